package game

import "testing"

// docs/rules.md, section 3: captures.

// captureTable is the table of docs/rules.md, section 3, K G M R N C P in both directions; the cannon's row is over one screen.
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

// docs/rules.md, section 7: dark capture.

const dark = "custom DarkCapture=true"

func TestDarkAttackReachesWhatThePieceCouldCapture(t *testing.T) {
	r := rulesOf(t, dark)
	p := put(t, "b3R c3? b5? d8k", "r", "gg")
	if got := legal(&p, r, "b3"); got != "b3-a3 b3-b2 b3-b4 b3-c3" {
		t.Errorf("chariot: %s", got)
	}
	p = put(t, "a1C a2? a4? b1P d1? d8k", "r", "ggm")
	if got := legal(&p, r, "a1"); got != "a1-a4 a1-d1" {
		t.Errorf("cannon: %s", got)
	}
	without := rulesOf(t, "")
	refused(t, p, without, "a1-a4", RefusedFaceDownTarget)
}

func TestOutcomesOfADarkAttack(t *testing.T) {
	r := rulesOf(t, dark)
	for _, c := range []struct{ sentence, attacker, shown, want string }{
		{"a weaker enemy is captured", "R", "n", "c3R d8k"},
		{"an equal enemy is captured", "R", "r", "c3R d8k"},
		{"a stronger enemy stays and the attacker is removed", "R", "g", "c3g d8k"},
		{"an own piece stays and so does the attacker", "R", "P", "b3R c3P d8k"},
		{"a soldier captures a general", "P", "k", "c3P d8k"},
		{"a general falls to a soldier", "K", "p", "c3p d8k"},
		{"a soldier falls to a cannon", "P", "c", "c3c d8k"},
	} {
		start := "b3" + c.attacker + " c3? d8k"
		if c.shown == "k" {
			start, c.want = "b3P c3? d8g", "c3P d8g"
		}
		p := put(t, start, "r", c.shown)
		p = play(t, p, r, "b3-c3("+c.shown+")")
		if board(&p) != c.want || p.Turn != Black || p.Unseen != [PieceCount]uint8{} {
			t.Errorf("%s: %s, %s to move, want %s", c.sentence, board(&p), p.Turn, c.want)
		}
	}
}

func TestJumpingCannonCapturesAnyEnemyInTheDark(t *testing.T) {
	p := put(t, "a1C a2P a3? d8g", "r", "k")
	p = play(t, p, rulesOf(t, dark), "a1-a3(k)")
	if board(&p) != "a2P a3C d8g" {
		t.Errorf("over a screen: %s", board(&p))
	}
	p = play(t, put(t, "a1C a2? d8g", "r", "k"), rulesOf(t, dark+" CannonContact=true"), "a1-a2(k)")
	if board(&p) != "a2k d8g" {
		t.Errorf("by contact: %s", board(&p))
	}
}

func TestLongReachCapturesAnyEnemyInTheDark(t *testing.T) {
	p := play(t, put(t, "a1R a4? d8g", "r", "k"), rulesOf(t, dark+" ChariotSlides=true"), "a1-a4(k)")
	if board(&p) != "a4R d8g" {
		t.Errorf("chariot at a distance: %s", board(&p))
	}
	p = play(t, put(t, "a1R a2? d8g", "r", "k"), rulesOf(t, dark+" ChariotSlides=true"), "a1-a2(k)")
	if board(&p) != "a2k d8g" {
		t.Errorf("chariot next to it: %s", board(&p))
	}
	p = play(t, put(t, "a1N b3? d8g", "r", "k"), rulesOf(t, dark+" HorseLeaps=true"), "a1-b3(k)")
	if board(&p) != "b3N d8g" {
		t.Errorf("horse that leaps: %s", board(&p))
	}
}

func TestNoDarkAttackBeforeColoursAreKnown(t *testing.T) {
	refused(t, Start(), rulesOf(t, dark), "a1-a2", RefusedNoColour)
}
