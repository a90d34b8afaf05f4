package game

import (
	"strings"
	"testing"
)

// Section 5: the chase rule.

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
