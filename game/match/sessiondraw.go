package match

import "time"

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
	events, err := s.match.answerDraw(p, accept)
	if err != nil {
		return nil, err
	}
	return s.commit(events, now), nil
}
