package ai

import (
	"context"
	"slices"

	"anqi/game"
)

// overlook drops, for the level that misses them, half of the cannon shots over a distance, unless nothing else is left.
func (r *root) overlook() {
	if !r.plan.missesShots {
		return
	}
	p := &r.frames[0].state
	kept := make([]rootMove, 0, len(r.moves))
	for _, m := range r.moves {
		far := p.isCapture(m.move) && p.board[m.move.from()].Kind() == game.Cannon && distance(m.move) > 2
		if far && p.left[p.turn^1] > 1 && mix(r.noise.seed^p.key^uint64(m.move))&1 == 0 {
			continue
		}
		kept = append(kept, m)
	}
	if len(kept) > 0 {
		r.moves = kept
	}
}

// distance returns how many steps apart the two squares of a move are.
func distance(m move) int {
	from, to := game.Square(m.from()), game.Square(m.to())
	return max(from.Row()-to.Row(), to.Row()-from.Row()) + max(from.Column()-to.Column(), to.Column()-from.Column())
}

// playCasually puts any of the actions in front that are nearly as good as the best, for the level that is not particular:
// less so the clearer the game is, so that what is won is won.
func (r *root) playCasually(exactly bool) {
	if r.plan.casual == 0 || exactly || r.moves[0].score > forcedScore {
		return
	}
	least, n := r.plan.casualLeast(r.moves[0].score), 0
	for n < len(r.moves) && r.moves[n].score >= least {
		n++
	}
	stream := splitMix(r.noise.seed ^ r.frames[0].state.key)
	chosen := stream.below(max(n, 1))
	r.moves[0], r.moves[chosen] = r.moves[chosen], r.moves[0]
}

// noise blurs evaluations by a number that depends on the seed and the position alone, so that within one search, and from one
// move to the next, a position is always misjudged in the same way.
type noise struct {
	sigma float64 // standard deviation, in scores (twice that of the winning chance)
	seed  uint64
}

// blur adds the position's own error to a score. Four uniform numbers make a bell that ends at 3.5 sigma.
func (n noise) blur(score int32, key uint64) int32 {
	const uniform4 = 0.5773502691896258 // the deviation of the sum of four numbers uniform over an interval of length 1
	x := mix(n.seed ^ key*0x9E3779B97F4A7C15)
	sum := float64(x&0xFFFF+x>>16&0xFFFF+x>>32&0xFFFF+x>>48)/65536 - 2
	score += int32(n.sigma / uniform4 * sum)
	return max(-evaluationLimit, min(evaluationLimit, score))
}

// guard looks at the action that a level has chosen as hard without noise would, and plays the best one instead when the choice
// is worse by more than the level may err: a weak player overlooks small things, not the game. The nodes of its searches come on
// top of the level's own, which is why it is left out where a request gives a budget.
func (e *Engine) guard(ctx context.Context, request *Request, a Analysis, pause func()) (Analysis, error) {
	plan := &levelPlans[request.Level&3]
	if plan.guardNodes == 0 || len(a.Lines) < 2 {
		return a, nil
	}
	best, err := e.judge(ctx, request, pause, request.Only...)
	if err != nil || best.Action == a.Action || best.hasty() {
		return a, err
	}
	worth, err := e.judge(ctx, request, pause, best.Action)
	if err != nil {
		return a, err
	}
	chosen, err := e.judge(ctx, request, pause, a.Action)
	if err != nil || worth.hasty() || chosen.hasty() || worth.Chance-chosen.Chance <= plan.mayErr {
		return a, err
	}
	line := Line{best.Action, a.Chance}
	if i := slices.IndexFunc(a.Lines, func(l Line) bool { return l.Action == best.Action }); i >= 0 {
		line = a.Lines[i]
		a.Lines = slices.Delete(a.Lines, i, i+1)
	}
	a.Action, a.Chance, a.Lines = line.Action, line.Chance, slices.Insert(a.Lines, 0, line)
	return a, nil
}

// hasty reports whether the clock left no time to see the replies.
func (a *Analysis) hasty() bool { return a.Solved == Unsolved && a.Depth < 2 }

// judge answers a request as hard does without noise, with the nodes of the level's guard; an action is worth what is found when
// it is the only one.
func (e *Engine) judge(ctx context.Context, request *Request, pause func(), only ...game.Action) (Analysis, error) {
	honest := Request{Position: request.Position, Rules: request.Rules, Level: Hard, Spent: request.Spent, Only: only, honest: true}
	if honest.Nodes = levelPlans[request.Level&3].guardNodes; !servesFast(&request.Rules) {
		honest.Nodes /= variantShare
	}
	return e.choose(ctx, &honest, honest.legal(), pause)
}
