package game

import (
	"strings"
	"testing"
)

// docs/rules.md, section 7: the variants of moves and order.

func TestVariantMoves(t *testing.T) {
	for _, c := range []struct{ sentence, rules, pieces, from, want string }{
		{"horse leaps onto empty squares", "custom HorseLeaps=true", "b2N d8k", "b2",
			"b2-a2 b2-a4 b2-b1 b2-b3 b2-c2 b2-c4 b2-d1 b2-d3"},
		{"a leg in the way blocks two leaps", "custom HorseLeaps=true", "b2N b3P c2P d8k", "b2", "b2-a2 b2-b1"},
		{"a leap captures any rank", "custom HorseLeaps=true", "b2N c4k d8g a4P", "b2",
			"b2-a2 b2-b1 b2-b3 b2-c2 b2-c4 b2-d1 b2-d3"},
		{"the one-step capture obeys rank", "custom HorseLeaps=true", "a1N a2g b1c d8k", "a1", "a1-b1"},
		{"chariot slides any number of empty squares", "custom ChariotSlides=true", "b2R d8k b5P", "b2",
			"b2-a2 b2-b1 b2-b3 b2-b4 b2-c2 b2-d2"},
		{"a capture at distance two or more takes any rank", "custom ChariotSlides=true", "b2R b4k d2g d8p", "b2",
			"b2-a2 b2-b1 b2-b3 b2-b4 b2-c2 b2-d2"},
		{"an adjacent capture obeys rank", "custom ChariotSlides=true", "a1R a2k b1n d8p", "a1", "a1-b1"},
		{"only the first piece of a line is reached", "custom ChariotSlides=true", "a1R b1P a3p a5k d8p", "a1", "a1-a2 a1-a3"},
		{"cannon vaults over any adjacent piece", "custom CannonVaults=true", "a1C a2? b1p d8p", "a1",
			"a1-a3 a1-a4 a1-a5 a1-a6 a1-a7 a1-a8 a1-c1 a1-d1"},
		{"only over an adjacent piece", "custom CannonVaults=true", "a1C a3P b1P d1P d8p", "a1", "a1-a2 a1-c1"},
		{"only with empty squares in between", "custom CannonVaults=true", "a1C a2P a4P b1P c1P d8p", "a1", "a1-a3"},
		{"a vaulting cannon still captures over a screen", "custom CannonVaults=true", "a1C a2P a4k b1P c1P d8p", "a1", "a1-a3 a1-a4"},
		{"contact cannon captures adjacent pieces by rank", "custom CannonContact=true", "b2C a2c c2p b1n b3P b4k d8g", "b2", "b2-a2 b2-c2"},
		{"court steps and captures diagonally by rank", "custom DiagonalCourt=true", "b2G a1g c3k a3m c1P d8p", "b2",
			"b2-a1 b2-a2 b2-a3 b2-b1 b2-b3 b2-c2"},
		{"general takes no soldier diagonally", "custom DiagonalCourt=true", "a1K b2p a2P b1P d8p", "a1", ""},
		{"elephants are of the court", "custom DiagonalCourt=true", "a1M a2P b1P d8p", "a1", "a1-b2"},
		{"chariots are not", "custom DiagonalCourt=true", "a1R a2P b1P d8p", "a1", ""},
		{"mainland: horse takes advisor", "custom Order=mainland", "b2N c2g b1r a2P b3P d8k", "b2", "b2-c2"},
		{"mainland: cannon steps and takes by its rank", "custom Order=mainland", "b2C c2g b1n a2P b3P b4k d8g", "b2", "b2-c2"},
		{"mainland: soldier takes general, general takes no soldier", "custom Order=mainland", "b2P c2k b1g a2P b3P d8p", "b2", "b2-c2"},
		{"mainland: general takes no soldier", "custom Order=mainland", "b2K c2p b1r a2P b3P d8p", "b2", "b2-b1"},
	} {
		unseen := strings.Repeat("m", strings.Count(c.pieces, "?"))
		p := put(t, c.pieces, "r", unseen)
		if got := legal(&p, rulesOf(t, c.rules), c.from); got != c.want {
			t.Errorf("%s: %s, want %s", c.sentence, got, c.want)
		}
	}
}

func TestVariantsAreOffByDefault(t *testing.T) {
	r := rulesOf(t, "")
	for _, c := range []struct{ pieces, action string }{
		{"b2N d8k", "b2-c4"}, {"b2R d8k", "b2-b5"}, {"a1C a2P d8k", "a1-a3"}, {"b2G d8k", "b2-c3"},
	} {
		refused(t, put(t, c.pieces, "r", ""), r, c.action, RefusedDistance)
	}
	refused(t, put(t, "b2C c2p d8k", "r", ""), r, "b2-c2", RefusedScreen)
}

func TestMainlandCaptureTable(t *testing.T) {
	r := rulesOf(t, "custom Order=mainland")
	for attacker := Soldier; attacker <= General; attacker++ {
		for target := Soldier; target <= General; target++ {
			want := r.Rank(attacker) >= r.Rank(target)
			if attacker == Soldier && target == General {
				want = true
			}
			if attacker == General && target == Soldier {
				want = false
			}
			if got := r.Captures(attacker, target); got != want {
				t.Errorf("%d captures %d: %v", attacker, target, got)
			}
		}
	}
	if r.CannonJumps() || rulesOf(t, "custom CannonContact=true").CannonJumps() || !rulesOf(t, "").CannonJumps() {
		t.Error("which cannons jump")
	}
}
