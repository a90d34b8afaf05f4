package arena

import (
	"fmt"
	"strings"
	"testing"

	"anqi/ai"
	"anqi/ai/endgame"
	"anqi/game"
)

func TestLabelledPositionsReadBack(t *testing.T) {
	c := Collection{Parameters: ai.DefaultParameters(), Rules: traditional(), First: 8, Games: 2, Nodes: 50, Seed: 1, Random: 10}
	positions, err := c.Collect(nil)
	if err != nil || len(positions) < 10 {
		t.Fatalf("%d positions (%v)", len(positions), err)
	}
	var text strings.Builder
	if err := WriteLabelled(&text, positions); err != nil {
		t.Fatal(err)
	}
	back, err := ReadLabelled(strings.NewReader(text.String()), c.Rules)
	if err != nil || len(back) != len(positions) {
		t.Fatalf("%d positions of %d (%v)", len(back), len(positions), err)
	}
	for i := range back {
		a, b := &positions[i], &back[i]
		if a.Game != b.Game || a.Result != b.Result || a.Chance != b.Chance || a.Position.Text() != b.Position.Text() {
			t.Errorf("position %d: %+v read back as %+v", i, a, b)
		}
	}
	long := "\ufeff" + text.String() + strings.Repeat("1", 100_000)
	if _, err := ReadLabelled(strings.NewReader(long), c.Rules); err == nil || !strings.Contains(err.Error(), fmt.Sprintf("line %d ", len(positions)+1)) {
		t.Errorf("a line that is too long: %v", err)
	}
	if samples, held := Samples(positions, c.Parameters, c.Rules, 0.5); len(samples) == 0 || len(held) == 0 || len(samples)+len(held) >= len(positions) {
		t.Errorf("%d samples of game 8 and %d of game 9 among %d positions", len(samples), len(held), len(positions))
	}
	for _, bad := range []string{"1 1 0.5 4/4", "x 1 0.5 4/4/4/4/4/4/4/R2k r - 0 -", "1"} {
		if _, err := ReadLabelled(strings.NewReader(bad), c.Rules); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

// Games end where the exact tables know the rest: four pieces, none face down.
func TestSolvedEndings(t *testing.T) {
	rules := traditional()
	tables, err := endgame.New(rules)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]struct {
		winner game.Colour
		known  bool
	}{
		"4/4/4/4/4/2n1/2R1/4 r - 0 -":   {game.Red, true},
		"4/4/4/4/4/2N1/2r1/4 b - 0 -":   {game.Black, true},
		"4/4/4/4/1C2/4/4/3p r - 0 -":    {game.NoColour, true},
		"4/4/4/4/4/2n1/2R?/4 r p 0 -":   {game.NoColour, false},
		"4/4/4/4/p3/2nm/2R1/3M r - 0 -": {game.NoColour, false},
		"4/4/4/4/4/4/2n1/2RG b - 0 -":   {game.Red, true},
	} {
		p, err := game.ParsePosition(text, &rules)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if winner, known := solved(tables, &p); winner != want.winner || known != want.known {
			t.Errorf("%s: winner %v, known %v", text, winner, known)
		}
	}
}
