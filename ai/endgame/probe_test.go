package endgame

import (
	"context"
	"testing"

	"anqi/game"
)

// TestProbeRaw: the order of the pieces does not matter, nor the colours with the turn swapped, nor reflections of the board, and
// nothing is allocated.
func TestProbeRaw(t *testing.T) {
	s := newSolver(t, traditional(40))
	ctx := context.Background()
	for _, letters := range []string{"GCmp", "gcMP"} {
		if err := s.PrepareMaterial(ctx, parsePieces(t, letters), nil); err != nil {
			t.Fatal(err)
		}
	}
	same := func(squares [MaxPieces]game.Square, letters string, turn game.Colour) (Value, int) {
		var pieces [MaxPieces]game.Piece
		copy(pieces[:], parsePieces(t, letters))
		o, distance, ok := s.ProbeRaw(&squares, &pieces, 4, turn, 7)
		if !ok {
			t.Fatalf("no answer for %s on %v", letters, squares)
		}
		return o, distance
	}
	decided := 0
	for seed := range 500 {
		on := func(n int) game.Square { return game.Square(n % game.SquareCount) }
		a, b, c, d := on(seed*7), on(seed*7+1+seed%5), on(seed*7+9+seed%3), on(seed*7+17+seed%11)
		if a == b || a == c || a == d || b == c || b == d || c == d {
			continue
		}
		o, distance := same([MaxPieces]game.Square{a, b, c, d}, "GCmp", game.Red)
		if o != Draw {
			decided++
		}
		for i, other := range []struct {
			squares [MaxPieces]game.Square
			letters string
			turn    game.Colour
		}{
			{[MaxPieces]game.Square{d, b, a, c}, "pCGm", game.Red},
			{[MaxPieces]game.Square{a, b, c, d}, "gcMP", game.Black},
			{[MaxPieces]game.Square{a ^ 3, b ^ 3, c ^ 3, d ^ 3}, "GCmp", game.Red},
			{[MaxPieces]game.Square{a ^ 31, b ^ 31, c ^ 31, d ^ 31}, "GCmp", game.Red},
		} {
			if o2, distance2 := same(other.squares, other.letters, other.turn); o2 != o || distance2 != distance {
				t.Errorf("%v, way %d: %v %d, want %v %d", other, i, o2, distance2, o, distance)
			}
		}
	}
	if decided < 50 {
		t.Errorf("only %d decided", decided)
	}
	pos := piecesAt(t, "GCmp", 3, 9, 20, 28)
	if n := testing.AllocsPerRun(100, func() { s.Probe(&pos) }); n > 0 {
		t.Errorf("Probe allocates %v times", n)
	}
}
