package ai

// guard looks at the action a level has chosen without the level's noise, and plays the best one instead when the choice is worse
// by more than the level may err: a weak player overlooks small things, not the game. The nodes of its two searches come on top of
// the level's own, which is why it is left out where a request gives a budget.
func (r *root) guard() {
	nodes := r.plan.guardNodes
	if nodes == 0 || len(r.moves) < 2 || r.budget.err != nil {
		return
	}
	chosen := r.moves[0]
	best, looked := r.look(r.all, nodes)
	if !looked || best.move == chosen.move {
		return
	}
	worth, looked := r.look([]rootMove{chosen}, nodes)
	if !looked || float64(best.score-worth.score) <= r.plan.mayErr*2*winScore {
		return
	}
	kept := []rootMove{best}
	for _, m := range r.moves {
		if m.move != best.move {
			kept = append(kept, m)
		}
	}
	r.moves = kept
}

// look searches some root moves without noise and without the level's shortcuts, and returns the best. It reports
// false when it was cancelled or the clock left no time to see anything.
func (r *root) look(moves []rootMove, nodes int) (best rootMove, looked bool) {
	honest := root{searcher: r.searcher, plan: plan{depth: maxDepth}, moves: moves, lines: 1}
	noise := r.noise
	defer func() { r.noise = noise }()
	r.searcher.noise.sigma = 0
	r.table.begin()
	r.budget.stopped = false
	r.budget.start, r.budget.limit = r.budget.nodes, r.budget.nodes+nodes
	r.budget.check = min(r.budget.nodes+pauseNodes, r.budget.limit)
	for i := range honest.moves {
		honest.moves[i].score = -infinite
	}
	honest.deepen()
	return honest.moves[0], r.budget.err == nil && honest.depth >= 2
}
