package render

import (
	"time"

	"anqi/render/ui"
)

// Model is what is shown: *ui.App, or a scene in a test.
type Model interface {
	Version() uint64
	Tree() *ui.Node
	Board() ui.BoardView
	FocusID() (id string, shown bool)
	Effects() []ui.Effect

	Tick(now time.Time)
	Resize(width, height float64, insets ui.Insets)
	Do(ui.Command)
	Key(ui.KeyPress) bool
	MoveFocus(step int)
	SetScrolling(ids []string)
	PointerDown(x, y float64)
	PointerMove(x, y float64)
	PointerUp(x, y float64)
	PointerCancel()
}

var _ Model = (*ui.App)(nil)
