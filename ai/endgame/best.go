package endgame

import "anqi/game"

// Best appends to dst the actions that are optimal in the position and returns them with its result. In a win these are the shortest
// ways to the next capture that keeps it, captures before moves, so that playing any of them always wins in time; in a loss those that come
// nearest to the no-progress limit, or hold out longest without one; in a draw all that keep the draw, for the caller to
// choose among. ok is false when Probe would not answer, or the game is over.
func (s *Solver) Best(pos *game.Position, dst []game.Action) (best []game.Action, o Outcome, ok bool) {
	if o, _, ok = s.Probe(pos); !ok || pos.Result(&s.rules).Over() {
		return dst, Draw, false
	}
	start, top := len(dst), 0
	var room [game.MaxActions]game.Action
	for _, a := range pos.Actions(&s.rules, room[:0]) {
		next := *pos
		next.Advance(&s.rules, a, game.Empty)
		outcome, merit := s.merit(&next, pos.Turn)
		switch {
		case outcome != o || len(dst) > start && merit < top:
		case len(dst) > start && merit == top:
			dst = append(dst, a)
		default:
			dst, top = append(dst[:start], a), merit
		}
	}
	return dst, o, true
}

// merit judges the position after an action, or in the middle of a chain, for a side: the result, and among equal results what is better, higher.
func (s *Solver) merit(pos *game.Position, side game.Colour) (Outcome, int) {
	if pos.Chain != game.NoSquare {
		return s.chainMerit(pos, side)
	}
	const over = 1 << 16
	if result := pos.Result(&s.rules); result.Over() {
		switch result.Winner {
		case side:
			return Win, over
		case game.NoColour:
			return Draw, 0
		}
		return Loss, -over
	}
	outcome, distance, _ := s.Probe(pos)
	if pos.Turn != side {
		outcome = -outcome
	}
	switch outcome {
	case Win:
		return Win, -distance - (unlimited+1)*(pos.Left(game.Red)+pos.Left(game.Black))
	case Loss:
		return Loss, distance - s.turns(int(pos.NoProgressCount))
	}
	return Draw, 0
}

// chainMerit is the best that the side gets by capturing on or stopping.
func (s *Solver) chainMerit(pos *game.Position, side game.Colour) (Outcome, int) {
	best, top := Loss, -1<<20
	var room [game.MaxActions]game.Action
	for _, a := range pos.Actions(&s.rules, room[:0]) {
		next := *pos
		next.Advance(&s.rules, a, game.Empty)
		outcome, merit := s.merit(&next, side)
		if outcome > best || outcome == best && merit > top {
			best, top = outcome, merit
		}
	}
	return best, top
}
