package endgame

import "anqi/game"

// Outcome is the exact result for the side to move.
type Outcome int8

// The three results.
const (
	Loss Outcome = iota - 1
	Draw
	Win
)

// String returns "loss", "draw" or "win".
func (o Outcome) String() string { return [...]string{"loss", "draw", "win"}[o+1] }

// Ready reports whether Probe would answer for the position, whatever its no-progress count below the limit.
func (s *Solver) Ready(pos *game.Position) bool {
	var m material
	if !m.read(pos) {
		return false
	}
	key, reds := m.key()
	return reds == 0 || reds == m.count || s.ready.Load().find(key) != nil
}

// Probe returns the exact result for the side to move, under the no-progress count that the position has, and the number of
// turns of both sides together until the next capture or the end when both play best: the winner can bring it down by one every
// turn, the loser cannot keep it up. It is 0 in a draw and where the game is over by pieces or by no action. ok is false when
// the tables are not there, the position is out of scope, or the limit has been reached. It does not allocate.
func (s *Solver) Probe(pos *game.Position) (o Outcome, distance int, ok bool) {
	var m material
	if !m.read(pos) {
		return Draw, 0, false
	}
	return s.probe(&m, pos.Turn, int(pos.NoProgressCount))
}

// ProbeRaw is Probe for callers with a board of their own: the first count squares and the face-up pieces on them, in any order, no
// square twice, the side to move, and the no-progress count. Nothing is face down.
func (s *Solver) ProbeRaw(squares *[MaxPieces]game.Square, pieces *[MaxPieces]game.Piece, count int, turn game.Colour,
	quiet int) (o Outcome, distance int, ok bool) {
	if count < 1 || count > MaxPieces {
		return Draw, 0, false
	}
	return s.probe(&material{count, *pieces, *squares}, turn, quiet)
}

// key returns the key of the material and how many pieces are red.
func (m *material) key() (key uint64, reds int) {
	for _, p := range m.pieces[:m.count] {
		key += materialKey(p)
		if p.Colour() == game.Red {
			reds++
		}
	}
	return key, reds
}

func (s *Solver) probe(m *material, turn game.Colour, quiet int) (Outcome, int, bool) {
	left := s.turns(quiet)
	if left < 1 || turn == game.NoColour {
		return Draw, 0, false
	}
	key, reds := m.key()
	if reds == 0 || reds == m.count {
		if (reds == 0) == (turn == game.Red) {
			return Loss, 0, true
		}
		return Win, 0, true
	}
	e := s.ready.Load().find(key)
	if e == nil {
		return Draw, 0, false
	}
	p := e.place(m)
	mover := 0
	if (turn == game.Red) == e.swapped {
		mover = 1
	}
	result, distance := e.table.value(e.table.index(&p), mover, left)
	return Outcome(result * (1 - 2*mover)), distance, true
}

// place puts the squares of the material in the order of the table's slots.
func (e *entry) place(m *material) (p placement) {
	taken := 0
	for slot := range m.count {
		for i := range m.count {
			if taken>>i&1 == 0 && m.pieces[i] == e.pieces[slot] {
				p[slot] = m.squares[i]
				taken |= 1 << i
				break
			}
		}
	}
	return p
}

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
