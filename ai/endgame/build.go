package endgame

import (
	"context"
	"errors"
	"math/bits"

	"anqi/game"
)

// errTooLong says that a win takes more turns than a table can hold. It cannot happen under a limit.
var errTooLong = errors.New("endgame: a win without capture takes too many turns to be stored")

// builder fills one table. It works on sets of placements, so that one operation serves 32 of them: the index of a word in a set says
// where all pieces but the last stand, the bit in the word where the last one does. Each side to move has sets of its own.
type builder struct {
	table    *table
	geometry *geometry
	ctx      context.Context
	pause    func()
	work     int // since the last pause

	words    int
	mirrors  int         // times a mask of mirrorOf: that mask for every square in the index of a word
	valid    []uint32    // no two pieces on one square
	captures [2][]uint32 // by side to move: it has a capture
	drawing  [2][]uint32 // it has a capture that draws or wins
	winning  [2][]uint32 // it has a capture that wins

	attack, defence frontier
}

// workBetweenPauses is how many words are worked on between two pauses: 0.1 to 0.5 ms.
const workBetweenPauses = 2048

// build fills the table. All tables that captures lead to must have been built.
func (t *table) build(ctx context.Context, g *geometry, pause func()) error {
	b := &builder{table: t, geometry: g, ctx: ctx, pause: pause, words: size(t.count) / 32}
	for i := 0; i < t.count-2; i++ {
		b.mirrors = b.mirrors<<5 | 1
	}
	b.allocate()
	if err := b.findCaptures(); err != nil {
		return err
	}
	t.distance = newDistances(t.count)
	if err := b.countWork(workBetweenPauses); err != nil {
		return err
	}
	for side := range 2 {
		if err := b.solve(side, b.winning[side], b.drawing[1-side], &t.distance); err != nil {
			return err
		}
	}
	t.second = [2][]uint32{b.defence.forced, b.attack.forced}
	if t.favoured == 0 {
		return nil
	}
	weak := 0
	if t.favoured > 0 {
		weak = 1
	}
	t.drawDistance = newDistances(t.count)
	return b.solve(weak, b.drawing[weak], b.winning[1-weak], &t.drawDistance)
}

func newDistances(count int) (distances [2][]uint8) {
	for side := range distances {
		distances[side] = make([]uint8, size(count))
		distances[side][0] = never
		for filled := 1; filled < size(count); filled *= 2 {
			copy(distances[side][filled:], distances[side][:filled])
		}
	}
	return distances
}

func (b *builder) allocate() {
	for _, set := range []*[]uint32{&b.valid, &b.captures[0], &b.captures[1], &b.drawing[0], &b.drawing[1], &b.winning[0], &b.winning[1]} {
		*set = make([]uint32, b.words)
	}
}

// countWork adds up words worked on and calls pause when they are enough; the error is the context's.
func (b *builder) countWork(work int) error {
	if b.work += work; b.work < workBetweenPauses {
		return nil
	}
	b.work = 0
	if b.pause != nil {
		b.pause()
	}
	return b.ctx.Err()
}

// findCaptures fills the sets that do not change: valid placements, and what the side to move gets by capturing.
func (b *builder) findCaptures() error {
	t := b.table
	for w := range b.words {
		p := t.placementAt(w << 5)
		others := uint32(0)
		for _, s := range p[:t.count-1] {
			others |= bit(s)
		}
		if bits.OnesCount32(others) != t.count-1 {
			continue
		}
		b.valid[w] = ^others
		for mover := range 2 {
			for set := ^others & b.mayCapture(&p, mover); set != 0; set &= set - 1 {
				p[t.count-1] = game.Square(bits.TrailingZeros32(set))
				b.noteCapture(w, set&-set, &p, mover)
			}
		}
		if err := b.countWork(32); err != nil {
			return err
		}
	}
	return nil
}

// mayCapture returns a set of squares for the last piece that leaves none out from which, or to which, the side to move has a capture,
// given where the other pieces stand. Where p has the last piece does not matter.
func (b *builder) mayCapture(p *placement, mover int) uint32 {
	t, set := b.table, uint32(0)
	last := t.count - 1
	for i := range t.count {
		if t.relations.side(i) != mover {
			continue
		}
		m := t.relations.movement[i]
		for j := range t.count {
			if t.relations.side(j) == mover {
				continue
			}
			from, other := p[i], j
			if i == last {
				from, other = p[j], last
			}
			reached := b.geometry.far[m][from]
			if t.relations.captures[i]>>j&1 != 0 {
				reached |= b.geometry.near[m][from]
			}
			switch {
			case other == last:
				set |= reached
			case reached>>p[j]&1 != 0:
				return ^uint32(0)
			}
		}
	}
	return set
}

func (b *builder) noteCapture(w int, last uint32, p *placement, mover int) {
	best, ok := b.table.bestCapture(b.geometry, p, mover)
	if !ok {
		return
	}
	b.captures[mover][w] |= last
	if best >= 0 {
		b.drawing[mover][w] |= last
	}
	if best > 0 {
		b.winning[mover][w] |= last
	}
}

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
