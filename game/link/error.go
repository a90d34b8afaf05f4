package link

import (
	"errors"
	"fmt"

	"anqi/game/record"
)

// Problem says what is wrong with a link, so that a screen can tell it in the reader's language.
type Problem uint8

// The problems of links.
const (
	TooLong      Problem = iota + 1 // more characters or actions than a link may have
	Damaged                         // mistyped or cut off
	OtherVersion                    // made by a version that this program does not know
	Invalid                         // whole, but not what this program writes
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
		return "the link cannot be read: " + e.Err.Error()
	}
	return fmt.Sprintf("the link cannot be read: turn %d: %v", e.Pair, e.Err)
}

// Unwrap returns what is wrong without the place.
func (e *Error) Unwrap() error { return e.Err }

func tooLong() error {
	return &Error{Problem: TooLong, Err: fmt.Errorf("a link has at most %d characters and %d actions", MaxLength, MaxActions)}
}

// asInvalid makes an *Error of an error that came up while the content was read; one that names its turn goes on naming it.
func asInvalid(err error) error {
	var placed *Error
	if errors.As(err, &placed) {
		return placed
	}
	var turn *record.Error
	if errors.As(err, &turn) {
		return &Error{Problem: Invalid, Pair: turn.Pair, Err: turn.Err}
	}
	return &Error{Problem: Invalid, Err: err}
}
