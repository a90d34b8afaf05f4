package match

import "errors"

// The refusals of a match and a session; the screen has a sentence for each. Compare with errors.Is.
var (
	ErrNoGame          = errors.New("no game has been started")
	ErrOver            = errors.New("the game is over")
	ErrNotYourTurn     = errors.New("it is the other side's turn")
	ErrIllegal         = errors.New("the action is not legal")
	ErrNoOffer         = errors.New("no draw is offered")
	ErrOfferOpen       = errors.New("a draw is offered already")
	ErrOfferTooSoon    = errors.New("a draw was offered, and neither a capture, a flip nor ten turns have followed")
	ErrUndoForbidden   = errors.New("the rule set allows no undo")
	ErrNothingToUndo   = errors.New("nothing can be undone")
	ErrNothingToRedo   = errors.New("nothing can be redone")
	ErrBusy            = errors.New("another question is still open")
	ErrNoClock         = errors.New("the rule set has no clock")
	ErrLotsFirst       = errors.New("the first move is decided by lot: draw the lots first")
	ErrNoDeal          = errors.New("the record has no deal: it can be looked at, not played on")
	ErrNoComputer      = errors.New("no computer is connected")
	ErrCursor          = errors.New("the cursor is outside the game")
	ErrDamagedSnapshot = errors.New("the saved game cannot be read")
)
