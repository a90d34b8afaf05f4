package ai

import (
	"testing"

	"anqi/game"
)

func TestDrawsAndResignation(t *testing.T) {
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
		if got := AcceptsDraw(dead, test.analysis); got != test.accepts {
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

// While more than eight pieces are face down an even evaluation does not make a draw, unless the players repeat.
func TestNoDrawIsAgreedToInAYoungGame(t *testing.T) {
	const (
		nine     = "????/????/?3/4/4/p3/3P/4 r GMRNCggnc 0 -"
		eight    = "????/????/4/4/4/p3/3P/4 r GMRNggnc 0 -"
		there    = "????/????/?3/4/4/4/p2P/4 b GMRNCggnc 3 d2-d1,a3-a2,d1-d2"
		andBack  = "????/????/?3/4/4/p3/3P/4 r GMRNCggnc 4 d2-d1,a3-a2,d1-d2,a2-a3"
		unproven = "????/????/?3/4/4/p3/3P/4 r GMRNCggnc 12 -"
	)
	even := Analysis{Chance: 0.5}
	for text, accepts := range map[string]bool{nine: false, eight: true, there: false, andBack: true, unproven: false} {
		p := mustPosition(t, text)
		if got := AcceptsDraw(p, even); got != accepts {
			t.Errorf("%s: accepts %v", text, got)
		}
		if AcceptsDraw(p, Analysis{Chance: 0.51}) {
			t.Errorf("%s: accepts with the better chances", text)
		}
	}
	if AcceptsDraw(game.Start(), Analysis{Chance: 0}) {
		t.Error("a draw agreed to at the start")
	}
}
