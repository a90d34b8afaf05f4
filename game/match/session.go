package match

import (
	"encoding/hex"
	"fmt"
	"io"
	"sync"
	"time"

	"anqi/game"
	"anqi/game/deal"
)

// Seat is who sits at one of the two places of the table. Seat 0 is the person who opened the game, or player one; seat 1 is
// the computer or player two. Which seat moves first changes from game to game.
type Seat struct {
	Level Level  // NoLevel is a person
	Name  string // for the record only
}

// FirstByRules as Setup.First leaves the first move to the rule set.
const FirstByRules = -1

// Setup is what a new game is made of.
type Setup struct {
	RuleSet game.RuleSet
	Seats   [2]Seat
	First   int // the seat that moves first, or FirstByRules; a rule set that draws lots needs the winner of the lots
}

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

// Start lays a new game on the table. The one before it is left as it stands: ask the person first.
func (s *Session) Start(setup Setup, now time.Time) ([]Event, error) {
	first, err := s.firstSeat(setup)
	if err != nil {
		return nil, err
	}
	dealt, err := deal.New(s.env.Random)
	if err != nil {
		return nil, err
	}
	salt, err := deal.NewSalt(s.env.Random)
	if err != nil {
		return nil, err
	}
	m, err := New(setup.RuleSet, dealt, salt)
	if err != nil {
		return nil, err
	}
	return s.lay(m, setup, first, now)
}

// StartMatch is Start with a match that exists already, such as one taken up from a record that came by link or file.
func (s *Session) StartMatch(m *Match, setup Setup, now time.Time) ([]Event, error) {
	setup.RuleSet = m.RuleSet()
	first, err := s.firstSeat(setup)
	if err != nil {
		return nil, err
	}
	return s.lay(m, setup, first, now)
}

func (s *Session) lay(m *Match, setup Setup, first int, now time.Time) ([]Event, error) {
	var id [8]byte
	if _, err := io.ReadFull(s.env.Random, id[:]); err != nil {
		return nil, fmt.Errorf("drawing the number of the game: %w", err)
	}
	s.cancel()
	s.match, s.seats, s.first, s.id = m, setup.Seats, first, hex.EncodeToString(id[:])
	s.help, s.asked, s.date = false, Nobody, ""
	if s.env.Date != nil {
		s.date = s.env.Date()
	}
	s.clock.reset(now)
	s.clock.used = [2]time.Duration{}
	return s.commit([]Event{{Kind: EventStarted, Player: m.ToMove(), Colour: m.Colour(m.ToMove())}}, now), nil
}

// Rematch starts a game with the same seats and rules, the first move swapped.
func (s *Session) Rematch(now time.Time) ([]Event, error) {
	if s.match == nil {
		return nil, ErrNoGame
	}
	return s.Start(Setup{RuleSet: s.match.RuleSet(), Seats: s.seats, First: 1 - s.first}, now)
}

// firstSeat decides who moves first (rules, section 6).
func (s *Session) firstSeat(setup Setup) (int, error) {
	if setup.First == 0 || setup.First == 1 {
		return setup.First, nil
	}
	switch setup.RuleSet.FirstMove {
	case game.FirstMoveSecond:
		return 1, nil
	case game.FirstMoveRandom:
		return deal.Below(s.env.Random, 2)
	case game.FirstMoveLot:
		return 0, ErrLotsFirst
	}
	return 0, nil
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

// Seats returns who sits where.
func (s *Session) Seats() [2]Seat { return s.seats }

// SeatOf returns the seat of a player, -1 for Nobody.
func (s *Session) SeatOf(p Player) int {
	switch p {
	case One:
		return s.first
	case Two:
		return 1 - s.first
	}
	return -1
}

// PlayerAt returns the player on a seat, Nobody for a seat that does not exist.
func (s *Session) PlayerAt(seat int) Player {
	switch {
	case seat != 0 && seat != 1:
		return Nobody
	case seat == s.first:
		return One
	}
	return Two
}

// Help reports whether the game counts as one with help.
func (s *Session) Help() bool { return s.help }

// AgainstComputer reports whether one seat is the computer's and the other a person's.
func (s *Session) AgainstComputer() bool {
	return (s.seats[0].Level == NoLevel) != (s.seats[1].Level == NoLevel)
}

// Level returns the level of the computer at the table, NoLevel between two people.
func (s *Session) Level() Level { return max(s.seats[0].Level, s.seats[1].Level) }

// isPerson reports whether the player is a person.
func (s *Session) isPerson(p Player) bool {
	seat := s.SeatOf(p)
	return seat >= 0 && s.seats[seat].Level == NoLevel
}

// PersonToMove reports whether the table waits for a person's action.
func (s *Session) PersonToMove() bool {
	return s.match != nil && s.isPerson(s.match.ToMove())
}
