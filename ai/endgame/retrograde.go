package endgame

import (
	"math/bits"
	"slices"

	"anqi/game"
)

// frontier is what is known, turn by turn, of the placements with one side to move while a side, the attacker, tries to force a goal.
type frontier struct {
	mover  int
	forced []uint32 // the placements in which the goal is forced
	open   []uint32 // the other valid placements
	queue  []int32  // the words to look at in the coming turn: those that the last one may have changed
	queued []bool   // by word: it is in the queue
	found  []change // what the coming turn adds
}

// change is what a turn adds to one word.
type change struct {
	word int32
	set  uint32
}

// solve finds with how many turns left before the limit, at least, a side forces a goal: a capture into placements of a certain value, or
// the end of the game. reaches holds the placements with the attacker to move in which it has such a capture, escapes those with the
// defender to move in which it has a capture that spoils the goal. The turns go into into, by side to move.
//
// Turn by turn it looks at the words that the turn before may have changed: the attacker to move needs one good action, the
// defender to move is lost when it has no good one. What a turn finds is written only once both frontiers have been looked at.
func (b *builder) solve(attacker int, reaches, escapes []uint32, into *[2][]uint8) error {
	b.attack = b.newFrontier(attacker)
	if err := b.countWork(workBetweenPauses); err != nil {
		return err
	}
	b.defence = b.newFrontier(1 - attacker)
	if err := b.addStalemates(into); err != nil {
		return err
	}
	for turn := 1; len(b.attack.queue)+len(b.defence.queue) > 0; turn++ {
		if turn > b.table.turns {
			if turn > unlimited {
				return errTooLong
			}
			return nil
		}
		if err := b.extendAttack(reaches); err != nil {
			return err
		}
		if err := b.extendDefence(escapes); err != nil {
			return err
		}
		if err := b.write(&b.attack, &b.defence, turn, into); err != nil {
			return err
		}
		if err := b.write(&b.defence, &b.attack, turn, into); err != nil {
			return err
		}
	}
	return nil
}

// newFrontier starts with nothing forced and every word to be looked at.
func (b *builder) newFrontier(mover int) frontier {
	f := frontier{mover: mover, forced: make([]uint32, b.words), open: slices.Clone(b.valid)}
	f.queued, f.queue = make([]bool, b.words), make([]int32, 0, b.words)
	for w, valid := range b.valid {
		if valid != 0 {
			f.enqueue(w)
		}
	}
	return f
}

// enqueue puts a word into the queue.
func (f *frontier) enqueue(w int) {
	if !f.queued[w] {
		f.queued[w] = true
		f.queue = append(f.queue, int32(w))
	}
}

// addStalemates begins with the placements in which the defender is to move and has no action: it has lost at distance 0.
func (b *builder) addStalemates(into *[2][]uint8) error {
	f := &b.defence
	for w, valid := range b.valid {
		if stuck := valid &^ b.captures[f.mover][w]; stuck != 0 {
			f.force(w, stuck&^b.movesInto(b.valid, w, f.mover), 0, into)
		}
		if err := b.countWork(1); err != nil {
			return err
		}
	}
	return nil
}

// extendAttack finds the placements in which the attacker can capture into the goal, or move to where the goal is forced.
func (b *builder) extendAttack(reaches []uint32) error {
	f := &b.attack
	for _, w := range f.queue {
		f.queued[w] = false
		if open := f.open[w]; open != 0 {
			if found := open & (reaches[w] | b.movesInto(b.defence.forced, int(w), f.mover)); found != 0 {
				f.found = append(f.found, change{w, found})
			}
		}
		if err := b.countWork(1); err != nil {
			return err
		}
	}
	f.queue = f.queue[:0]
	return nil
}

// extendDefence finds the placements in which the defender has no capture that spoils the goal and no move to where nothing is forced.
func (b *builder) extendDefence(escapes []uint32) error {
	f := &b.defence
	for _, w := range f.queue {
		f.queued[w] = false
		if open := f.open[w] &^ escapes[w]; open != 0 {
			if found := open &^ b.movesInto(b.attack.open, int(w), f.mover); found != 0 {
				f.found = append(f.found, change{w, found})
			}
		}
		if err := b.countWork(1); err != nil {
			return err
		}
	}
	f.queue = f.queue[:0]
	return nil
}

// write adds what a turn found to one frontier, and queues the words of the other from which a move leads there.
func (b *builder) write(f, other *frontier, turn int, into *[2][]uint8) error {
	for _, c := range f.found {
		w := int(c.word)
		f.force(w, c.set, turn, into)
		b.queueBefore(other, w)
		if err := b.countWork(1); err != nil {
			return err
		}
	}
	f.found = f.found[:0]
	return nil
}

// queueBefore queues every word of a frontier that still has open placements and from which a move may lead into word w. It may queue
// some more, which only costs time.
func (b *builder) queueBefore(f *frontier, w int) {
	t := b.table
	p := t.placementAt(w << 5)
	for i := range t.count - 1 {
		if t.relations.side(i) != f.mover {
			continue
		}
		for _, from := range b.geometry.sources[t.relations.movement[i]][p[i]] {
			if before, _ := b.moved(w, i, p[i], from); f.open[before] != 0 {
				f.enqueue(before)
			}
		}
	}
	if f.mover == 1 {
		f.enqueue(w)
	}
}

// force notes that in the found placements of a word the goal is forced in that many turns.
func (f *frontier) force(w int, found uint32, turn int, into *[2][]uint8) {
	f.forced[w] |= found
	f.open[w] &^= found
	for ; found != 0; found &= found - 1 {
		into[f.mover][w<<5|bits.TrailingZeros32(found)] = uint8(turn)
	}
}

// movesInto returns, for one word, the squares of the last piece with which the side to move has a plain move into the set.
func (b *builder) movesInto(set []uint32, w, side int) uint32 {
	t := b.table
	last := t.count - 1
	p := t.placementAt(w << 5)
	occupied := ^b.valid[w]
	result := uint32(0)
	for i := range last {
		if t.relations.side(i) == side {
			result |= b.pieceMovesInto(set, w, i, p[i], occupied)
		}
	}
	if side == 1 {
		result |= b.lastMovesInto(set[w], t.relations.movement[last], occupied)
	}
	return result & b.valid[w]
}

// pieceMovesInto is movesInto for the moves of one piece other than the last, each of which leads to another word. Moves onto another
// piece need no test, since no set holds such a placement.
func (b *builder) pieceMovesInto(set []uint32, w, i int, from game.Square, occupied uint32) uint32 {
	result := uint32(0)
	moves := b.geometry.moves[b.table.relations.movement[i]][from]
	for m := range moves {
		move := &moves[m]
		if occupied&move.empty != 0 {
			continue
		}
		allowed := ^move.empty
		if move.occupied != 0 && occupied&move.occupied == 0 {
			allowed &= move.occupied
		}
		after, mirror := b.moved(w, i, from, move.to)
		result |= mirrored(set[after], mirror) & allowed
	}
	return result
}

// lastMovesInto is movesInto for the last piece, whose moves stay in the word.
func (b *builder) lastMovesInto(targets uint32, m movement, occupied uint32) uint32 {
	result := uint32(0)
	moves := b.geometry.setMoves[m&7]
	for i := range moves {
		move := &moves[i]
		from := move.back.apply(targets)
		for _, e := range move.emptyBack {
			from &^= e.apply(occupied)
		}
		if move.occupiedBack != nil {
			from &= move.occupiedBack.apply(occupied)
		}
		result |= from
	}
	return result
}

// mirrored reflects a set of squares as mirrorOf's masks do.
func mirrored(set uint32, mirror game.Square) uint32 {
	if mirror&1 != 0 { // columns: reverse every row
		set = set&0x55555555<<1 | set>>1&0x55555555
		set = set&0x33333333<<2 | set>>2&0x33333333
	}
	if mirror&4 != 0 { // rows: reverse their order
		set = set&0x0F0F0F0F<<4 | set>>4&0x0F0F0F0F
		set = bits.ReverseBytes32(set)
	}
	return set
}

// moved returns the word after the piece in slot i, not the last, has gone from one square to another, and how the board is
// reflected by it.
func (b *builder) moved(w, i int, from, to game.Square) (word int, mirror game.Square) {
	digit := 5 * (b.table.count - 2 - i)
	if i > 0 {
		return w + (int(to)-int(from))<<digit, 0
	}
	mirror = mirrorOf(to)
	return quarterIndex(to^mirror)<<digit | (w^int(mirror)*b.mirrors)&(1<<digit-1), mirror
}
