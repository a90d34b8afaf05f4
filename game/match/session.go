package match

import (
	"errors"
	"io"
	"sync"
	"time"

	"anqi/game"
	"anqi/game/record"
)

// Environment is what a session needs from outside.
type Environment struct {
	Random   io.Reader     // for deals, lots, ids and the clock's turns; crypto/rand in play
	Seeds    io.Reader     // for the computer's own randomness, a stream unrelated to Random; nil: Random
	Computer Computer      // nil: only people can play
	Keeper   Keeper        // nil: nothing is kept
	NewPause func() func() // makes the pause of a computation; nil: none
	Date     func() string // today as records write it; nil: no date
}

// Session is a table: two seats, the match between them, the clock, the computer's thinking, and saving. Its methods are
// called from one goroutine; the computer thinks in another, which sees copies only. Time is passed in and only differences
// count.
type Session struct {
	env     Environment
	match   *Match
	id      string
	seats   [2]Seat
	first   int // the seat that is Player One
	help    bool
	date    string
	clock   turnClock
	pace    time.Duration
	resigns bool // the computer gives up what is solved as lost
	job     *job
	hint    *Answer
	asked   Player // who asks to undo
	failed  bool   // the computer gave no action for this position

	unsaved bool           // the keeper refused the last time
	running sync.WaitGroup // computations, cancelled ones too
}

// NewSession returns a table without a game.
func NewSession(env Environment) *Session {
	if env.NewPause == nil {
		env.NewPause = func() func() { return func() {} }
	}
	if env.Seeds == nil {
		env.Seeds = env.Random
	}
	return &Session{env: env}
}

// Close ends the computer's thinking. The saved game stays saved.
func (s *Session) Close() { s.cancel() }

// Wait returns when every computation has ended, those that were cancelled included. Call it after Close, and not where the
// computation needs this goroutine to give way.
func (s *Session) Wait() { s.running.Wait() }

// Match returns the match on the table, nil before the first. Play through the session, not through it.
func (s *Session) Match() *Match { return s.match }

// ID returns the number of the game: the same through undo, redo and reload.
func (s *Session) ID() string { return s.id }

// Help reports whether the game counts as one with help.
func (s *Session) Help() bool { return s.help }

// Play makes an action of the person to move.
func (s *Session) Play(a game.Action, now time.Time) ([]Event, error) {
	if err := s.personMayAct(); err != nil {
		return nil, err
	}
	s.clock.advance(s, now)
	events, err := s.match.Play(a)
	if err != nil {
		return nil, err
	}
	return s.commit(events, now), nil
}

// personMayAct returns nil if the person to move may act now.
func (s *Session) personMayAct() error {
	switch {
	case s.match == nil:
		return ErrNoGame
	case s.match.Outcome().Over():
		return ErrOver
	case !s.PersonToMove():
		return ErrNotYourTurn
	case s.asked != Nobody:
		return ErrBusy
	}
	return nil
}

// Resign gives the game up for the person on a seat, whoever is to move.
func (s *Session) Resign(seat int, now time.Time) ([]Event, error) {
	switch {
	case s.match == nil:
		return nil, ErrNoGame
	case !s.isPerson(s.PlayerAt(seat)):
		return nil, ErrNotYourTurn
	}
	events, err := s.match.Resign(s.PlayerAt(seat))
	if err != nil {
		return nil, err
	}
	return s.commit(events, now), nil
}

// commit follows every change: what was being thought no longer matters, the state is saved, a finished game is counted, and the
// computer is set to work. Only then are the events handed out.
func (s *Session) commit(events []Event, now time.Time) []Event {
	s.clock.advance(s, now)
	if !onlyOffers(events) {
		s.asked = Nobody
		s.cancel()
		s.clock.action()
	}
	for _, event := range events {
		switch event.Kind {
		case EventTurn, EventUndone, EventRedone, EventStarted:
			s.clock.turn()
		}
	}
	// To look back and return is no help; to play something else instead is.
	s.help = s.help || s.match.replayed && s.AgainstComputer()
	events = append(events, s.keep()...)
	if !s.PersonToMove() && s.job == nil {
		events = append(events, s.think(s.wanted())...)
	}
	return events
}

// onlyOffers reports whether nothing but talk about a draw has happened.
func onlyOffers(events []Event) bool {
	for _, event := range events {
		switch event.Kind {
		case EventDrawOffered, EventDrawDeclined, EventUndoAsked, EventUndoDeclined:
		default:
			return false
		}
	}
	return true
}

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

// Keeper stores what must not be lost. A session calls it after every change and before it returns the events of that
// change. An error means that the game goes on in memory only.
type Keeper interface {
	// KeepGame stores the game in progress, as Resume reads it.
	KeepGame(text []byte) error
	// KeepResult counts a finished game, once however often it is called with the same ID.
	KeepResult(finished Finished) error
	// DropResult takes a result back when the end of the game was undone; an unknown ID is no error.
	DropResult(id string) error
}

// Finished is a game that counts in the standings.
type Finished struct {
	ID     string            // of the game: the same through undo, redo and reload
	Level  Level             // of the computer; NoLevel between two people
	Help   bool              // a hint was given or something taken back against the computer
	Result record.GameResult // for the person at the device; between two people, for seat 0
	Reason game.Reason
	Turns  int
	Score  game.Scoring // what Points count
	Points [2]int       // net scores: of the person, or of seat 0, and of the other side; 0 without a score
	Preset string       // name of the rule set, "custom" for others
}

// keep saves the game and its result, or takes the result back. That nothing can be saved is told once, until it can be again.
func (s *Session) keep() []Event {
	keeper := s.env.Keeper
	if keeper == nil {
		return nil
	}
	err := keeper.KeepGame(s.Snapshot())
	if finished, counts := s.finished(); counts {
		if countErr := keeper.KeepResult(finished); err == nil {
			err = countErr
		}
	} else if dropErr := keeper.DropResult(s.id); err == nil {
		err = dropErr
	}
	before := s.unsaved
	s.unsaved = err != nil
	if s.unsaved && !before {
		return []Event{{Kind: EventNotSaved, Err: err}}
	}
	return nil
}

// Keep stores the game with the time that has passed of a turn clock since the last action, so that a reload does not give it back:
// call it before the program may end, and every second. Without a turn clock there is nothing to store that was not stored with the
// last action. That it cannot be stored is told at the next action.
func (s *Session) Keep(now time.Time) {
	if s.env.Keeper == nil || s.match == nil || s.match.RuleSet().TurnSeconds == 0 || s.match.Outcome().Over() {
		return
	}
	s.clock.advance(s, now)
	_ = s.env.Keeper.KeepGame(s.Snapshot())
}

// finished returns how the game counts, and whether it does: it is over, and a person played.
func (s *Session) finished() (Finished, bool) {
	outcome := s.match.Outcome()
	if !outcome.Over() || s.seats[0].Level != NoLevel && s.seats[1].Level != NoLevel {
		return Finished{}, false
	}
	own := s.PlayerAt(0)
	if !s.isPerson(own) {
		own = own.Other()
	}
	score := s.match.Score()
	return Finished{
		ID: s.id, Level: s.Level(), Help: s.help && s.AgainstComputer(), Reason: outcome.Reason, Turns: s.match.Turns(),
		Score: score.Kind, Points: [2]int{score.Points[own.Index()], score.Points[own.Other().Index()]},
		Preset: s.match.RuleSet().Name(), Result: outcome.For(own),
	}, true
}
