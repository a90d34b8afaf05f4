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

func countsOf(t testing.TB, s *Solver, letters string) Counts {
	t.Helper()
	c, err := s.Count(context.Background(), parsePieces(t, letters), nil)
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
	for _, c := range []struct {
		letters string
		limit   int
		red     SideCounts
		black   SideCounts
	}{
		{"Gm", 0, SideCounts{512, 480, 0, 17, 0}, SideCounts{0, 512, 480, 0, 18}},
		{"Pk", 0, SideCounts{512, 480, 0, 17, 0}, SideCounts{0, 512, 480, 0, 18}},
		{"GGm", 0, SideCounts{29760, 0, 0, 17, 0}, SideCounts{0, 0, 29760, 0, 18}},
		{"GNm", 0, SideCounts{29752, 8, 0, 23, 0}, SideCounts{0, 1576, 28184, 0, 24}},
		{"GNm", 40, SideCounts{29752, 8, 0, 23, 0}, SideCounts{0, 1576, 28184, 0, 24}},
		{"Cp", 0, SideCounts{0, 992, 0, 0, 0}, SideCounts{0, 992, 0, 0, 0}},
		{"Cc", 0, SideCounts{0, 992, 0, 0, 0}, SideCounts{0, 992, 0, 0, 0}},
	} {
		counts := countsOf(t, newSolver(t, traditional(c.limit)), c.letters)
		if counts.Sides[0] != c.red || counts.Sides[1] != c.black {
			t.Errorf("%s, limit %d: %+v, want %+v and %+v", c.letters, c.limit, counts, c.red, c.black)
		}
	}
}

// TestTwoElephantsDoNotBeatAGeneral also has the colours the other way round.
func TestTwoElephantsDoNotBeatAGeneral(t *testing.T) {
	s := newSolver(t, traditional(0))
	for side, letters := range []string{"MMk", "Kmm"} {
		c := countsOf(t, s, letters)
		if elephants := c.Sides[side]; elephants.Won > 0 || elephants.Lost == elephants.Drawn+elephants.Lost {
			t.Errorf("%s: %+v", letters, c)
		}
		if general := c.Sides[1-side]; general.Lost > 0 {
			t.Errorf("%s: %+v", letters, c)
		}
	}
}

// TestAttackerWinsAtOddDistance: one against one, the side that captures wins, to move, exactly when the squares are an odd number of
// steps apart, and the other loses, to move, exactly when it is even.
func TestAttackerWinsAtOddDistance(t *testing.T) {
	s := newSolver(t, traditional(0))
	pieces := parsePieces(t, "Gm")
	if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
		t.Fatal(err)
	}
	won, lost := 0, 0
	for code := range game.SquareCount * game.SquareCount {
		attacker, victim := game.Square(code%game.SquareCount), game.Square(code/game.SquareCount)
		if attacker == victim {
			continue
		}
		squares := [MaxPieces]game.Square{victim, attacker}
		letters := [MaxPieces]game.Piece{pieces[1], pieces[0]}
		odd := (attacker.Column()+attacker.Row()+victim.Column()+victim.Row())%2 == 1
		attack, _, ok1 := s.ProbeRaw(&squares, &letters, 2, game.Red, 0)
		defence, _, ok2 := s.ProbeRaw(&squares, &letters, 2, game.Black, 0)
		if !ok1 || !ok2 || (attack == Win) != odd || (defence == Loss) == odd {
			t.Errorf("attacker %s, victim %s: %v with the attacker to move, %v with the victim", attacker, victim, attack, defence)
		}
		if attack == Win {
			won++
		}
		if defence == Loss {
			lost++
		}
	}
	if won != 512 || lost != 480 {
		t.Errorf("the attacker wins %d, the victim loses %d, want 512 and 480", won, lost)
	}
}

// TestLongestWin: among all endings of up to four pieces the longest win without a capture takes 101 turns.
func TestLongestWin(t *testing.T) {
	if testing.Short() {
		t.Skip("builds every class")
	}
	rules := traditional(0)
	s := newSolver(t, rules)
	longest := 0
	for count := 2; count <= QuickPieces; count++ {
		for _, pieces := range Representatives(&rules, count) {
			counts, err := s.Count(context.Background(), pieces, nil)
			if err != nil {
				t.Fatal(err)
			}
			for _, side := range counts.Sides {
				longest = max(longest, side.LongestWin)
			}
		}
	}
	if len(s.tables) != 5+20+75 || longest != 101 {
		t.Errorf("%d classes, the longest win takes %d turns, want 100 and 101", len(s.tables), longest)
	}
}
