package ai

import "anqi/game"

// search returns the score for the side to move at a ply.
func (v *variantSearcher) search(ply, depth int, alpha, beta int32, passed bool) int32 {
	f := &v.frames[ply]
	p := &f.position
	if result := p.Result(v.rules); result.Over() {
		return v.resultScore(p, result, ply)
	}
	if depth <= 0 || ply >= variantDepth-10 {
		return v.quiesce(ply, alpha, beta)
	}
	best := int32(-infinite)
	flips := p.FaceDownCount() > 0 && p.Chain == game.NoSquare
	if flips && depth < flipDepthVariant {
		best = v.passScore(ply, depth, alpha, beta, passed)
		if alpha = max(alpha, best); alpha >= beta || v.budget.stopped {
			return best
		}
	}
	v.list(ply, flips && depth >= flipDepthVariant)
	for i := range f.actions {
		score := v.actionScore(ply, v.pick(ply, i), depth-1, alpha, beta)
		if v.budget.stopped {
			return 0
		}
		best = max(best, score)
		if alpha = max(alpha, score); alpha >= beta {
			break
		}
	}
	return max(best, -winScore)
}

// flipDepthVariant is the remaining depth from which flips are searched one by one; below, a pass stands for them.
const flipDepthVariant = 4

// resultScore turns the end of a game into a score.
func (v *variantSearcher) resultScore(p *game.Position, result game.Result, ply int) int32 {
	switch result.Winner {
	case game.NoColour:
		return 0
	case p.Turn:
		return winScore - int32(ply)
	}
	return int32(ply) - winScore
}

// passScore is what a flip that changes nothing would give.
func (v *variantSearcher) passScore(ply, depth int, alpha, beta int32, passed bool) int32 {
	if passed {
		return v.evaluate(&v.frames[ply].position)
	}
	v.budget.count()
	next := &v.frames[ply+1].position
	*next = v.frames[ply].position
	next.Turn, next.NoProgressCount = next.Turn.Opponent(), 0
	score := -v.search(ply+1, depth-2, -beta, -alpha, true)
	return max(-evaluationLimit, min(evaluationLimit, score))
}

// actionScore applies an action, averaging over what it may turn up, and searches what follows.
func (v *variantSearcher) actionScore(ply int, a game.Action, depth int, alpha, beta int32) int32 {
	p := &v.frames[ply].position
	if !p.NeedsReveal(a) {
		return v.shownScore(ply, a, game.Empty, depth, alpha, beta)
	}
	sum, total, rest := int64(0), int64(p.FaceDownCount()), int64(p.FaceDownCount())
	for piece, number := range p.Unseen {
		if number == 0 || piece&7 == 0 {
			continue
		}
		n := int64(number)
		rest -= n
		low := (int64(alpha)*total - sum - rest*winScore) / n
		high := (int64(beta)*total - sum + rest*winScore) / n
		score := int64(v.shownScore(ply, a, game.Piece(piece), depth-1, clampScore(low-1), clampScore(high+1)))
		if v.budget.stopped {
			return 0
		}
		sum += score * n
		switch {
		case score < low:
			return clampScore((sum + rest*winScore) / total)
		case score > high:
			return clampScore((sum - rest*winScore) / total)
		}
	}
	return int32(sum / total)
}

// shownScore searches one outcome. In a chain the turn stays, and with it the sign.
func (v *variantSearcher) shownScore(ply int, a game.Action, shown game.Piece, depth int, alpha, beta int32) int32 {
	v.budget.count()
	p, next := &v.frames[ply].position, &v.frames[ply+1].position
	*next = *p
	next.Advance(v.rules, a, shown)
	if next.Turn == p.Turn {
		return v.search(ply+1, depth, alpha, beta, false)
	}
	return -v.search(ply+1, depth, -beta, -alpha, false)
}
