package game

import "testing"

// Section 5: what counts as a chase.

// count returns how often a colour's attacker has chased the piece on a square.
func count(p *Position, c Colour, square string) int {
	s, _ := ParseSquare(square)
	return int(p.Chases(c).Counts[s])
}

func TestCountFollowsTheTargetInItsFlight(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, "a1-a2 a3-b3 a2-b2")
	if got := count(&p, Red, "b3"); got != 2 {
		t.Errorf("the horse on b3 has been chased %d times, want 2", got)
	}
	if got := p.Chases(Red).Attacker.String(); got != "b2" {
		t.Errorf("attacker on %s", got)
	}
}

func TestTwoLikeTargetsHaveTheirOwnCounts(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := put(t, "a1R a3n c2n d8p", "r", "")
	p = play(t, p, r, "a1-a2 d8-d7 a2-b2")
	if a3, c2 := count(&p, Red, "a3"), count(&p, Red, "c2"); a3 != 0 || c2 != 1 {
		t.Errorf("a3 %d, c2 %d; want 0 and 1", a3, c2)
	}
	p = play(t, p, r, "a3-b3 b2-b1 b3-b2")
	if b2, c2 := count(&p, Red, "b2"), count(&p, Red, "c2"); b2 != 0 || c2 != 0 {
		t.Errorf("after a move that chases nothing: b2 %d, c2 %d", b2, c2)
	}
	p = play(t, p, r, "b1-c1")
	if c2 := count(&p, Red, "c2"); c2 != 1 {
		t.Errorf("after varying the count is %d, want 1", c2)
	}
}

func TestBothOfTwoTargetsAreCountedAtOnce(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, put(t, "b1R a2n c2n d8p", "r", ""), r, "b1-b2 d8-d7")
	if a2, c2 := count(&p, Red, "a2"), count(&p, Red, "c2"); a2 != 1 || c2 != 1 {
		t.Errorf("a2 %d, c2 %d; want 1 and 1", a2, c2)
	}
}

func TestCannonChasesOverItsScreen(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=2")
	p := play(t, put(t, "b1C c3P c5k d7p", "r", ""), r, "b1-c1")
	if got := count(&p, Red, "c5"); got != 1 {
		t.Errorf("the cannon on c1 over c3 chases c5: count %d", got)
	}
	next := put(t, "a1C b1P c1k d8p", "r", "")
	next = play(t, next, r, "a1-a2 c1-d1 a2-a1")
	if got := count(&next, Red, "d1"); got != 1 {
		t.Errorf("empty squares behind the screen: count %d", got)
	}
}

func TestAdjacentPieceIsNotChasedByAJumpingCannon(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=2")
	p := play(t, put(t, "a1C b2k d8p", "r", ""), r, "a1-a2")
	if got := count(&p, Red, "b2"); got != 0 {
		t.Errorf("count %d", got)
	}
	contact := rulesOf(t, "custom ChaseLimit=2 CannonContact=true")
	p = play(t, put(t, "a1C b2p d8p", "r", ""), contact, "a1-a2")
	if got := count(&p, Red, "b2"); got != 1 {
		t.Errorf("a contact cannon: count %d", got)
	}
}

func TestProtectionAndRankPlayNoPart(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=2")
	p := play(t, put(t, "a1R b2p b3g d8p", "r", ""), r, "a1-a2")
	if got := count(&p, Red, "b2"); got != 1 {
		t.Errorf("a protected soldier chased by a chariot: count %d", got)
	}
}

func TestDarkAttacksAreNoChase(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=1 DarkCapture=true")
	p := play(t, put(t, "a1R b2? d8p", "r", "k"), r, "a1-a2 d8-d7 a2-a1 d7-d8")
	refused(t, p, r, "a1-a2", NotRefused)
}

func TestAnotherPieceMovedClearsTheCount(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, "a1-a2 a3-a4 a2-a3 a4-a5 d1-d2 d8-d7 a3-a4")
	if got := count(&p, Red, "a5"); got != 1 {
		t.Errorf("count %d after another piece moved, want 1", got)
	}
}

func TestTurnsOfTheOpponentInBetweenDoNotMatter(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=2")
	p := play(t, put(t, "a1R b2n d8p", "r", ""), r, "a1-a2 d8-d7 a2-a3 d7-d8 a3-a2")
	if got := count(&p, Red, "b2"); got != 1 {
		t.Errorf("the move in between chased nothing: count %d", got)
	}
	p = play(t, put(t, "a1R b2n b3n d8p", "r", ""), r, "a1-a2 d8-d7 a2-a3 d7-d8")
	if got := count(&p, Red, "b3"); got != 1 {
		t.Errorf("another target has its own count: %d", got)
	}
}

func TestFlipOrCaptureByEitherSideClearsBothCounts(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	start := put(t, "a1R d1P a3n d8p d4? c8p c7P", "r", "k")
	for _, other := range []string{"c7-c8", "d4(k)"} {
		p := play(t, start, r, "a1-a2 a3-a4 a2-a3 a4-a5 "+other)
		if got := count(&p, Red, "a5"); got != 0 {
			t.Errorf("after own %s: count %d", other, got)
		}
	}
	p := play(t, start, r, "a1-a2 a3-a4 a2-a3 d4(k)")
	if got := count(&p, Red, "a4"); got != 0 {
		t.Errorf("after the opponent's flip: count %d", got)
	}
}
