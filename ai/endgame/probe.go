package endgame

import "anqi/game"

// Value is the exact result of a position for the side to move when both sides play best.
type Value int8

// The three results.
const (
	Loss Value = iota - 1
	Draw
	Win
)

// String returns "loss", "draw" or "win".
func (o Value) String() string { return [...]string{"loss", "draw", "win"}[o+1] }

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
func (s *Solver) Probe(pos *game.Position) (o Value, distance int, ok bool) {
	var m material
	if !m.read(pos) {
		return Draw, 0, false
	}
	return s.probe(&m, pos.Turn, int(pos.NoProgressCount))
}

// ProbeRaw is Probe for callers with a board of their own: the first count squares and the face-up pieces on them, in any order, no
// square twice, the side to move, and the no-progress count. Nothing is face down.
func (s *Solver) ProbeRaw(squares *[MaxPieces]game.Square, pieces *[MaxPieces]game.Piece, count int, turn game.Colour,
	quiet int) (o Value, distance int, ok bool) {
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

func (s *Solver) probe(m *material, turn game.Colour, quiet int) (Value, int, bool) {
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
	return Value(result * (1 - 2*mover)), distance, true
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

// Best appends the best actions in the position to dst and returns them with the position's value. In a win these are the captures that
// keep it, or else the moves towards the nearest such capture, so that playing any of them always wins in time. In a loss they come
// nearest to the no-progress limit, or hold out longest without one. In a draw they are all that keep it, for the caller to choose
// among. ok is false when Probe would not answer, or the game is over.
func (s *Solver) Best(pos *game.Position, dst []game.Action) (best []game.Action, o Value, ok bool) {
	if o, _, ok = s.Probe(pos); !ok || pos.Result(&s.rules).Over() {
		return dst, Draw, false
	}
	start, top := len(dst), 0
	var room [game.MaxActions]game.Action
	for _, a := range pos.Actions(&s.rules, room[:0]) {
		next := *pos
		next.Advance(&s.rules, a, game.Empty)
		value, preference := s.preference(&next, pos.Turn)
		switch {
		case value != o || len(dst) > start && preference < top:
		case len(dst) > start && preference == top:
			dst = append(dst, a)
		default:
			dst, top = append(dst[:start], a), preference
		}
	}
	return dst, o, true
}

// preference returns the value, for a side, of the position after an action or in the middle of a chain, and a number that is the higher
// the more this position is to be preferred to others of the same value.
func (s *Solver) preference(pos *game.Position, side game.Colour) (Value, int) {
	if pos.Chain != game.NoSquare {
		return s.chainPreference(pos, side)
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
	value, distance, _ := s.Probe(pos)
	if pos.Turn != side {
		value = -value
	}
	switch value {
	case Win:
		return Win, -distance - (unlimited+1)*(pos.Left(game.Red)+pos.Left(game.Black))
	case Loss:
		return Loss, distance - s.turns(int(pos.NoProgressCount))
	}
	return Draw, 0
}

// chainPreference is preference in the middle of a chain: the best that the side gets by capturing on or by stopping.
func (s *Solver) chainPreference(pos *game.Position, side game.Colour) (Value, int) {
	best, top := Loss, -1<<20
	var room [game.MaxActions]game.Action
	for _, a := range pos.Actions(&s.rules, room[:0]) {
		next := *pos
		next.Advance(&s.rules, a, game.Empty)
		value, preference := s.preference(&next, side)
		if value > best || value == best && preference > top {
			best, top = value, preference
		}
	}
	return best, top
}
