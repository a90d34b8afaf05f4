// Package interchange reads games and positions in every form in which people have them: records, one or many in a text; links; records of
// the tournament client; position texts. It imports game, game/link, game/record, game/tournament and the standard library.
package interchange

import (
	"bytes"
	"iter"
	"strings"

	"anqi/game"
	"anqi/game/link"
	"anqi/game/record"
	"anqi/game/tournament"
)

// MaxBytes is the length from which on a text is not read, whatever its form.
const MaxBytes = record.MaxFileBytes

// Form is a form in which games come.
type Form uint8

// The forms. A text that is none of the others is read as records, and refused as such.
const (
	Records      Form = iota // docs/notation.md, section 3
	PositionText             // docs/notation.md, section 5
	Link                     // docs/notation.md, section 8: an address, or a message that holds one
	Tournament               // docs/notation.md, section 9
)

// FormOf tells what a text looks like, right or wrong.
func FormOf(data []byte) Form {
	text := bytes.TrimSpace(bytes.TrimPrefix(data, []byte("\ufeff")))
	switch {
	case tournament.Recognized(data):
		return Tournament
	case holdsLink(text):
		return Link
	case isPositionText(text):
		return PositionText
	}
	return Records
}

// holdsLink tells whether a text is a link or a message with one. A record may have one in a comment, so what begins like a record and
// is more than a word is a record.
func holdsLink(text []byte) bool {
	const longestMessage = 4 * link.MaxLength
	if len(text) > longestMessage {
		return false
	}
	if _, found := link.Find(string(text)); !found {
		return false
	}
	oneWord := !bytes.ContainsAny(text, " \t\r\n")
	return oneWord || bytes.IndexByte([]byte("[{0123456789"), text[0]) < 0
}

// isPositionText tells whether a text begins with a board: eight rows between strokes, before any white space.
func isPositionText(text []byte) bool {
	board, _, spaced := bytes.Cut(text, []byte(" "))
	return spaced && bytes.Count(board, []byte("/")) == game.Rows-1 && !bytes.ContainsAny(board, "[{(\n")
}

// Read reads whatever a text holds; rules are those that a position text, which does not name any, is read by. Only records can be
// many: of those, each one that cannot be read is an error, and the next one follows. Nothing of a text is read before the first
// content is asked for. The errors are those of the packages that read the forms.
func Read(data []byte, rules *game.RuleSet) iter.Seq2[link.Content, error] {
	if form := FormOf(data); form != Records {
		return func(yield func(link.Content, error) bool) { yield(readOne(form, data, rules)) }
	}
	return func(yield func(link.Content, error) bool) {
		for r, err := range record.DecodeAll(data) {
			if !yield(ofRecord(r, err)) {
				return
			}
		}
	}
}

// ReadOne is Read for a text that holds one game or position; what follows the first record is an error as in record.Decode.
func ReadOne(data []byte, rules *game.RuleSet) (link.Content, error) {
	return readOne(FormOf(data), data, rules)
}

func readOne(form Form, data []byte, rules *game.RuleSet) (link.Content, error) {
	switch form {
	case Records:
		return ofRecord(record.Decode(data))
	case Link:
		code, _ := link.Find(string(data))
		return link.Decode(code)
	case PositionText:
		text := strings.TrimPrefix(string(data), "\ufeff")
		position, err := game.ParsePosition(text, &rules.Rules)
		return link.Content{RuleSet: *rules, Position: position}, err
	}
	return ofRecord(tournament.Decode(data))
}

func ofRecord(r *record.Record, err error) (link.Content, error) {
	if err != nil {
		return link.Content{}, err
	}
	return link.Content{Record: r, RuleSet: r.RuleSet}, nil
}
