package arena

import (
	"context"
	"fmt"
	"strconv"
	"strings"
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

// inProcess is a player inside this process.
type inProcess struct {
	choose func(p game.Position, rules game.Rules, seed uint64) (game.Action, error)
	rules  game.Rules
	seed   uint64
	ply    uint64
}

// Begin takes the rules and the seed of a game.
func (t *inProcess) Begin(rules game.Rules, seed uint64) error {
	t.rules, t.seed, t.ply = rules, seed, 0
	return nil
}

// Choose asks for an action, with another seed each ply.
func (t *inProcess) Choose(p game.Position) (game.Action, error) {
	return t.choose(p, t.rules, t.seed+t.ply)
}

// Played counts the plies; the position is told with each question.
func (t *inProcess) Played(game.Position, game.Action, game.Piece) error {
	t.ply++
	return nil
}

// End has nothing to tell.
func (*inProcess) End(string) error { return nil }

// Close has nothing to release.
func (*inProcess) Close() error { return nil }

// baseline is a player that only looks at the position.
func baseline(choose func(game.Position, game.Rules, uint64) game.Action) Player {
	return &inProcess{choose: func(p game.Position, r game.Rules, seed uint64) (game.Action, error) {
		return choose(p, r, mix(seed)), nil
	}}
}

// enginePlayer plays by the engine: a fixed seed a game, so that a level's noise is the same all game long.
type enginePlayer struct {
	inProcess
	engine   *ai.Engine
	request  ai.SearchRequest
	moveTime time.Duration
}

func newEnginePlayer(parameters ai.Parameters, request ai.SearchRequest, moveTime time.Duration) *enginePlayer {
	return &enginePlayer{engine: ai.NewEngine(parameters), request: request, moveTime: moveTime}
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

// Budget is what a match gives to players that do not say otherwise: nodes or a time for each action; 0 leaves the level's own.
type Budget struct {
	Nodes    int
	MoveTime time.Duration
}

// timedNodes is the node limit of players that stop by the clock.
const timedNodes = 1 << 30

// NewPlayer makes the player that a SPEC describes: level=NAME, random, greedy, depth=N, any of these with engine parameters
// after commas (nodes=N, movetime=MS, seed=N, off=TERM, NAME=NUMBER), or cmd:PROGRAM ARGUMENTS for a program that speaks the engine
// protocol.
func NewPlayer(spec string, budget Budget) (Player, error) {
	if program, ok := strings.CutPrefix(spec, "cmd:"); ok {
		return newExternal(strings.Fields(program))
	}
	words := strings.Split(spec, ",")
	switch words[0] {
	case "random":
		return baseline(ai.RandomAction), noParameters(words)
	case "greedy":
		return baseline(ai.GreedyAction), noParameters(words)
	}
	parameters, request := ai.DefaultParameters(), ai.SearchRequest{Level: ai.Expert, Nodes: budget.Nodes}
	moveTime := budget.MoveTime
	for i, word := range words {
		name, value, ok := strings.Cut(word, "=")
		if !ok || i == 0 && name != "level" && name != "depth" {
			return nil, fmt.Errorf("%q is no player: level=NAME, depth=N, random, greedy or cmd:PROGRAM, parameters after commas", spec)
		}
		if err := applyParameter(&parameters, &request, &moveTime, name, value); err != nil {
			return nil, fmt.Errorf("player %q: %w", spec, err)
		}
	}
	if moveTime > 0 {
		request.Nodes = timedNodes
	}
	return newEnginePlayer(parameters, request, moveTime), nil
}

func noParameters(words []string) error {
	if len(words) > 1 {
		return fmt.Errorf("%s has no parameters", words[0])
	}
	return nil
}

func applyParameter(parameters *ai.Parameters, request *ai.SearchRequest, moveTime *time.Duration, name, value string) error {
	if name == "seed" {
		seed, err := strconv.ParseUint(value, 10, 64)
		request.Seed = seed
		return err
	}
	if name == "level" {
		level, ok := ai.ParseLevel(value)
		if !ok {
			return fmt.Errorf("there is no level %q", value)
		}
		request.Level = level
		return nil
	}
	target := map[string]*int{"nodes": &request.Nodes, "depth": &request.Depth, "movetime": nil}
	number, known := target[name]
	if !known {
		return parameters.Set(name, value)
	}
	n, err := strconv.Atoi(value)
	if err != nil || n <= 0 {
		return fmt.Errorf("%s needs a number above 0, not %q", name, value)
	}
	switch name {
	case "movetime":
		*moveTime = time.Duration(n) * time.Millisecond
	case "nodes":
		*number, *moveTime = n, 0
	case "depth":
		*number = n
		if request.Nodes == 0 {
			request.Nodes = timedNodes
		}
	}
	return nil
}
