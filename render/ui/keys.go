package ui

import (
	"anqi/game"
	"anqi/render/ui/tree"
)

// Key acts on a key pressed with the focus at a node of this tree and reports whether it was used; a key that was not is
// the page's or the window's own.
func (a *App) Key(key tree.KeyPress) bool {
	if key.Key == "F11" && !a.environment.Page && a.environment.FullScreen {
		a.Do(tree.Command{Name: tree.CommandFullScreen})
		return true
	}
	if key.Alt || key.Meta || key.Ctrl && key.Key != "Home" && key.Key != "End" {
		return false
	}
	used := false
	switch {
	case key.Repeat && !moves[key.Key]:
		return actsOnce[key.Key]
	case key.Key == "Escape" && a.pointer.moving:
		a.PointerCancel()
		used = true
	case a.panel != nil:
		used = a.panelKey(key)
	case a.focus.onBoard():
		used = a.boardKey(key)
	default:
		used = a.controlKey(key)
	}
	if used && (!a.focus.shown || a.environment.Keyless) {
		a.focus.shown, a.environment.Keyless = true, false
		a.changed()
	}
	return used
}

// A held key repeats what it does only where it moves something; the others act once.
var (
	moves = map[string]bool{
		"ArrowLeft": true, "ArrowRight": true, "ArrowUp": true, "ArrowDown": true,
		"PageUp": true, "PageDown": true, "Home": true, "End": true,
	}
	actsOnce = map[string]bool{"Enter": true, " ": true, "Escape": true} // used up while they are held
)

// panelKey is a key while a panel is open.
func (a *App) panelKey(key tree.KeyPress) bool {
	if key.Key == "Escape" {
		a.Do(tree.Command{Name: tree.CommandClose})
		return true
	}
	n := a.panel.Node().Find(a.focus.id)
	if n == nil || !n.Control() {
		return false
	}
	switch n.Role {
	case tree.RoleSlider, tree.RoleNumber, tree.RoleSelect:
		return !a.environment.Page && a.stepInput(n, key)
	case tree.RoleRadio:
		if step := arrowStep(key.Key); step != 0 && !a.environment.Page {
			a.nextRadio(n, step)
			return true
		}
	}
	return a.activate(n, key)
}

// controlKey is a key with the focus on a button of the play screen, or on nothing: the board's keys work there too.
func (a *App) controlKey(key tree.KeyPress) bool {
	if n := a.Tree().Find(a.focus.id); n != nil && n.Control() && a.activate(n, key) {
		return true
	}
	if key.Key == "Enter" || key.Key == " " {
		// Nothing has the focus. Whoever presses the key sees first where it would act.
		a.goTo(a.focus.square)
		return true
	}
	return a.boardKey(key)
}

// activate does a control's command on Enter or Space.
func (a *App) activate(n *tree.Node, key tree.KeyPress) bool {
	if key.Key != "Enter" && key.Key != " " {
		return false
	}
	if !n.Disabled {
		a.Do(n.Command)
	}
	return true
}

// boardKey is a key with the focus on the board.
func (a *App) boardKey(key tree.KeyPress) bool {
	waiting := a.focus.column
	a.focus.column = 0
	if waiting != 0 && len(key.Key) == 1 && key.Key[0] >= '1' && key.Key[0] <= '8' {
		a.goTo(game.NewSquare(int(waiting-'a'), int(key.Key[0]-'1')))
		return true
	}
	if a.walk(key) {
		return true
	}
	if key.Key == "Enter" || key.Key == " " {
		a.Do(tree.Command{Name: tree.CommandSquare, Value: a.focus.square.String()})
		return true
	}
	return a.letterKey(key.Key)
}

// walk moves over the board as it lies on the screen.
func (a *App) walk(key tree.KeyPress) bool {
	board := a.Board()
	wide, tall := board.Size()
	column, row := board.Place(a.focus.square)
	switch key.Key {
	case "ArrowRight":
		column = min(column+1, wide-1)
	case "ArrowLeft":
		column = max(column-1, 0)
	case "ArrowDown":
		row = min(row+1, tall-1)
	case "ArrowUp":
		row = max(row-1, 0)
	case "Home":
		column = 0
		if key.Ctrl {
			row = 0
		}
	case "End":
		column = wide - 1
		if key.Ctrl {
			row = tall - 1
		}
	default:
		return false
	}
	a.goTo(board.At(column, row))
	return true
}

// goTo moves the focus to a square.
func (a *App) goTo(s game.Square) { a.moveFocus(tree.SquareID(s)) }

// letterKey is the keys with a letter or a sign.
func (a *App) letterKey(key string) bool {
	switch key {
	case "f", "F":
		a.goToNext(a.faceDownSquares(), a.t.Say.NoneFaceDown)
	case "o", "O":
		a.goToNext(a.ownSquares(), a.t.Say.NoneOwn)
	case "c", "C":
		// C is also the first half of c1 to c8: the digit may still follow.
		a.goToNext(a.captureSquares(), a.t.Say.NoneCapture)
		a.focus.column = 'c'
	case "a", "b", "d", "A", "B", "D":
		a.focus.column = key[0] | 0x20
	default:
		command, known := keyCommands(key)
		if known {
			a.Do(command)
		}
		return known
	}
	return true
}

// keyCommands are the keys that stand for a command.
func keyCommands(key string) (tree.Command, bool) {
	switch key {
	case "Escape":
		return tree.Command{Name: tree.CommandRelease}, true
	case "=":
		return tree.Command{Name: tree.CommandStop}, true
	case "l", "L":
		return tree.Command{Name: tree.CommandSay, Value: "last"}, true
	case "s", "S":
		return tree.Command{Name: tree.CommandSay, Value: "status"}, true
	case "k", "K":
		return tree.Command{Name: tree.CommandSay, Value: "pieces"}, true
	case "u", "U":
		return tree.Command{Name: tree.CommandUndo}, true
	case "y", "Y":
		return tree.Command{Name: tree.CommandRedo}, true
	case "h", "H":
		return tree.Command{Name: tree.CommandHint}, true
	case "n", "N":
		return tree.Command{Name: tree.CommandNew}, true
	case "m", "M":
		return tree.Command{Name: tree.CommandSound}, true
	case "?", "？":
		return tree.Command{Name: tree.CommandHelp}, true
	}
	return tree.Command{}, false
}

func arrowStep(key string) int {
	switch key {
	case "ArrowRight", "ArrowDown":
		return 1
	case "ArrowLeft", "ArrowUp":
		return -1
	}
	return 0
}

// nextRadio chooses the next radio button of a group, as a page's own radio buttons do.
func (a *App) nextRadio(n *tree.Node, step int) {
	var group *tree.Node
	a.panel.Node().Walk(func(m *tree.Node) bool {
		for _, child := range m.Children {
			if child.ID == n.ID {
				group = m
			}
		}
		return group == nil
	})
	if group == nil {
		return
	}
	var radios []*tree.Node
	at := 0
	for _, child := range group.Children {
		if child.Role == tree.RoleRadio && !child.Disabled {
			if child.ID == n.ID {
				at = len(radios)
			}
			radios = append(radios, child)
		}
	}
	next := radios[((at+step)%len(radios)+len(radios))%len(radios)]
	a.moveFocus(next.ID)
	a.Do(next.Command)
}

// inputSteps is by how many steps a key changes an input, for windows without a page's inputs.
var inputSteps = map[string]int{"ArrowLeft": -1, "ArrowDown": -1, "ArrowRight": 1, "ArrowUp": 1, "PageDown": -5, "PageUp": 5}

// stepInput changes the value of a slider, number or select; a key that could but is at the end already is used too.
func (a *App) stepInput(n *tree.Node, key tree.KeyPress) bool {
	steps := inputSteps[key.Key]
	if step := arrowStep(key.Key); n.Role == tree.RoleSelect && step != 0 {
		steps = step // its list reads downwards
	}
	if command, ok := n.Stepped(steps); ok {
		a.Do(command)
	}
	return steps != 0
}
