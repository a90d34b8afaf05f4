package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"runtime"
	"time"

	"anqi/ai"
	"anqi/ai/bench"
	"anqi/game"
)

const benchMeaning = `Searches fixed positions with a fixed number of nodes and prints how fast that was. The last line is the signature of the search:
the nodes of searches to fixed depths, under many rule sets, the same on every machine. As long as a change of the code leaves it,
the engine plays as before. With --signature each of these searches has a line, too, and no speed is measured; that is the file
ai/bench/testdata/signature.txt.`

// runBench measures the engine: anqi bench [--nodes N] [--json | --signature].
func runBench(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("bench", "[--nodes N] [--json | --signature]", benchMeaning, errors)
	nodes := flags.Int("nodes", 300_000, "nodes for each position")
	asJSON := flags.Bool("json", false, "print one JSON object")
	onlySignature := flags.Bool("signature", false, "print the searches of the signature, and measure no speed")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	results, signature, err := bench.Signature(context.Background())
	if err == nil && *onlySignature {
		_, err = io.WriteString(out, bench.Text(results, signature))
		if err == nil {
			return statusOK
		}
	}
	var speed speed
	if err == nil {
		speed, err = measureSpeed(*nodes)
	}
	if err == nil {
		err = speed.print(out, signature, *asJSON)
	}
	if err != nil {
		return fail(errors, "bench", err)
	}
	return statusOK
}

// speed is how many nodes were searched in how much time.
type speed struct {
	nodes int
	took  time.Duration
}

// print writes the speed and the signature, as two lines or as one JSON object.
func (s speed) print(out io.Writer, signature int, asJSON bool) error {
	rate := float64(s.nodes) / s.took.Seconds()
	if !asJSON {
		_, err := fmt.Fprintf(out, "%d nodes, %.3f seconds, %.0f nodes a second\nsignature %d\n", s.nodes, s.took.Seconds(), rate, signature)
		return err
	}
	return json.NewEncoder(out).Encode(map[string]any{
		"nodes": s.nodes, "seconds": s.took.Seconds(), "nodesPerSecond": rate, "signature": signature,
		"system": runtime.GOOS + "/" + runtime.GOARCH, "go": runtime.Version(),
	})
}

// measureSpeed searches the positions for speed; the time that the engine takes to prepare its memory is left out.
func measureSpeed(nodes int) (measured speed, err error) {
	rules := game.DefaultRuleSet().Rules
	engine := ai.NewEngine(ai.DefaultParameters())
	for _, text := range bench.Positions() {
		p, err := game.ParsePosition(text, &rules)
		if err != nil {
			return measured, fmt.Errorf("position %s: %w", text, err)
		}
		request := ai.SearchRequest{Position: p, Rules: rules, Level: ai.Expert, Nodes: 1000, Seed: 1}
		if _, err := engine.Think(context.Background(), request, nil); err != nil {
			return measured, err
		}
		request.Nodes = nodes
		start := time.Now()
		analysis, err := engine.Think(context.Background(), request, nil)
		if err != nil {
			return measured, err
		}
		measured.took += time.Since(start)
		measured.nodes += analysis.Nodes
	}
	return measured, nil
}
