package match

import (
	"errors"
	"testing"

	"anqi/game"
)

func TestWhoMovesFirst(t *testing.T) {
	set := game.DefaultRuleSet()
	for _, test := range []struct {
		first game.FirstMove
		setup int
		want  int
	}{
		{game.FirstMoveFirst, FirstByRules, 0}, {game.FirstMoveSecond, FirstByRules, 1},
		{game.FirstMoveFirst, 1, 1}, {game.FirstMoveSecond, 0, 0}, {game.FirstMoveLot, 1, 1},
	} {
		b := newTable(t, 1)
		set.FirstMove = test.first
		b.start(set, test.setup, NoLevel, NoLevel)
		if b.SeatOf(One) != test.want || b.PlayerAt(test.want) != One || b.PlayerAt(1-test.want) != Two {
			t.Errorf("%v, %d: first seat %d", test.first, test.setup, b.SeatOf(One))
		}
	}
	b := newTable(t, 1)
	set.FirstMove = game.FirstMoveLot
	if _, err := b.Start(Setup{RuleSet: set, First: FirstByRules}, b.now); !errors.Is(err, ErrLotsFirst) {
		t.Fatalf("without lots: %v", err)
	}
	set.FirstMove = game.FirstMoveRandom
	counts := [2]int{}
	for range 200 {
		b.start(set, FirstByRules, NoLevel, LevelEasy)
		counts[b.SeatOf(One)]++
	}
	if counts[0] < 60 || counts[1] < 60 {
		t.Fatalf("random first moves %v", counts)
	}
}

func TestRematchSwapsTheFirstMove(t *testing.T) {
	b := newTable(t, 1)
	b.start(preset(t, "street"), 0, NoLevel, LevelHard)
	id, print := b.ID(), b.Match().Fingerprint()
	b.do(b.Rematch(b.now))
	if b.SeatOf(One) != 1 || b.Seats()[1].Level != LevelHard || b.Match().RuleSet().Name() != "street" || b.ID() == id || b.Match().Fingerprint() == print {
		t.Fatalf("rematch: first seat %d, seats %v, rules %s", b.SeatOf(One), b.Seats(), b.Match().RuleSet().Name())
	}
}
