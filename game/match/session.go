package match

import (
	"io"
	"sync"
	"time"
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
