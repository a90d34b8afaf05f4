package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"anqi/ai"
	"anqi/cmd/anqi/internal/arena"
	"anqi/cmd/anqi/internal/train"
	"anqi/game"
)

// trainOptions is what the arguments of "anqi train" ask for.
type trainOptions struct {
	collection          arena.Collection
	options             train.Options
	save, from, network string
}

// runTrain plays games for training the networks, or trains them: anqi train --games N --save FILE, then --from FILE --out FILE.
func runTrain(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("train", "--games N --save FILE | --from FILE[,FILE…] --out FILE",
		"Plays games against itself without the networks and saves their positions; or trains the networks of the evaluation with\n"+
			"such files. The same arguments give the same networks on the same kind of machine.", errors)
	t := trainOptions{collection: arena.Collection{Parameters: ai.DefaultParameters(), Rules: game.DefaultRuleSet().Rules}}
	t.collection.Parameters.Features.Networks = false
	t.collection.Parameters.HashBytes = 1 << 18
	t.define(flags)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	var err error
	switch {
	case t.save != "" && t.from == "":
		err = writeFile(t.save, func(file io.Writer) error { return t.collection.WriteGames(file, 0) })
	case t.from != "" && t.network != "":
		err = t.run(out)
	default:
		flags.Usage()
		return statusUsage
	}
	if err != nil {
		return fail(errors, "train", err)
	}
	return statusOK
}

func (t *trainOptions) define(flags *flag.FlagSet) {
	flags.IntVar(&t.collection.Games, "games", 5000, "games to play")
	flags.IntVar(&t.collection.Nodes, "nodes", 600, "nodes an action")
	flags.Uint64Var(&t.collection.Seed, "seed", 1, "of the deals and random actions, or of the training")
	flags.IntVar(&t.collection.Random, "random", 25, "one action in so many is random")
	flags.StringVar(&t.save, "save", "", "a file to write the positions to")
	flags.StringVar(&t.from, "from", "", "files of positions, separated by commas")
	flags.StringVar(&t.network, "out", "", "a file to write the networks to; ai/network.bin is what the engine is built with")
	flags.IntVar(&t.options.Epochs, "epochs", 6, "passes over the positions")
	flags.Float64Var(&t.options.Rate, "rate", 0.003, "of learning, at first")
}

// run trains the networks on the positions of files.
func (t *trainOptions) run(out io.Writer) error {
	const numbers = 100_000 // more than a file has games
	reader := train.NewReader(t.collection.Rules)
	for i, name := range strings.Split(t.from, ",") {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		err = reader.Read(file, i*numbers)
		file.Close()
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	examples := reader.Examples()
	if len(examples) == 0 {
		return fmt.Errorf("no position in %s is quiet and unsolved, so there is nothing to train with", t.from)
	}
	t.options.Seed = t.collection.Seed
	t.options.Report = func(network string, epoch int, training, validation, before float64) {
		fmt.Fprintf(out, "%s %d: %.5f, held back %.5f, before %.5f\n", network, epoch, training, validation, before)
	}
	return os.WriteFile(t.network, train.Train(examples, t.options), 0o644)
}
