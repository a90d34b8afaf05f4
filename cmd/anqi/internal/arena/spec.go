package arena

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"anqi/ai"
)

// Budget is what a match gives to players that do not say otherwise: nodes or a time for each action; 0 leaves the level's own.
type Budget struct {
	Nodes    int
	MoveTime time.Duration
}

// timedNodes is the node limit of players that stop by the clock.
const timedNodes = 1 << 30

// NewPlayer makes the player that a SPEC describes: level=NAME, random, greedy, depth=N, any of these with engine settings
// after commas (nodes=N, movetime=MS, seed=N, off=TERM, NAME=NUMBER), or cmd:PROGRAM ARGUMENTS for a program that speaks the engine
// protocol.
func NewPlayer(spec string, budget Budget) (Player, error) {
	if program, ok := strings.CutPrefix(spec, "cmd:"); ok {
		return newExternal(strings.Fields(program))
	}
	words := strings.Split(spec, ",")
	switch words[0] {
	case "random":
		return simple(ai.RandomAction), noSettings(words)
	case "greedy":
		return simple(ai.GreedyAction), noSettings(words)
	}
	settings, request := ai.DefaultSettings(), ai.Request{Level: ai.Expert, Nodes: budget.Nodes}
	moveTime := budget.MoveTime
	for i, word := range words {
		name, value, ok := strings.Cut(word, "=")
		if !ok || i == 0 && name != "level" && name != "depth" {
			return nil, fmt.Errorf("%q is no player: level=NAME, depth=N, random, greedy or cmd:PROGRAM, settings after commas", spec)
		}
		if err := applySetting(&settings, &request, &moveTime, name, value); err != nil {
			return nil, fmt.Errorf("player %q: %w", spec, err)
		}
	}
	if moveTime > 0 {
		request.Nodes = timedNodes
	}
	return newEnginePlayer(settings, request, moveTime), nil
}

func noSettings(words []string) error {
	if len(words) > 1 {
		return fmt.Errorf("%s has no settings", words[0])
	}
	return nil
}

func applySetting(settings *ai.Settings, request *ai.Request, moveTime *time.Duration, name, value string) error {
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
		return settings.Set(name, value)
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
