package ui

import "anqi/game"

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
