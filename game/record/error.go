package record

import "fmt"

// Error is what is wrong with a record and where.
type Error struct {
	Pair int // the number of the pair of turns, 0 for the tags and the end
	Err  error
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
