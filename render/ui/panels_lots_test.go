package ui

import (
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/match"
)

// drawLots plays a drawing through the panel, as the App does, and returns the panel at its end.
func drawLots(t *testing.T, choice NewGameChoice, lots *match.Lots, picks [2]string) Panel {
	t.Helper()
	for seat, id := range picks {
		panel := NewLotsPanel(words, LotsState{choice, lots.Cards(), lots.Turn()})
		_, request := press(t, panel, id)
		pick, ok := request.(PickLot)
		if !ok {
			t.Fatalf("pressing %s asks for %v", id, request)
		}
		if err := lots.Pick(seat, pick.Index); err != nil {
			t.Fatal(err)
		}
	}
	return NewLotsPanel(words, LotsState{choice, lots.Cards(), lots.Turn()})
}

func TestLotsGiveTheFirstMoveToTheHigher(t *testing.T) {
	random := rand.NewChaCha8([32]byte{1})
	counts := [2]int{}
	for range 40 {
		lots, err := match.NewLots(random)
		if err != nil {
			t.Fatal(err)
		}
		choice := NewGameChoice{TwoPlayers: true, RuleSet: presetSet("tournament"), First: game.FirstMoveLot}
		panel := drawLots(t, choice, lots, [2]string{"lots-pick-2", "lots-pick-5"})
		first, _ := lots.First()
		counts[first]++
		if got := panel.Node().Find("lots-first").Label; got != words.Lots.First.With(words.Names.Players[first]) {
			t.Errorf("seat %d is first, the panel says %q", first, got)
		}
		closed, request := press(t, panel, lotsBegin)
		if closed != nil || request != (StartGame{choice, first}) {
			t.Errorf("begins with %v", request)
		}
	}
	if counts[0] == 0 || counts[1] == 0 {
		t.Errorf("one seat is always first: %v", counts)
	}
}

func TestLotsAreHiddenUntilDrawn(t *testing.T) {
	lots, err := match.NewLots(rand.NewChaCha8([32]byte{2}))
	if err != nil {
		t.Fatal(err)
	}
	choice := NewGameChoice{First: game.FirstMoveLot}
	node := NewLotsPanel(words, LotsState{choice, lots.Cards(), lots.Turn()}).Node()
	for i := range match.LotCount {
		lot := node.Find(numbered(lotsPick, i))
		if lot.Label != words.Lots.Lot.WithNumber(i+1) || lot.Tray[0].Piece != game.FaceDown || lot.Disabled {
			t.Errorf("lot %d shows %q", i+1, lot.Label)
		}
	}
	if got := node.Find("lots-turn").Label; got != words.Lots.YourDraw.With(words.Names.You) {
		t.Errorf("says %q", got)
	}
	if err := lots.Pick(0, 3); err != nil {
		t.Fatal(err)
	}
	panel := NewLotsPanel(words, LotsState{choice, lots.Cards(), lots.Turn()})
	drawn := panel.Node().Find("lots-pick-4")
	if !drawn.Disabled || drawn.Tray[0].Piece.Kind() != lots.Cards()[3].Kind {
		t.Errorf("the lot that was drawn shows %q", drawn.Label)
	}
	if _, request := panel.Do(drawn.Command); request != nil {
		t.Errorf("a drawn lot can be drawn again: %v", request)
	}
	if panel.Node().Find(lotsBegin) != nil {
		t.Error("the game may begin before both have drawn")
	}
}
