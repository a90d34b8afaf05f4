package render

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"anqi/game"
	"anqi/render/sheet"
	"anqi/render/ui"
)

// input is what the window's own pointer and keyboard were doing at the last tick.
type input struct {
	used    bool // the person has done something in this window
	x, y    float64
	down    bool
	touch   ebiten.TouchID
	touched bool        // the press is a finger's
	hovered game.Square // under the pointer
	over    string      // ID of the button or part under the pointer

	pressed  ui.Command // of the part of a panel that was pressed
	startY   float64    // where the press on a panel began
	dragging bool       // the press has become a scrolling of the panel
	sliding  *sheet.Item
	revealed string // ID of the focus that the panel was last scrolled to
}

// slack is how far a finger may slip before a tap becomes a drag, in CSS pixels.
const slack = 8

// readInput passes the window's input on to the model.
func (g *Game) readInput(now time.Time) {
	g.readPointer()
	g.readWheel()
	g.readKeys()
}

// pointer returns where mouse or finger are, in CSS pixels, and what happened to them since the last tick.
func (g *Game) pointer() (x, y float64, pressed, released bool) {
	in := &g.input
	if ids := inpututil.AppendJustPressedTouchIDs(nil); len(ids) > 0 && !in.down {
		in.touch, in.touched = ids[0], true
		pressed = true
	}
	if in.touched {
		if inpututil.IsTouchJustReleased(in.touch) {
			in.touched = false
			return in.x, in.y, pressed, true
		}
		touchX, touchY := ebiten.TouchPosition(in.touch)
		return float64(touchX) / g.ratio, float64(touchY) / g.ratio, pressed, false
	}
	mouseX, mouseY := ebiten.CursorPosition()
	pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	return float64(mouseX) / g.ratio, float64(mouseY) / g.ratio, pressed, released
}

func (g *Game) readPointer() {
	in := &g.input
	x, y, pressed, released := g.pointer()
	moved := x != in.x || y != in.y
	in.x, in.y = x, y
	if pressed {
		in.used, in.down = true, true
		g.press(x, y)
	}
	if moved {
		g.hover(x, y)
		if in.down {
			g.drag(x, y)
		}
	}
	if released && in.down {
		in.down = false
		g.release(x, y)
	}
}

func (g *Game) press(x, y float64) {
	in := &g.input
	if g.sheet == nil {
		g.model.PointerDown(x, y)
		return
	}
	in.startY, in.dragging, in.sliding = y, false, nil
	item, command := g.sheet.Hit(x, y, g.scroll)
	in.pressed = command
	if item != nil && item.Node.Role == ui.RoleSlider {
		in.sliding = item
		g.doInPanel(item.Node.ID, command)
	}
}

func (g *Game) drag(x, y float64) {
	in := &g.input
	switch {
	case g.sheet == nil:
		g.model.PointerMove(x, y)
	case in.sliding != nil:
		if _, command := g.sheet.Hit(x, in.startY, g.scroll); command != in.pressed && command.Name == in.pressed.Name {
			in.pressed = command
			g.doInPanel(in.sliding.Node.ID, command)
		}
	case in.dragging || math.Abs(y-in.startY) > slack && g.sheet.Limit() > 0:
		if !in.dragging {
			in.dragging = true
		}
		g.scrollBy(in.startY - y)
		in.startY = y
	}
}

func (g *Game) release(x, y float64) {
	in := &g.input
	if g.sheet == nil {
		g.model.PointerUp(x, y)
		return
	}
	if in.dragging || in.sliding != nil {
		in.sliding = nil
		return
	}
	if item, command := g.sheet.Hit(x, y, g.scroll); item != nil && command == in.pressed {
		g.doInPanel(item.Node.ID, command)
	}
}

// doInPanel gives the focus to a part of a panel and carries out its command.
func (g *Game) doInPanel(id string, command ui.Command) {
	if command == (ui.Command{}) {
		return
	}
	g.model.Do(ui.Command{Name: ui.CommandFocus, Value: id})
	g.input.revealed = id // it is in sight: it was just tapped
	g.model.Do(command)
}

// hover finds what lies under the pointer and repaints if that changed.
func (g *Game) hover(x, y float64) {
	in := &g.input
	over, square := "", game.NoSquare
	if in.touched {
		// A finger covers what lies under it.
	} else if g.sheet != nil {
		if item, command := g.sheet.Hit(x, y, g.scroll); item != nil && command != (ui.Command{}) {
			over = item.Node.ID
		}
	} else {
		square = g.board.SquareAt(x, y)
		over = buttonAt(g.model.Tree(), x, y)
	}
	if over != in.over || square != in.hovered {
		in.over, in.hovered, g.turned = over, square, true
	}
}

// buttonAt returns the ID of the button of the play screen at a point, "" if there is none.
func buttonAt(tree *ui.Node, x, y float64) string {
	id := ""
	tree.Walk(func(n *ui.Node) bool {
		if n.Role == ui.RoleButton && n.Visible && n.Rect.Contains(x, y) {
			id = n.ID
		}
		return id == ""
	})
	return id
}

// wheelStep is how far a notch of the wheel scrolls, in CSS pixels.
const wheelStep = 60

func (g *Game) readWheel() {
	if _, turned := ebiten.Wheel(); turned != 0 {
		g.scrollBy(-turned * wheelStep)
	}
}

// scrollBy scrolls the open panel.
func (g *Game) scrollBy(distance float64) {
	if g.sheet == nil {
		return
	}
	scroll := math.Max(0, math.Min(g.scroll+distance, g.sheet.Limit()))
	if scroll != g.scroll {
		g.scroll, g.stale = scroll, true
	}
}
