package endgame

import (
	"context"
	"testing"

	"anqi/game"
)

// traditional returns the default rules with another no-progress limit.
func traditional(limit int) game.Rules {
	rules := game.DefaultRuleSet().Rules
	rules.NoProgressLimit = limit
	return rules
}

func newSolver(t testing.TB, rules game.Rules) *Solver {
	t.Helper()
	s, err := New(rules)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func parsePieces(t testing.TB, letters string) []game.Piece {
	t.Helper()
	var pieces []game.Piece
	for i := range letters {
		p, ok := game.ParsePiece(letters[i])
		if !ok {
			t.Fatalf("no piece %q", letters[i])
		}
		pieces = append(pieces, p)
	}
	return pieces
}

func censusOf(t testing.TB, s *Solver, letters string) Census {
	t.Helper()
	c, err := s.Census(context.Background(), parsePieces(t, letters), nil)
	if err != nil {
		t.Fatalf("%s: %v", letters, err)
	}
	return c
}

func TestClassCounts(t *testing.T) {
	rules := traditional(40)
	total, all := 0, 0
	for _, c := range []struct{ pieces, materials, classes int }{
		{2, 49, 5}, {3, 378, 20}, {4, 1737, 75}, {5, 5946, 233}, {6, 0, 0}, {7, 0, 0}, {8, 0, 0},
	} {
		materials, classes, err := Classes(&rules, c.pieces)
		if err != nil {
			t.Fatal(err)
		}
		t.Log(c.pieces, materials, classes)
		if c.materials > 0 && (materials != c.materials || classes != c.classes) {
			t.Errorf("%d pieces: %d classes of %d materials, want %d of %d", c.pieces, classes, materials, c.classes, c.materials)
		}
		if c.pieces > 2 {
			total, all = total+classes, all+materials
		}
	}
	if share := float64(total) / float64(all) * 100; all != 144158 || share < 5.815 || share >= 5.825 {
		t.Errorf("3 to 8 pieces: %d classes of %d materials (%.2f %%), want 5.82 %% of 144158", total, all, share)
	}
}

func TestKnownResults(t *testing.T) {
	s := newSolver(t, traditional(0))
	for _, letters := range []string{"Gm", "GGm", "GNm", "MMk", "Kmm", "Cp", "Cc", "KGkg"} {
		t.Logf("%s %+v", letters, censusOf(t, s, letters))
	}
}
