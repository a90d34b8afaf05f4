package endgame

import (
	"math/bits"

	"anqi/game"
)

// bestCapture returns the best result that the side to move gets by capturing, as for value but seen from the mover;
// ok is false when it has no capture.
func (t *table) bestCapture(g *geometry, p *placement, mover int) (best int, ok bool) {
	occupied := t.occupied(p)
	for i := range t.count {
		if t.relations.side(i) != mover {
			continue
		}
		for j := range t.count {
			if t.relations.side(j) == mover || !t.canCapture(g, p, occupied, i, j, false) {
				continue
			}
			if result := t.resultOfCapture(g, p, mover, i, j); !ok || result > best {
				best, ok = result, true
			}
			if best > 0 {
				return best, true
			}
		}
	}
	return best, ok
}

func (t *table) occupied(p *placement) uint32 {
	set := uint32(0)
	for _, s := range p[:t.count] {
		set |= 1 << s
	}
	return set
}

// canCapture reports whether the piece in slot i can capture that in slot j where they stand.
func (t *table) canCapture(g *geometry, p *placement, occupied uint32, i, j int, anyRank bool) bool {
	r := &g.reach[t.relations.movement[i]&7][pair(p[i], p[j])]
	switch r.way {
	case byContact:
		return anyRank || t.relations.captures[i]>>j&1 != 0
	case overEmpty:
		return occupied&r.between == 0
	case overScreen:
		return bits.OnesCount32(occupied&r.between) == 1
	}
	return false
}

// resultOfCapture returns what a capture gives the mover: the value of the smaller ending with the opponent to move, or
// the best that a chain reaches from there.
func (t *table) resultOfCapture(g *geometry, p *placement, mover, i, j int) int {
	next := &t.next[j]
	if next.table == nil {
		return 1
	}
	q := next.after(p, i, j)
	if next.swapped {
		mover = 1 - mover
	}
	best, _ := next.table.value(next.table.index(&q), 1-mover, next.table.turns)
	if mover == 1 {
		best = -best
	}
	if g.chain && best < 1 {
		best = max(best, next.table.bestOnward(g, &q, mover, p[j]))
	}
	return best
}

// bestOnward returns the best result of capturing on with the piece on a square, -1 when it cannot.
func (t *table) bestOnward(g *geometry, p *placement, mover int, square game.Square) int {
	best := -1
	occupied := t.occupied(p)
	for i := range t.count {
		if p[i] != square {
			continue
		}
		for j := range t.count {
			if t.relations.side(j) != mover && t.canCapture(g, p, occupied, i, j, g.chainAnyRank) {
				best = max(best, t.resultOfCapture(g, p, mover, i, j))
			}
		}
	}
	return best
}
