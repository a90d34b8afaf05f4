package match

import (
	"errors"
	"testing"

	"anqi/game"
)

func TestLots(t *testing.T) {
	seen := map[int]int{}
	for seed := range uint64(400) {
		seen[pickBoth(t, seed)]++
	}
	if seen[0] < 150 || seen[1] < 150 {
		t.Fatalf("first seats %v of 400", seen)
	}
}

// pickBoth lets both seats pick, tries what is refused in between, and returns the seat that moves first.
func pickBoth(t *testing.T, seed uint64) int {
	t.Helper()
	lots, err := NewLots(byteReader(seed))
	if err != nil {
		t.Fatal(err)
	}
	checkRow(t, lots, 0)
	if _, done := lots.First(); done || lots.Turn() != 0 {
		t.Fatal("decided before anybody picked")
	}
	if err := lots.Pick(1, 0); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("seat 1 before seat 0: %v", err)
	}
	if err := lots.Pick(0, LotCount); !errors.Is(err, ErrLotTaken) {
		t.Fatalf("no such card: %v", err)
	}
	if err := lots.Pick(0, 2); err != nil {
		t.Fatal(err)
	}
	checkRow(t, lots, 0)
	if seat := lots.Cards()[2].Seat; seat != 0 {
		t.Fatalf("the picked card belongs to seat %d", seat)
	}
	if err := lots.Pick(1, 2); !errors.Is(err, ErrLotTaken) {
		t.Fatalf("the same card: %v", err)
	}
	card, err := lots.PickFor(1, byteReader(seed+9))
	if err != nil || card == 2 {
		t.Fatalf("picked %d, %v", card, err)
	}
	checkRow(t, lots, LotCount)
	first, done := lots.First()
	cards := lots.Cards()
	if !done || cards[2].Seat != 0 || cards[card].Seat != 1 || (cards[2].Kind > cards[card].Kind) != (first == 0) {
		t.Fatalf("cards %+v, first %d %v", cards, first, done)
	}
	if err := lots.Pick(0, 1); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("picked after the end: %v", err)
	}
	return first
}

// checkRow checks how many cards are face up, and that all five are different.
func checkRow(t *testing.T, lots *Lots, faceUp int) {
	t.Helper()
	n := 0
	kinds := map[game.Kind]bool{}
	for _, card := range lots.Cards() {
		if card.Kind != game.NoKind {
			n++
			kinds[card.Kind] = true
		}
	}
	if n != faceUp || len(kinds) != faceUp {
		t.Fatalf("%d cards face up, not %d: %+v", n, faceUp, lots.Cards())
	}
}

func TestLotsTellABrokenReader(t *testing.T) {
	if _, err := NewLots(brokenReader{}); err == nil {
		t.Fatal("no error")
	}
	lots, _ := NewLots(byteReader(1))
	if _, err := lots.PickFor(0, brokenReader{}); err == nil || lots.Turn() != 0 {
		t.Fatalf("error %v", err)
	}
}
