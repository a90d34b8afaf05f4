package main

import (
	"fmt"
	"io"
	"os"
	"strings"

	"anqi/ai"
	"anqi/cmd/anqi/internal/arena"
	"anqi/cmd/anqi/internal/train"
	"anqi/game"
)

// runTrain plays games for training the networks, or trains them: anqi train --games N --save FILE, then --from FILE --out FILE.
func runTrain(arguments []string, _ io.Reader, out, errors io.Writer) int {
	flags := newFlags("train", "--games N --save FILE | --from FILE[,FILE…] --out FILE",
		"Plays games against itself without the networks and saves their positions; or trains the networks of the evaluation with\n"+
			"such files. The same arguments give the same networks on the same kind of machine.", errors)
	c := arena.Collection{Settings: ai.DefaultSettings()}
	c.Settings.Features.Networks = false
	c.Settings.TableBytes = 1 << 18
	flags.IntVar(&c.Games, "games", 5000, "games to play")
	flags.IntVar(&c.Nodes, "nodes", 600, "nodes an action")
	flags.Uint64Var(&c.Seed, "seed", 1, "of the deals and random actions, or of the training")
	flags.IntVar(&c.Random, "random", 25, "one action in so many is random")
	save := flags.String("save", "", "a file to write the positions to")
	from := flags.String("from", "", "files of positions, separated by commas")
	network := flags.String("out", "", "a file to write the networks to; ai/network.bin is what the engine is built with")
	o := train.Options{}
	flags.IntVar(&o.Epochs, "epochs", 6, "passes over the positions")
	flags.Float64Var(&o.Rate, "rate", 0.003, "of learning, at first")
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	c.Rules, o.Seed = game.DefaultRuleSet().Rules, c.Seed
	err := error(nil)
	switch {
	case *save != "" && *from == "":
		err = writeFile(*save, func(file io.Writer) error { return c.Record(file, 0) })
	case *from != "" && *network != "":
		o.Report = func(network string, epoch int, training, held, before float64) {
			fmt.Fprintf(out, "%s %d: %.5f, held back %.5f, before %.5f\n", network, epoch, training, held, before)
		}
		err = trainNetworks(strings.Split(*from, ","), *network, c.Rules, o)
	default:
		flags.Usage()
		return statusUsage
	}
	if err != nil {
		fmt.Fprintf(errors, "anqi train: %v\n", err)
		return statusError
	}
	return statusOK
}

func trainNetworks(from []string, to string, rules game.Rules, o train.Options) error {
	const numbers = 100_000 // more than a file has games
	reader := train.NewReader(rules)
	for i, name := range from {
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
	return os.WriteFile(to, train.Train(reader.Samples(), o), 0o644)
}
