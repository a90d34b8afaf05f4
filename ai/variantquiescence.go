package ai

import "anqi/game"

// quiesce searches captures of face-up pieces; the side to move may always stop.
func (v *variantSearcher) quiesce(ply int, alpha, beta int32) int32 {
	f := &v.frames[ply]
	p := &f.position
	best := v.evaluate(p)
	if alpha = max(alpha, best); alpha >= beta || ply >= variantDepth {
		return best
	}
	v.list(ply, false)
	for i := range f.actions {
		a := v.pick(ply, i)
		if f.scores[i] <= 0 || p.Step(a) != game.StepCapture {
			break
		}
		v.budget.count()
		next := &v.frames[ply+1].position
		*next = *p
		next.Advance(v.rules, a, game.Empty)
		score := v.afterCapture(ply, alpha, beta)
		if v.budget.stopped {
			return 0
		}
		best = max(best, score)
		if alpha = max(alpha, best); alpha >= beta {
			break
		}
	}
	return best
}

// afterCapture continues quiescence after a capture that was made at a ply.
func (v *variantSearcher) afterCapture(ply int, alpha, beta int32) int32 {
	p, next := &v.frames[ply].position, &v.frames[ply+1].position
	switch {
	case next.Left(p.Turn.Opponent()) == 0:
		return winScore - int32(ply+1)
	case next.Turn == p.Turn:
		return v.quiesce(ply+1, alpha, beta)
	}
	return -v.quiesce(ply+1, -beta, -alpha)
}
