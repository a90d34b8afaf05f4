//go:build linux && !js

package main

import (
	"os/exec"
	"strconv"
	"time"

	"anqi/render/sheet"
	"anqi/render/ui"
	"anqi/render/ui/tree"
)

// click presses and releases the mouse in the middle of a rectangle.
func (d *desktop) click(r tree.Rect) {
	d.t.Helper()
	d.moveTo(r)
	d.xdotool("mousedown", "1")
	d.xdotool("mouseup", "1")
}

// moveTo moves the mouse to the middle of a rectangle.
func (d *desktop) moveTo(r tree.Rect) {
	d.t.Helper()
	d.xdotool("mousemove", "--window", d.window, strconv.Itoa(int(r.X+r.W/2)), strconv.Itoa(int(r.Y+r.H/2)))
}

// xdotool moves the mouse or presses something, and waits until the engine, which looks once a tick, has seen it.
func (d *desktop) xdotool(arguments ...string) {
	d.t.Helper()
	if out, err := exec.Command("xdotool", arguments...).CombinedOutput(); err != nil {
		d.t.Fatalf("xdotool %v: %v\n%s", arguments, err, out)
	}
	time.Sleep(90 * time.Millisecond)
}

// clickButton clicks on a part of the screen by its ID.
func (d *desktop) clickButton(id string) {
	d.t.Helper()
	node := d.look().Tree().Find(id)
	if node == nil {
		d.t.Fatalf("there is no button %q", id)
	}
	d.click(node.Rect)
}

// clickInPanel opens a panel's copy by a command and clicks on its part of that ID.
func (d *desktop) clickInPanel(open, id string) {
	d.t.Helper()
	app := d.look()
	app.Do(tree.Command{Name: open})
	for _, node := range app.Tree().Children {
		if node.Role != tree.RoleDialog {
			continue
		}
		for _, item := range sheet.New(node, d.width, d.height, d.fonts).Foot {
			if item.Node.ID == id {
				d.click(item.Rect)
				return
			}
		}
	}
	d.t.Fatalf("the panel %q has no %q", open, id)
}

// turn waits until the person is to move, makes a move with the mouse, and reports false when the game is over.
func (d *desktop) turn() bool {
	d.t.Helper()
	var app *ui.App
	d.until("the person's turn", func() bool {
		app = d.look()
		return app.Session().PersonToMove() || app.Session().Match().Outcome().Over()
	})
	m := app.Session().Match()
	if m.Outcome().Over() {
		return false
	}
	position, before, board := m.Position(), m.Cursor(), app.Board()
	actions := position.Actions(m.Rules(), nil)
	action := actions[(before*7+3)%len(actions)]
	d.click(board.CellRect(action.From))
	if !action.IsFlip() {
		d.click(board.CellRect(action.To))
	}
	d.until("the turn to be kept", func() bool { return d.look().Session().Match().Cursor() > before })
	return true
}
