package game

import "testing"

// Section 3: captures.

// captureTable is the table of section 3, K G M R N C P in both directions; the cannon's row is over one screen.
var captureTable = []string{
	"xxxxxx.",
	".xxxxxx",
	"..xxxxx",
	"...xxxx",
	"....xxx",
	"xxxxxxx",
	"x.....x",
}

const kindLetters = "KGMRNCP"

func TestCaptureTable(t *testing.T) {
	r := rulesOf(t, "")
	for i, row := range captureTable {
		for j := range row {
			attacker, target := kindLetters[i], kindLetters[j]|0x20
			pieces, action := "b3"+string(attacker)+" c3"+string(target), "b3-c3"
			if attacker == 'C' {
				pieces, action = pieces[:3]+" c3P d3"+string(target), "b3-d3"
			}
			p := put(t, pieces+" a8p", "r", "")
			a, _ := ParseAction(action)
			if legal := !p.Refusal(r, a).Refused(); legal != (row[j] == 'x') {
				t.Errorf("%c captures %c: %v", attacker, target, legal)
			}
			one, _ := ParsePiece(attacker)
			other, _ := ParsePiece(target)
			if r.Captures(one.Kind(), other.Kind()) != (row[j] == 'x') {
				t.Errorf("Captures(%c, %c) is not as in the table", attacker, target)
			}
		}
	}
}

func TestCapturerStandsWhereTheTargetStood(t *testing.T) {
	p := put(t, "b3R c3p d8k", "r", "")
	p = play(t, p, rulesOf(t, ""), "b3-c3")
	if board(&p) != "c3R d8k" || p.Turn != Black {
		t.Errorf("after the capture: %s, %s to move", board(&p), p.Turn)
	}
	if p.Lost(NewPiece(Black, Soldier)) != 5 || p.Left(Black) != 1 {
		t.Errorf("lost %d soldiers, left %d", p.Lost(NewPiece(Black, Soldier)), p.Left(Black))
	}
}

func TestCaptureNeedsAdjacency(t *testing.T) {
	p := put(t, "b3R b5p c4n d8k", "r", "")
	refused(t, p, rulesOf(t, ""), "b3-b5", RefusedDistance)
	refused(t, p, rulesOf(t, ""), "b3-c4", RefusedDistance)
}

func TestRefusalsTellRankFromSoldierAndGeneral(t *testing.T) {
	r := rulesOf(t, "")
	refused(t, put(t, "b3K c3p d8k", "r", ""), r, "b3-c3", RefusedGeneralOnSoldier)
	refused(t, put(t, "b3P c3n d8k", "r", ""), r, "b3-c3", RefusedRank)
	refused(t, put(t, "b3P c3k d8g", "r", ""), r, "b3-c3", NotRefused)
}

func TestCannonNeedsExactlyOneScreen(t *testing.T) {
	r := rulesOf(t, "")
	for _, c := range []struct{ sentence, pieces, unseen, want string }{
		{"never an adjacent piece", "a1C a2k", "", "a1-b1"},
		{"own screen", "a1C a2P a3k", "", "a1-a3 a1-b1"},
		{"enemy screen", "a1C a2p a3k", "", "a1-a3 a1-b1"},
		{"face-down screen", "a1C a2? a3k", "g", "a1-a3 a1-b1"},
		{"empty squares before and after the screen", "a1C a4P a8k", "", "a1-a2 a1-a8 a1-b1"},
		{"no screen", "a1C a8k", "", "a1-a2 a1-b1"},
		{"two screens", "a1C a3P a5P a8k", "", "a1-a2 a1-b1"},
		{"first piece beyond is own", "a1C a3P a5N a8k", "", "a1-a2 a1-b1"},
		{"first piece beyond is face down", "a1C a3P a5? a8k", "g", "a1-a2 a1-b1"},
		{"along a row", "a1C b1P d1k", "", "a1-a2 a1-d1"},
		{"any rank", "a1C a3n a4g d8k", "", "a1-a2 a1-a4 a1-b1"},
	} {
		p := put(t, c.pieces, "r", c.unseen)
		if got := legal(&p, r, "a1"); got != c.want {
			t.Errorf("%s: %s, want %s", c.sentence, got, c.want)
		}
	}
	refused(t, put(t, "a1C a2k", "r", ""), r, "a1-a2", RefusedScreen)
	refused(t, put(t, "a1C a8k", "r", ""), r, "a1-a8", RefusedScreen)
}

func TestCannonIsCapturedByRankAndByCannons(t *testing.T) {
	r := rulesOf(t, "")
	for _, attacker := range "KGMRN" {
		refused(t, put(t, "b3"+string(attacker)+" c3c d8k", "r", ""), r, "b3-c3", NotRefused)
	}
	refused(t, put(t, "b3P c3c d8k", "r", ""), r, "b3-c3", RefusedRank)
	refused(t, put(t, "b3C c3c d8k", "r", ""), r, "b3-c3", RefusedScreen)
	refused(t, put(t, "b3C c3P d3c d8k", "r", ""), r, "b3-d3", NotRefused)
}
