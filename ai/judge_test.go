package ai

import (
	"testing"

	"anqi/game"
)

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
