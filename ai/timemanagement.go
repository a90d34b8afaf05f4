package ai

import "context"

// budget counts nodes and ends the search when nodes or time are used up, or its context is cancelled.
type budget struct {
	ctx     context.Context
	pause   func()         // called now and then, nil if nobody asks for it
	spent   func() float64 // the share of the time used, nil without a clock
	nodes   int            // applied actions
	limit   int            // the number of nodes that ends the search
	check   int            // the number of nodes at which to look at context and clock next
	stopped bool           // the search must end; what it was about to find is worth nothing
	err     error          // the context's, when that is why
}

// count counts one applied action and looks at context and clock every now and then.
func (b *budget) count() {
	b.nodes++
	if b.nodes >= b.check {
		b.look()
	}
}

// look calls pause and decides whether the search must end.
func (b *budget) look() {
	b.check = min(b.nodes+pauseNodes, b.limit)
	if b.pause != nil {
		b.pause()
	}
	if err := b.ctx.Err(); err != nil {
		b.stopped, b.err = true, err
	}
	if b.nodes >= b.limit || b.spent != nil && b.spent() >= 1 {
		b.stopped = true
	}
}

// share returns how much of the budget is used, from 0 to 1.
func (b *budget) share() float64 {
	used := float64(b.nodes) / float64(max(1, b.limit))
	if b.spent != nil {
		used = max(used, b.spent())
	}
	return used
}

// timeManager follows, from iteration to iteration, how stable the choice at the root is.
type timeManager struct {
	usual       float64 // share of the budget meant for an ordinary action, over 0 and at most 1
	best        move    // of the last iteration
	score       int32   // its score
	instability float64 // 1 after the best action changed or its score fell far; a third remains after an iteration that confirms it
}

// stableBelow is the instability below which the choice counts as stable: three iterations have confirmed it.
const stableBelow = 0.04

// leadDepth is the first depth at which an action may be said to lead by far.
const leadDepth = 5

// update notes what an iteration found. fall is the loss of score that makes the choice as unstable as a change of action does.
func (t *timeManager) update(best *rootMove, fall int32) {
	t.instability /= 3
	switch lost := t.score - best.score; {
	case best.move != t.best:
		t.instability = 1
	case lost > 0:
		t.instability = max(t.instability, min(float64(lost)/float64(fall), 1))
	}
	t.best, t.score = best.move, best.score
}

// enough reports, at the end of an iteration, whether to stop: after StopShare of what is meant for an ordinary action, sooner when the
// choice is stable or one action leads by far, later when it is not stable. The weaker levels, and requests that want to know more than
// the best action, always take StopShare.
func (r *root) enough(depth int) bool {
	f, t, used := &r.features, &r.time, r.budget.share()
	stop := t.usual * float64(f.StopShare) / 100
	if r.lines > 1 || r.plan.choiceMargin > 0 || f.StableShare == 0 {
		return used >= stop
	}
	t.update(&r.moves[0], int32(f.FallMargin)*(2*winScore/1000))
	if t.instability < stableBelow {
		return used >= t.usual*float64(f.StableShare)/100 ||
			depth >= leadDepth && used >= t.usual*float64(f.LeadShare)/100 && r.leads(depth)
	}
	return used >= stop+float64((1-stop)*t.instability)
}

// leads reports whether every other action is worse by LeadMargin at least, searched to two plies less.
func (r *root) leads(depth int) bool {
	least := r.moves[0].score - int32(r.features.LeadMargin)*(2*winScore/1000)
	if least <= -forcedScore {
		return false
	}
	for i := 1; i < len(r.moves); i++ {
		if score := r.actionScore(0, r.moves[i].move, depth-3, least, least+1); score > least || r.budget.stopped {
			return false
		}
	}
	return true
}
