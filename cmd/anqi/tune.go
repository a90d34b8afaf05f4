package main

import (
	"fmt"
	"io"
	"os"

	"anqi/ai"
	"anqi/cmd/anqi/internal/arena"
	"anqi/game"
)

// runTune fits the weights of the evaluation to self-play: anqi tune --games N.
func runTune(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("tune", "[--games N] [--nodes N] [--seed S] [--rounds N]",
		"Plays games against itself and fits the weights of the evaluation to what came of their quiet positions; the same\n"+
			"arguments give the same weights. Prints one line NAME OLD NEW for every weight that may change.", errors)
	c := arena.Collection{Settings: ai.DefaultSettings()}
	flags.IntVar(&c.Games, "games", 2000, "games to play")
	flags.IntVar(&c.Nodes, "nodes", 2000, "nodes an action")
	flags.Uint64Var(&c.Seed, "seed", 1, "of the deals and random actions")
	flags.Float64Var(&c.Mix, "mix", 0.6, "share of the result in the target; the rest is the search's own opinion")
	flags.IntVar(&c.Random, "random", 25, "one action in so many is random")
	rounds := flags.Int("rounds", 60, "rounds over all weights")
	from := flags.String("from", "", "a file of positions to fit to, instead of playing")
	save := flags.String("save", "", "a file to write the positions to")
	preset := flags.String("rules", "traditional", "a preset's name, or rules as records write them")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	rules, err := game.ParseRuleSet(*preset)
	if err != nil {
		fmt.Fprintf(errors, "anqi tune: %v\n", err)
		return statusUsage
	}
	c.Rules = rules.Rules
	judged, err := gatherPositions(&c, *from, *save, errors)
	if err != nil {
		fmt.Fprintf(errors, "anqi tune: %v\n", err)
		return statusError
	}
	samples := arena.Samples(judged, c.Settings, c.Rules)
	fmt.Fprintf(out, "positions %d, loss before %.6f\n", len(samples), ai.Loss(&c.Settings.Weights, samples))
	fitted := ai.Fit(c.Settings, samples, *rounds, func(round int, loss float64) { fmt.Fprintf(errors, "round %d: %.6f\n", round, loss) })
	fmt.Fprintf(out, "loss after %.6f\n", ai.Loss(&fitted.Weights, samples))
	before := c.Settings.List()
	for i, setting := range fitted.List() {
		if setting.Tunable {
			fmt.Fprintf(out, "%s %d %d\n", setting.Name, *before[i].Value, *setting.Value)
		}
	}
	return statusOK
}

// gatherPositions plays games, or reads the positions of an earlier run.
func gatherPositions(c *arena.Collection, from, save string, errors io.Writer) ([]arena.Judged, error) {
	if from != "" {
		file, err := os.Open(from)
		if err != nil {
			return nil, err
		}
		defer file.Close()
		return arena.ReadJudged(file, c.Rules)
	}
	judged, err := c.Collect(func(games, positions int) { fmt.Fprintf(errors, "%d games, %d positions\n", games, positions) })
	if err != nil || save == "" {
		return judged, err
	}
	file, err := os.Create(save)
	if err != nil {
		return nil, err
	}
	if err := arena.WriteJudged(file, judged); err != nil {
		file.Close()
		return nil, err
	}
	return judged, file.Close()
}
