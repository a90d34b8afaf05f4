package match

import (
	"errors"
	"testing"

	"anqi/game"
)

func mustOffer(t *testing.T, m *Match, p Player) {
	t.Helper()
	if _, err := m.OfferDraw(p); err != nil {
		t.Fatal(err)
	}
}

func TestDrawAgreed(t *testing.T) {
	m := opened(t)
	p := m.ToMove()
	events, err := m.OfferDraw(p)
	if err != nil || !has(events, EventDrawOffered) || m.Offered() != p {
		t.Fatalf("offer: %v, %+v", err, events)
	}
	if _, err := m.AcceptDraw(p); !errors.Is(err, ErrNoOffer) {
		t.Fatalf("one's own offer accepted: %v", err)
	}
	events, err = m.AcceptDraw(p.Other())
	if err != nil || !m.Outcome().Drawn() || m.Outcome().Reason != game.ReasonAgreement || !has(events, EventEnded) {
		t.Fatalf("accepted: %v, %v", err, m.Outcome())
	}
	if m.Offered() != Nobody || !errors.Is(m.CanOffer(p), ErrOver) {
		t.Fatal("an offer is open after the end")
	}
}

func TestOnlyTheMoverOffers(t *testing.T) {
	m := opened(t)
	if err := m.CanOffer(m.ToMove().Other()); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("offer out of turn: %v", err)
	}
	mustOffer(t, m, m.ToMove())
	if err := m.CanOffer(m.ToMove()); !errors.Is(err, ErrOfferOpen) {
		t.Fatalf("second offer at once: %v", err)
	}
}

func TestOfferLapses(t *testing.T) {
	m := opened(t)
	p := m.ToMove()
	mustOffer(t, m, p)
	quietTurns(t, m, 1)
	if m.Offered() != p {
		t.Fatal("the offer lapsed at the offerer's own turn")
	}
	cursor := m.Cursor()
	quietTurns(t, m, 1)
	if m.Offered() != Nobody || m.Cursor() != cursor+1 {
		t.Fatal("the offer did not lapse at the other's turn")
	}
	if _, err := m.AcceptDraw(p.Other()); !errors.Is(err, ErrNoOffer) {
		t.Fatalf("a lapsed offer accepted: %v", err)
	}
}

func TestOfferLapseIsTold(t *testing.T) {
	m := opened(t)
	p := m.ToMove()
	mustOffer(t, m, p)
	quietTurns(t, m, 1)
	events, err := m.Play(m.Actions(nil)[0])
	if err != nil || events[0].Kind != EventDrawLapsed || events[0].Player != p {
		t.Fatalf("lapse told as %v, %v", kinds(events), err)
	}
}

func TestOfferAgainAfterTenTurns(t *testing.T) {
	m := opened(t)
	p := m.ToMove()
	mustOffer(t, m, p)
	if _, err := m.DeclineDraw(p.Other()); err != nil {
		t.Fatal(err)
	}
	for turns := 0; turns < 10; turns++ {
		if m.ToMove() == p {
			if err := m.CanOffer(p); !errors.Is(err, ErrOfferTooSoon) {
				t.Fatalf("after %d turns: %v", turns, err)
			}
		} else if err := m.CanOffer(p.Other()); err != nil {
			t.Fatalf("the other side's own offer after %d turns: %v", turns, err)
		}
		quietTurns(t, m, 1)
	}
	if err := m.CanOffer(p); err != nil {
		t.Fatalf("after ten turns: %v", err)
	}
}

func TestOfferAgainAfterFlip(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1", "a5")
	mustOffer(t, m, One)
	if _, err := m.DeclineDraw(Two); err != nil {
		t.Fatal(err)
	}
	if err := m.CanOffer(One); !errors.Is(err, ErrOfferTooSoon) {
		t.Fatalf("at once: %v", err)
	}
	script(t, m, "b1", "b5")
	if err := m.CanOffer(One); err != nil {
		t.Fatalf("after flips: %v", err)
	}
}

func TestOfferAgainAfterCapture(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a4", "a5")
	mustOffer(t, m, One)
	script(t, m, "a4-a5", "b5")
	if err := m.CanOffer(One); err != nil {
		t.Fatalf("after a capture: %v", err)
	}
}

func TestUndoneOffersDoNotCount(t *testing.T) {
	m := opened(t)
	start, p := m.Cursor(), m.ToMove()
	quietTurns(t, m, 2)
	mustOffer(t, m, p)
	if err := m.MoveTo(start); err != nil {
		t.Fatal(err)
	}
	if m.Offered() != Nobody {
		t.Fatal("an offer stayed open over an undo")
	}
	if err := m.CanOffer(p); err != nil {
		t.Fatalf("an offer of the undone tail counts: %v", err)
	}
	if err := m.MoveTo(start + 2); err != nil {
		t.Fatal(err)
	}
	if err := m.CanOffer(p); !errors.Is(err, ErrOfferTooSoon) {
		t.Fatalf("a redone offer does not count: %v", err)
	}
}
