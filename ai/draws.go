package ai

import "anqi/game"

// youngFaceDown is how many pieces face down make a game young: with more of them an even evaluation says only that nothing is
// known yet.
const youngFaceDown = 8

// Young reports whether a game has hardly begun, so that no draw is agreed to whatever a search thinks: more than eight pieces are
// face down, and nobody repeats.
func Young(p game.Position) bool { return p.FaceDownCount() > youngFaceDown && !cameBack(&p) }

// cameBack reports whether the same pieces stood on the same squares, with the same side to move, since the last flip or capture.
func cameBack(p *game.Position) bool {
	var room [64]game.Action
	moves := p.MovesSinceProgress(room[:0])
	board := p.Board
	for i := len(moves) - 1; i >= 0; i-- {
		board[moves[i].From], board[moves[i].To] = board[moves[i].To], game.Empty
		if (len(moves)-i)%2 == 0 && board == p.Board {
			return true
		}
	}
	return false
}

// AcceptsDraw reports whether the computer takes a draw offered in a position, by an analysis from its own side: when the game is
// not young and the computer is not better.
func AcceptsDraw(p game.Position, a Analysis) bool {
	if Young(p) {
		return false
	}
	return a.Solved != SolvedWin && (a.Solved == SolvedDraw || a.Chance <= 0.5)
}

// OffersDraw reports whether the computer should offer a draw: when the endgame is known to be drawn, or nothing is face
// down, half of the way to the no-progress limit has been made and nobody is better.
func OffersDraw(p game.Position, r game.Rules, a Analysis) bool {
	if a.Solved == SolvedDraw {
		return true
	}
	const even = 0.03
	dead := p.FaceDownCount() == 0 && r.NoProgressLimit > 0 && 2*int(p.NoProgressCount) >= r.NoProgressLimit
	return dead && a.Solved == Unsolved && a.Chance > 0.5-even && a.Chance < 0.5+even
}

// Resigns reports whether the computer may resign: only when the endgame is solved as lost. Whether it does is the
// person's setting.
func Resigns(a Analysis) bool { return a.Solved == SolvedLoss }
