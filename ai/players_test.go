package ai

import (
	"testing"

	"anqi/game"
)

func TestRandomActionIsUniform(t *testing.T) {
	rules := traditional()
	p := mustPosition(t, "4/1R2/4/2n1/4/1k2/4/2P1 r - 0 -")
	counts := map[game.Action]int{}
	legal := p.Actions(&rules, nil)
	const draws = 7000
	for seed := range uint64(draws) {
		counts[RandomAction(p, rules, seed)]++
	}
	for _, a := range legal {
		if expected := draws / len(legal); counts[a] < expected*8/10 || counts[a] > expected*12/10 {
			t.Errorf("%v chosen %d times, expected about %d", a, counts[a], expected)
		}
	}
	if len(counts) != len(legal) {
		t.Errorf("%d different actions chosen of %d legal", len(counts), len(legal))
	}
}

func TestGreedyTakesTheMostValuable(t *testing.T) {
	rules := traditional()
	// The advisor on b3 can take the cannon (16), the elephant (11) or the soldier (4).
	p := mustPosition(t, "4/4/4/4/1c2/mGp1/4/4 r - 0 -")
	for seed := range uint64(30) {
		if a := GreedyAction(p, rules, seed); a.String() != "b3-b4" {
			t.Fatalf("seed %d: %v", seed, a)
		}
	}
}

func TestGreedyFlipsHalfOfTheTime(t *testing.T) {
	rules := traditional()
	p := mustPosition(t, "?3/4/4/4/4/1R2/4/4 r P 0 -")
	flips := 0
	const draws = 4000
	for seed := range uint64(draws) {
		if GreedyAction(p, rules, seed).IsFlip() {
			flips++
		}
	}
	if flips < draws*45/100 || flips > draws*55/100 {
		t.Errorf("%d flips in %d", flips, draws)
	}
}

func TestGreedyFlipsWhenItCannotMove(t *testing.T) {
	rules := traditional()
	p := mustPosition(t, "4/4/4/4/4/4/g3/P?2 r K 0 -")
	for seed := range uint64(20) {
		if a := GreedyAction(p, rules, seed); a.String() != "b1" {
			t.Fatalf("seed %d: %v", seed, a)
		}
	}
}

func TestJudgement(t *testing.T) {
	rules := traditional()
	dead := mustPosition(t, "4/4/4/4/1c2/4/C3/4 r - 0 -")
	dead.NoProgressCount = 30
	for _, test := range []struct {
		analysis                 Analysis
		accepts, offers, resigns bool
	}{
		{Analysis{Chance: 0.5}, true, true, false},
		{Analysis{Chance: 0.51}, false, true, false},
		{Analysis{Chance: 0.2}, true, false, false},
		{Analysis{Chance: 0.6}, false, false, false},
		{Analysis{Chance: 0.5, Solved: SolvedDraw}, true, true, false},
		{Analysis{Chance: 0, Solved: SolvedLoss}, true, false, true},
		{Analysis{Chance: 1, Solved: SolvedWin}, false, false, false},
		{Analysis{Chance: 0.01}, true, false, false},
	} {
		if got := AcceptsDraw(test.analysis); got != test.accepts {
			t.Errorf("%+v: accepts %v", test.analysis, got)
		}
		if got := OffersDraw(dead, rules, test.analysis); got != test.offers {
			t.Errorf("%+v: offers %v", test.analysis, got)
		}
		if got := Resigns(test.analysis); got != test.resigns {
			t.Errorf("%+v: resigns %v", test.analysis, got)
		}
	}
	if OffersDraw(game.Start(), rules, Analysis{Chance: 0.5}) {
		t.Error("a draw offered at the start")
	}
}

func TestLevelNames(t *testing.T) {
	for _, level := range Levels {
		if parsed, ok := ParseLevel(level.String()); !ok || parsed != level {
			t.Errorf("%v read back as %v", level, parsed)
		}
	}
	if _, ok := ParseLevel("grandmaster"); ok {
		t.Error("a level of no level")
	}
	for i := 1; i < len(Levels); i++ {
		if Levels[i].Nodes() <= Levels[i-1].Nodes() {
			t.Errorf("%v has no larger budget than %v", Levels[i], Levels[i-1])
		}
	}
}
