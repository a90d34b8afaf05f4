package match

import (
	"time"
)

// longestStep is how much of the time between two looks at the clock counts at most. Who looks more rarely was asleep: a
// closed lid, a stopped process, a page that the browser froze.
const longestStep = 2 * time.Second

// PauseReason is why time stands still.
type PauseReason uint8

// The reasons to pause. Time runs when none holds.
const (
	PauseQuestion PauseReason = iota // somebody is asked about the game itself: whether to offer a draw, to resign, or to begin
	PauseHidden                      // page or window cannot be seen
	pauseReasons
)

// turnClock measures the turn in progress and the time that each player has used. It stands still while paused.
type turnClock struct {
	at      time.Time        // of the last look
	inTurn  time.Duration    // since the turn began
	waiting time.Duration    // since the last action
	used    [2]time.Duration // by Player.index
	paused  [pauseReasons]bool
}

func (c *turnClock) reset(now time.Time) { c.at, c.inTurn, c.waiting = now, 0, 0 }

func (c *turnClock) turn() { c.inTurn = 0 }

func (c *turnClock) action() { c.waiting = 0 }

func (c *turnClock) isPaused() bool { return c.paused != [pauseReasons]bool{} }

// advance counts the time since the last look for the player to move, unless time stands still.
func (c *turnClock) advance(s *Session, now time.Time) {
	step := min(max(now.Sub(c.at), 0), longestStep)
	c.at = now
	if c.isPaused() || s.match == nil || s.match.ToMove() == Nobody || s.questionOpen() {
		return
	}
	c.inTurn += step
	c.waiting += step
	c.used[s.match.ToMove().Index()] += step
}

// questionOpen reports whether one side waits for the other's answer: to an undo, or to a draw that was offered in this turn.
func (s *Session) questionOpen() bool {
	if s.asked != Nobody || s.Judging() {
		return true
	}
	return s.match.Offered() != Nobody && s.match.Offered() == s.match.ToMove() && s.isPerson(s.match.ToMove())
}

// SetPaused stops or restarts time for a reason. While it stands still a finished action of the computer waits too;
// hints and answers to a draw offer wait only while nothing can be seen.
func (s *Session) SetPaused(reason PauseReason, on bool, now time.Time) {
	if reason >= pauseReasons {
		return
	}
	s.clock.advance(s, now)
	s.clock.paused[reason] = on
}

// SetPace sets how long a computer's action takes at least, so that a person can follow.
func (s *Session) SetPace(shortest time.Duration) { s.pace = max(shortest, 0) }

// SetResigns sets whether the computer gives the game up against a person once an endgame is solved as lost. It plays on
// unless it is told to.
func (s *Session) SetResigns(on bool) { s.resigns = on }

// Clock returns the time left in this turn and the time of a whole turn; both 0 without a turn clock.
func (s *Session) Clock() (left, limit time.Duration) {
	if s.match == nil {
		return 0, 0
	}
	limit = time.Duration(s.match.RuleSet().TurnSeconds) * time.Second
	return max(limit-s.clock.inTurn, 0), limit
}

// Used returns how long the player on a seat has been to move in this game, whatever was undone.
func (s *Session) Used(seat int) time.Duration {
	p := s.PlayerAt(seat)
	if p == Nobody {
		return 0
	}
	return s.clock.used[p.Index()]
}

// Tick lets time pass: it plays what the computer has chosen, answers for it, and plays for who has let the clock run out. Call
// it in every frame, and at least once a second.
func (s *Session) Tick(now time.Time) []Event {
	if s.match == nil {
		return nil
	}
	s.clock.advance(s, now)
	if s.clock.paused[PauseHidden] {
		return nil
	}
	if s.clock.paused[PauseQuestion] {
		if s.Thinking() {
			return nil
		}
		return s.collect(now)
	}
	if left, limit := s.Clock(); limit > 0 && left == 0 && s.match.ToMove() != Nobody {
		return s.timeOut(now)
	}
	return s.collect(now)
}

func (s *Session) timeOut(now time.Time) []Event {
	events, err := s.match.TimeOut(s.env.Random)
	if err != nil {
		events = append(events, Event{Kind: EventComputerFailed, Player: s.match.ToMove(), Err: err})
		s.clock.turn()
	}
	return s.commit(events, now)
}
