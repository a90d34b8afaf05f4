package ai

import (
	"cmp"
	"context"
	"slices"

	"anqi/ai/endgame"
	"anqi/game"
)

// exact answers from the tables when so little is left that they know everything. Otherwise it may narrow the actions down, to
// those that keep a drawn ending drawn.
func (e *Engine) exact(ctx context.Context, request *Request, actions []game.Action, pause func()) (a Analysis, left []game.Action, err error) {
	p := &request.Position
	solver := e.endingsFor(&request.Rules)
	if solver == nil || !levelPlans[request.Level&3].endgames || p.FaceDownCount() > 0 || p.Chain != game.NoSquare ||
		len(material(p)) > endgame.QuickPieces {
		return a, actions, nil
	}
	if err := solver.Prepare(ctx, p, pause); err != nil {
		return a, actions, onlyCancelled(ctx, err)
	}
	if len(request.Only) > 0 {
		return exactOf(solver, request, actions), nil, nil
	}
	best, outcome, ok := solver.Best(p, nil)
	if best = among(best, actions); !ok || len(best) == 0 {
		return a, actions, nil
	}
	if outcome == endgame.Draw {
		return a, best, nil
	}
	a = Analysis{Action: best[0], Chance: 1, Solved: SolvedWin}
	if outcome == endgame.Loss {
		a.Chance, a.Solved = 0, SolvedLoss
	}
	stream := splitMix(request.Seed)
	a.Action = best[stream.below(len(best))]
	a.Lines = append(a.Lines, Line{a.Action, a.Chance})
	for _, other := range best {
		if other != a.Action {
			a.Lines = append(a.Lines, Line{other, a.Chance})
		}
	}
	return a, nil, nil
}

// exactOf judges the only actions that a request considers, each by the ending that it leads to.
func exactOf(solver *endgame.Solver, request *Request, actions []game.Action) (a Analysis) {
	for _, action := range actions {
		line := Line{action, 1 - exactChance(solver, request, action)}
		if a.Lines = append(a.Lines, line); len(a.Lines) == 1 || line.Chance > a.Chance {
			a.Action, a.Chance = line.Action, line.Chance
		}
	}
	slices.SortStableFunc(a.Lines, func(x, y Line) int { return cmp.Compare(y.Chance, x.Chance) })
	a.Solved = SolvedDraw
	switch a.Chance {
	case 0:
		a.Solved = SolvedLoss
	case 1:
		a.Solved = SolvedWin
	}
	return a
}

// exactChance returns the winning chance of the side that is to move after an action: 0, 0.5 or 1.
func exactChance(solver *endgame.Solver, request *Request, action game.Action) float64 {
	next := request.Position
	next.Advance(&request.Rules, action, game.Empty)
	if result := next.Result(&request.Rules); result.Over() {
		switch result.Winner {
		case game.NoColour:
			return 0.5
		case next.Turn:
			return 1
		}
		return 0
	}
	outcome, _, _ := solver.Probe(&next)
	return (float64(outcome) + 1) / 2
}

// among returns the actions that are in both lists, in the order of the first.
func among(list, allowed []game.Action) (both []game.Action) {
	for _, a := range list {
		for _, b := range allowed {
			if a == b {
				both = append(both, a)
				break
			}
		}
	}
	return both
}
