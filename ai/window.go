package ai

// try searches one action and reports whether it is too good.
func (s *searcher) try(n *node, m move, order int32) (cut bool) {
	score := s.moveScore(n, m, order)
	n.tried++
	if s.budget.stopped {
		return true
	}
	if score > n.best {
		n.best, n.move = score, m
	}
	n.alpha = max(n.alpha, score)
	if n.alpha < n.beta {
		return false
	}
	f := &s.frames[n.ply]
	if !m.isFlip() && !f.state.isCapture(m) {
		f.remember(m)
		s.reward(n.ply, n.depth, m)
	}
	return true
}

// moveScore searches an action with a full window if it is the first, else first with a null window.
func (s *searcher) moveScore(n *node, m move, order int32) int32 {
	depth := n.depth - 1
	reduced := depth
	if n.tried >= 3 && s.reducible(n, m, order) {
		reduced -= 1 + n.tried/s.features.ReduceEvery
	}
	if n.tried == 0 || n.beta-n.alpha == 1 && reduced == depth {
		return s.actionScore(n.ply, m, depth, n.alpha, n.beta)
	}
	score := s.actionScore(n.ply, m, reduced, n.alpha, n.alpha+1)
	if score > n.alpha && reduced < depth && !s.budget.stopped {
		score = s.actionScore(n.ply, m, depth, n.alpha, n.alpha+1)
	}
	if score > n.alpha && score < n.beta && !s.budget.stopped {
		score = s.actionScore(n.ply, m, depth, n.alpha, n.beta)
	}
	return score
}

// reducible reports whether a quiet move that is late in its list may be searched less deep.
func (s *searcher) reducible(n *node, m move, order int32) bool {
	return s.features.Reductions && n.depth >= 3 && order < killerScore && !m.isFlip() && !s.frames[n.ply].state.isCapture(m)
}

// actionScore applies an action and searches what follows, for the side that made it.
func (s *searcher) actionScore(ply int, m move, depth int, alpha, beta int32) int32 {
	if m.isFlip() {
		if shown, certain := s.frames[ply].state.certain(); certain {
			return s.shownScore(ply, m, shown, depth, alpha, beta)
		}
		return s.flipScore(ply, m, depth+1-s.features.FlipCost, alpha, beta)
	}
	next := s.child(ply)
	next.step(m.from(), m.to(), &s.rules)
	s.frames[ply].played = m
	return -s.search(ply+1, depth, -beta, -alpha)
}
