package ai

// search returns the score of the position at a ply for its side to move, searched to a depth within a window; outside the
// window it is a bound.
func (s *searcher) search(ply, depth int, alpha, beta int32) int32 {
	p := &s.frames[ply].state
	if score, over := s.ended(p, ply); over {
		return score
	}
	if p.quiet >= 2 && s.repeated(ply) {
		return 0
	}
	if s.tables != nil && p.hidden == 0 && ply > 0 {
		if score, ok := s.probe(p, ply); ok {
			return score
		}
	}
	if depth <= 0 || ply >= maxPly-8 {
		return s.quiesce(ply, alpha, beta)
	}
	key := s.tableKey(p)
	if s.frames[ply].passed {
		key ^= keys.passed
	}
	best, score, known := s.lookUp(key, ply, depth, alpha, beta)
	if known {
		return score
	}
	if best == noMove && depth >= 4 {
		depth -= s.features.NoMoveCut
	}
	node := node{ply: ply, depth: depth, alpha: alpha, beta: beta, best: -infinite, move: noMove}
	s.expand(&node, best)
	if s.budget.stopped {
		return 0
	}
	b := exactScore
	switch {
	case node.best <= alpha:
		b = upperBound
	case node.best >= beta:
		b = lowerBound
	}
	s.table.put(key, toTable(node.best, ply), node.move, depth, b)
	return node.best
}

// lookUp asks the table for a position's best move, and for its score if that is known well enough for the window.
func (s *searcher) lookUp(key uint64, ply, depth int, alpha, beta int32) (best move, score int32, known bool) {
	entry := s.table.find(key)
	if entry == nil {
		return noMove, 0, false
	}
	if int(entry.depth) < depth {
		return entry.best, 0, false
	}
	score = fromTable(entry.score, ply)
	switch entry.bound {
	case exactScore:
		known = true
	case lowerBound:
		known = score >= beta
	case upperBound:
		known = score <= alpha
	}
	return entry.best, score, known
}

// node is the state of searching one position.
type node struct {
	ply, depth  int
	alpha, beta int32
	best        int32 // score so far
	move        move  // that gave it
	tried       int
	static      int32
	pruned      bool // quiet moves may be left out here
}

// expand searches the actions of a node until one is too good.
func (s *searcher) expand(n *node, first move) {
	f := &s.frames[n.ply]
	p := &f.state
	if p.hidden > 0 || n.depth <= s.features.PruningDepth {
		n.static = s.static(p)
	}
	f.list.size = 0
	p.captures(&f.list)
	p.plainMoves(&f.list)
	realFlips := s.addFlips(n, f)
	if p.hidden > 0 && !realFlips || p.hidden >= 2 && s.features.NullMove && n.static >= n.beta {
		if s.tryPass(n, f, realFlips) {
			return
		}
	}
	if s.rules.ChaseLimit > 0 && p.chase.mover[p.turn] != noChaser {
		p.dropForbidden(&f.list, s.rules.ChaseLimit)
	}
	s.order(n.ply, first)
	s.frames[n.ply+1].killers = [2]move{noMove, noMove}
	n.pruned = s.features.Pruning && n.depth <= s.features.PruningDepth && n.beta-n.alpha == 1 && n.alpha > -forcedScore
	for i := range f.list.size {
		m, score := f.list.pick(i)
		if n.pruned && n.best > -forcedScore && i > 0 && s.hopeless(n, p, m, score) {
			continue
		}
		if s.try(n, m, score) || s.budget.stopped {
			return
		}
	}
}

// hopeless reports whether a quiet move near the leaves has no chance to reach the window.
func (s *searcher) hopeless(n *node, p *state, m move, order int32) bool {
	if score := order; p.isCapture(m) || m.isFlip() || score >= killerScore {
		return false
	}
	margin := int32(s.features.PruningMargin*n.depth) + max(order, 0)
	return n.static+margin*s.rules.weights.point <= n.alpha
}

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
