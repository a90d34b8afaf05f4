package ui

import (
	"slices"

	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// focus is where the keyboard is: the ID of a node, and on the board the square that is its one tab stop.
type focus struct {
	id       string      // "" while a page's focus is outside of the game
	square   game.Square // the board's tab stop, wherever the focus is
	shown    bool        // a key was used last, so a mark is painted
	returnTo string      // where the focus goes when the panel closes
	column   byte        // a letter a–d that waits for its digit, 0 for none
}

func newFocus(page bool) focus {
	f := focus{square: game.NewSquare(0, 0)}
	if !page {
		f.id = tree.SquareID(f.square)
	}
	return f
}

func (f *focus) onBoard() bool {
	_, on := tree.SquareOfID(f.id)
	return on
}

// toSquare moves the tab stop, and the focus to it.
func (f *focus) toSquare(s game.Square) { f.square, f.id = s, tree.SquareID(s) }

func (f *focus) remember() { f.returnTo = f.id }

// FocusID returns the ID of the node with the keyboard's focus, and whether a mark of it should be painted: it is after a
// key, it is not after a tap.
func (a *App) FocusID() (id string, shown bool) { return a.focus.id, a.focus.shown }

// takeFocus notes that a node has the focus: a page says so, or a key.
func (a *App) takeFocus(id string) {
	if id == a.focus.id {
		return
	}
	if s, on := tree.SquareOfID(id); on {
		a.focus.square = s
	}
	a.focus.id = id
	a.focus.column = 0
	a.changed()
}

// moveFocus moves the focus, and the page's with it.
func (a *App) moveFocus(id string) {
	a.takeFocus(id)
	a.emit(effect.FocusNode{ID: id})
}

// focusPanel moves the focus into the open panel: to its main button when it is a mere question, else to its first control.
func (a *App) focusPanel() {
	controls := tree.FocusStops(a.panel.Node())
	if len(controls) == 0 {
		return
	}
	first := controls[0]
	if len(controls) <= 4 {
		for _, n := range controls {
			if n.Primary {
				first = n
				break
			}
		}
	}
	a.moveFocus(first.ID)
}

// focusBoard moves the focus to the board, where play goes on, unless a panel is open.
func (a *App) focusBoard() {
	if a.panel == nil && !a.focus.onBoard() {
		a.moveFocus(tree.SquareID(a.focus.square))
	}
}

// keepFocus moves a focus whose node is gone from the tree: within an open panel to its beginning, else to the board.
func (a *App) keepFocus() {
	if a.focus.id == "" || a.top().Find(a.focus.id) != nil {
		return
	}
	if a.panel != nil {
		a.focusPanel()
		return
	}
	a.focusBoard()
}

// top is what the keyboard reaches of the tree that was built last: the open panel, else the play screen.
func (a *App) top() *tree.Node {
	if a.panel != nil {
		return a.root.Children[len(a.root.Children)-1]
	}
	return a.root
}

// returnFocus goes back to where the focus was before a panel opened.
func (a *App) returnFocus() {
	id := a.focus.returnTo
	if id == "" || !hasID(tree.FocusStops(a.Tree()), id) {
		id = tree.SquareID(a.focus.square)
	}
	a.moveFocus(id)
}

// MoveFocus goes to the next (+1) or previous (-1) tab stop, for windows without a page's Tab; within an open panel.
func (a *App) MoveFocus(step int) {
	a.refresh()
	stops := tabStops(a.top())
	if len(stops) == 0 {
		return
	}
	at := -1
	for i, n := range stops {
		if n.ID == a.focus.id {
			at = i
		}
	}
	if at < 0 && step < 0 {
		at = 0
	}
	a.focus.shown = true
	a.changed()
	a.moveFocus(stops[((at+step)%len(stops)+len(stops))%len(stops)].ID)
}

// tabStops lists what Tab reaches: the controls, of the board's cells only one, and regions that scroll.
func tabStops(root *tree.Node) []*tree.Node {
	var stops []*tree.Node
	root.Walk(func(n *tree.Node) bool {
		if n.Focusable() && (n.Role != tree.RoleCell || n.TabStop) {
			stops = append(stops, n)
		}
		return true
	})
	return stops
}

// SetScrolling tells which regions and tables of the open panel have more in them than can be seen, as whoever shows the panel has
// measured it: Tab reaches them, so that a keyboard can scroll them.
func (a *App) SetScrolling(ids []string) {
	if !slices.Equal(ids, a.scrolling) {
		a.scrolling = slices.Clone(ids)
		a.changed()
	}
}

func hasID(nodes []*tree.Node, id string) bool {
	for _, n := range nodes {
		if n.ID == id {
			return true
		}
	}
	return false
}
