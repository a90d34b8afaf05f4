package ui

import (
	"anqi/game"
)

// squareSet is a set of squares.
type squareSet [game.SquareCount]bool

// goToNext moves to the next square of a set after the focused one, in the order in which the board is read on the screen, and
// begins again at the end. It says so when the set is empty.
func (a *App) goToNext(set squareSet, none string) {
	if set == (squareSet{}) {
		a.tell(none)
		return
	}
	board := a.Board()
	wide, tall := board.Size()
	column, row := board.Place(a.focus.square)
	start := row*wide + column
	for i := 1; i <= wide*tall; i++ {
		at := (start + i) % (wide * tall)
		if s := board.At(at%wide, at/wide); set[s] {
			a.goTo(s)
			return
		}
	}
}

func (a *App) faceDownSquares() squareSet {
	var set squareSet
	for s, piece := range a.session.Match().Position().Board {
		set[s] = piece == game.FaceDown
	}
	return set
}

// ownSquares are the pieces of the side to move.
func (a *App) ownSquares() squareSet {
	var set squareSet
	position := a.session.Match().Position()
	for s, piece := range position.Board {
		set[s] = position.Turn != game.NoColour && piece.Colour() == position.Turn
	}
	return set
}

// captureSquares are the pieces that can capture; with a piece selected, what it can capture.
func (a *App) captureSquares() squareSet {
	var set squareSet
	position, rules := a.session.Match().Position(), a.session.Match().Rules()
	selected := a.controller.Selected
	var room [game.MaxActions]game.Action
	for _, action := range position.Actions(rules, room[:0]) {
		if action.IsStop() {
			continue
		}
		switch step := position.Step(action); {
		case step != game.StepCapture && step != game.StepDark:
		case selected == game.NoSquare:
			set[action.From] = true
		case selected == action.From:
			set[action.To] = true
		}
	}
	return set
}
