package ai

import "anqi/game"

// overlook drops, for the level that misses them, half of the cannon shots over a distance, unless nothing else is left.
func (r *root) overlook() {
	if !r.plan.missesShots {
		return
	}
	p := &r.frames[0].state
	kept := make([]rootMove, 0, len(r.moves))
	for _, m := range r.moves {
		far := p.isCapture(m.move) && p.board[m.move.from()].Kind() == game.Cannon && distance(m.move) > 2
		if far && p.left[p.turn^1] > 1 && mix(r.noise.seed^p.key^uint64(m.move))&1 == 0 {
			continue
		}
		kept = append(kept, m)
	}
	if len(kept) > 0 {
		r.moves = kept
	}
}

// distance returns how many steps apart the two squares of a move are.
func distance(m move) int {
	from, to := game.Square(m.from()), game.Square(m.to())
	return max(from.Row()-to.Row(), to.Row()-from.Row()) + max(from.Column()-to.Column(), to.Column()-from.Column())
}

// dropQuietFlips keeps only some of the flips that nothing touches: they are all alike.
func (r *root) dropQuietFlips() {
	p := &r.frames[0].state
	if _, certain := p.certain(); certain {
		return
	}
	stream := splitMix(r.noise.seed ^ p.key)
	for i := len(r.moves) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		r.moves[i], r.moves[j] = r.moves[j], r.moves[i]
	}
	kept, quiet := r.moves[:0], 0
	for _, m := range r.moves {
		if m.move.isFlip() && p.untouched(m.move.from()) {
			if quiet++; quiet > r.features.QuietRootFlips {
				continue
			}
		}
		kept = append(kept, m)
	}
	r.moves = kept
}

// untouched reports whether nothing face up is beside a square and no cannon aims at it.
func (p *state) untouched(s uint) bool {
	n := p.around(s)
	return n.owns+n.enemies == 0 && !n.shot && !n.aimed
}

// playCasually puts any of the actions in front that are nearly as good as the best, for the level that is not particular:
// less so the clearer the game is, so that what is won is won.
func (r *root) playCasually(exactly bool) {
	if r.plan.casual == 0 || exactly || r.moves[0].score > forcedScore {
		return
	}
	least, n := r.plan.casualLeast(r.moves[0].score), 0
	for n < len(r.moves) && r.moves[n].score >= least {
		n++
	}
	stream := splitMix(r.noise.seed ^ r.frames[0].state.key)
	chosen := stream.below(max(n, 1))
	r.moves[0], r.moves[chosen] = r.moves[chosen], r.moves[0]
}
