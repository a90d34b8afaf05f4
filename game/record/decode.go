package record

import (
	"errors"

	"anqi/game"
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
