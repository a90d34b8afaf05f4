package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"

	"anqi/ai/endgame"
	"anqi/game"
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

// endgameRequest is what the arguments of "anqi endgame" ask for: a count of classes, or one ending.
type endgameRequest struct {
	rules    game.Rules
	classes  int
	verdicts int
	letters  string
	pieces   []game.Piece
}

// runEndgame carries out "anqi endgame". It returns the exit status: 0, 1 when the rules have no exact endings or an interrupt
// came, 2 for wrong arguments.
func runEndgame(arguments []string, _ io.Reader, out, errors io.Writer) int {
	request, err := parseEndgame(arguments, errors)
	switch {
	case err == flag.ErrHelp:
		return 0
	case err != nil:
		fmt.Fprintf(errors, "endgame: %v\n", err)
		return 2
	case request.classes != 0:
		return printClasses(&request, out, errors)
	case request.verdicts != 0:
		return printVerdicts(&request, out, errors)
	}
	return printCensus(&request, out, errors)
}

// parseEndgame reads the arguments; the letters may stand before or after the flags.
func parseEndgame(arguments []string, errors io.Writer) (request endgameRequest, err error) {
	flags := flag.NewFlagSet("endgame", flag.ContinueOnError)
	flags.SetOutput(errors)
	flags.Usage = func() {
		fmt.Fprint(errors, endgameUsage)
		flags.PrintDefaults()
	}
	limit := flags.Int("limit", -1, "no-progress limit in turns, 0 for none, up to 254; the rules' own unless given")
	ruleText := flags.String("rules", "traditional", "rules as in a record's Rules tag")
	flags.IntVar(&request.classes, "classes", 0, "count the classes for this number of pieces")
	flags.IntVar(&request.verdicts, "verdicts", 0, "sum up the classes of up to this number of pieces")
	for len(arguments) > 0 {
		if err := flags.Parse(arguments); err != nil {
			return request, err
		}
		if arguments = flags.Args(); len(arguments) > 0 {
			request.letters += arguments[0]
			arguments = arguments[1:]
		}
	}
	set, err := game.ParseRuleSet(*ruleText)
	if err != nil {
		return request, err
	}
	if request.rules = set.Rules; *limit != -1 {
		request.rules.NoProgressLimit = *limit
	}
	switch {
	case *limit < -1 || *limit > 254:
		err = fmt.Errorf("--limit %d is not between 0 and 254", *limit)
	case request.verdicts != 0 && (request.verdicts < 2 || request.verdicts > endgame.MaxPieces):
		err = fmt.Errorf("--verdicts %d is not between 2 and %d", request.verdicts, endgame.MaxPieces)
	case request.given() != 1:
		err = fmt.Errorf("give either pieces, --classes or --verdicts; anqi endgame --help says how")
	case request.letters != "":
		request.pieces, err = parseEnding(request.letters)
	}
	return request, err
}

// given counts what is asked for.
func (r *endgameRequest) given() (n int) {
	for _, asked := range []bool{r.letters != "", r.classes != 0, r.verdicts != 0} {
		if asked {
			n++
		}
	}
	return n
}

func printClasses(request *endgameRequest, out, errors io.Writer) int {
	_, classes, err := endgame.Classes(&request.rules, request.classes)
	if err != nil {
		fmt.Fprintln(errors, err)
		return 2
	}
	fmt.Fprintln(out, classes)
	return 0
}

// parseEnding reads the letters of an ending that exact play covers.
func parseEnding(letters string) ([]game.Piece, error) {
	var pieces []game.Piece
	var count [game.PieceCount]int
	for i := range len(letters) {
		p, ok := game.ParsePiece(letters[i])
		if !ok {
			return nil, fmt.Errorf("%q is not a piece: red's are KGMRNCP, black's kgmrncp", letters[i])
		}
		if count[p]++; count[p] > p.Kind().Count() {
			return nil, fmt.Errorf("there are only %d of %s", p.Kind().Count(), p)
		}
		pieces = append(pieces, p)
	}
	red := slices.ContainsFunc(pieces, func(p game.Piece) bool { return p.Colour() == game.Red })
	black := slices.ContainsFunc(pieces, func(p game.Piece) bool { return p.Colour() == game.Black })
	if !red || !black || len(pieces) > endgame.MaxPieces {
		return nil, fmt.Errorf("%s: an ending has 2 to %d pieces and both colours", letters, endgame.MaxPieces)
	}
	return pieces, nil
}

func printCensus(request *endgameRequest, out, errors io.Writer) int {
	solver, err := endgame.New(request.rules)
	if err != nil {
		fmt.Fprintln(errors, err)
		return 1
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	census, err := solver.Census(ctx, request.pieces, nil)
	if err != nil {
		fmt.Fprintf(errors, "endgame: %s: %v\n", request.letters, err)
		return 1
	}
	var text strings.Builder
	fmt.Fprintf(&text, "pieces: %s\nlimit: %d\nplacements: %d\n", request.letters, request.rules.NoProgressLimit, census.Placements)
	longest := 0
	for i, side := range census.Sides {
		fmt.Fprintf(&text, "%s to move: won %d drawn %d lost %d\n", []string{"red", "black"}[i], side.Won, side.Drawn, side.Lost)
		longest = max(longest, side.LongestWin, side.LongestLoss)
	}
	fmt.Fprintf(&text, "longest win: %d\n", longest)
	if _, err := io.WriteString(out, text.String()); err != nil {
		fmt.Fprintf(errors, "endgame: %v\n", err)
		return 1
	}
	return 0
}
