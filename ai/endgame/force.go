package endgame

import (
	"math/bits"
	"slices"
)

// front is what is known of one side to move while a side tries to force a goal.
type front struct {
	mover  int
	forced []uint32 // the goal is forced
	open   []uint32 // it is not: the other valid placements
	queue  []int32  // the words to look at in the coming turn: those that may have changed
	queued []bool   // by word
	found  []change // what the coming turn adds
}

// change is what a turn adds to one word.
type change struct {
	word int32
	set  uint32
}

// solve finds with how many turns left before the limit a side forces a goal: reaches says where it can capture into it when
// it is to move, escapes where the other side can capture out of it. It records the turns by side to move.
//
// Turn by turn it looks at the words that the turn before may have changed: the attacker to move needs one good action, the
// defender to move is lost when it has no good one. What a turn finds is written only once both fronts have been looked at.
func (b *builder) solve(attacker int, reaches, escapes []uint32, into *[2][]uint8) error {
	b.attack = b.newFront(attacker)
	if err := b.rest(workBetweenPauses); err != nil {
		return err
	}
	b.defence = b.newFront(1 - attacker)
	if err := b.blocked(into); err != nil {
		return err
	}
	for turn := 1; len(b.attack.queue)+len(b.defence.queue) > 0; turn++ {
		if turn > b.table.turns {
			if turn > unlimited {
				return errTooLong
			}
			return nil
		}
		if err := b.lookAtAttack(reaches); err != nil {
			return err
		}
		if err := b.lookAtDefence(escapes); err != nil {
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

// newFront starts with nothing forced and every word to be looked at.
func (b *builder) newFront(mover int) front {
	f := front{mover: mover, forced: make([]uint32, b.words), open: slices.Clone(b.valid)}
	f.queued, f.queue = make([]bool, b.words), make([]int32, 0, b.words)
	for w, valid := range b.valid {
		if valid != 0 {
			f.wake(w)
		}
	}
	return f
}

// wake puts a word into the queue.
func (f *front) wake(w int) {
	if !f.queued[w] {
		f.queued[w] = true
		f.queue = append(f.queue, int32(w))
	}
}

// blocked starts the defender's set with the placements where it is to move and has no action: lost at distance 0.
func (b *builder) blocked(into *[2][]uint8) error {
	f := &b.defence
	for w, valid := range b.valid {
		if stuck := valid &^ b.captures[f.mover][w]; stuck != 0 {
			f.force(w, stuck&^b.movesInto(b.valid, w, f.mover), 0, into)
		}
		if err := b.rest(1); err != nil {
			return err
		}
	}
	return nil
}

// lookAtAttack finds the placements where the attacker can capture into the goal or move to where the defender is lost.
func (b *builder) lookAtAttack(reaches []uint32) error {
	f := &b.attack
	for _, w := range f.queue {
		f.queued[w] = false
		if open := f.open[w]; open != 0 {
			if found := open & (reaches[w] | b.movesInto(b.defence.forced, int(w), f.mover)); found != 0 {
				f.found = append(f.found, change{w, found})
			}
		}
		if err := b.rest(1); err != nil {
			return err
		}
	}
	f.queue = f.queue[:0]
	return nil
}

// lookAtDefence finds the placements where the defender has no capture out of the goal and no move to where nothing is forced.
func (b *builder) lookAtDefence(escapes []uint32) error {
	f := &b.defence
	for _, w := range f.queue {
		f.queued[w] = false
		if open := f.open[w] &^ escapes[w]; open != 0 {
			if found := open &^ b.movesInto(b.attack.open, int(w), f.mover); found != 0 {
				f.found = append(f.found, change{w, found})
			}
		}
		if err := b.rest(1); err != nil {
			return err
		}
	}
	f.queue = f.queue[:0]
	return nil
}

// write adds what a turn found on one front, and wakes the words of the other from which a move leads there.
func (b *builder) write(f, other *front, turn int, into *[2][]uint8) error {
	for _, c := range f.found {
		w := int(c.word)
		f.force(w, c.set, turn, into)
		b.wakeBefore(other, w)
		if err := b.rest(1); err != nil {
			return err
		}
	}
	f.found = f.found[:0]
	return nil
}

// wakeBefore wakes every word of a front that still has something open and from which its mover has a move into word w, and perhaps
// some more.
func (b *builder) wakeBefore(f *front, w int) {
	t := b.table
	p := t.placementAt(w << 5)
	for i := range t.count - 1 {
		if t.relations.side(i) != f.mover {
			continue
		}
		for _, from := range b.geometry.sources[t.relations.movement[i]][p[i]] {
			if before, _ := b.moved(w, i, p[i], from); f.open[before] != 0 {
				f.wake(before)
			}
		}
	}
	if f.mover == 1 {
		f.wake(w)
	}
}

// force notes that the goal is forced in that many turns.
func (f *front) force(w int, found uint32, turn int, into *[2][]uint8) {
	f.forced[w] |= found
	f.open[w] &^= found
	for ; found != 0; found &= found - 1 {
		into[f.mover][w<<5|bits.TrailingZeros32(found)] = uint8(turn)
	}
}
