package render

import (
	"context"

	"anqi/game"
	"anqi/game/match"
)

// eager is an opponent for tests: it captures where it can, else does the first thing that is legal.
type eager struct{}

func (eager) Choose(_ context.Context, p game.Position, r game.Rules, _ match.Request, _ func()) (match.Answer, error) {
	return match.Answer{Action: eagerAction(&p, &r), Chance: 0.5}, nil
}

func eagerAction(p *game.Position, r *game.Rules) game.Action {
	actions := p.Actions(r, nil)
	best := actions[0]
	for _, action := range actions {
		switch p.Step(action) {
		case game.StepCapture, game.StepDark:
			return action
		case game.StepFlip:
			best = action
		}
	}
	if best.IsFlip() {
		for i := range actions {
			if a := actions[(i*13+int(p.NoProgressCount)*7)%len(actions)]; a.IsFlip() {
				return a
			}
		}
	}
	return actions[(int(p.NoProgressCount)*5+3)%len(actions)]
}
