package arena

import (
	"strings"
	"testing"
)

// TestMatchFromPositions: whoever moves first takes the last piece, so each player wins once from every position.
func TestMatchFromPositions(t *testing.T) {
	rules := traditional()
	starts, err := ReadStarts(strings.NewReader("12 0.5 4/4/4/4/4/4/4/Gm2 r - 0 -\n?3/4/4/4/4/4/4/Gm2 r P 0 -\n4/4/4/4/4/4/4/G3 b - 0 -\n4/4/4/4/4/4/4/Mg2 b - 3 -\n"), rules)
	if err != nil || len(starts) != 2 {
		t.Fatalf("%d positions, %v; want the two with everything face up that are not over", len(starts), err)
	}
	m := Match{A: "depth=1", B: "greedy", Rules: rules, Starts: starts, Pairs: 4}
	if score, err := m.Run(); err != nil || score.Wins != 4 || score.Losses != 4 || score.Turns != 8 {
		t.Errorf("%+v, %v", score, err)
	}
	m.B = "cmd:true"
	if _, err := m.Run(); err != errStarts {
		t.Errorf("a program was to begin in the middle of a game: %v", err)
	}
	if _, err := ReadStarts(strings.NewReader("4/4/4 r - 0 -\n"), rules); err == nil {
		t.Error("read a board of three rows")
	}
	long := "\ufeff4/4/4/4/4/4/4/Gm2 r - 0 -\r\n" + strings.Repeat("x ", 100_000) + "4/4/4/4/4/4/4/Gm2 r - 0 -\n"
	if starts, err := ReadStarts(strings.NewReader(long), rules); err == nil || !strings.Contains(err.Error(), "line 2 ") {
		t.Errorf("%d positions, %v", len(starts), err)
	}
}
