package render

import (
	"time"

	"anqi/render/ui"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// Model is what is shown: *ui.App, or a scene in a test.
type Model interface {
	Version() uint64
	Tree() *tree.Node
	Board() tree.BoardView
	FocusID() (id string, shown bool)
	Effects() []effect.Effect

	Tick(now time.Time)
	Resize(width, height float64, insets tree.Insets)
	Do(tree.Command)
	Key(tree.KeyPress) bool
	MoveFocus(step int)
	SetScrolling(ids []string)
	PointerDown(x, y float64)
	PointerMove(x, y float64)
	PointerUp(x, y float64)
	PointerCancel()
}

var _ Model = (*ui.App)(nil)
