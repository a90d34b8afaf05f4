package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"anqi/ai"
	"anqi/cmd/anqi/internal/arena"
	"anqi/game"
)

// tuneOptions is what the arguments of "anqi tune" ask for.
type tuneOptions struct {
	collection arena.Collection
	rounds     int
	mix, pull  float64
	from, save string
	check      bool
	progress   io.Writer
}

// runTune fits the weights of the evaluation to self-play.
func runTune(arguments []string, _ io.Reader, out, errors io.Writer) int {
	t := tuneOptions{progress: errors}
	t.collection.Parameters = tuningParameters()
	flags := newFlags("tune", "[--rounds N] [--games N] [--nodes N] [--seed S] [--check]",
		"Plays games against itself, with the starting weights in the first round and with those fitted so far in the next ones, and fits\n"+
			"the weights of the evaluation to what came of the quiet positions of all rounds. The same arguments give the same weights.\n"+
			"Prints one line NAME STARTING FITTED SHIPPED for every weight that may change, then how the result differs from the shipped\n"+
			"weights, as parameters of \"anqi arena\".", errors)
	t.define(flags)
	preset := flags.String("rules", "traditional", "a preset's name, or rules as records write them")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	rules, err := game.ParseRuleSet(*preset)
	if err != nil {
		fmt.Fprintf(errors, "anqi tune: %v\n", err)
		return statusUsage
	}
	t.collection.Rules = rules.Rules
	fitted, err := t.run(out)
	if err != nil {
		return fail(errors, "tune", err)
	}
	difference := printWeights(out, fitted)
	if t.check && difference != "" {
		fmt.Fprintf(errors, "anqi tune: the shipped weights are not these: %s\n", difference)
		return statusError
	}
	return statusOK
}

func (t *tuneOptions) define(flags *flag.FlagSet) {
	flags.IntVar(&t.rounds, "rounds", 2, "rounds of games and a fit")
	flags.IntVar(&t.collection.Games, "games", 1000, "games to play in each round")
	flags.IntVar(&t.collection.Nodes, "nodes", 1000, "nodes an action")
	flags.Uint64Var(&t.collection.Seed, "seed", 1, "of the deals and random actions")
	flags.IntVar(&t.collection.Random, "random", 25, "one action in so many is random")
	flags.Float64Var(&t.mix, "mix", 0.6, "share of the game's result in the target; the rest is the search's own opinion")
	flags.Float64Var(&t.pull, "pull", 0.2, "how strongly weights are held near where they started")
	flags.BoolVar(&t.check, "check", false, "end with status 1 unless the result is the shipped weights")
	flags.StringVar(&t.from, "from", "", "a file of positions to fit to, instead of playing")
	flags.StringVar(&t.save, "save", "", "a file to write the positions to")
}

// run plays and fits round after round, or fits to the positions of an earlier run.
func (t *tuneOptions) run(out io.Writer) (fitted ai.Parameters, err error) {
	if t.from != "" {
		file, err := os.Open(t.from)
		if err != nil {
			return fitted, err
		}
		defer file.Close()
		positions, err := arena.ReadLabelled(file, t.collection.Rules)
		if err != nil {
			return fitted, err
		}
		return t.fit(positions, out)
	}
	var positions []arena.LabelledPosition
	fitted = tuningParameters()
	for round := range t.rounds {
		t.collection.Parameters, t.collection.First = fitted, round*t.collection.Games
		more, err := t.collection.Collect(func(games, positions int) {
			fmt.Fprintf(t.progress, "%d games, %d positions in round %d\n", games, positions, round+1)
		})
		if err != nil {
			return fitted, err
		}
		positions = append(positions, more...)
		if fitted, err = t.fit(positions, out); err != nil {
			return fitted, err
		}
	}
	return fitted, t.write(positions)
}

// fit fits the starting weights to positions. Which positions are quiet, too, follows from the starting weights, so that the
// result follows from the positions alone.
func (t *tuneOptions) fit(positions []arena.LabelledPosition, out io.Writer) (ai.Parameters, error) {
	start := tuningParameters()
	samples, held := arena.Samples(positions, start, t.collection.Rules, t.mix)
	if len(samples) == 0 {
		return start, errors.New("no position of the games is quiet, so there is nothing to fit to")
	}
	fmt.Fprintf(out, "positions %d, loss before %.6f, held out %d, loss before %.6f\n", len(samples), ai.Loss(&start.Weights, samples),
		len(held), ai.Loss(&start.Weights, held))
	fitted := ai.Fit(start, samples, t.pull, func(step int, cost float64) { fmt.Fprintf(t.progress, "step %d: %.7f\n", step+1, cost) })
	fmt.Fprintf(out, "loss after %.6f, held out %.6f\n", ai.Loss(&fitted.Weights, samples), ai.Loss(&fitted.Weights, held))
	return fitted, nil
}

func (t *tuneOptions) write(positions []arena.LabelledPosition) error {
	if t.save == "" {
		return nil
	}
	return writeFile(t.save, func(file io.Writer) error { return arena.WriteLabelled(file, positions) })
}

// tuningParameters is the engine that plays the games. Its search is written out here so that a later change of the shipped
// parameters leaves the weights as they are.
func tuningParameters() ai.Parameters {
	weights := ai.StartingWeights()
	weights.ClassPriors = 0
	return ai.Parameters{
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
// shipped ones, as parameters of a player. (That the others are the same in both sets is a test of package ai.)
func printWeights(out io.Writer, fitted ai.Parameters) string {
	var differences []string
	for _, parameter := range fitted.List() {
		if !parameter.Tunable {
			continue
		}
		fmt.Fprintf(out, "%s %d %d %d\n", parameter.Name, parameter.Start, *parameter.Value, parameter.Shipped)
		if *parameter.Value != parameter.Shipped {
			differences = append(differences, fmt.Sprintf("%s=%d", parameter.Name, *parameter.Value))
		}
	}
	difference := strings.Join(differences, ",")
	fmt.Fprintf(out, "difference: %s\n", difference)
	return difference
}
