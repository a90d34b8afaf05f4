// Package tournament reads the records that the client of the Taiwanese computer tournaments writes (docs/notation.md, section 9). It
// imports game, game/record and the standard library.
package tournament

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"anqi/game"
	"anqi/game/record"
)

// MaxBytes is the length from which on a text is not read: behind its record the client writes what the engines printed.
const MaxBytes = 16 << 20

// mark begins every line of a record; all other lines are the client's own.
const mark = "* "

// Recognized tells whether a text looks like a record of the client, right or wrong: one of its first lines names the players.
func Recognized(data []byte) bool {
	lines := 0
	for line := range bytes.Lines(data) {
		if bytes.HasPrefix(line, []byte(mark)) && bytes.Contains(line, []byte(versus)) {
			return true
		}
		if lines++; lines == 4 {
			break
		}
	}
	return false
}

// Decode reads a record of the client strictly. Every error is an *Error, which names the pair of turns where it is about one.
func Decode(data []byte) (*record.Record, error) {
	if len(data) > MaxBytes {
		return nil, wrong(TooLong, "the record has more than %d bytes", MaxBytes)
	}
	lines, err := markedLines(data)
	if err != nil {
		return nil, err
	}
	p := parser{lines: lines}
	if err := p.parse(); err != nil {
		return nil, err
	}
	return &p.record, nil
}

// markedLines returns the lines of the record without their mark, up to the comment line, which is the last one.
func markedLines(data []byte) ([]string, error) {
	var lines []string
	data = bytes.TrimPrefix(data, []byte("\ufeff"))
	for line := range bytes.Lines(data) {
		text, marked := bytes.CutPrefix(bytes.TrimRight(line, " \t\r\n"), []byte(mark))
		switch {
		case !marked && len(lines) > 0:
			return nil, wrong(Damaged, "line %d of the record does not begin with *", len(lines)+1)
		case !marked:
			continue
		case !utf8.Valid(text):
			return nil, wrong(Damaged, "line %d of the record is not UTF-8 text", len(lines)+1)
		}
		lines = append(lines, string(text))
		if strings.HasPrefix(lines[len(lines)-1], "Comment ") {
			return lines, nil
		}
	}
	return nil, wrong(Damaged, "the record ends without its Comment line")
}

type parser struct {
	lines   []string // that are left
	record  record.Record
	players [2]string // as the client names them
	end     ending
}

// next takes a line off; there is always one, the comment line.
func (p *parser) next() string {
	line := p.lines[0]
	if len(p.lines) > 1 {
		p.lines = p.lines[1:]
	}
	return line
}

func (p *parser) parse() error {
	p.record.Date = date(p.next())
	if err := p.parsePlayers(p.next()); err != nil {
		return err
	}
	if err := p.parseBoard(); err != nil {
		return err
	}
	if err := p.parseSettings(); err != nil {
		return err
	}
	if err := p.parseTurns(); err != nil {
		return err
	}
	if len(p.lines) > 1 {
		if err := p.parseEnd(p.next()); err != nil {
			return err
		}
	}
	if len(p.lines) > 1 {
		return wrong(Damaged, "%.60q stands between the result and the Comment line", p.next())
	}
	state, err := p.replay()
	if err != nil {
		return err
	}
	return p.takeEnd(&state)
}

// versus stands between the names of the players, of whom the first one moves first.
const versus = " vs "

func (p *parser) parsePlayers(line string) error {
	first, second, ok := strings.Cut(line, versus)
	if !ok || first == "" || second == "" {
		return wrong(Damaged, "%.60q does not name two players", line)
	}
	p.players = [2]string{first, second}
	p.record.First, p.record.Second = first, second
	return nil
}

// parseBoard reads how many of each piece there are, and the board before the first turn, which for us is always the same.
func (p *parser) parseBoard() error {
	const all, faceDown = "1 2 2 2 2 2 5 1 2 2 2 2 2 5", "X X X X"
	if counts := p.next(); counts != all {
		return wrong(OtherStart, "the pieces are %.60q, not %s: only games with all pieces can be read", counts, all)
	}
	for row := game.Rows; row > 0; row-- {
		if line := p.next(); line != faceDown {
			return wrong(OtherStart, "row %d of the board is %.60q, not %s: only games that begin with all pieces face down can be read", row, line, faceDown)
		}
	}
	return nil
}

// parseSettings reads which of two programs had the first seat, which says nothing about the game, and the seconds that each player has
// for all turns. Our clock counts turns, so that time is kept as a tag.
func (p *parser) parseSettings() error {
	for _, setting := range []struct{ name, tag string }{{"first ", ""}, {"time ", "TotalSeconds"}} {
		line := p.next()
		value, ok := strings.CutPrefix(line, setting.name)
		if !ok || value == "" || strings.Trim(value, "0123456789") != "" {
			return wrong(Damaged, "%.60q is not %sand a number", line, setting.name)
		}
		if setting.tag != "" {
			p.record.Extra = append(p.record.Extra, record.Tag{Name: setting.tag, Value: value})
		}
	}
	return nil
}
