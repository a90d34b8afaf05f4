package record

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"anqi/game"
	"anqi/game/deal"
)

// Decode reads a record strictly (docs/notation.md, section 3). An error is an *Error that names the pair of turns.
func Decode(data []byte) (*Record, error) {
	r, _, err := DecodeVisit(data, nil)
	return r, err
}

// DecodeVisit is Decode that tells visit of every action as it is read, also of those before an error, and returns the state
// after the last turn. visit may be nil.
func DecodeVisit(data []byte, visit Visit) (*Record, State, error) {
	d := decoder{visit: visit, state: NewState(), record: &Record{RuleSet: game.DefaultRuleSet()}}
	err := d.decode(data)
	if err != nil {
		var placed *Error
		if !errors.As(err, &placed) {
			err = &Error{Err: err}
		}
		return nil, d.state, err
	}
	return d.record, d.state, nil
}

type decoder struct {
	scanner *scanner
	record  *Record
	state   State
	visit   Visit

	tags  map[string]string // of known names
	order []string          // in which they stand
}

func (d *decoder) decode(data []byte) error {
	var err error
	if d.scanner, err = newScanner(data); err != nil {
		return err
	}
	if err := d.readTags(); err != nil {
		return err
	}
	if err := d.takeTags(); err != nil {
		return err
	}
	token, err := d.readTurns()
	if err != nil {
		return err
	}
	if err := d.checkColour(); err != nil {
		return err
	}
	return d.record.setOutcome(&d.state, d.tags["Result"], token, d.tags["Reason"])
}

// readTurns plays every turn up to the result token and returns that.
func (d *decoder) readTurns() (string, error) {
	for {
		switch d.scanner.peek() {
		case 0:
			return "", errors.New("the record ends without a result (1-0, 0-1, 1/2-1/2 or *)")
		case '{':
			text, err := d.scanner.comment()
			if err != nil {
				return "", d.atTurn(err)
			}
			d.record.Comments = append(d.record.Comments, Comment{len(d.record.Turns), text})
			continue
		}
		start := d.scanner.at
		word := d.scanner.word()
		if token := d.scanner.text[start:d.scanner.at]; isResult(token) {
			if d.scanner.peek() != 0 {
				return "", errors.New("there is more text after the result")
			}
			return token, nil
		}
		if word == "" {
			continue
		}
		if err := d.readTurn(word); err != nil {
			return "", d.atTurn(err)
		}
	}
}

func (d *decoder) readTurn(word string) error {
	turn, err := ParseTurn(word)
	if err != nil {
		return err
	}
	if err := d.record.checkDeal(turn); err != nil {
		return err
	}
	if err := d.state.Play(&d.record.RuleSet, turn, d.visit); err != nil {
		return err
	}
	d.record.Turns = append(d.record.Turns, turn)
	return nil
}

// atTurn places an error at the pair of turns that is being read.
func (d *decoder) atTurn(err error) error {
	return &Error{Pair: len(d.record.Turns)/2 + 1, Err: err}
}

// knownTags have a meaning here; others are kept as they stand.
var knownTags = map[string]bool{
	"Game": true, "Date": true, "First": true, "Second": true, "Rules": true, "Colour": true,
	"Deal": true, "Fingerprint": true, "Salt": true, "Result": true, "Reason": true,
}

func (d *decoder) readTags() error {
	d.tags = map[string]string{}
	given := map[string]bool{}
	for d.scanner.peek() == '[' {
		tag, err := d.scanner.tag()
		if err != nil {
			return err
		}
		if given[tag.Name] {
			return fmt.Errorf("tag %s is given twice", clip(tag.Name))
		}
		given[tag.Name] = true
		if knownTags[tag.Name] {
			d.tags[tag.Name] = tag.Value
			d.order = append(d.order, tag.Name)
		} else {
			d.record.Extra = append(d.record.Extra, tag)
		}
	}
	return nil
}

// takeTags gives the known tags their meaning; those of the end wait until the turns are known.
func (d *decoder) takeTags() error {
	r := d.record
	r.Date, r.First, r.Second = d.tags["Date"], d.tags["First"], d.tags["Second"]
	for _, name := range d.order {
		if err := d.takeTag(name, d.tags[name]); err != nil {
			return fmt.Errorf("tag %s: %w", name, err)
		}
	}
	return nil
}

func (d *decoder) takeTag(name, value string) (err error) {
	r := d.record
	switch name {
	case "Game":
		if value != gameName {
			err = fmt.Errorf("%q is not %q", clip(value), gameName)
		}
	case "Rules":
		r.RuleSet, err = game.ParseRuleSet(value)
	case "Colour":
		if value != "red" && value != "black" && value != "-" {
			err = fmt.Errorf("%q is none of red, black and -", clip(value))
		}
	case "Deal":
		var dealt deal.Deal
		dealt, err = deal.Parse(value)
		r.Deal = &dealt
	case "Fingerprint":
		r.Fingerprint, err = value, deal.CheckFingerprint(value)
	case "Salt":
		var salt deal.Salt
		salt, err = deal.ParseSalt(value)
		r.Salt = &salt
	case "Result":
		if !isResult(value) {
			err = fmt.Errorf("%q is no result", clip(value))
		}
	case "Reason":
		if _, known := game.ParseReason(value); !known {
			err = fmt.Errorf("unknown reason %q", clip(value))
		}
	}
	return err
}

// checkColour compares the Colour tag with what the first flip showed.
func (d *decoder) checkColour() error {
	colour, given := d.tags["Colour"]
	if given && colour != d.state.FirstColour.String() {
		return fmt.Errorf("tag Colour says %s, the turns give player one %s", colour, d.state.FirstColour)
	}
	return nil
}

// gameName is the value of the Game tag.
const gameName = "Dark chess"

// scanner walks over the text of a record.
type scanner struct {
	text string
	at   int
}

// newScanner accepts a byte-order mark and lines that end in CRLF.
func newScanner(data []byte) (*scanner, error) {
	if len(data) > MaxBytes {
		return nil, fmt.Errorf("the record has more than %d bytes", MaxBytes)
	}
	if !utf8.Valid(data) {
		return nil, errors.New("the record is not UTF-8 text")
	}
	text := strings.TrimPrefix(string(data), "\ufeff")
	return &scanner{text: strings.ReplaceAll(text, "\r\n", "\n")}, nil
}

func isSpace(c byte) bool { return c == ' ' || c == '\n' || c == '\t' || c == '\r' }

// peek skips white space and returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	for s.at < len(s.text) && isSpace(s.text[s.at]) {
		s.at++
	}
	if s.at == len(s.text) {
		return 0
	}
	return s.text[s.at]
}

// tag reads one line [Name "value"]; the scanner stands on its bracket.
func (s *scanner) tag() (Tag, error) {
	s.at++
	s.peek()
	start := s.at
	for s.at < len(s.text) && isNameByte(s.text[s.at]) {
		s.at++
	}
	name := s.text[start:s.at]
	if name == "" {
		return Tag{}, errors.New("a tag without a name")
	}
	if s.peek() != '"' {
		return Tag{}, fmt.Errorf("tag %s has no value in quotes", name)
	}
	value, err := s.quoted()
	if err != nil {
		return Tag{}, fmt.Errorf("tag %s: %w", name, err)
	}
	if s.peek() != ']' {
		return Tag{}, fmt.Errorf("tag %s is not closed by ]", name)
	}
	s.at++
	return Tag{name, value}, nil
}

func isNameByte(c byte) bool {
	return c == '_' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// quoted reads a value in quotes, with \" and \\ escaped.
func (s *scanner) quoted() (string, error) {
	var value strings.Builder
	for s.at++; s.at < len(s.text); s.at++ {
		switch c := s.text[s.at]; c {
		case '"':
			s.at++
			return value.String(), nil
		case '\n':
			return "", errors.New("the value goes on over the end of its line")
		case '\\':
			s.at++
			if s.at == len(s.text) || s.text[s.at] != '"' && s.text[s.at] != '\\' {
				return "", errors.New(`\ stands only before " and \`)
			}
			value.WriteByte(s.text[s.at])
		default:
			value.WriteByte(c)
		}
	}
	return "", errors.New("the value is not closed")
}

// comment reads a text in braces; the scanner stands on its brace.
func (s *scanner) comment() (string, error) {
	end := strings.IndexByte(s.text[s.at:], '}')
	if end < 0 {
		return "", errors.New("a comment is not closed")
	}
	text := s.text[s.at+1 : s.at+end]
	s.at += end + 1
	return text, nil
}

// word reads up to the next white space or comment; a turn number at its front, which says nothing, is dropped, so that the word
// may be empty.
func (s *scanner) word() string {
	start := s.at
	for s.at < len(s.text) && !isSpace(s.text[s.at]) && s.text[s.at] != '{' {
		s.at++
	}
	word := s.text[start:s.at]
	rest := strings.TrimLeft(word, "0123456789")
	if unnumbered := strings.TrimLeft(rest, "."); unnumbered == "" || len(rest) < len(word) {
		return unnumbered
	}
	return word
}
