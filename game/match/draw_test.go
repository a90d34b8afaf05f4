package match

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

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

func TestDrawOfferToTheComputer(t *testing.T) {
	for _, test := range []struct {
		person float64 // the person's chance, as the computer judges
		agreed bool
	}{{0.6, true}, {0.5, true}, {0.45, false}} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.computer.chance = test.person
		events := b.do(b.OfferDraw(b.now))
		if !has(events, EventDrawOffered) || !b.Judging() || b.DrawToAnswer() != Nobody {
			t.Fatalf("offer: %v, judging %v", kinds(events), b.Judging())
		}
		events = b.settle()
		if agreed := b.Match().Outcome().Drawn(); agreed != test.agreed || has(events, EventDrawDeclined) == agreed {
			t.Errorf("chance %v: %v, outcome %v", test.person, kinds(events), b.Match().Outcome())
		}
		if b.computer.lastRequest().Purpose != PurposeJudge {
			t.Errorf("request %+v", b.computer.lastRequest())
		}
		if test.agreed == (len(b.keeper.results) == 0) {
			t.Errorf("chance %v: results %v", test.person, b.keeper.results)
		}
	}
}

func TestPlayingOnWhileTheComputerJudges(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.OfferDraw(b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	if !b.Thinking() || b.Match().Offered() != One {
		t.Fatal("the offer must stand while the computer thinks about its turn")
	}
	b.computer.chance = 0.3 // of the computer, which is to move now
	close(b.computer.gate)
	if b.settle(); !b.Match().Outcome().Drawn() {
		t.Fatalf("the computer, which stands worse, played on: %v", b.Match().Outcome())
	}
}

// What the computer says to a draw depends on the position alone: not on its level, on chance, on the clock, nor on whether the person
// waits for the answer or asks again.
func TestTheAnswerToADrawIsAskedForWithoutChance(t *testing.T) {
	for _, on := range [...]bool{false, true} {
		for seed := range uint64(3) {
			b := newTable(t, seed)
			set := game.DefaultRuleSet()
			set.TurnSeconds = int(20 * seed)
			b.computer.gate = make(chan struct{})
			b.start(set, 0, NoLevel, Levels()[seed])
			b.do(b.OfferDraw(b.now))
			if on {
				b.do(b.Play(game.FlipAction(0), b.now))
			}
			left := b.left()
			b.pass(10 * time.Second)
			if b.left() != left {
				t.Error("the clock runs while the computer considers a draw")
			}
			close(b.computer.gate)
			<-b.job.done
			b.Close()
			b.Wait() // also for the judgement that playing on has cancelled
			asked := false
			for _, request := range b.computer.requests {
				asked = asked || request.ToMove == on
				if want := (Request{Level: LevelExpert, Purpose: PurposeJudge, ToMove: request.ToMove}); request != want {
					t.Errorf("played on %v, seed %d: %+v", on, seed, request)
				}
			}
			if !asked {
				t.Errorf("played on %v, seed %d: not asked for the side that answers", on, seed)
			}
		}
	}
}

// A computer that plays its turn with an offer open has answered it first, and in words.
func TestTheComputerDeclinesBeforeItPlaysOn(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.computer.chance = 0.7
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.OfferDraw(b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if events := b.settle(); !has(events, EventDrawDeclined) || has(events, EventDrawLapsed) || !has(events, EventFlipped) {
		t.Errorf("%v", kinds(events))
	}
}

func TestTheComputerOffersADraw(t *testing.T) {
	for _, answer := range []func(b *table){
		func(b *table) { b.do(b.AnswerDraw(true, b.now)) },
		func(b *table) { b.do(b.AnswerDraw(false, b.now)) },
		func(b *table) { b.playRandom(rand.New(rand.NewPCG(1, 4))) },
	} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.do(b.Play(game.FlipAction(0), b.now))
		b.settle()
		b.computer.offers = true
		b.do(b.Play(game.FlipAction(firstDown(b)), b.now))
		if events := b.settle(); !has(events, EventDrawOffered) || !has(events, EventTurn) || b.DrawToAnswer() != One || !b.PersonToMove() {
			t.Fatalf("no offer with its turn: %v, %v must answer", kinds(events), b.DrawToAnswer())
		}
		b.computer.offers = false
		if answer(b); b.DrawToAnswer() != Nobody {
			t.Fatal("the offer stands after the answer")
		}
	}
}

func TestTheComputerOffersNoDrawToItself(t *testing.T) {
	b := newTable(t, 1)
	b.computer.offers = true
	b.start(game.DefaultRuleSet(), 0, LevelEasy, LevelEasy)
	for range 6 {
		<-b.job.done
		if events := b.pass(100 * time.Millisecond); has(events, EventDrawOffered) {
			t.Fatal("an offer that nobody can answer")
		}
	}
}

// firstDown returns the first square with a face-down piece.
func firstDown(b *table) game.Square {
	p := b.Match().Position()
	for square, piece := range p.Board {
		if piece == game.FaceDown {
			return game.Square(square)
		}
	}
	b.t.Fatal("nothing is face down")
	return game.NoSquare
}

func TestALostComputerTakesADrawFirst(t *testing.T) {
	b := newTable(t, 1)
	b.SetResigns(true)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.OfferDraw(b.now))
	b.computer.lost, b.computer.chance = true, 0
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if b.settle(); b.Match().Outcome().Reason != game.ReasonAgreement {
		t.Fatalf("outcome %v", b.Match().Outcome())
	}
}

func TestTwoPeopleAgree(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	b.do(b.OfferDraw(b.now))
	if b.DrawToAnswer() != Two || b.Judging() {
		t.Fatalf("%v must answer", b.DrawToAnswer())
	}
	if events := b.do(b.AnswerDraw(false, b.now)); !has(events, EventDrawDeclined) {
		t.Fatalf("declined: %v", kinds(events))
	}
	if _, err := b.AnswerDraw(true, b.now); !errors.Is(err, ErrNoOffer) {
		t.Fatalf("accepted a declined offer: %v", err)
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	b.do(b.OfferDraw(b.now))
	b.do(b.AnswerDraw(true, b.now))
	if !b.Match().Outcome().Drawn() {
		t.Fatal("agreed, and it goes on")
	}
}
