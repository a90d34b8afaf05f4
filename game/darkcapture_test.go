package game

import "testing"

// Section 7: dark capture.

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
