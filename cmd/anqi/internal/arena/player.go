package arena

import (
	"context"
	"time"

	"anqi/ai"
	"anqi/game"
)

// Player is one side of a match.
type Player interface {
	// Begin starts a game; the seed is for what the player leaves to chance.
	Begin(rules game.Rules, seed uint64) error
	// Choose answers the action for the side to move.
	Choose(p game.Position) (game.Action, error)
	// Played tells every action made by either side, and what it turned up.
	Played(p game.Position, a game.Action, shown game.Piece) error
	// End tells the result of the game in words.
	End(result string) error
	// Close releases what the player holds.
	Close() error
}

// thinker is a player inside this process.
type thinker struct {
	choose func(p game.Position, rules game.Rules, seed uint64) (game.Action, error)
	rules  game.Rules
	seed   uint64
	ply    uint64
}

// Begin takes the rules and the seed of a game.
func (t *thinker) Begin(rules game.Rules, seed uint64) error {
	t.rules, t.seed, t.ply = rules, seed, 0
	return nil
}

// Choose asks for an action, with another seed each ply.
func (t *thinker) Choose(p game.Position) (game.Action, error) {
	return t.choose(p, t.rules, t.seed+t.ply)
}

// Played counts the plies; the position is told with each question.
func (t *thinker) Played(game.Position, game.Action, game.Piece) error {
	t.ply++
	return nil
}

// End has nothing to tell.
func (*thinker) End(string) error { return nil }

// Close has nothing to release.
func (*thinker) Close() error { return nil }

// simple is a player that only looks at the position.
func simple(choose func(game.Position, game.Rules, uint64) game.Action) Player {
	return &thinker{choose: func(p game.Position, r game.Rules, seed uint64) (game.Action, error) {
		return choose(p, r, mix(seed)), nil
	}}
}

// enginePlayer plays by the engine: a fixed seed a game, so that a level's noise is the same all game long.
type enginePlayer struct {
	thinker
	engine   *ai.Engine
	request  ai.Request
	moveTime time.Duration
}

func newEnginePlayer(settings ai.Settings, request ai.Request, moveTime time.Duration) *enginePlayer {
	return &enginePlayer{engine: ai.NewEngine(settings), request: request, moveTime: moveTime}
}

// Choose searches, within the player's nodes or time.
func (e *enginePlayer) Choose(p game.Position) (game.Action, error) {
	request := e.request
	request.Position, request.Rules = p, e.rules
	if request.Seed == 0 { // none of its own
		request.Seed = e.seed
	}
	if e.moveTime > 0 {
		start := time.Now()
		request.Spent = func() float64 { return float64(time.Since(start)) / float64(e.moveTime) }
	}
	analysis, err := e.engine.Think(context.Background(), request, nil)
	return analysis.Action, err
}
