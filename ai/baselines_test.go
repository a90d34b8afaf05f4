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
