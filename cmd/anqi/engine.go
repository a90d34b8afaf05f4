package main

import (
	"io"
	"time"

	"anqi/ai"
	"anqi/ai/protocol"
)

// runEngine speaks the engine protocol on standard input and output: anqi engine [--level NAME] [--nodes N] [--movetime MS].
func runEngine(arguments []string, in io.Reader, out, errors io.Writer) int {
	flags := newFlags("engine", "[--level NAME] [--nodes N] [--movetime MS]",
		"Speaks the tournament protocol (MGTP "+protocol.Version+") on standard input and output; notes go to standard error.", errors)
	levelName := flags.String("level", "expert", "easy, medium, hard or expert")
	nodes := flags.Int("nodes", 0, "nodes an action, 0 for the level's own")
	moveTime := flags.Int("movetime", 0, "milliseconds an action, 0 to follow the clock that the referee tells")
	seed := flags.Uint64("seed", 1, "of what is left to chance")
	quiet := flags.Bool("quiet", false, "no notes on standard error")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	level, ok := ai.ParseLevel(*levelName)
	if !ok || flags.NArg() > 0 || *nodes < 0 || *moveTime < 0 {
		flags.Usage()
		return statusUsage
	}
	start := time.Now()
	config := protocol.Config{
		Name: "anqi", Version: engineVersion, Level: level, Parameters: ai.DefaultParameters(), Seed: *seed, Nodes: *nodes,
		MoveTime: time.Duration(*moveTime) * time.Millisecond, Now: func() time.Duration { return time.Since(start) },
	}
	if !*quiet {
		config.Notes = errors
	}
	if err := protocol.NewServer(config).Serve(in, out); err != nil {
		return fail(errors, "engine", err)
	}
	return statusOK
}

// engineVersion is what the engine answers to "version".
const engineVersion = "1.0"
