package panels

import (
	"anqi/assets/texts"
	"math/rand/v2"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
)

// drawLots plays a drawing through the panel, as the App does, and returns the panel at its end.
func drawLots(t *testing.T, choice NewGameChoice, lots *match.Lots, picks [2]string) Panel {
	t.Helper()
	for seat, id := range picks {
		panel := NewLotsPanel(uitest.Words, LotsState{choice, lots.Cards(), lots.Turn()})
		_, request := press(t, panel, id)
		pick, ok := request.(PickLot)
		if !ok {
			t.Fatalf("pressing %s asks for %v", id, request)
		}
		if err := lots.Pick(seat, pick.Index); err != nil {
			t.Fatal(err)
		}
	}
	return NewLotsPanel(uitest.Words, LotsState{choice, lots.Cards(), lots.Turn()})
}

func TestLotsGiveTheFirstMoveToTheHigher(t *testing.T) {
	random := rand.NewChaCha8([32]byte{1})
	counts := [2]int{}
	for range 40 {
		lots, err := match.NewLots(random)
		if err != nil {
			t.Fatal(err)
		}
		choice := NewGameChoice{TwoPlayers: true, RuleSet: uitest.PresetSet("tournament"), First: game.FirstMoveLot}
		panel := drawLots(t, choice, lots, [2]string{"lots-pick-2", "lots-pick-5"})
		first, _ := lots.First()
		counts[first]++
		if got := panel.Node().Find("lots-first").Label; got != uitest.Words.Lots.First.With(texts.Is("player", uitest.Words.Names.Players[first])) {
			t.Errorf("seat %d is first, the panel says %q", first, got)
		}
		// What the lots have told is not taken back: there is only the beginning.
		var left []string
		for _, n := range tree.FocusStops(panel.Node()) {
			if !n.Disabled {
				left = append(left, n.ID)
			}
		}
		if len(left) != 1 || left[0] != lotsBegin || panel.Node().Find(lotsBegin).Command.Name != tree.CommandClose {
			t.Errorf("after the result one can press %q", left)
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
	node := NewLotsPanel(uitest.Words, LotsState{choice, lots.Cards(), lots.Turn()}).Node()
	for i := range match.LotCount {
		lot := node.Find(numbered(lotsPick, i))
		if lot.Label != uitest.Words.Lots.Lot.With(uitest.Words.Amount("number", i+1)) || lot.Tray[0].Piece != game.FaceDown || lot.Disabled {
			t.Errorf("lot %d shows %q", i+1, lot.Label)
		}
	}
	if got := node.Find("lots-turn").Label; got != uitest.Words.Lots.YourDraw.With(texts.Is("player", uitest.Words.Names.You)) {
		t.Errorf("says %q", got)
	}
	if err := lots.Pick(0, 3); err != nil {
		t.Fatal(err)
	}
	panel := NewLotsPanel(uitest.Words, LotsState{choice, lots.Cards(), lots.Turn()})
	drawn := panel.Node().Find("lots-pick-4")
	if !drawn.Disabled || !drawn.Pressed || drawn.Tray[0].Piece != game.FaceDown || drawn.Text != uitest.Words.Names.You || lots.Cards()[3].Kind != game.NoKind {
		t.Errorf("the lot that was drawn shows %q, %v", drawn.Label, drawn.Tray)
	}
	if _, request := panel.Do(drawn.Command); request != nil {
		t.Errorf("a drawn lot can be drawn again: %v", request)
	}
	if panel.Node().Find(lotsBegin) != nil {
		t.Error("the game may begin before both have drawn")
	}
}

// Both lots are turned up together, each with its owner beside it, whoever has drawn first.
func TestLotsAreTurnedUpTogetherWithTheirOwners(t *testing.T) {
	lots, err := match.NewLots(rand.NewChaCha8([32]byte{3}))
	if err != nil {
		t.Fatal(err)
	}
	choice := NewGameChoice{TwoPlayers: true, First: game.FirstMoveLot}
	node := drawLots(t, choice, lots, [2]string{"lots-pick-4", "lots-pick-1"}).Node()
	for i, card := range lots.Cards() {
		lot, owner := node.Find(numbered(lotsPick, i)), uitest.Words.Lots.Nobodys
		if card.Seat >= 0 {
			owner = uitest.Words.Names.Players[card.Seat]
		}
		if lot.Tray[0].Piece.Kind() != card.Kind || lot.Text != owner || lot.Pressed != (card.Seat >= 0) || !lot.Disabled {
			t.Errorf("lot %d of %q: %q, %q", i+1, owner, lot.Text, lot.Label)
		}
	}
	for seat, id := range [2]string{"lots-drew-1", "lots-drew-2"} {
		if got := node.Find(id).Label; !strings.HasPrefix(got, uitest.Words.Names.Players[seat]) {
			t.Errorf("%s says %q", id, got)
		}
	}
}
