package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/sheet"
	"anqi/render/ui/tree"
)

// input is what the window's own pointer and keyboard were doing at the last tick.
type input struct {
	used    bool // the person has done something in this window
	x, y    float64
	down    bool
	touch   ebiten.TouchID
	touched bool        // the press is a finger's
	focused bool        // the window had the focus when the press began
	hovered game.Square // under the pointer
	over    string      // ID of the button or part under the pointer

	pressed  tree.Command // of the part of a panel that was pressed
	startY   float64      // where the press on a panel began
	dragging bool         // the press has become a scrolling of the panel
	sliding  *sheet.Item
	revealed string // ID of the focus that the panel was last scrolled to
}

// readInput passes the window's input on to the model.
func (g *Game) readInput() {
	g.readPointer()
	g.readWheel()
	g.readKeys()
}
