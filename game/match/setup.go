package match

import (
	"encoding/hex"
	"fmt"
	"io"
	"time"

	"anqi/game"
	"anqi/game/deal"
)

// FirstByRules as Setup.First leaves the first move to the rule set.
const FirstByRules = -1

// Setup is what a new game is made of.
type Setup struct {
	RuleSet game.RuleSet
	Seats   [2]Seat
	First   int // the seat that moves first, or FirstByRules; a rule set that draws lots needs the winner of the lots
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

// lay puts a match on the table under a number of its own.
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

// firstSeat decides who moves first (docs/rules.md, section 6).
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
