package match

import (
	"time"

	"anqi/game"
)

// offerTurns is after how many turns, both sides together, a draw may be offered again although nothing was captured or
// flipped (docs/rules.md, section 4).
const offerTurns = 10

// Offer is a draw offer. Offers are no part of a record, but they are saved, because they limit further offers.
type Offer struct {
	Player Player
	At     int  // the cursor at which it was made
	Open   bool // not yet accepted, declined or lapsed
}

// Offers returns the offers made so far, oldest first. The caller must not change them.
func (m *Match) Offers() []Offer { return m.offers }

// Offered returns the player whose draw offer is open, Nobody if none is.
func (m *Match) Offered() Player {
	for _, offer := range m.offers {
		if offer.Open {
			return offer.Player
		}
	}
	return Nobody
}

// CanOffer returns nil if the player may offer a draw now, else the reason: only on one's own turn, and at most once until
// the next capture, flip or ten turns.
func (m *Match) CanOffer(p Player) error {
	switch {
	case m.Outcome().Over():
		return ErrOver
	case m.ToMove() != p:
		return ErrNotYourTurn
	case m.Offered() != Nobody:
		return ErrOfferOpen
	}
	for i := len(m.offers) - 1; i >= 0; i-- {
		if offer := m.offers[i]; offer.Player == p && offer.At <= m.cursor {
			if m.offersAgain(offer.At) {
				return nil
			}
			return ErrOfferTooSoon
		}
	}
	return nil
}

// offersAgain reports whether enough has happened since a cursor: a piece was captured or turned up, or ten turns.
func (m *Match) offersAgain(since int) bool {
	turns := 0
	for _, step := range m.Steps()[since:] {
		if step.Kind != game.StepMove && step.Kind != game.StepStop {
			return true
		}
		if step.TurnEnd {
			turns++
		}
	}
	return turns >= offerTurns
}

// OfferDraw makes an offer by the player to move. It stays open until the other accepts, declines or makes a turn.
func (m *Match) OfferDraw(p Player) ([]Event, error) {
	if err := m.CanOffer(p); err != nil {
		return nil, err
	}
	m.cutOffers()
	m.offers = append(m.offers, Offer{p, m.cursor, true})
	return []Event{{Kind: EventDrawOffered, Player: p, Colour: m.Colour(p)}}, nil
}

// AcceptDraw ends the match by agreement; p is the player to whom the draw was offered.
func (m *Match) AcceptDraw(p Player) ([]Event, error) {
	if err := m.answerable(p); err != nil {
		return nil, err
	}
	return []Event{m.end(Outcome{Reason: game.ReasonAgreement})}, nil
}

// DeclineDraw closes the offer; p is the player to whom the draw was offered.
func (m *Match) DeclineDraw(p Player) ([]Event, error) {
	if err := m.answerable(p); err != nil {
		return nil, err
	}
	m.closeOffers()
	return []Event{{Kind: EventDrawDeclined, Player: p, Colour: m.Colour(p)}}, nil
}

// answerDraw is AcceptDraw or DeclineDraw.
func (m *Match) answerDraw(p Player, accept bool) ([]Event, error) {
	if accept {
		return m.AcceptDraw(p)
	}
	return m.DeclineDraw(p)
}

// answerable returns nil if a draw is offered to the player.
func (m *Match) answerable(p Player) error {
	switch {
	case m.Outcome().Over():
		return ErrOver
	case p == Nobody || m.Offered() != p.Other():
		return ErrNoOffer
	}
	return nil
}

// lapse closes the offer made to a player who has acted instead of answering, and returns who had made it.
func (m *Match) lapse(actor Player) Player {
	offerer := m.Offered()
	if offerer == Nobody || offerer == actor {
		return Nobody
	}
	m.closeOffers()
	return offerer
}

func (m *Match) closeOffers() {
	for i := range m.offers {
		m.offers[i].Open = false
	}
}

// cutOffers drops the offers of an undone tail.
func (m *Match) cutOffers() {
	kept := m.offers[:0]
	for _, offer := range m.offers {
		if offer.At <= m.cursor {
			kept = append(kept, offer)
		}
	}
	m.offers = kept
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
	events, err := s.match.answerDraw(p, accept)
	if err != nil {
		return nil, err
	}
	return s.commit(events, now), nil
}
