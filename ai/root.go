package ai

import (
	"slices"

	"anqi/game"
)

// rootMove is an action at the root with what the search found.
type rootMove struct {
	move    move
	score   int32
	exact   bool  // score is more than an upper bound
	ordinal int32 // score of the move ordering before anything was searched
}

// root is one search from the root.
type root struct {
	*searcher
	plan  plan
	moves []rootMove
	lines int // how many moves get exact scores
	depth int // the last finished iteration
	time  timeManager
}

// thinkFast answers a request under rules that the fast search serves.
func (e *Engine) thinkFast(request *SearchRequest, actions []game.Action, b budget) (Analysis, error) {
	s := e.prepare(request, b)
	if probes, err := e.prepareProbes(b.ctx, request, b.pause); err != nil {
		return Analysis{}, err
	} else if probes {
		s.endgames = e.endings.solver
	}
	r := root{searcher: s, plan: levelPlans[request.Level&3], lines: max(request.Lines, 1)}
	if r.plan.choiceMargin > 0 && !request.noHandicap {
		r.lines = len(actions)
	}
	r.time.usual = 1
	if request.Usual > 0 {
		r.time.usual = min(request.Usual, 1)
	}
	if request.Depth > 0 {
		r.plan.depth = request.Depth
	}
	for _, a := range actions {
		r.moves = append(r.moves, rootMove{move: moveOf(a), score: -infinite})
	}
	if !request.noHandicap {
		r.overlookShots()
	}
	if len(request.Only) == 0 {
		r.dropIsolatedFlips()
	}
	r.sortFirst()
	if len(actions) == 1 && len(request.Only) == 0 { // forced: only its chance is of interest
		s.budget.limit = min(s.budget.limit, pauseNodes)
		s.budget.check = min(s.budget.check, s.budget.limit)
	}
	r.deepen()
	if s.budget.err != nil {
		return Analysis{}, s.budget.err
	}
	r.playWithinMargin(request.noHandicap)
	return r.analysis(), nil
}

// sortFirst orders the root moves as the move ordering of an inner node would.
func (r *root) sortFirst() {
	f := &r.frames[0]
	f.list.size = 0
	for _, m := range r.moves {
		f.list.add(m.move, 0)
	}
	r.order(0, noMove)
	for i := range r.moves {
		r.moves[i].ordinal = f.list.scores[i]
	}
	slices.SortStableFunc(r.moves, func(a, b rootMove) int { return int(b.ordinal) - int(a.ordinal) })
}

// deepen searches deeper and deeper until the budget is used, time management has enough, or the result is certain.
func (r *root) deepen() {
	for depth := 1; depth <= r.plan.depth; depth++ {
		r.iterate(depth)
		if r.budget.stopped {
			return
		}
		r.depth = depth
		best := r.moves[0].score
		if best > forcedScore || best < -forcedScore || r.enough(depth) {
			return
		}
	}
}

// iterate searches all root moves to a depth and sorts them, the first r.lines of them by exact scores. When it is stopped on the way,
// a move already found better than the first stays in front.
func (r *root) iterate(depth int) {
	nullScore := r.nullMoveScore(depth)
	for i := range r.moves {
		m := &r.moves[i]
		alpha := int32(-infinite)
		if i >= r.lines {
			alpha = r.moves[r.lines-1].score
		}
		score := r.rootScore(m.move, depth, alpha, nullScore)
		if r.budget.stopped {
			if depth == 1 && i == 0 {
				m.score = r.static(&r.frames[0].state)
			}
			return
		}
		m.score, m.exact = score, score > alpha
		for j := i; j > 0 && (r.moves[j].exact && j >= r.lines || j < r.lines) && r.moves[j].score > r.moves[j-1].score; j-- {
			r.moves[j], r.moves[j-1] = r.moves[j-1], r.moves[j]
		}
	}
}

// rootScore searches one root move; scores up to alpha are only bounds. Levels that estimate flips without searching them add the
// estimate to the score of a null move.
func (r *root) rootScore(m move, depth int, alpha, nullScore int32) int32 {
	if m.isFlip() && r.plan.staticFlips {
		gain := r.flipGain(m.from())
		return max(-evaluationLimit, min(evaluationLimit, nullScore+gain/100*r.rules.weights.point))
	}
	if alpha == -infinite {
		return r.actionScore(0, m, depth-1, -infinite, infinite)
	}
	score := r.actionScore(0, m, depth-1, alpha, alpha+1)
	if score > alpha && !r.budget.stopped {
		score = r.actionScore(0, m, depth-1, alpha, infinite)
	}
	return score
}

// analysis reports what was found.
func (r *root) analysis() Analysis {
	best := r.moves[0]
	a := Analysis{Action: best.move.action(), Chance: chanceOf(best.score), Depth: r.depth, Nodes: r.budget.nodes}
	for _, m := range r.moves {
		if m.score > -infinite {
			a.Lines = append(a.Lines, Line{m.move.action(), chanceOf(m.score)})
		}
	}
	if r.frames[0].state.hidden == 0 {
		switch {
		case best.score > forcedScore:
			a.Solved = SolvedWin
		case best.score < -forcedScore && len(r.moves) > 0:
			a.Solved = SolvedLoss
		}
	}
	return a
}
