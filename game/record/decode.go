package record

import (
	"errors"
	"fmt"

	"anqi/game"
	"anqi/game/deal"
)

// Decode reads a record strictly (rules, section 9). An error is an *Error that names the pair of turns.
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
	return d.record.settle(&d.state, d.tags["Result"], token, d.tags["Reason"])
}

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

func isResult(word string) bool {
	return word == tokenFirst || word == tokenSecond || word == tokenDraw || word == tokenOpen
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

func (d *decoder) checkColour() error {
	colour, given := d.tags["Colour"]
	if given && colour != d.state.FirstColour.String() {
		return fmt.Errorf("tag Colour says %s, the turns give player one %s", colour, d.state.FirstColour)
	}
	return nil
}
