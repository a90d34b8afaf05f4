// Package panels is the dialogs of the game: each a value that is shown by Node and changed by Do, a pure function of state, without
// pointers to the App. To add one: a file here, its words in assets/texts, a command in render/ui/tree, and the line of render/ui/commands.go
// that opens it.
//
// It may import the standard library, game and what stands below match, save, the texts, render/qrcode, and the packages tree, effect and
// announce beside it.
package panels

import (
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// Panel is the state of an open panel: a value of its own, without pointers to the App. panels_*.go and menu.go implement it.
type Panel interface {
	// Node builds the panel: a RoleDialog with a label, whose children flow from top to bottom. Its first control gets the
	// focus unless one is Primary. It ends with the buttons that close it; the App adds none.
	Node() *tree.Node
	// Do acts on a command of the panel: the next state (nil closes the panel) and what the App shall do, nil for nothing.
	// A command that it does not know leaves everything as it is. The App treats CommandClose itself.
	Do(tree.Command) (Panel, Request)
}

// BoardPanel is a panel that shows a board as the one on the table stands, which a window that is turned changes.
type BoardPanel interface {
	Standing(lying, turned bool) Panel
}

// Asker is a panel that asks for effects and shows what came of them where it asked.
type Asker interface {
	Answered(line string, tone tree.Tone) Panel
}

// Request is what a panel wants done by the App.
type Request interface{ request() }

// OpenPanel asks for another panel in place of the one that is open.
type OpenPanel struct{ Panel Panel }

// DoCommand asks for a command of the play screen, after the panel has closed.
type DoCommand struct{ Command tree.Command }

// DoEffect asks for an effect, such as Copy.
type DoEffect struct{ Effect effect.Effect }

// PointOut asks to say why something was not done and to lead to the part of the panel that has to change first.
type PointOut struct{ ID, Line string }

func (OpenPanel) request() {}

func (DoCommand) request() {}

func (DoEffect) request() {}

func (PointOut) request() {}
