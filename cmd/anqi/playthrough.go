package main

import (
	"bufio"
	"encoding/json"
	"io"
	"slices"

	"anqi/game"
	"anqi/game/record"
)

const playthroughMeaning = `Replays a record, a link or a record of the tournament client (- for standard input) and prints one JSON
object a line: before every action the ply, the player, the colour to move, the board from a1 to d8, the quiet turns, the square of an open chain, the legal actions and the
action played; at the end the board, the quiet turns, the result and its reason. After an error the lines before it
stand, there is no last line, and the exit status is 1.`

func runPlaythrough(arguments []string, in io.Reader, out, errors io.Writer) int {
	flags := newFlags("playthrough", "FILE", playthroughMeaning, errors)
	if status, ok := parseFlags(flags, arguments); !ok {
		return status
	}
	if flags.NArg() != 1 {
		flags.Usage()
		return statusUsage
	}
	data, err := readRecord(flags.Arg(0), in)
	if err != nil {
		return fail(errors, "playthrough", err)
	}
	buffered := bufio.NewWriter(out)
	defer buffered.Flush()
	printer := playthroughPrinter{out: json.NewEncoder(buffered)}
	read, state, err := record.DecodeVisit(data, printer.visit)
	if err == nil {
		err = printer.end(&state, read.Outcome(&state))
	}
	if err != nil {
		return fail(errors, "playthrough", err)
	}
	return statusOK
}

// actionLine is what is printed before every action.
type actionLine struct {
	Ply    int      `json:"ply"`
	Player int      `json:"player"`
	Turn   string   `json:"turn"`
	Board  string   `json:"board"`
	Quiet  int      `json:"quiet"`
	Chain  *string  `json:"chain"`
	Legal  []string `json:"legal"`
	Played string   `json:"played"`
}

// endLine is what is printed last; the reason is null while the game goes on.
type endLine struct {
	Board  string  `json:"board"`
	Quiet  int     `json:"quiet"`
	Result string  `json:"result"`
	Reason *string `json:"reason"`
}

// playthroughPrinter prints the objects.
type playthroughPrinter struct {
	out     *json.Encoder
	actions [game.MaxActions]game.Action
}

// visit prints a line. An error of the output comes again at every later line, and at the last one it is looked at.
func (w *playthroughPrinter) visit(rules *game.Rules, state *record.State, played record.Played) {
	position := &state.Position
	line := actionLine{
		Ply: state.Plies, Player: int(state.Player()), Turn: position.Turn.String(), Board: boardLetters(position), Quiet: int(position.NoProgressCount),
		Legal: make([]string, 0, game.SquareCount), Played: played.String(),
	}
	if position.Chain != game.NoSquare {
		square := position.Chain.String()
		line.Chain = &square
	}
	for _, action := range position.Actions(rules, w.actions[:0]) {
		line.Legal = append(line.Legal, action.String())
	}
	slices.Sort(line.Legal)
	_ = w.out.Encode(line)
}

func (w *playthroughPrinter) end(state *record.State, outcome record.Outcome) error {
	line := endLine{Board: boardLetters(&state.Position), Quiet: int(state.Position.NoProgressCount), Result: outcome.Token()}
	if outcome.Over() {
		reason := outcome.Reason.String()
		line.Reason = &reason
	}
	return w.out.Encode(line)
}

// boardLetters writes the board from a1 to d8, ? for what is face down and . for an empty square.
func boardLetters(p *game.Position) string {
	letters := make([]byte, 0, game.SquareCount)
	for _, piece := range p.Board {
		letters = append(letters, piece.Letter())
	}
	return string(letters)
}
