package match

import (
	"errors"
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/deal"
)

// ordered is a deal that tests can read: a1 K, b1 G, c1 G, d1 M, a2 M, b2 R, c2 R, d2 N, a3 N, b3 C, c3 C, d3 P, a4 P, b4 P, c4 P, d4 P,
// and the same in black from a5 on.
const ordered = "KGGMMRRNNCCPPPPPkggmmrrnnccppppp"

func TestNewRefusesInvalidRules(t *testing.T) {
	set := game.DefaultRuleSet()
	set.NoProgressLimit = 0
	d, _ := deal.Parse(ordered)
	var field *game.FieldError
	if _, err := New(set, d, deal.Salt{}); !errors.As(err, &field) || field.Field == "" {
		t.Fatalf("error %v names no field", err)
	}
}

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

func TestIllegalActionsChangeNothing(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	before := m.Position()
	for _, text := range [...]string{"a1", "a1-a2", "a1-b1", "b2-b3", "="} {
		a, _ := game.ParseAction(text)
		if _, err := m.Play(a); !errors.Is(err, ErrIllegal) {
			t.Errorf("%s: error %v", text, err)
		}
		if !m.Refusal(a).Refused() {
			t.Errorf("%s is not refused", text)
		}
	}
	if m.Position() != before || m.Cursor() != 1 || m.Length() != 1 {
		t.Fatal("an illegal action changed the match")
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

func TestChasesAreTold(t *testing.T) {
	set := game.DefaultRuleSet()
	set.ChaseLimit = 2
	m := dealt(t, set, "KggmmrrnnccppPPPCCNNRRMMGGPPkppp")
	// Turn up the red king's corner and black pieces around is not needed: find any chase in random play.
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

func TestResign(t *testing.T) {
	for _, loser := range [...]Player{One, Two} {
		m := dealt(t, game.DefaultRuleSet(), ordered)
		if loser == Two {
			script(t, m, "a1")
		}
		events, err := m.Resign(loser)
		want := Outcome{game.ReasonResign, loser.Other()}
		if err != nil || m.Outcome() != want || len(events) != 1 || events[0].Outcome != want || m.ToMove() != Nobody {
			t.Fatalf("%v resigned: %v %+v %v", loser, m.Outcome(), events, err)
		}
		if _, err := m.Play(game.FlipAction(5)); !errors.Is(err, ErrOver) {
			t.Fatalf("play after the end: %v", err)
		}
		if _, err := m.Resign(loser); !errors.Is(err, ErrOver) {
			t.Fatalf("resign after the end: %v", err)
		}
		if len(m.Actions(nil)) != 0 {
			t.Fatal("actions after the end")
		}
	}
}

func TestEndMarkIsAStepOfItsOwn(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1", "b1")
	if _, err := m.Resign(Two); err != nil {
		t.Fatal(err)
	}
	if m.Cursor() != 3 || m.Length() != 3 {
		t.Fatalf("cursor %d of %d", m.Cursor(), m.Length())
	}
	if err := m.MoveTo(2); err != nil || m.Outcome().Over() || m.ToMove() != One || m.MoverAt(2) != One {
		t.Fatalf("undone mark: %v, %v", m.Outcome(), err)
	}
	if err := m.MoveTo(3); err != nil || m.Outcome().Winner != One {
		t.Fatalf("redone mark: %v, %v", m.Outcome(), err)
	}
	if err := m.MoveTo(2); err != nil {
		t.Fatal(err)
	}
	script(t, m, "c1")
	if m.Length() != 3 || m.Outcome().Over() {
		t.Fatalf("a new action must cut the mark: length %d, %v", m.Length(), m.Outcome())
	}
}

func TestMoveToRefusesOutside(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	for _, cursor := range [...]int{-1, 2, 1 << 40} {
		if err := m.MoveTo(cursor); !errors.Is(err, ErrCursor) {
			t.Errorf("cursor %d: %v", cursor, err)
		}
	}
	if m.Cursor() != 1 {
		t.Fatal("a refused move of the cursor moved it")
	}
}

func TestRevealOnlyAtTheEnd(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	if _, _, told := m.Reveal(); told {
		t.Fatal("the deal is told while the game goes on")
	}
	if r := m.PublicRecord(false); r.Deal != nil || r.Salt != nil || r.Fingerprint != m.Fingerprint() {
		t.Fatal("the public record of an unfinished game tells the deal or no fingerprint")
	}
	if r := m.PublicRecord(true); r.Deal == nil || r.Salt == nil {
		t.Fatal("the person asked for the deal and did not get it")
	}
	if _, err := m.Resign(One); err != nil {
		t.Fatal(err)
	}
	d, salt, told := m.Reveal()
	if !told || d.String() != ordered || d.Fingerprint(salt) != m.Fingerprint() {
		t.Fatal("the deal is not told at the end, or does not fit the fingerprint")
	}
	if r := m.PublicRecord(false); r.Deal == nil || r.Mark.Winner != 2 {
		t.Fatalf("the record of a finished game: %+v", r)
	}
	if err := m.MoveTo(1); err != nil {
		t.Fatal(err)
	}
	if _, _, told := m.Reveal(); told {
		t.Fatal("the deal is told after the end was undone")
	}
}

// TestSameSquareSamePiece flips, undoes and flips again, from every cursor of a game, in another order.
func TestSameSquareSamePiece(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	m := newMatch(t, preset(t, "chain"), 3)
	for !m.Outcome().Over() && m.Cursor() < 120 {
		actions := m.Actions(nil)
		shown := map[game.Action]game.Piece{}
		cursor := m.Cursor()
		for range 2 {
			random.Shuffle(len(actions), func(i, j int) { actions[i], actions[j] = actions[j], actions[i] })
			for _, a := range actions {
				if _, err := m.Play(a); err != nil {
					t.Fatal(err)
				}
				steps := m.Steps()
				piece := steps[len(steps)-1].Shown
				if before, seen := shown[a]; seen && before != piece {
					t.Fatalf("%v showed %v, then %v", a, before, piece)
				}
				shown[a] = piece
				if err := m.MoveTo(cursor); err != nil {
					t.Fatal(err)
				}
			}
		}
		if _, err := m.Play(actions[0]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTurnsToDraw(t *testing.T) {
	set := game.DefaultRuleSet()
	m := dealt(t, set, ordered)
	if m.TurnsToDraw() != set.NoProgressLimit {
		t.Fatalf("%d turns to the draw at the start", m.TurnsToDraw())
	}
	set.NoProgressLimit, set.Repetition = 0, 2
	if m = dealt(t, set, ordered); m.TurnsToDraw() != -1 {
		t.Fatalf("%d turns to a draw that never comes", m.TurnsToDraw())
	}
}
