package main

import (
	"fmt"
	"io"
	"strconv"

	"anqi/game"
	"anqi/game/record"
)

const perftMeaning = `Counts how many sequences of 1 to N actions exist, one line a depth: the depth, a space, the count. Captures of a chain
and stops count like every action, and a finished game has no continuation: after a count of 0 there is no other line. From a record (- for standard input), which
must tell its deal, every flip shows what was dealt; from a position a flip or dark attack counts once for every letter that
could appear.`

func runPerft(arguments []string, in io.Reader, out, errors io.Writer) int {
	flags := newFlags("perft", "FILE N | --position TEXT N [--rules TEXT]", perftMeaning, errors)
	position := flags.String("position", "", "position text, BOARD TURN UNSEEN QUIET MOVES")
	rules := flags.String("rules", "traditional", "rule set, as in the Rules tag of a record")
	words, status, ok := parseMixed(flags, arguments)
	if !ok {
		return status
	}
	expected := 2
	if *position != "" {
		expected = 1
	}
	if len(words) != expected {
		flags.Usage()
		return statusUsage
	}
	depth, err := strconv.Atoi(words[expected-1])
	if err != nil || depth < 1 {
		fmt.Fprintf(errors, "anqi perft: depth %q is not a number from 1 on\n", words[expected-1])
		return statusUsage
	}
	count, err := positionCounter(*position, *rules)
	if *position == "" {
		count, err = recordCounter(words[0], in)
	}
	if err != nil {
		return fail(errors, "perft", err)
	}
	if err := printCounts(out, depth, count); err != nil {
		return fail(errors, "perft", err)
	}
	return statusOK
}

// printCounts prints a line for every depth up to the one asked for, or up to the first at which no game is left to count.
func printCounts(out io.Writer, depth int, count counter) error {
	for n, left := 1, true; n <= depth && left; n++ {
		sequences := count(n)
		if _, err := fmt.Fprintf(out, "%d %d\n", n, sequences); err != nil {
			return err
		}
		left = sequences > 0
	}
	return nil
}

// counter counts the sequences of a number of actions.
type counter func(depth int) uint64

func positionCounter(text, rules string) (counter, error) {
	set, err := game.ParseRuleSet(rules)
	if err != nil {
		return nil, err
	}
	if text == "" {
		return nil, nil
	}
	position, err := game.ParsePosition(text, &set.Rules)
	if err != nil {
		return nil, err
	}
	return func(depth int) uint64 { return game.Perft(&position, &set.Rules, depth, nil) }, nil
}

func recordCounter(name string, in io.Reader) (counter, error) {
	data, err := readRecord(name, in)
	if err != nil {
		return nil, err
	}
	read, state, err := record.DecodeVisit(data, nil)
	switch {
	case err != nil:
		return nil, err
	case read.Deal == nil:
		return nil, fmt.Errorf("the record has no Deal tag; use --position")
	case read.Outcome(&state).Over():
		return func(int) uint64 { return 0 }, nil
	}
	rules := &read.RuleSet.Rules
	return func(depth int) uint64 { return game.Perft(&state.Position, rules, depth, read.Deal.At) }, nil
}
