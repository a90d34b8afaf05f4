package ai

import (
	"context"
	"slices"

	"anqi/game"
)

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
