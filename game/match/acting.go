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

// CanOfferDraw returns nil if the person to move may offer a draw now.
func (s *Session) CanOfferDraw() error {
	if err := s.personMayAct(); err != nil {
		return err
	}
	return s.match.CanOffer(s.match.ToMove())
}

// OfferDraw offers a draw for the person to move. The computer answers through Tick; another person through AnswerDraw.
func (s *Session) OfferDraw(now time.Time) ([]Event, error) {
	if err := s.CanOfferDraw(); err != nil {
		return nil, err
	}
	events, err := s.match.OfferDraw(s.match.ToMove())
	if err != nil {
		return nil, err
	}
	events = s.commit(events, now)
	if !s.isPerson(s.match.Offered().Other()) {
		s.think(PurposeJudge)
	}
	return events, nil
}

// DrawToAnswer returns the person whose answer to a draw offer is wanted, Nobody if none is.
func (s *Session) DrawToAnswer() Player {
	if s.match == nil || s.match.Outcome().Over() {
		return Nobody
	}
	if p := s.match.Offered().Other(); s.isPerson(p) {
		return p
	}
	return Nobody
}

// AnswerDraw accepts or declines for the person to whom a draw was offered.
func (s *Session) AnswerDraw(accept bool, now time.Time) ([]Event, error) {
	p := s.DrawToAnswer()
	if p == Nobody {
		return nil, ErrNoOffer
	}
	answer := s.match.DeclineDraw
	if accept {
		answer = s.match.AcceptDraw
	}
	events, err := answer(p)
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
		case EventTurn, EventUndone, EventRedone, EventStarted, EventResumed:
			s.clock.turn()
		}
	}
	events = append(events, s.keep()...)
	if !s.PersonToMove() && s.job == nil {
		events = append(events, s.think(PurposeTurn)...)
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
	finished := Finished{
		ID: s.id, Level: s.Level(), Help: s.help && s.AgainstComputer(), Reason: outcome.Reason, Turns: s.match.Turns(),
		Points: s.match.Score().Points[own.index()], Preset: s.match.RuleSet().Name(), Result: Lost,
	}
	switch {
	case outcome.Drawn():
		finished.Result = Drawn
	case outcome.Winner == own:
		finished.Result = Won
	}
	return finished, true
}
