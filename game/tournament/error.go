package tournament

import (
	"errors"
	"fmt"

	"anqi/game/record"
)

// Problem says what is wrong with a record of the client, so that a screen can tell it in the reader's language.
type Problem uint8

// The problems of records.
const (
	TooLong     Problem = iota + 1 // more bytes than are read
	Damaged                        // not in the form that the client writes
	OtherStart                     // a game that does not begin with all pieces face down, which records cannot tell
	InvalidTurn                    // a turn that is none, or that the rules or the pieces do not allow
	WrongEnd                       // a result that contradicts the turns or itself
)

// Error is what is wrong with a record and where.
type Error struct {
	Problem Problem
	Pair    int // the number of the pair of turns, 0 when it is not about a turn
	Err     error
}

// Error says where and what.
func (e *Error) Error() string {
	if e.Pair == 0 {
		return e.Err.Error()
	}
	return fmt.Sprintf("turn %d: %v", e.Pair, e.Err)
}

// Unwrap returns what is wrong without the place.
func (e *Error) Unwrap() error { return e.Err }

// wrong makes an *Error of a format and its arguments.
func wrong(problem Problem, format string, arguments ...any) error {
	return &Error{Problem: problem, Err: fmt.Errorf(format, arguments...)}
}

// wrongTurn makes an *Error of what is wrong with a turn, which record.Replay places itself.
func wrongTurn(pair int, err error) error {
	var turn *record.Error
	if errors.As(err, &turn) {
		pair, err = turn.Pair, turn.Err
	}
	return &Error{Problem: InvalidTurn, Pair: pair, Err: err}
}
