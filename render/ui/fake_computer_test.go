package ui

import (
	"context"
	"errors"
	"math/rand"

	"anqi/game"
	"anqi/game/match"
)

// slow thinks until it is told to stop, and says so.
type slow struct{ stopped chan struct{} }

func (s slow) Choose(ctx context.Context, _ game.Position, _ game.Rules, _ match.Request, _ func()) (match.Answer, error) {
	<-ctx.Done()
	s.stopped <- struct{}{}
	return match.Answer{}, ctx.Err()
}

// opinionated plays like greedy and thinks of every position what it is told to.
type opinionated struct {
	greedy
	view match.Answer
}

func (o opinionated) Choose(ctx context.Context, p game.Position, r game.Rules, q match.Request, pause func()) (match.Answer, error) {
	answer, err := o.greedy.Choose(ctx, p, r, q, pause)
	o.view.Action, o.view.Chance = answer.Action, answer.Chance
	return o.view, err
}

// broken never has an answer.
type broken struct{}

func (broken) Choose(context.Context, game.Position, game.Rules, match.Request, func()) (match.Answer, error) {
	return match.Answer{}, errors.New("broken")
}

func withComputer(c match.Computer) func(*Environment) {
	return func(e *Environment) { e.Match.Computer = c }
}

// greedy is a computer that captures when it can and otherwise takes any legal action.
type greedy struct{}

func (greedy) Choose(_ context.Context, p game.Position, r game.Rules, q match.Request, _ func()) (match.Answer, error) {
	actions := p.Actions(&r, nil)
	random := rand.New(rand.NewSource(int64(q.Seed)))
	for _, i := range random.Perm(len(actions)) {
		if step := p.Step(actions[i]); step == game.StepCapture || step == game.StepStop {
			return match.Answer{Action: actions[i], Chance: 0.5}, nil
		}
	}
	return match.Answer{Action: actions[random.Intn(len(actions))], Chance: 0.5}, nil
}
