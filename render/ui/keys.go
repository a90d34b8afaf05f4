package ui

import (
	"strconv"

	"anqi/game"
)

// Key acts on a key pressed with the focus at a node of this tree and reports whether it was used; a key that was not is
// the page's or the window's own.
func (a *App) Key(key KeyPress) bool {
	if key.Key == "F11" && !a.environment.Page && a.environment.FullScreen {
		a.Do(Command{Name: CommandFullScreen})
		return true
	}
	if key.Alt || key.Meta || key.Ctrl && key.Key != "Home" && key.Key != "End" {
		return false
	}
	used := false
	switch {
	case a.panel != nil:
		used = a.panelKey(key)
	case a.focus.onBoard():
		used = a.boardKey(key)
	default:
		used = a.controlKey(key)
	}
	if used && !a.focus.shown {
		a.focus.shown = true
		a.changed()
	}
	return used
}

// panelKey is a key while a panel is open.
func (a *App) panelKey(key KeyPress) bool {
	if key.Key == "Escape" {
		a.Do(Command{Name: CommandClose})
		return true
	}
	n := a.panel.Node().Find(a.focus.id)
	if n == nil || !n.Control() {
		return false
	}
	switch n.Role {
	case RoleSlider, RoleNumber, RoleSelect:
		return !a.environment.Page && a.adjust(n, key)
	case RoleRadio:
		if step := arrowStep(key.Key); step != 0 && !a.environment.Page {
			a.nextRadio(n, step)
			return true
		}
	}
	return a.activate(n, key)
}

// controlKey is a key with the focus on a button of the play screen.
func (a *App) controlKey(key KeyPress) bool {
	if key.Key == "Escape" {
		a.release()
		return true
	}
	n := a.Tree().Find(a.focus.id)
	return n != nil && n.Control() && a.activate(n, key)
}

// activate does a control's command on Enter or Space.
func (a *App) activate(n *Node, key KeyPress) bool {
	if key.Key != "Enter" && key.Key != " " {
		return false
	}
	if !n.Disabled {
		a.Do(n.Command)
	}
	return true
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
func (a *App) nextRadio(n *Node, step int) {
	var group *Node
	a.panel.Node().Walk(func(m *Node) bool {
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
	var radios []*Node
	at := 0
	for _, child := range group.Children {
		if child.Role == RoleRadio && !child.Disabled {
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

// adjust changes the value of a slider, number or select with the arrows, for windows without a page's inputs.
func (a *App) adjust(n *Node, key KeyPress) bool {
	step := map[string]int{"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1}[key.Key]
	if step == 0 {
		return false
	}
	if n.Role == RoleSelect {
		// The list reads downwards.
		if key.Key == "ArrowUp" || key.Key == "ArrowDown" {
			step = -step
		}
		a.Do(Command{n.Command.Name, nextOption(n, step)})
		return true
	}
	number, err := strconv.Atoi(n.Value)
	if err != nil {
		return false
	}
	if n.Role == RoleSlider {
		step *= max(1, (n.Max-n.Min)/10)
	}
	a.Do(Command{n.Command.Name, strconv.Itoa(min(max(number+step, n.Min), n.Max))})
	return true
}

func nextOption(n *Node, step int) string {
	for i, option := range n.Options {
		if option.Value == n.Value {
			return n.Options[min(max(i+step, 0), len(n.Options)-1)].Value
		}
	}
	return n.Value
}

// boardKey is a key with the focus on the board.
func (a *App) boardKey(key KeyPress) bool {
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
		a.Do(Command{CommandSquare, a.focus.square.String()})
		return true
	}
	return a.letterKey(key.Key)
}

// walk moves over the board as it lies on the screen.
func (a *App) walk(key KeyPress) bool {
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
func (a *App) goTo(s game.Square) { a.moveFocus(SquareID(s)) }

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
func keyCommands(key string) (Command, bool) {
	switch key {
	case "Escape":
		return Command{Name: CommandRelease}, true
	case "=":
		return Command{Name: CommandStop}, true
	case "l", "L":
		return Command{CommandSay, "last"}, true
	case "s", "S":
		return Command{CommandSay, "status"}, true
	case "k", "K":
		return Command{CommandSay, "pieces"}, true
	case "u", "U":
		return Command{Name: CommandUndo}, true
	case "y", "Y":
		return Command{Name: CommandRedo}, true
	case "h", "H":
		return Command{Name: CommandHint}, true
	case "n", "N":
		return Command{Name: CommandNew}, true
	case "m", "M":
		return Command{Name: CommandSound}, true
	case "?", "？":
		return Command{Name: CommandHelp}, true
	}
	return Command{}, false
}
