package game

import "testing"

// docs/rules.md, section 7: chains.

const (
	chainOpen     = "custom ChainAfterOpen=open"
	chainOpenDark = "custom DarkCapture=true ChainAfterOpen=open+dark"
	chainDark     = "custom DarkCapture=true ChainAfterDark=dark"
	chainDarkOpen = "custom DarkCapture=true ChainAfterDark=dark+open"
)

func TestWhatMayFollowInAChain(t *testing.T) {
	for _, c := range []struct{ rules, pieces, unseen, first, want string }{
		{"", "b3R c3p c4n c2? d8k", "g", "b3-c3", ""},
		{chainOpen, "b3R c3p c4n c2? d8k", "g", "b3-c3", "= c3-c4"},
		{chainOpenDark, "b3R c3p c4n c2? d8k", "g", "b3-c3", "= c3-c2 c3-c4"},
		{chainDark, "b3R c3? c4n c2? d8k", "gp", "b3-c3(p)", "= c3-c2"},
		{chainDarkOpen, "b3R c3? c4n c2? d8k", "gp", "b3-c3(p)", "= c3-c2 c3-c4"},
		{chainDark, "b3R c3p c4n c2? d8k", "g", "b3-c3", ""},
		{chainOpenDark, "b3R c3? c4n c2? d8k", "gp", "b3-c3(p)", ""},
	} {
		p := play(t, put(t, c.pieces, "r", c.unseen), rulesOf(t, c.rules), c.first)
		got := ""
		if p.Chain != NoSquare {
			got = legal(&p, rulesOf(t, c.rules), "")
		}
		if got != c.want {
			t.Errorf("%s after %s: %q, want %q", c.rules, c.first, got, c.want)
		}
		if c.want != "" && (p.Turn != Red || p.NoProgressCount != 0) {
			t.Errorf("%s: in the chain %s is to move", c.rules, p.Turn)
		}
	}
}

func TestStopPassesTheTurnWhereTheLastPieceWasCaptured(t *testing.T) {
	r := rulesOf(t, chainOpen)
	p := play(t, put(t, "b3R c3p c4n d8k", "r", ""), r, "b3-c3 =")
	if board(&p) != "c3R c4n d8k" || p.Turn != Black || p.Chain != NoSquare {
		t.Errorf("%s, %s to move", board(&p), p.Turn)
	}
}

func TestOnlyTheChainOrAStopMayBePlayed(t *testing.T) {
	r := rulesOf(t, chainOpen)
	p := play(t, put(t, "b3R c3p c4n d8k a1K", "r", ""), r, "b3-c3")
	refused(t, p, r, "a1-a2", RefusedChain)
	refused(t, p, r, "c3-c2", RefusedChain)
	refused(t, p, r, "c3-c4", NotRefused)
	if got := p.ActionsFrom(r, 0, nil); len(got) != 0 {
		t.Errorf("another piece may act: %v", got)
	}
	if p.Result(r).Over() {
		t.Error("a result inside a chain")
	}
}

func TestChainEndsWithoutStop(t *testing.T) {
	for _, c := range []struct{ sentence, rules, pieces, unseen, actions, want string }{
		{"no target is left", chainOpen, "b3R c3p d8k", "", "b3-c3", "c3R d8k"},
		{"the second capture ends it", chainOpen, "b3R c3p c4n d8k", "", "b3-c3 c3-c4", "c4R d8k"},
		{"only a stronger piece is in reach", chainOpen, "b3R c3p c4g d8k", "", "b3-c3", "c3R c4g d8k"},
		{"a turned-up piece is own", chainDarkOpen, "b3R c3? c4? c2? d8k", "gpP", "b3-c3(p) c3-c4(P)", "c2? c3R c4P d8k"},
		{"the attacker is removed", chainDarkOpen, "b3R c3? c4? c2? d8k", "gpP", "b3-c3(p) c3-c4(g)", "c2? c4g d8k"},
	} {
		r := rulesOf(t, c.rules)
		p := play(t, put(t, c.pieces, "r", c.unseen), r, c.actions)
		if board(&p) != c.want || p.Turn != Black || p.Chain != NoSquare {
			t.Errorf("%s: %s, %s to move", c.sentence, board(&p), p.Turn)
		}
	}
}

func TestChainEndsAtOnceWhenTheOpponentHasNothingLeft(t *testing.T) {
	r := rulesOf(t, chainOpenDark)
	p := play(t, put(t, "b3R c3p c2?", "r", "K"), r, "b3-c3")
	if p.Chain != NoSquare || p.Result(r) != (Result{ReasonPieces, Red}) {
		t.Errorf("chain on %s, result %v", p.Chain, p.Result(r))
	}
}

func TestFirstDarkAttackThatCapturesNothingStartsNoChain(t *testing.T) {
	for _, shown := range []string{"g", "P"} {
		p := play(t, put(t, "b3R c3? c4p d8k a1K a2?", "r", "gP"), rulesOf(t, chainDarkOpen), "b3-c3("+shown+")")
		if p.Chain != NoSquare || p.Turn != Black {
			t.Errorf("%s: chain on %s", shown, p.Chain)
		}
	}
}

func TestChainIgnoresRankFromTheSecondCaptureOn(t *testing.T) {
	const ignores = " ChainIgnoresRank=true"
	for _, c := range []struct{ sentence, rules, pieces, unseen, actions, want string }{
		{"the first obeys rank", chainOpen + ignores, "b3N c3r d8k", "", "", ""},
		{"the second does not", chainOpen + ignores, "b3N c3p c4g d8k", "", "b3-c3", "= c3-c4"},
		{"general takes soldier", chainOpen + ignores, "b3K c3g c4p d8k", "", "b3-c3", "= c3-c4"},
		{"by rank when not set", chainOpen, "b3N c3p c4g d8k", "", "b3-c3", ""},
		{"open after dark", chainDarkOpen + ignores, "b3N c3? c4g d8k", "p", "b3-c3(p)", "= c3-c4"},
	} {
		r := rulesOf(t, c.rules)
		p := play(t, put(t, c.pieces, "r", c.unseen), r, c.actions)
		if c.actions == "" {
			refused(t, p, r, "b3-c3", RefusedRank)
			continue
		}
		got := ""
		if p.Chain != NoSquare {
			got = legal(&p, r, "")
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.sentence, got, c.want)
		}
	}
}

func TestPieceTurnedUpInAChainIsTakenWhateverItsRankExceptUnderDark(t *testing.T) {
	start := "b3N c3? c4? d8k"
	for rules, want := range map[string]string{
		chainDarkOpen + " ChainIgnoresRank=true": "c4N d8k",
		chainDarkOpen:                            "c4g d8k",
		chainDark + " ChainIgnoresRank=true":     "c4g d8k",
	} {
		p := play(t, put(t, start, "r", "pg"), rulesOf(t, rules), "b3-c3(p) c3-c4(g)")
		if board(&p) != want {
			t.Errorf("%s: %s, want %s", rules, board(&p), want)
		}
	}
}

func TestFaceDownPieceInReachIsATargetWhateverItMayBe(t *testing.T) {
	p := play(t, put(t, "b3P c3? c4? d8k", "r", "pK"), rulesOf(t, chainDark), "b3-c3(p)")
	if got := legal(&p, rulesOf(t, chainDark), ""); got != "= c3-c4" {
		t.Errorf("only an own general can be there: %q", got)
	}
}

func TestCannonChainKeepsItsWayOfReaching(t *testing.T) {
	r := rulesOf(t, chainOpen+" ChainIgnoresRank=true")
	p := play(t, put(t, "a1C a2P a3p b3k c3n d8g", "r", ""), r, "a1-a3")
	if got := legal(&p, r, ""); got != "= a3-c3" {
		t.Errorf("over the screen on b3: %q", got)
	}
}
