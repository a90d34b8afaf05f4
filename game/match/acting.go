package match

import (
	"time"

	"anqi/game"
)

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
