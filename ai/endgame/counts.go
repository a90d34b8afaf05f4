package endgame

import (
	"context"

	"anqi/game"
)

// Counts says how many placements of one material are won, drawn and lost at a no-progress count of 0. Pieces of the same kind are told
// apart, so that n pieces have 32·31·…·(33-n) placements.
type Counts struct {
	Placements int
	Sides      [2]SideCounts // red to move, black to move
}

// SideCounts counts for one side to move, in its view.
type SideCounts struct {
	Won, Drawn, Lost int
	LongestWin       int // most turns to the next capture or the end in a won placement
	LongestLoss      int // the same in a lost one
}

// Count prepares the material, two to MaxPieces pieces of both colours, and counts.
func (s *Solver) Count(ctx context.Context, pieces []game.Piece, pause func()) (Counts, error) {
	return s.count(ctx, pieces, pause, false)
}

// CountQuiet is Count for the quiet placements alone: those in which neither side could capture, whoever were to move.
func (s *Solver) CountQuiet(ctx context.Context, pieces []game.Piece, pause func()) (Counts, error) {
	return s.count(ctx, pieces, pause, true)
}

func (s *Solver) count(ctx context.Context, pieces []game.Piece, pause func(), quietOnly bool) (Counts, error) {
	if err := s.PrepareMaterial(ctx, pieces, pause); err != nil {
		return Counts{}, err
	}
	m := material{count: len(pieces)}
	copy(m.pieces[:], pieces)
	key, reds := m.key()
	if reds == 0 || reds == m.count {
		return Counts{}, ErrMaterial
	}
	e := s.ready.Load().find(key)
	var c Counts
	for index := range size(e.table.count) {
		p := e.table.placementAt(index)
		if e.table.overlaps(&p) || quietOnly && e.table.anyCapture(s.geometry, &p) {
			continue
		}
		c.Placements += 4 // the reflections of a placement are all different
		for side := range c.Sides {
			mover := side
			if e.swapped {
				mover = 1 - side
			}
			result, distance := e.table.value(index, mover, e.table.turns)
			c.Sides[side].add(result*(1-2*mover), distance)
		}
	}
	return c, nil
}

func (c *SideCounts) add(result, distance int) {
	switch {
	case result > 0:
		c.Won += 4
		c.LongestWin = max(c.LongestWin, distance)
	case result < 0:
		c.Lost += 4
		c.LongestLoss = max(c.LongestLoss, distance)
	default:
		c.Drawn += 4
	}
}

// anyCapture reports whether a piece of either side can capture.
func (t *table) anyCapture(g *geometry, p *placement) bool {
	occupied := t.occupied(p)
	for i := range t.count {
		for j := range t.count {
			if t.relations.side(i) != t.relations.side(j) && t.canCapture(g, p, occupied, i, j, false) {
				return true
			}
		}
	}
	return false
}

// overlaps reports whether two pieces stand on one square.
func (t *table) overlaps(p *placement) bool {
	seen := uint32(0)
	for _, s := range p[:t.count] {
		if seen>>s&1 != 0 {
			return true
		}
		seen |= 1 << s
	}
	return false
}
