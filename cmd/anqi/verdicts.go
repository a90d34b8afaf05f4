package main

import (
	"context"
	"fmt"
	"io"
	"math"

	"anqi/ai/endgame"
	"anqi/game"
)

// printVerdicts sums up every class of endings in one line.
func printVerdicts(ctx context.Context, solver *endgame.Solver, request *endgameRequest, out io.Writer) error {
	for count := 2; count <= request.verdicts; count++ {
		for _, pieces := range endgame.Representatives(&request.rules, count) {
			census, err := solver.CalmCensus(ctx, pieces, nil)
			if err == nil {
				_, err = io.WriteString(out, verdictLine(pieces, &census)+"\n")
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// verdictLine writes the pieces of a class and wins less losses of the side to move, red and black, in tenths of its calm placements.
func verdictLine(pieces []game.Piece, census *endgame.Census) string {
	letters := ""
	for _, p := range pieces {
		letters += p.String()
	}
	tenths := func(side *endgame.SideCensus) int {
		return int(math.Round(10 * float64(side.Won-side.Lost) / float64(side.Won+side.Drawn+side.Lost)))
	}
	return fmt.Sprintf("%s %d %d", letters, tenths(&census.Sides[0]), tenths(&census.Sides[1]))
}
