package ai

// static evaluates a position, with the level's noise.
func (s *searcher) static(p *state) int32 {
	score := p.evaluate(&s.rules)
	if s.noise.sigma != 0 {
		score = s.noise.blur(score, p.key)
	}
	return score
}

// quiesce searches captures that do not lose until none is left that matters; the side to move may always stop.
func (s *searcher) quiesce(ply int, alpha, beta int32) int32 {
	f := &s.frames[ply]
	p := &f.state
	best := s.static(p)
	if best >= beta || ply >= maxPly {
		return best
	}
	alpha = max(alpha, best)
	f.list.size = 0
	p.captures(&f.list)
	for i := range f.list.size {
		f.list.scores[i] = p.exchange(f.list.moves[i].from(), f.list.moves[i].to())
	}
	stand, point := best, s.rules.weights.point
	for i := range f.list.size {
		m, gain := f.list.pick(i)
		if gain < 0 {
			break
		}
		if hope := int64(stand) + int64(gain+int32(s.features.DeltaMargin))*int64(point); hope <= int64(alpha) && p.left[p.turn^1] > 1 {
			best = max(best, int32(hope))
			break
		}
		next := s.child(ply)
		next.step(m.from(), m.to(), &s.rules)
		score := winScore - int32(ply+1)
		if next.left[next.turn] > 0 {
			score = -s.quiesce(ply+1, -beta, -alpha)
		}
		if s.budget.stopped {
			return 0
		}
		if best = max(best, score); best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	return best
}
