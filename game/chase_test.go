package game

import (
	"strings"
	"testing"
)

// docs/rules.md, section 5: the chase rule.

// chaseMoves is a chariot that steps next to a horse again and again along the left side of the board while the horse steps away.
const chaseMoves = "a1-a2 a3-a4 a2-a3 a4-a5 a3-a4 a5-a6 a4-a5 a6-a7 a5-a6 a7-a8"

func chaseStart(t *testing.T) Position { return put(t, "a1R d1P a3n d8p d4?", "r", "k") }

func TestSixthChaseIsNotOffered(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, chaseMoves)
	if got := count(&p, Red, "a8"); got != 5 {
		t.Fatalf("five chases are counted as %d", got)
	}
	if got := legal(&p, r, "a6"); got != "a6-a5 a6-b6" {
		t.Errorf("chariot: %s", got)
	}
	refused(t, p, r, "a6-a7", RefusedChase)
	a, _ := ParseAction("a6-a7")
	if refusal := p.Refusal(r, a); refusal.Count != 6 {
		t.Errorf("the refusal names chase %d, want 6", refusal.Count)
	}
	if got := legal(&p, r, "d"); got != "d1-c1 d1-d2 d4" {
		t.Errorf("other moves and flips: %s", got)
	}
}

func TestCapturesAreAlwaysLegal(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, strings.TrimSuffix(chaseMoves, " a7-a8"))
	p = play(t, p, r, "d8-c8")
	refused(t, p, r, "a6-a7", NotRefused)
}

func TestWithoutChaseLimitNothingIsForbidden(t *testing.T) {
	r := rulesOf(t, "")
	p := play(t, chaseStart(t), r, chaseMoves)
	refused(t, p, r, "a6-a7", NotRefused)
	if p.ChaseCountAfter(r, MoveAction(20, 24)) != 0 {
		t.Error("chases are counted without the rule")
	}
}

func TestHunterInACornerRunsOutOfMovesAndLoses(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=1")
	p := play(t, put(t, "a2r b1N d8P", "b", ""), r, "a2-a1 b1-b2")
	refused(t, p, r, "a1-a2", RefusedChase)
	refused(t, p, r, "a1-b1", RefusedChase)
	if got := p.Result(r); got != (Result{ReasonBlocked, Red}) {
		t.Errorf("both moves chase the horse again: %v", got)
	}
	if got := resultOf(t, p, ""); got.Over() {
		t.Errorf("without the rule: %v", got)
	}
	other := play(t, put(t, "a2r b1N d8p c1P", "b", ""), r, "a2-a1 b1-b2")
	if got := other.Result(r); got.Over() {
		t.Errorf("black has another piece to move: %v", got)
	}
}

func TestChaseCountAfterWarnsBeforeTheLast(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, strings.Join(strings.Fields(chaseMoves)[:8], " "))
	if got := p.ChaseCountAfter(r, MoveAction(16, 20)); got != 5 {
		t.Errorf("the next chase would be number %d, want 5", got)
	}
	if got := p.ChaseCountAfter(r, MoveAction(16, 17)); got != 0 {
		t.Errorf("a move that chases nothing: %d", got)
	}
	if got := p.ChaseCountAfter(r, FlipAction(15)); got != 0 {
		t.Errorf("a flip: %d", got)
	}
}

// docs/rules.md, section 5: what counts as a chase.

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
