package ai

// search returns the score of the position at a ply for its side to move, searched to a depth within the window from alpha to beta;
// outside the window it is only a bound.
func (s *searcher) search(ply, depth int, alpha, beta int32) int32 {
	p := &s.frames[ply].state
	if score, over := s.ended(p, ply); over {
		return score
	}
	if p.noProgress >= 2 && s.repeated(ply) {
		return 0
	}
	if s.endgames != nil && p.hidden == 0 && ply > 0 {
		if score, ok := s.probe(p, ply); ok {
			return score
		}
	}
	if depth <= 0 || ply >= maxPly-8 {
		return s.quiesce(ply, alpha, beta)
	}
	key := s.transpositionKey(p)
	if s.frames[ply].nullMoved {
		key ^= keys.nullMove
	}
	best, score, known := s.lookUp(key, ply, depth, alpha, beta)
	if known {
		return score
	}
	if best == noMove && depth >= 4 {
		depth -= s.features.InternalReduction
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
	s.table.put(key, scoreToTable(node.best, ply), node.move, depth, b)
	return node.best
}

// lookUp asks the transposition table for a position's best move, and for its score if that is known well enough for the window.
func (s *searcher) lookUp(key uint64, ply, depth int, alpha, beta int32) (best move, score int32, known bool) {
	entry := s.table.find(key)
	if entry == nil {
		return noMove, 0, false
	}
	if int(entry.depth) < depth {
		return entry.best, 0, false
	}
	score = scoreFromTable(entry.score, ply)
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

// node is how far the search of one position has come.
type node struct {
	ply, depth  int
	alpha, beta int32
	best        int32 // score so far
	move        move  // that gave it
	tried       int   // moves searched
	static      int32 // the position's evaluation, where null move or futility pruning need it
	futility    bool  // quiet moves may be left out here
}

// expand searches the actions of a node, a null move first where that is tried, until one reaches beta. first is the best move that the
// transposition table knows.
func (s *searcher) expand(n *node, first move) {
	f := &s.frames[n.ply]
	p := &f.state
	if p.hidden > 0 || n.depth <= s.features.FutilityDepth {
		n.static = s.static(p)
	}
	f.list.size = 0
	p.captures(&f.list)
	p.plainMoves(&f.list)
	realFlips := s.addFlips(n, f)
	if p.hidden > 0 && !realFlips || p.hidden >= 2 && s.features.NullMove && n.static >= n.beta {
		if s.tryNullMove(n, f, realFlips) {
			return
		}
	}
	if s.rules.ChaseLimit > 0 && p.chase.mover[p.turn] != noChaser {
		p.dropForbidden(&f.list, s.rules.ChaseLimit)
	}
	s.order(n.ply, first)
	s.frames[n.ply+1].killers = [2]move{noMove, noMove}
	n.futility = s.features.Futility && n.depth <= s.features.FutilityDepth && n.beta-n.alpha == 1 && n.alpha > -forcedScore
	for i := range f.list.size {
		m, score := f.list.pick(i)
		if n.futility && n.best > -forcedScore && i > 0 && s.futile(n, p, m, score) {
			continue
		}
		if s.searchMove(n, m, score) || s.budget.stopped {
			return
		}
	}
}

// futile reports whether a quiet move near the leaves has no chance to reach alpha (futility pruning). order is its score in the move
// ordering.
func (s *searcher) futile(n *node, p *state, m move, order int32) bool {
	if p.isCapture(m) || m.isFlip() || order >= killerScore {
		return false
	}
	margin := int32(s.features.FutilityMargin*n.depth) + max(order, 0)
	return n.static+margin*s.rules.weights.point <= n.alpha
}

// searchMove searches one action of a node and reports whether it reaches beta.
func (s *searcher) searchMove(n *node, m move, order int32) (cut bool) {
	score := s.principalVariationScore(n, m, order)
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
		f.addKiller(m)
		s.updateHistory(n.ply, n.depth, m)
	}
	return true
}

// principalVariationScore searches the first action of a node with the whole window; every other one with a null window first, late
// quiet moves also to less depth, and again only when that shows it to be better (principal variation search, late move reductions).
func (s *searcher) principalVariationScore(n *node, m move, order int32) int32 {
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

// tryNullMove lets the turn pass, as a flip that shows nothing of importance would. Where the node searches no flips, this null move
// stands for one, and its score is a score of the node. Elsewhere it is only tried, to less depth, to prove that the node reaches beta:
// nearly every action is better than none.
func (s *searcher) tryNullMove(n *node, f *frame, realFlips bool) (cut bool) {
	if f.nullMoved {
		if !realFlips {
			n.best = n.static
			n.alpha = max(n.alpha, n.best)
		}
		return n.best >= n.beta
	}
	next := s.child(n.ply)
	next.passTurn()
	next.noProgress = 0
	next.chase.clear()
	f.played = noMove
	s.frames[n.ply+1].nullMoved = true
	low, depth := n.alpha, n.depth-2
	if realFlips {
		low, depth = n.beta-1, n.depth-3
	}
	score := -s.search(n.ply+1, depth, -n.beta, -low)
	if s.budget.stopped {
		return true
	}
	if !realFlips {
		score -= int32(s.features.NullMoveCost) * (2 * winScore / 1000)
	}
	if score >= n.beta || !realFlips {
		n.best = max(n.best, min(score, evaluationLimit))
		n.alpha = max(n.alpha, n.best)
	}
	return n.best >= n.beta
}
