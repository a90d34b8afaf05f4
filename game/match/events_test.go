package match

import (
	"math/rand/v2"
	"testing"

	"anqi/game"
)

func TestFirstFlipGivesColours(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	if m.ToMove() != One || m.Colour(One) != game.NoColour || m.PlayerOf(game.Red) != Nobody {
		t.Fatalf("before the first flip: to move %v, colour %v", m.ToMove(), m.Colour(One))
	}
	events := script(t, m, "a5")
	if m.Colour(One) != game.Black || m.Colour(Two) != game.Red || m.ToMove() != Two {
		t.Fatalf("after black was shown: One %v, Two %v, to move %v", m.Colour(One), m.Colour(Two), m.ToMove())
	}
	flip, _ := find(events, EventFlipped)
	if flip.Piece.Letter() != 'k' || flip.From.String() != "a5" || flip.Player != One || flip.Colour != game.Black {
		t.Fatalf("flip told as %+v", flip)
	}
	colours, told := find(events, EventColours)
	if !told || colours.Player != One || colours.Colour != game.Black {
		t.Fatalf("colours told as %+v", colours)
	}
	if again := script(t, m, "a1"); has(again, EventColours) {
		t.Fatal("colours are given twice")
	}
}

func TestCaptureIsTold(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a4", "a5") // red soldier beside the black general
	events := script(t, m, "a4-a5")
	event, told := find(events, EventCaptured)
	if !told || event.Piece.Letter() != 'P' || event.Taken.Letter() != 'k' || event.Count != 1 || event.Player != One {
		t.Fatalf("capture told as %+v", event)
	}
	if taken := m.Captured(One); len(taken) != 1 || taken[0].Letter() != 'k' || len(m.Captured(Two)) != 0 {
		t.Fatalf("captured %v and %v", m.Captured(One), m.Captured(Two))
	}
	if last := m.LastTurn(); len(last) != 1 || last[0].Action.String() != "a4-a5" {
		t.Fatalf("last turn %+v", last)
	}
}

func TestDarkAttackOutcomes(t *testing.T) {
	set := game.DefaultRuleSet()
	set.DarkCapture = true
	// a1 flipped by One is the red general; beside it lie own, weak and strong pieces.
	for _, test := range []struct {
		name, deal, attack string
		outcome            DarkOutcome
		taken              int
	}{
		{"own", "KGGMMRRNNCCPPPPPkggmmrrnnccppppp", "a1-b1", DarkOwn, 0},
		{"enemy below", "KgGMMRRNNCCPPPPPkGgmmrrnnccppppp", "a1-b1", DarkCaptured, 1},
		{"soldier attacked by the general", "KpGMMRRNNCCPPPPPkggmmrrnnccGpppp", "a1-b1", DarkLost, 0},
	} {
		m := dealt(t, set, test.deal)
		script(t, m, "a1", "d8")
		event, told := find(script(t, m, test.attack), EventDark)
		if !told || event.Dark != test.outcome || event.Taken == game.Empty || event.Piece.Letter() != 'K' {
			t.Errorf("%s: told as %+v", test.name, event)
		}
		if len(m.Captured(One)) != test.taken {
			t.Errorf("%s: captured %v", test.name, m.Captured(One))
		}
		if lost := len(m.Captured(Two)) == 1; lost != (test.outcome == DarkLost) {
			t.Errorf("%s: other side captured %v", test.name, m.Captured(Two))
		}
	}
}

func TestChainGoesOnAndStops(t *testing.T) {
	set := game.DefaultRuleSet()
	set.ChainAfterOpen = game.ChainOpenOnly
	// Red chariot a1; black soldiers b1, c1 in a row.
	m := dealt(t, set, "RppNGGMMKRNCCPPPPPkggmmrrnnccppp")
	script(t, m, "a1", "b1", "d8", "c1")
	if m.ToMove() != One {
		t.Fatalf("%v to move", m.ToMove())
	}
	events := script(t, m, "a1-b1")
	open, told := find(events, EventChainOpen)
	if !told || open.To.String() != "b1" || open.Count != 1 || has(events, EventTurn) || !m.InChain() || m.Turns() != 4 {
		t.Fatalf("chain told as %+v, in chain %v, turns %d", events, m.InChain(), m.Turns())
	}
	if last := m.LastTurn(); len(last) != 1 || m.ToMove() != One {
		t.Fatalf("open turn %+v, %v to move", last, m.ToMove())
	}
	stop, told := find(script(t, m, "="), EventStopped)
	if !told || stop.To.String() != "b1" || stop.Piece.Letter() != 'R' || m.Turns() != 5 || m.ToMove() != Two || len(m.LastTurn()) != 2 {
		t.Fatalf("stop told as %+v, turns %d", stop, m.Turns())
	}
	if err := m.MoveTo(5); err != nil || !m.InChain() || m.ToMove() != One {
		t.Fatalf("undo into the chain: %v, in chain %v", err, m.InChain())
	}
	second, _ := find(script(t, m, "b1-c1"), EventCaptured)
	if second.Count != 2 || m.Length() != 6 {
		t.Fatalf("second capture told as %+v, length %d", second, m.Length())
	}
}

// TestChasesAreTold plays at random until a chase has been counted up to its limit.
func TestChasesAreTold(t *testing.T) {
	set := game.DefaultRuleSet()
	set.ChaseLimit = 2
	m := dealt(t, set, "KggmmrrnnccppPPPCCNNRRMMGGPPkppp")
	random := rand.New(rand.NewPCG(7, 7))
	seen := 0
	for range 200 {
		for !m.Outcome().Over() {
			events, err := m.Play(randomAction(random, m))
			if err != nil {
				t.Fatal(err)
			}
			for _, event := range events {
				if event.Kind != EventChased {
					continue
				}
				seen = max(seen, event.Count)
				position := m.Position()
				if event.Count < 1 || event.Count > event.Limit || event.Limit != 2 || position.Board[event.From] != event.Piece || position.Board[event.To] != event.Taken {
					t.Fatalf("chase told as %+v", event)
				}
			}
		}
		if err := m.MoveTo(0); err != nil {
			t.Fatal(err)
		}
		if seen == 2 {
			return
		}
	}
	t.Fatalf("the limit was not reached, only %d", seen)
}
