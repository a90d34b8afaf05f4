package endgame

import (
	"context"
	"errors"
	"math/bits"

	"anqi/game"
)

// errTooLong says that a win takes more turns than a table can hold. It cannot happen under a limit.
var errTooLong = errors.New("endgame: a win without capture takes too many turns to be stored")

// builder fills one table. Its sets hold placements of one class: a word for the squares of all pieces but the last, a bit for the last
// one's square. Sets of one side to move are separate from those of the other.
type builder struct {
	table    *table
	geometry *geometry
	ctx      context.Context
	pause    func()

	words     int
	mirrors   int         // multiplied by a mirror: the mirror for every square index inside the index of a word
	valid     []uint32    // no two pieces on one square
	captures  [2][]uint32 // by side to move: it has a capture
	drawing   [2][]uint32 // it has one that at least draws
	winning   [2][]uint32 // it has one that wins
	work      int         // since the last pause
	attack    [2][]uint32 // double buffer: the attacker to move has not forced the goal yet
	defence   [2][]uint32 // double buffer: the defender to move cannot prevent the goal
	recording *[2][]uint8 // thresholds by side to move, being filled
}

// workBetweenPauses is how many words are worked on between two pauses: 0.1 to 0.5 ms.
const workBetweenPauses = 2048

// build fills the table's thresholds; everything it leads to must be built.
func (t *table) build(ctx context.Context, g *geometry, pause func()) error {
	b := &builder{table: t, geometry: g, ctx: ctx, pause: pause, words: size(t.count) / 32}
	for i := 0; i < t.count-2; i++ {
		b.mirrors = b.mirrors<<5 | 1
	}
	b.allocate()
	if err := b.lookAtCaptures(); err != nil {
		return err
	}
	t.distance = newDistances(t.count)
	for side := range 2 {
		if err := b.solve(side, b.winning[side], b.drawing[1-side], &t.distance); err != nil {
			return err
		}
	}
	for w, open := range b.attack[0] {
		b.attack[0][w] = b.valid[w] &^ open
	}
	t.second = [2][]uint32{b.defence[0], b.attack[0]}
	if t.favoured == 0 {
		return nil
	}
	weak := 0
	if t.favoured > 0 {
		weak = 1
	}
	b.attack[0], b.defence[0] = make([]uint32, b.words), make([]uint32, b.words)
	t.hold = newDistances(t.count)
	return b.solve(weak, b.drawing[weak], b.winning[1-weak], &t.hold)
}

func newDistances(count int) (distances [2][]uint8) {
	for side := range distances {
		distances[side] = make([]uint8, size(count))
		for i := range distances[side] {
			distances[side][i] = never
		}
	}
	return distances
}

func (b *builder) allocate() {
	for _, set := range []*[]uint32{&b.valid, &b.captures[0], &b.captures[1], &b.drawing[0], &b.drawing[1], &b.winning[0], &b.winning[1],
		&b.attack[0], &b.attack[1], &b.defence[0], &b.defence[1]} {
		*set = make([]uint32, b.words)
	}
}

// rest counts work and pauses when enough has been done; the error is the context's.
func (b *builder) rest(work int) error {
	if b.work += work; b.work < workBetweenPauses {
		return nil
	}
	b.work = 0
	if b.pause != nil {
		b.pause()
	}
	return b.ctx.Err()
}

// lookAtCaptures fills the sets that do not change: valid placements, and what the side to move gets by capturing.
func (b *builder) lookAtCaptures() error {
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
		for set := ^others; set != 0; set &= set - 1 {
			p[t.count-1] = game.Square(bits.TrailingZeros32(set))
			for mover := range 2 {
				b.noteCapture(w, set&-set, &p, mover)
			}
		}
		if err := b.rest(32); err != nil {
			return err
		}
	}
	return nil
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

// solve finds with how many turns left before the limit a side forces a goal: reaches says where it can capture into it when
// it is to move, escapes where the other side can capture out of it. It records the turns by side to move.
func (b *builder) solve(attacker int, reaches, escapes []uint32, into *[2][]uint8) error {
	b.recording = into
	copy(b.attack[0], b.valid)
	if err := b.blocked(1 - attacker); err != nil {
		return err
	}
	attackMoved, defenceMoved := true, true
	for turn := 1; attackMoved || defenceMoved; turn++ {
		if turn > b.table.turns {
			if turn > unlimited {
				return errTooLong
			}
			return nil
		}
		attack, defence := b.attack[0], b.defence[0]
		attackNow, defenceNow := false, false
		var err error
		if defenceMoved {
			attackNow, err = b.advanceAttack(attacker, turn, reaches, defence)
		}
		if err == nil && attackMoved {
			defenceNow, err = b.advanceDefence(1-attacker, turn, escapes, attack)
		}
		if err != nil {
			return err
		}
		if attackNow {
			b.attack[0], b.attack[1] = b.attack[1], b.attack[0]
		}
		if defenceNow {
			b.defence[0], b.defence[1] = b.defence[1], b.defence[0]
		}
		attackMoved, defenceMoved = attackNow, defenceNow
	}
	return nil
}

// blocked starts the defender's set with the placements where it is to move and has no action: lost at distance 0.
func (b *builder) blocked(defender int) error {
	for w, valid := range b.valid {
		stuck := valid &^ b.captures[defender][w]
		if stuck != 0 {
			stuck &^= b.movesInto(b.valid, w, defender)
		}
		b.defence[0][w] = stuck
		b.record(defender, w, stuck, 0)
		if err := b.rest(1); err != nil {
			return err
		}
	}
	return nil
}

// advanceAttack adds the placements where the attacker, to move, can capture into the goal or move to where the defender
// cannot prevent it. It writes the second buffer and reports whether that differs from the first.
func (b *builder) advanceAttack(attacker, turn int, reaches, defence []uint32) (changed bool, err error) {
	before, after := b.attack[0], b.attack[1]
	for w, open := range before {
		if open != 0 {
			found := open & (reaches[w] | b.movesInto(defence, w, attacker))
			if found != 0 {
				b.record(attacker, w, found, turn)
				open &^= found
				changed = true
			}
		}
		after[w] = open
		if err := b.rest(1); err != nil {
			return changed, err
		}
	}
	return changed, nil
}

// advanceDefence adds the placements where the defender, to move, has no capture and no plain move that prevents the goal.
func (b *builder) advanceDefence(defender, turn int, escapes, attack []uint32) (changed bool, err error) {
	before, after := b.defence[0], b.defence[1]
	for w, lost := range before {
		open := b.valid[w] &^ (lost | escapes[w])
		if open != 0 {
			found := open &^ b.movesInto(attack, w, defender)
			if found != 0 {
				b.record(defender, w, found, turn)
				lost |= found
				changed = true
			}
		}
		after[w] = lost
		if err := b.rest(1); err != nil {
			return changed, err
		}
	}
	return changed, nil
}

func (b *builder) record(mover, w int, found uint32, turn int) {
	for ; found != 0; found &= found - 1 {
		b.recording[mover][w<<5|bits.TrailingZeros32(found)] = uint8(turn)
	}
}
