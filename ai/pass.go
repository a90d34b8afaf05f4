package ai

// tryPass searches what a flip that changes nothing would give: the turn passes and progress was made. Where flips are not
// searched it stands for them; elsewhere it proves, at less depth, that the node is too good (null move).
func (s *searcher) tryPass(n *node, f *frame, realFlips bool) (cut bool) {
	if f.passed {
		if !realFlips {
			n.best = n.static
			n.alpha = max(n.alpha, n.best)
		}
		return n.best >= n.beta
	}
	next := s.child(n.ply)
	next.pass()
	next.quiet = 0
	next.chase.clear()
	f.played = noMove
	s.frames[n.ply+1].passed = true
	low, depth := n.alpha, n.depth-2
	if realFlips {
		low, depth = n.beta-1, n.depth-3
	}
	score := -s.search(n.ply+1, depth, -n.beta, -low)
	if s.budget.stopped {
		return true
	}
	if !realFlips {
		score -= int32(s.features.PassCost) * (2 * winScore / 1000)
	}
	if score >= n.beta || !realFlips {
		n.best = max(n.best, min(score, evaluationLimit))
		n.alpha = max(n.alpha, n.best)
	}
	return n.best >= n.beta
}
