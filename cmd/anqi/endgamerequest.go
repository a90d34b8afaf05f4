package main

import (
	"flag"
	"fmt"
	"io"
	"slices"

	"anqi/ai/endgame"
	"anqi/game"
)

// endgameRequest is what the arguments of "anqi endgame" ask for: a count of classes, what becomes of the classes, or one ending.
type endgameRequest struct {
	rules    game.Rules
	classes  int
	verdicts int
	letters  string
	pieces   []game.Piece
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
	err = request.check(*limit)
	return request, err
}

// check reports what is wrong with what is asked for, and reads the letters.
func (r *endgameRequest) check(limit int) (err error) {
	switch {
	case limit < -1 || limit > 254:
		err = fmt.Errorf("--limit %d is not between 0 and 254", limit)
	case r.verdicts != 0 && (r.verdicts < 2 || r.verdicts > endgame.MaxPieces):
		err = fmt.Errorf("--verdicts %d is not between 2 and %d", r.verdicts, endgame.MaxPieces)
	case r.given() != 1:
		err = fmt.Errorf("give either pieces, --classes or --verdicts; anqi endgame --help says how")
	case r.letters != "":
		r.pieces, err = parseEnding(r.letters)
	}
	return err
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
