package game_test

import (
	"slices"

	"anqi/game"
)

// result is section 4, in its order.
func (l *literal) result() game.Result {
	if l.chain != nil || l.turn == game.NoColour {
		return game.Result{}
	}
	switch {
	case l.left(game.Red) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Black}
	case l.left(game.Black) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Red}
	case len(l.legal()) == 0:
		return game.Result{Reason: game.ReasonBlocked, Winner: l.turn.Opponent()}
	case l.rules.Repetition > 0 && l.repeats():
		return game.Result{Reason: game.ReasonRepetition}
	case l.rules.NoProgressLimit > 0 && l.noProgress >= l.rules.NoProgressLimit:
		return l.tally()
	}
	return game.Result{}
}

func (l *literal) repeats() bool {
	n := l.rules.Repetition
	for p := 1; p*n <= len(l.moves); p++ {
		last := l.moves[len(l.moves)-p:]
		same := true
		for k := 2; k <= n; k++ {
			start := len(l.moves) - k*p
			same = same && slices.Equal(l.moves[start:start+p], last)
		}
		if same {
			return true
		}
	}
	return false
}

func (l *literal) tally() game.Result {
	if !l.rules.ThreePieceTally || l.left(game.Red)+l.left(game.Black) > 3 {
		return game.Result{Reason: game.ReasonProgress}
	}
	difference := 0
	for _, man := range l.squares {
		if man == nil {
			continue
		}
		if rank := l.rules.Rank(man.piece.Kind()); man.piece.Colour() == game.Red {
			difference += rank
		} else {
			difference -= rank
		}
	}
	switch {
	case difference > 0:
		return game.Result{Reason: game.ReasonTally, Winner: game.Red}
	case difference < 0:
		return game.Result{Reason: game.ReasonTally, Winner: game.Black}
	}
	return game.Result{Reason: game.ReasonProgress}
}
