package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"anqi/game"
	"anqi/render/ui/tree"
)

// slack is how far a finger may slip before a tap becomes a drag, in CSS pixels.
const slack = 8

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
	if in.down && g.interrupted() {
		in.down, in.touched, in.sliding = false, false, nil
		g.model.PointerCancel()
		return
	}
	if pressed {
		in.used, in.down, in.focused = true, true, ebiten.IsFocused()
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

// interrupted reports whether something else ends a press: another button, another finger, a window that loses the focus.
func (g *Game) interrupted() bool {
	in := &g.input
	if in.touched {
		for _, id := range inpututil.AppendJustPressedTouchIDs(nil) {
			if id != in.touch {
				return true
			}
		}
		return false
	}
	return in.focused && !ebiten.IsFocused() ||
		inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonRight) || inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonMiddle)
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
	if item != nil && item.Node.Role == tree.RoleSlider {
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
		in.dragging = true
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

// hover finds what lies under the pointer and repaints if that changed.
func (g *Game) hover(x, y float64) {
	in := &g.input
	over, square := "", game.NoSquare
	switch {
	case in.touched: // a finger covers what lies under it
	case g.sheet != nil:
		if item, command := g.sheet.Hit(x, y, g.scroll); item != nil && command != (tree.Command{}) {
			over = item.Node.ID
		}
	default:
		square = g.board.SquareAt(x, y)
		over = buttonAt(g.model.Tree(), x, y)
	}
	if over != in.over || square != in.hovered {
		in.over, in.hovered, g.turned = over, square, true
	}
}

// buttonAt returns the ID of the button of the play screen at a point, "" if there is none.
func buttonAt(root *tree.Node, x, y float64) string {
	id := ""
	root.Walk(func(n *tree.Node) bool {
		if n.Role == tree.RoleButton && n.Visible && n.Rect.Contains(x, y) {
			id = n.ID
		}
		return id == ""
	})
	return id
}
