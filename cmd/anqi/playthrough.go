package main

import (
	"bufio"
	"io"
	"slices"
	"strconv"

	"anqi/game"
	"anqi/game/record"
)

const playthroughMeaning = `Replays a record (- for standard input) and prints one JSON object a line: before every action the ply, the player,
the colour to move, the board from a1 to d8, the quiet turns, the square of an open chain, the legal actions and the
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
	data, err := readRecordFile(flags.Arg(0), in)
	if err != nil {
		return fail(errors, "playthrough", err)
	}
	buffered := bufio.NewWriter(out)
	defer buffered.Flush()
	printer := lineWriter{out: buffered}
	read, state, err := record.DecodeVisit(data, printer.visit)
	if err != nil {
		return fail(errors, "playthrough", err)
	}
	printer.end(&state, read.Outcome(&state))
	return statusOK
}

// lineWriter writes the objects. Every value is made of letters, digits and a few signs that JSON need not escape.
type lineWriter struct {
	out     *bufio.Writer
	actions [game.MaxActions]game.Action
}

func (w *lineWriter) visit(rules *game.Rules, state *record.State, played record.Played) {
	line := make([]byte, 0, 1024)
	line = append(line, `{"ply":`...)
	line = strconv.AppendInt(line, int64(state.Plies), 10)
	line = append(line, `,"player":`...)
	line = strconv.AppendInt(line, int64(state.Player()), 10)
	line = append(line, `,"turn":"`+state.Position.Turn.String()+`","board":"`...)
	line = appendBoard(line, &state.Position)
	line = append(line, `","quiet":`...)
	line = strconv.AppendInt(line, int64(state.Position.NoProgressCount), 10)
	line = append(line, `,"chain":`...)
	if state.Position.Chain == game.NoSquare {
		line = append(line, `null`...)
	} else {
		line = append(line, `"`+state.Position.Chain.String()+`"`...)
	}
	line = append(line, `,"legal":[`...)
	line = w.appendLegal(line, rules, state)
	line = append(line, `],"played":"`+played.String()+"\"}\n"...)
	w.out.Write(line)
}

func (w *lineWriter) appendLegal(line []byte, rules *game.Rules, state *record.State) []byte {
	words := make([]string, 0, game.SquareCount)
	for _, action := range state.Position.Actions(rules, w.actions[:0]) {
		words = append(words, action.String())
	}
	slices.Sort(words)
	for i, word := range words {
		if i > 0 {
			line = append(line, ',')
		}
		line = append(line, `"`+word+`"`...)
	}
	return line
}

func (w *lineWriter) end(state *record.State, outcome record.Outcome) {
	line := appendBoard([]byte(`{"board":"`), &state.Position)
	line = append(line, `","quiet":`...)
	line = strconv.AppendInt(line, int64(state.Position.NoProgressCount), 10)
	line = append(line, `,"result":"`+outcome.Token()+`","reason":`...)
	if outcome.Over() {
		line = append(line, `"`+outcome.Reason.String()+`"`...)
	} else {
		line = append(line, `null`...)
	}
	w.out.Write(append(line, "}\n"...))
}

func appendBoard(line []byte, p *game.Position) []byte {
	for _, piece := range p.Board {
		line = append(line, piece.Letter())
	}
	return line
}
