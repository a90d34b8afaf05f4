package main

import (
	"fmt"
	"io"
	"strings"

	"anqi/ai"
)

// tuningSettings is the engine that plays the games. Its search is written out here so that a later change of the shipped
// settings leaves the weights as they are.
func tuningSettings() ai.Settings {
	weights := ai.StartingWeights()
	weights.ClassPriors = 0
	return ai.Settings{
		HashBytes: 1 << 20,
		Weights:   weights,
		Features: ai.Features{
			FlipDepth: 5, FlipsOnPath: 1, FlipWidth: 4, FlipCost: 2, IsolatedRootFlips: 2,
			Reductions: true, ReduceEvery: 6, NullMove: true, History: 300,
			Futility: true, FutilityDepth: 2, FutilityMargin: 120, DeltaMargin: 350,
			StopShare: 65,
		},
	}
}

// printWeights prints the weights that may change beside the starting and the shipped ones. It returns how they differ from the
// shipped ones, as settings of a player. (That the others are the same in both sets is a test of package ai.)
func printWeights(out io.Writer, fitted ai.Settings) string {
	start, shipped := ai.Settings{Weights: ai.StartingWeights()}, ai.DefaultSettings()
	starting, now := start.List(), shipped.List()
	var differences []string
	for i, setting := range fitted.List() {
		if !setting.Tunable {
			continue
		}
		fmt.Fprintf(out, "%s %d %d %d\n", setting.Name, *starting[i].Value, *setting.Value, *now[i].Value)
		if *setting.Value != *now[i].Value {
			differences = append(differences, fmt.Sprintf("%s=%d", setting.Name, *setting.Value))
		}
	}
	difference := strings.Join(differences, ",")
	fmt.Fprintf(out, "difference: %s\n", difference)
	return difference
}
