//go:build linux && !js

package main

import (
	"os/exec"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/render/ui/tree"
)

func TestWindowKeepsTheGame(t *testing.T) {
	d := newDesktop(t)
	d.open()
	first := d.look().Session().ID()
	time.Sleep(time.Second) // the window is there before its first frame
	d.clickButton("new")
	time.Sleep(300 * time.Millisecond)
	d.clickInPanel(tree.CommandNew, "newgame-start")
	d.until("another game", func() bool { return d.look().Session().ID() != first })
	for range 10 {
		if !d.turn() {
			t.Fatal("the game was over before its tenth turn")
		}
	}
	d.until("the computer's answer", func() bool { return d.look().Session().PersonToMove() })
	played := d.look().Session().Match()
	d.clickButton("undo")
	d.until("the undo", func() bool { return d.look().Session().Match().Cursor() < played.Cursor() })
	undone := d.look().Session().Match()
	if undone.Turns() != played.Turns()-2 {
		t.Errorf("undo went from turn %d to %d", played.Turns(), undone.Turns())
	}

	d.close()
	d.open()
	again := d.look().Session().Match()
	if again.Position() != undone.Position() || again.Cursor() != undone.Cursor() || again.Length() != undone.Length() {
		t.Errorf("after opening again the board is %v, want %v", again.Position().Board, undone.Position().Board)
	}
	// What the window itself took up is seen from what its redo button brings back.
	time.Sleep(time.Second)
	d.clickButton("redo")
	d.until("the redo", func() bool { return d.look().Session().Match().Cursor() == played.Cursor() })
	if redone := d.look().Session().Match(); redone.Position() != played.Position() {
		t.Errorf("redo gives the board %v, want %v", redone.Position().Board, played.Position().Board)
	}
	d.close()
}

func TestWindowRemembersItsSize(t *testing.T) {
	d := newDesktop(t)
	d.open()
	geometry := func() string {
		out, _ := exec.Command("xdotool", "getwindowgeometry", d.window).Output()
		return string(out)
	}
	// A window that is just opening sets its own size once more, so the new one counts only when it has lasted.
	d.until("the new size", func() bool {
		if out, err := exec.Command("xdotool", "windowsize", d.window, "900", "640").CombinedOutput(); err != nil {
			t.Fatalf("xdotool windowsize: %v\n%s", err, out)
		}
		time.Sleep(time.Second)
		return strings.Contains(geometry(), "900x640")
	})
	d.close()
	d.open()
	d.until("the size of before", func() bool { return strings.Contains(geometry(), "900x640") })
	d.close()
}

// TestWindowLetsADragGo drags a piece over a square it may go to and ends the drag in ways that are no drop, then drops it.
func TestWindowLetsADragGo(t *testing.T) {
	d := newDesktop(t)
	d.open()
	time.Sleep(time.Second) // the window is there before its first frame
	var action game.Action
	for action.From == action.To {
		d.until("the person's turn", func() bool { return d.look().Session().PersonToMove() })
		for _, a := range d.look().Session().Match().Actions(nil) {
			if !a.IsFlip() && !a.IsStop() {
				action = a
			}
		}
		if action.From == action.To {
			d.turn()
		}
	}
	board, cursor := d.look().Board(), d.look().Session().Match().Cursor()
	for _, interrupt := range [][2][]string{{{"mousedown", "3"}, {"mouseup", "3"}}, {{"keydown", "Escape"}, {"keyup", "Escape"}}} {
		d.moveTo(board.CellRect(action.From))
		d.xdotool("mousedown", "1")
		d.moveTo(board.CellRect(action.To))
		// What goes down and up within one frame of a slow machine is not seen by the engine, so each stays for some frames.
		time.Sleep(time.Second / 2)
		d.xdotool(interrupt[0]...)
		time.Sleep(time.Second / 2)
		d.xdotool(interrupt[1]...)
		d.xdotool("mouseup", "1")
		time.Sleep(time.Second / 2)
	}
	d.moveTo(board.CellRect(action.From))
	d.xdotool("mousedown", "1")
	d.moveTo(board.CellRect(action.To))
	if now := d.look().Session().Match().Cursor(); now != cursor {
		t.Errorf("drags that were let go made %d moves", now-cursor)
	}
	d.xdotool("mouseup", "1")
	d.until("the move of the drag", func() bool { return d.look().Session().Match().Cursor() > cursor })
	d.close()
}
