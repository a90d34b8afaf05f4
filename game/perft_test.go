package game_test

import (
	"testing"

	"anqi/game"
	"anqi/game/gametest"
)

func TestPerftFromTheStart(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	start := game.Start()
	for depth, want := range []uint64{1, 448, 192_448} {
		if got := game.Perft(&start, &rules, depth, nil); got != want {
			t.Errorf("depth %d: %d, want %d", depth, got, want)
		}
	}
	dealt := gametest.Deal(gametest.Random(1))
	for depth, want := range []uint64{1, 32, 992} {
		if got := game.Perft(&start, &rules, depth, dealt.At); got != want {
			t.Errorf("under a deal, depth %d: %d, want %d", depth, got, want)
		}
	}
	if got := game.Perft(&start, &rules, 3, dealt.At); got < 29_760 {
		t.Errorf("depth 3 has %d sequences, fewer than its flips alone", got)
	}
}

func TestFinishedGameHasNoContinuation(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	p, err := game.ParsePosition("4/4/4/4/4/4/4/R3 b - 0 -", &rules)
	if err != nil {
		t.Fatal(err)
	}
	if got := game.Perft(&p, &rules, 1, nil); got != 0 {
		t.Errorf("%d sequences after the end", got)
	}
}
