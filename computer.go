package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"anqi/ai"
	"anqi/game"
	"anqi/game/match"
)

// computer lets package ai play at the table of package match. The engine's memory is used by one computation at a time: a
// new one waits for the one it replaces, which ends soon after it was cancelled.
type computer struct {
	busy   sync.Mutex
	engine *ai.Engine
}

var _ match.Computer = (*computer)(nil)

func newComputer() *computer { return &computer{engine: ai.NewEngine(ai.DefaultSettings())} }

// Choose passes the question on. Only public information is in it.
func (c *computer) Choose(ctx context.Context, position game.Position, rules game.Rules, request match.Request, pause func()) (match.Answer, error) {
	level, known := ai.ParseLevel(request.Level.String())
	if !known {
		return match.Answer{}, fmt.Errorf("the computer has no level %q", request.Level)
	}
	c.busy.Lock()
	defer c.busy.Unlock()
	if err := ctx.Err(); err != nil {
		return match.Answer{}, err
	}
	analysis, err := c.engine.Think(ctx, ai.Request{
		Position: position, Rules: rules, Level: level, Seed: request.Seed, Spent: shareOf(request.Within),
	}, pause)
	return match.Answer{Action: analysis.Action, Chance: analysis.Chance}, err
}

// shareOf returns the clock of a computation that has to end within a time; nil when it may take as long as it needs.
func shareOf(within time.Duration) func() float64 {
	if within <= 0 {
		return nil
	}
	began := time.Now()
	return func() float64 { return float64(time.Since(began)) / float64(within) }
}
