package main

import (
	"context"
	"fmt"
	"io"
	"strings"

	"anqi/ai/endgame"
)

// printCensus counts the results of one ending.
func printCensus(ctx context.Context, solver *endgame.Solver, request *endgameRequest, out io.Writer) error {
	census, err := solver.Census(ctx, request.pieces, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", request.letters, err)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "pieces: %s\nlimit: %d\nplacements: %d\n", request.letters, request.rules.NoProgressLimit, census.Placements)
	longest := 0
	for i, side := range census.Sides {
		fmt.Fprintf(&text, "%s to move: won %d drawn %d lost %d\n", []string{"red", "black"}[i], side.Won, side.Drawn, side.Lost)
		longest = max(longest, side.LongestWin, side.LongestLoss)
	}
	fmt.Fprintf(&text, "longest win: %d\n", longest)
	_, err = io.WriteString(out, text.String())
	return err
}
