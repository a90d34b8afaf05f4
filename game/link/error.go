package link

import (
	"errors"
	"fmt"

	"anqi/game/record"
)

// Problem says what is wrong with a link, so that a screen can tell it in the reader's language.
type Problem uint8

// The problems of links. The last two are of what a link is wanted of, the others of a link that is read.
const (
	TooLong      Problem = iota + 1 // more characters or actions than a link may have, also when one is wanted
	Damaged                         // mistyped or cut off
	OtherVersion                    // made by a version that this program does not know
	Invalid                         // whole, but not what this program writes
	OpenChain                       // a position inside a chain, which has no link
	Unwritable                      // a game of which something has no place in a link
)

// Error is what is wrong with a link and where.
type Error struct {
	Problem Problem
	Pair    int // the number of the pair of turns, 0 when it is not about a turn
	Err     error
}

// Error says where and what.
func (e *Error) Error() string {
	if e.Pair == 0 {
		return "link: " + e.Err.Error()
	}
	return fmt.Sprintf("link: turn %d: %v", e.Pair, e.Err)
}

// Unwrap returns what is wrong without the place.
func (e *Error) Unwrap() error { return e.Err }

func tooLong() error {
	return &Error{Problem: TooLong, Err: fmt.Errorf("it can have at most %d characters and %d actions", MaxLength, MaxActions)}
}

// placed makes an *Error of an error that came up on the way, of a problem unless it is one already; one that names its turn goes on
// naming it.
func placed(problem Problem, err error) error {
	var known *Error
	if errors.As(err, &known) {
		return known
	}
	var turn *record.Error
	if errors.As(err, &turn) {
		return &Error{Problem: problem, Pair: turn.Pair, Err: turn.Err}
	}
	return &Error{Problem: problem, Err: err}
}
