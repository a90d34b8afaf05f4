package main

import (
	"context"
	"fmt"
	"sync"
	"time"

	"anqi/ai"
	"anqi/ai/endgame"
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

func newComputer() *computer { return &computer{engine: ai.NewEngine(ai.DefaultParameters())} }

// Choose passes the question on. Only public information is in it.
func (c *computer) Choose(ctx context.Context, position game.Position, rules game.Rules, request match.Request, pause func()) (match.Answer, error) {
	level, known := ai.ParseLevel(request.Level.String())
	if !known {
		return match.Answer{}, fmt.Errorf("the computer has no level %q", request.Level)
	}
	if request.Purpose == match.PurposeJudge && ai.Young(position) {
		return match.Answer{}, nil // declined, whatever a search would say
	}
	c.busy.Lock()
	defer c.busy.Unlock()
	if err := ctx.Err(); err != nil {
		return match.Answer{}, err
	}
	analysis, err := c.engine.Think(ctx, ai.SearchRequest{
		Position: position, Rules: rules, Level: level, Seed: request.Seed, Spent: shareOf(request.Within),
	}, pause)
	if err != nil {
		return match.Answer{}, err
	}
	answer := match.Answer{Action: analysis.Action, Chance: analysis.Chance}
	if request.Purpose == match.PurposeHint {
		return answer, nil
	}
	solved, err := c.solved(ctx, position, rules, pause)
	if err != nil {
		return match.Answer{}, err
	}
	if solved != ai.Unsolved {
		analysis.Solved = solved
	}
	if request.Purpose == match.PurposeJudge {
		if !request.ToMove {
			analysis = fromOtherSide(analysis)
		}
		answer.Agrees = ai.AcceptsDraw(position, analysis)
		return answer, nil
	}
	answer.Lost, answer.Offers = ai.Resigns(analysis), ai.OffersDraw(position, rules, analysis)
	return answer, nil
}

// solved asks the endgame tables what is certain for the side to move. Every level may: whether a game is worth going on with is no
// question of strength. Where the tables do not serve, the one node of the request costs nothing.
func (c *computer) solved(ctx context.Context, position game.Position, rules game.Rules, pause func()) (ai.Solved, error) {
	if position.FaceDownCount() > 0 || position.Left(game.Red)+position.Left(game.Black) > endgame.QuickPieces {
		return ai.Unsolved, nil
	}
	analysis, err := c.engine.Think(ctx, ai.SearchRequest{
		Position: position, Rules: rules, Level: ai.Expert, Nodes: 1, Only: position.Actions(&rules, nil),
	}, pause)
	return analysis.Solved, err
}

// fromOtherSide turns what the side to move may expect into what its opponent may.
func fromOtherSide(a ai.Analysis) ai.Analysis {
	a.Chance = 1 - a.Chance
	switch a.Solved {
	case ai.SolvedWin:
		a.Solved = ai.SolvedLoss
	case ai.SolvedLoss:
		a.Solved = ai.SolvedWin
	}
	return a
}

// shareOf returns the clock of a computation that has to end within a time; nil when it may take as long as it needs.
func shareOf(within time.Duration) func() float64 {
	if within <= 0 {
		return nil
	}
	began := time.Now()
	return func() float64 { return float64(time.Since(began)) / float64(within) }
}
