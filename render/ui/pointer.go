package ui

import (
	"math"

	"anqi/game"
	"anqi/render/ui/screen"
	"anqi/render/ui/tree"
)

// dragSlack is how far a pressed pointer may move before a press becomes a drag, in CSS pixels.
const dragSlack = 8

// pointer is a finger or mouse button that is down on the play screen.
type pointer struct {
	down   bool
	id     string      // of the control that was pressed
	from   game.Square // of the piece that was pressed and may be dragged, else NoSquare
	moving bool        // it is being dragged
	x, y   float64
	startX float64
	startY float64
}

func newPointer() pointer { return pointer{from: game.NoSquare} }

func (p *pointer) cancel() { *p = newPointer() }

func (p *pointer) dragging() screen.Dragging {
	if !p.moving {
		return screen.Dragging{From: game.NoSquare}
	}
	return screen.Dragging{From: p.from, X: p.x, Y: p.y}
}

// PointerDown begins a press of a finger or mouse on the play screen, in CSS pixels: for windows that have no page's buttons,
// and for dragging pieces. A press and release on one control does its command.
func (a *App) PointerDown(x, y float64) {
	a.pointer.cancel()
	if a.panel != nil {
		return
	}
	a.hideFocus()
	n := a.hit(x, y)
	if n == nil {
		return
	}
	a.pointer = pointer{down: true, id: n.ID, from: game.NoSquare, x: x, y: y, startX: x, startY: y}
	square, on := tree.SquareOfID(n.ID)
	position := a.session.Match().Position()
	if on && !a.environment.Framed && a.mayAct() && position.Turn != game.NoColour && position.Board[square].Colour() == position.Turn {
		a.pointer.from = square
	}
}

// PointerMove moves the dragged piece.
func (a *App) PointerMove(x, y float64) {
	p := &a.pointer
	if !p.down || p.from == game.NoSquare {
		return
	}
	if !p.moving && math.Hypot(x-p.startX, y-p.startY) > dragSlack {
		position := a.session.Match().Position()
		a.controller.Choose(&position, a.session.Match().Rules(), p.from)
		p.moving = true
		a.changed()
	}
	if p.moving {
		p.x, p.y = x, y
		a.changed()
	}
}

// PointerUp ends the press: a drag ends in CommandMove, a tap in the control's command.
func (a *App) PointerUp(x, y float64) {
	p := a.pointer
	a.pointer.cancel()
	switch {
	case !p.down:
		return
	case p.moving:
		a.changed()
		board := a.Board()
		switch to := board.SquareAt(x, y); to {
		case game.NoSquare:
			a.release()
		case p.from:
		default:
			a.Do(tree.Command{Name: tree.CommandMove, Value: p.from.String() + "-" + to.String()})
		}
		return
	}
	if n := a.hit(x, y); n != nil && n.ID == p.id && !n.Disabled {
		if n.Role != tree.RoleCell {
			a.takeFocus(n.ID)
		}
		a.Tap(n.Command)
	}
}

// PointerCancel forgets the press; a piece that was being dragged is let go where it stood.
func (a *App) PointerCancel() {
	moving := a.pointer.moving
	a.pointer.cancel()
	if moving {
		a.changed()
		a.release()
	}
}

// Tap carries out the command of a control that a pointer has tapped. Where it leads back to play, the focus is on the board
// then: a mouse or a finger has no use for it on a button, and on the board the keys go on. A panel that is merely closed
// gives it back to where it was.
func (a *App) Tap(command tree.Command) {
	a.Do(command)
	if command.Name != tree.CommandClose {
		a.focusBoard()
	}
}

func (a *App) hideFocus() {
	if a.focus.shown {
		a.focus.shown = false
		a.changed()
	}
}

// hit returns the control under a point of the play screen.
func (a *App) hit(x, y float64) *tree.Node {
	for _, n := range tree.FocusStops(a.Tree()) {
		if n.Rect.Contains(x, y) {
			return n
		}
	}
	return nil
}
