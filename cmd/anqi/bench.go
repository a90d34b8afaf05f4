package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"time"

	"anqi/ai"
	"anqi/game"
)

// benchPositions are the fixed positions of the benchmark: opening, middle games, an ending with little face down, one with nothing.
var benchPositions = []string{
	"m???/????/????/????/????/????/??R?/???? b KGGMMRNNCCPPPPPkggmrrnnccppppp 0 -",
	"mp??/P???/????/????/????/????/?R1?/???? b KGGMMRNNCCPPPPkggmrrnnccppp 0 -",
	"ppr?/m1??/?N??/?R??/?P??/?g??/?R1K/??M? b GGMNCCPPPkgmrnnccpp 0 -",
	"ppr?/1m??/NN??/?R??/gk1?/ng?P/nRK1/M2? b GGMCCPPmrcp 0 -",
	"1p1M/2?c/3C/?2?/RmP?/1k?P/4/M2? b GGPmrp 0 -",
	"2M1/pG?C/4/?3/1k1?/1m1m/4/M2p b GPr 0 -",
	"2M1/2P1/Gk2/2G1/3m/4/4/M1p1 b - 0 -",
}

// runBench searches fixed positions with fixed nodes: anqi bench [--nodes N] [--json].
func runBench(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("bench", "[--nodes N] [--json]", "Searches fixed positions with a fixed number of nodes and prints how fast that was.", errors)
	nodes := flags.Int("nodes", 300_000, "nodes for each position")
	asJSON := flags.Bool("json", false, "print one JSON object")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	searched, took, err := bench(*nodes)
	if err != nil {
		return fail(errors, "bench", err)
	}
	rate := float64(searched) / took.Seconds()
	if !*asJSON {
		fmt.Fprintf(out, "%d nodes, %.3f seconds, %.0f nodes a second\n", searched, took.Seconds(), rate)
		return statusOK
	}
	line, err := json.Marshal(map[string]any{
		"nodes": searched, "seconds": took.Seconds(), "nodesPerSecond": rate, "system": runtime.GOOS + "/" + runtime.GOARCH, "go": runtime.Version(),
	})
	if err != nil {
		return fail(errors, "bench", err)
	}
	fmt.Fprintf(out, "%s\n", line)
	return statusOK
}

// bench returns the nodes searched and the time the searches took, the engine's preparation of memory apart.
func bench(nodes int) (searched int, took time.Duration, err error) {
	rules := game.DefaultRuleSet().Rules
	engine := ai.NewEngine(ai.DefaultSettings())
	for _, text := range benchPositions {
		p, err := game.ParsePosition(text, &rules)
		if err != nil {
			return searched, took, fmt.Errorf("position %s: %w", text, err)
		}
		request := ai.Request{Position: p, Rules: rules, Level: ai.Expert, Nodes: 1000, Seed: 1}
		if _, err := engine.Think(context.Background(), request, nil); err != nil {
			return searched, took, err
		}
		request.Nodes = nodes
		start := time.Now()
		analysis, err := engine.Think(context.Background(), request, nil)
		if err != nil {
			return searched, took, err
		}
		took += time.Since(start)
		searched += analysis.Nodes
	}
	return searched, took, nil
}
