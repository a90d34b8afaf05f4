package ai

import "anqi/game"

// AcceptsDraw reports whether the computer takes an offered draw: when it is not better.
func AcceptsDraw(a Analysis) bool {
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
