package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"

	"anqi/ai/endgame"
)

const endgameUsage = `usage: anqi endgame PIECES [--limit N] [--rules TEXT]
       anqi endgame --classes N [--rules TEXT]
       anqi endgame --verdicts N [--limit N] [--rules TEXT]

Solves an ending with nothing face down exactly and counts its placements.
PIECES are 2 to 5 letters as in records, red's (KGMRNCP) and black's (kgmrncp),
for example KGk; five take seconds. Output, one line each:

  pieces: KGk                            as given
  limit: 40                              the no-progress limit, 0 for none
  placements: 29760                      pieces of one kind are told apart
  red to move: won W drawn D lost L      placements, as red has them
  black to move: won W drawn D lost L    placements, as black has them
  longest win: T                         most turns, of both sides together, that
                                         the winner needs up to the next capture
                                         or the end, whoever is to move

With --classes the one line is the number of classes into which the materials of
N pieces (2 to 8) fall when only who captures whom matters.

With --verdicts there is a line for each class of 2 to N pieces (at most 5, which
takes minutes): the pieces of one material of it, and for its placements in which
neither side can capture, in tenths, how many more red wins than loses with red to
move, and how many more black wins than loses with black to move.
This is the table of ai/verdicts.txt.

Flags:
`

// runEndgame carries out "anqi endgame". It returns the exit status: statusError when the rules have no exact endings or an
// interrupt came.
func runEndgame(arguments []string, _ io.Reader, out, errors io.Writer) int {
	request, err := parseEndgame(arguments, errors)
	switch {
	case err == flag.ErrHelp:
		return statusOK
	case err != nil:
		fmt.Fprintf(errors, "anqi endgame: %v\n", err)
		return statusUsage
	case request.classes != 0:
		return printClasses(&request, out, errors)
	case request.verdicts != 0:
		return printSolved(&request, printVerdicts, out, errors)
	}
	return printSolved(&request, printCensus, out, errors)
}

// printClasses counts the classes, for which nothing is solved.
func printClasses(request *endgameRequest, out, errors io.Writer) int {
	_, classes, err := endgame.Classes(&request.rules, request.classes)
	if err != nil {
		fmt.Fprintln(errors, err)
		return statusUsage
	}
	fmt.Fprintln(out, classes)
	return statusOK
}

// printSolved lets print tell what a solver of the rules finds out, until an interrupt.
func printSolved(request *endgameRequest, print solvedPrinter, out, errors io.Writer) int {
	solver, err := endgame.New(request.rules)
	if err != nil {
		fmt.Fprintln(errors, err)
		return statusError
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := print(ctx, solver, request, out); err != nil {
		return fail(errors, "endgame", err)
	}
	return statusOK
}

// solvedPrinter prints what an endgame solver finds out.
type solvedPrinter func(ctx context.Context, solver *endgame.Solver, request *endgameRequest, out io.Writer) error
