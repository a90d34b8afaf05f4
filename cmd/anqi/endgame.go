package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"slices"
	"strings"

	"anqi/ai/endgame"
	"anqi/game"
)

const endgameUsage = `usage: anqi endgame PIECES [--limit N] [--rules TEXT]
       anqi endgame --classes N [--rules TEXT]
       anqi endgame --class-priors N [--limit N] [--rules TEXT]

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

With --class-priors there is a line for each class of 2 to N pieces (at most 5,
which takes minutes): the pieces of one material of it, and for its placements in
which neither side can capture, in tenths, how many more red wins than loses with
red to move, and how many more black wins than loses with black to move. For N = 5
this is the file ai/classpriors.txt.

Flags:
`

// endgameOptions is what the arguments of "anqi endgame" ask for: the number of classes, the class priors, or the counts of one ending.
type endgameOptions struct {
	rules       game.Rules
	ruleText    string
	limit       int // the rules' own if negative
	classes     int
	classPriors int
	letters     string
	pieces      []game.Piece
}

// runEndgame carries out "anqi endgame". It returns the exit status: statusError when the rules have no exact endings or an
// interrupt came.
func runEndgame(arguments []string, _ io.Reader, out, errors io.Writer) int {
	var o endgameOptions
	words, status, ok := parseMixed(o.define(errors), arguments)
	if !ok {
		return status
	}
	o.letters = strings.Join(words, "")
	if err := o.check(); err != nil {
		fmt.Fprintf(errors, "anqi endgame: %v\n", err)
		return statusUsage
	}
	write := o.writeCounts
	switch {
	case o.classes != 0:
		write = o.writeClasses
	case o.classPriors != 0:
		write = o.writeClassPriors
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := write(ctx, out); err != nil {
		return fail(errors, "endgame", err)
	}
	return statusOK
}

// define returns the flags of the command.
func (o *endgameOptions) define(errors io.Writer) *flag.FlagSet {
	flags := flag.NewFlagSet("endgame", flag.ContinueOnError)
	flags.SetOutput(errors)
	flags.Usage = func() {
		fmt.Fprint(errors, endgameUsage)
		flags.PrintDefaults()
	}
	flags.IntVar(&o.limit, "limit", -1, "no-progress limit in turns, 0 for none, up to 254; the rules' own unless given")
	flags.StringVar(&o.ruleText, "rules", "traditional", "rules as in a record's Rules tag")
	flags.IntVar(&o.classes, "classes", 0, "count the classes for this number of pieces")
	flags.IntVar(&o.classPriors, "class-priors", 0, "sum up the classes of up to this number of pieces")
	return flags
}

// check reads the rules and the letters, and reports what is wrong with what is asked for.
func (o *endgameOptions) check() error {
	set, err := game.ParseRuleSet(o.ruleText)
	if err != nil {
		return err
	}
	if o.rules = set.Rules; o.limit != -1 {
		o.rules.NoProgressLimit = o.limit
	}
	switch {
	case o.limit < -1 || o.limit > 254:
		return fmt.Errorf("--limit %d is not between 0 and 254", o.limit)
	case o.classes != 0 && (o.classes < 2 || o.classes > 8):
		return fmt.Errorf("--classes %d: classes are counted for 2 to 8 pieces", o.classes)
	case o.classPriors != 0 && (o.classPriors < 2 || o.classPriors > endgame.MaxPieces):
		return fmt.Errorf("--class-priors %d is not between 2 and %d", o.classPriors, endgame.MaxPieces)
	case o.asked() != 1:
		return fmt.Errorf("give either pieces, --classes or --class-priors; anqi endgame --help says how")
	case o.letters != "":
		o.pieces, err = parseEnding(o.letters)
	}
	return err
}

// asked returns how many different things are asked for.
func (o *endgameOptions) asked() (n int) {
	for _, asked := range []bool{o.letters != "", o.classes != 0, o.classPriors != 0} {
		if asked {
			n++
		}
	}
	return n
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

// writeClasses writes the number of classes, for which nothing is solved.
func (o *endgameOptions) writeClasses(_ context.Context, out io.Writer) error {
	_, classes, err := endgame.Classes(&o.rules, o.classes)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(out, classes)
	return err
}

// writeCounts writes how many placements of one ending are won, drawn and lost.
func (o *endgameOptions) writeCounts(ctx context.Context, out io.Writer) error {
	solver, err := endgame.New(o.rules)
	if err != nil {
		return err
	}
	counts, err := solver.Count(ctx, o.pieces, nil)
	if err != nil {
		return fmt.Errorf("%s: %w", o.letters, err)
	}
	var text strings.Builder
	fmt.Fprintf(&text, "pieces: %s\nlimit: %d\nplacements: %d\n", o.letters, o.rules.NoProgressLimit, counts.Placements)
	longest := 0
	for i, side := range counts.Sides {
		fmt.Fprintf(&text, "%s to move: won %d drawn %d lost %d\n", []string{"red", "black"}[i], side.Won, side.Drawn, side.Lost)
		longest = max(longest, side.LongestWin, side.LongestLoss)
	}
	fmt.Fprintf(&text, "longest win: %d\n", longest)
	_, err = io.WriteString(out, text.String())
	return err
}

// writeClassPriors writes a line for every class of endings, as soon as it is solved.
func (o *endgameOptions) writeClassPriors(ctx context.Context, out io.Writer) error {
	solver, err := endgame.New(o.rules)
	if err != nil {
		return err
	}
	for number := 2; number <= o.classPriors; number++ {
		for _, pieces := range endgame.Representatives(&o.rules, number) {
			counts, err := solver.CountQuiet(ctx, pieces, nil)
			if err == nil {
				_, err = io.WriteString(out, classPriorLine(pieces, &counts))
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// classPriorLine writes the pieces of a class and, in tenths of its quiet placements, the wins less the losses of the side to move: of
// red, and of black.
func classPriorLine(pieces []game.Piece, counts *endgame.Counts) string {
	letters := ""
	for _, p := range pieces {
		letters += p.String()
	}
	tenths := func(side *endgame.SideCounts) int {
		return int(math.Round(10 * float64(side.Won-side.Lost) / float64(side.Won+side.Drawn+side.Lost)))
	}
	return fmt.Sprintf("%s %d %d\n", letters, tenths(&counts.Sides[0]), tenths(&counts.Sides[1]))
}
