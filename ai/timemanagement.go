package ai

import "context"

// budget counts nodes and says when to stop.
type budget struct {
	ctx     context.Context
	pause   func()
	spent   func() float64
	nodes   int
	limit   int // nodes when the search ends
	check   int // the next node number at which to look at context and clock
	stopped bool
	err     error
}

// count counts one applied action and looks at context and clock every now and then.
func (b *budget) count() {
	b.nodes++
	if b.nodes >= b.check {
		b.look()
	}
}

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

// patience follows, from iteration to iteration, how settled the choice at the root is.
type patience struct {
	usual  float64 // share of the budget meant for an ordinary action, over 0 and at most 1
	best   move
	score  int32
	unrest float64 // 1 after the best action changed or its score fell far; a third remains after an iteration that confirms it
}

// calmUnrest is the unrest below which the choice counts as settled: three iterations confirmed it.
const calmUnrest = 0.04

// leadDepth is the first depth at which an action may be said to lead by far.
const leadDepth = 5

// see notes what an iteration found. A fall is the loss of score that makes the choice wholly unsettled.
func (p *patience) see(best *rootMove, fall int32) {
	p.unrest /= 3
	switch lost := p.score - best.score; {
	case best.move != p.best:
		p.unrest = 1
	case lost > 0:
		p.unrest = max(p.unrest, min(float64(lost)/float64(fall), 1))
	}
	p.best, p.score = best.move, best.score
}

// enough reports, at the end of an iteration, whether to stop: after StopShare of what is meant for an action, sooner when the
// choice is settled or one action leads by far, later when it is not. The weaker levels and those who want to know more than
// the best action take the plain share.
func (r *root) enough(depth int) bool {
	f, p, used := &r.features, &r.patience, r.budget.share()
	stop := p.usual * float64(f.StopShare) / 100
	if r.lines > 1 || r.plan.casual > 0 || f.CalmShare == 0 {
		return used >= stop
	}
	p.see(&r.moves[0], int32(f.FallMargin)*(2*winScore/1000))
	if p.unrest < calmUnrest {
		return used >= p.usual*float64(f.CalmShare)/100 ||
			depth >= leadDepth && used >= p.usual*float64(f.LeadShare)/100 && r.leads(depth)
	}
	return used >= stop+float64((1-stop)*p.unrest)
}

// leads reports whether every other action is worse by the lead's margin at two plies less.
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
