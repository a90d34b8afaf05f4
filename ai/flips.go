package ai

import "anqi/game"

// neighbourhood is what stands around a face-down piece, as seen by the side to move.
type neighbourhood struct {
	own, enemy [5]game.Piece // pieces beside the square; the fifth place never fills
	owns       int
	enemies    int
	shot       bool // an enemy cannon aims at the square
	aimed      bool // an own cannon aims at the square
}

func (p *state) around(s uint) (n neighbourhood) {
	for near := adjacent[s] & p.side[p.turn]; near != 0; near &= near - 1 {
		n.own[n.owns] = p.board[firstSquare(near)]
		n.owns++
	}
	for near := adjacent[s] & p.side[p.turn^1]; near != 0; near &= near - 1 {
		n.enemy[n.enemies] = p.board[firstSquare(near)]
		n.enemies++
	}
	targets := cannonTargets(s, p.occupied())
	n.shot = targets&p.pieces[(p.turn^1)<<3|uint8(game.Cannon)] != 0
	n.aimed = targets&p.pieces[p.turn<<3|uint8(game.Cannon)] != 0
	return n
}

// flipGain estimates a flip without searching it: the average, in hundredths of a point, of what the opponent can take at once and of
// what the mover threatens, over everything the square may show.
func (p *state) flipGain(s uint, w *Weights) int32 {
	n := p.around(s)
	if n.owns+n.enemies == 0 && !n.shot && !n.aimed {
		return 0
	}
	sum := int32(0)
	for piece, number := range p.unseen {
		if number != 0 && piece&7 != 0 {
			sum += int32(number) * p.shownGain(game.Piece(piece), &n, w)
		}
	}
	return sum / int32(max(p.hidden, 1)) * int32(w.FlipSafety) / 100
}

// shownGain estimates one piece that a flip may show, in hundredths of a point.
func (p *state) shownGain(shown game.Piece, n *neighbourhood, w *Weights) int32 {
	value := int32(p.values[shown])
	if sideOf(shown) == p.turn { // own: it may be taken, or threaten
		if n.shot {
			return -100 * value
		}
		threat := int32(0)
		for _, enemy := range n.enemy[:n.enemies] {
			if takes(enemy.Kind(), shown.Kind()) {
				return -100 * value
			}
			if takes(shown.Kind(), enemy.Kind()) {
				threat = max(threat, int32(p.values[enemy]))
			}
		}
		return threat * int32(w.FlipThreat)
	}
	loss, prize := int32(0), int32(0)
	for _, own := range n.own[:n.owns] {
		if takes(shown.Kind(), own.Kind()) {
			loss = max(loss, int32(p.values[own]))
		}
		if takes(own.Kind(), shown.Kind()) {
			prize = value
		}
	}
	if n.aimed {
		prize = value
	}
	return prize*int32(w.FlipThreat) - 100*loss
}

// takes reports whether a kind captures another on an adjacent square (docs/rules.md, section 3).
func takes(attacker, target game.Kind) bool { return takenBy[attacker&7]>>(target&7)&1 != 0 }

var takenBy = func() (taken [game.KindCount]uint8) {
	for attacker := game.Soldier; attacker <= game.General; attacker++ {
		for target := game.Soldier; target <= attacker; target++ {
			taken[attacker] |= 1 << target
		}
	}
	taken[game.Cannon] = 0
	taken[game.Soldier] |= 1 << game.General
	taken[game.General] &^= 1 << game.Soldier
	return taken
}()

// mostOfAKind is the largest number of pieces of one kind and colour: that of the soldiers.
const mostOfAKind = 5

// certain returns the piece that a flip must show when only one kind of one colour is left face down.
func (p *state) certain() (piece game.Piece, ok bool) {
	if p.hidden > mostOfAKind {
		return game.Empty, false
	}
	for shown, n := range p.unseen {
		if n != 0 && n == p.hidden && shown&7 != 0 {
			return game.Piece(shown), true
		}
	}
	return game.Empty, false
}

// addFlips adds the flips that an inner node searches, and reports whether there are any: a flip that must show a known piece always;
// others only from a remaining depth of FlipDepth on, with no more than FlipsOnPath on the line, and of these the best FlipWidth.
func (s *searcher) addFlips(n *node, f *frame) bool {
	p := &f.state
	if p.hidden == 0 {
		return false
	}
	if _, certain := p.certain(); certain {
		p.flips(&f.list)
		return true
	}
	if n.depth < s.features.FlipDepth || f.flips >= s.features.FlipsOnPath {
		return false
	}
	before := f.list.size
	p.flips(&f.list)
	for i := before; i < f.list.size; i++ {
		f.list.scores[i] = p.flipGain(f.list.moves[i].from(), s.rules.weights)
	}
	keep := min(f.list.size, before+s.features.FlipWidth)
	for i := before; i < keep; i++ {
		f.list.pick(i)
	}
	f.list.size = keep
	return true
}

// flipGain is the state's; for the level that does not count which pieces are still unseen, every kind is equally likely.
func (r *root) flipGain(s uint) int32 {
	p := r.frames[0].state
	if r.uniform {
		p.hidden = 0
		for piece := range p.unseen {
			p.unseen[piece] = min(p.unseen[piece], 1)
			p.hidden += p.unseen[piece]
		}
	}
	return p.flipGain(s, r.rules.weights)
}

// nullMoveScore is what a flip that shows nothing of importance would give: a null move. Levels that estimate flips without searching
// them begin with it.
func (r *root) nullMoveScore(depth int) int32 {
	p := &r.frames[0].state
	if !r.plan.staticFlips || p.hidden == 0 {
		return 0
	}
	next := r.child(0)
	next.passTurn()
	next.noProgress = 0
	next.chase.clear()
	r.frames[0].played = noMove
	r.frames[1].nullMoved = true
	return -r.search(1, depth-1, -infinite, infinite)
}

// dropIsolatedFlips keeps only IsolatedRootFlips of the isolated flips, by chance: they are all alike.
func (r *root) dropIsolatedFlips() {
	p := &r.frames[0].state
	if _, certain := p.certain(); certain {
		return
	}
	stream := splitMix(r.noise.seed ^ p.key)
	for i := len(r.moves) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		r.moves[i], r.moves[j] = r.moves[j], r.moves[i]
	}
	kept, isolated := r.moves[:0], 0
	for _, m := range r.moves {
		if m.move.isFlip() && p.isolated(m.move.from()) {
			if isolated++; isolated > r.features.IsolatedRootFlips {
				continue
			}
		}
		kept = append(kept, m)
	}
	r.moves = kept
}

// isolated reports whether nothing face up is beside a square and no cannon aims at it.
func (p *state) isolated(s uint) bool {
	n := p.around(s)
	return n.owns+n.enemies == 0 && !n.shot && !n.aimed
}
