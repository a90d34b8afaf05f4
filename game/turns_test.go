package game

import (
	"strings"
	"testing"
)

// docs/rules.md, section 2: turns.

func TestFirstActionMustBeAFlip(t *testing.T) {
	p, r := Start(), rulesOf(t, "custom DarkCapture=true")
	actions := p.Actions(r, nil)
	if len(actions) != 32 {
		t.Fatalf("%d actions at the start", len(actions))
	}
	for _, a := range actions {
		if !a.IsFlip() {
			t.Errorf("%s is legal at the start", a)
		}
	}
	refused(t, p, r, "a1-a2", RefusedNoColour)
}

func TestFirstFlipGivesTheColours(t *testing.T) {
	r := rulesOf(t, "")
	if p := play(t, Start(), r, "a1(P)"); p.Turn != Black {
		t.Errorf("after a red piece %s is to move, want black: the flipper is red", p.Turn)
	}
	if p := play(t, Start(), r, "a1(p)"); p.Turn != Red {
		t.Errorf("after a black piece %s is to move, want red", p.Turn)
	}
}

func TestFlipPassesTheTurnWhoeverThePieceIs(t *testing.T) {
	r := rulesOf(t, "")
	for _, shown := range []string{"a2(K)", "a2(k)"} {
		if p := play(t, Start(), r, "a1(P) "+shown); p.Turn != Red {
			t.Errorf("after %s by black %s is to move", shown, p.Turn)
		}
	}
}

func TestEachTurnIsAFlipAMoveOrACapture(t *testing.T) {
	p := put(t, "b3R c3p d8?", "r", "k")
	if got := legal(&p, rulesOf(t, ""), ""); got != "b3-a3 b3-b2 b3-b4 b3-c3 d8" {
		t.Errorf("legal: %s", got)
	}
	for action, step := range map[string]StepKind{"d8": StepFlip, "b3-a3": StepMove, "b3-c3": StepCapture, "=": StepStop, "b3-d8": StepDark} {
		a, _ := ParseAction(action)
		if p.Step(a) != step {
			t.Errorf("%s is step %d, want %d", action, p.Step(a), step)
		}
	}
}

func TestMovesAreOneSquareStraightOntoEmptySquares(t *testing.T) {
	r := rulesOf(t, "")
	for _, kind := range "KGMRNCP" {
		p := put(t, "b3"+string(kind)+" d8p", "r", "")
		if got := legal(&p, r, "b3"); got != "b3-a3 b3-b2 b3-b4 b3-c3" {
			t.Errorf("%c: %s", kind, got)
		}
	}
	p := put(t, "b3R d8p", "r", "")
	for _, action := range []string{"b3-c4", "b3-b5", "b3-d3", "b3-a2"} {
		refused(t, p, r, action, RefusedDistance)
	}
}

func TestNoWrappingAroundAnEdge(t *testing.T) {
	for from, want := range map[string]string{
		"a1": "a1-a2 a1-b1", "d1": "d1-c1 d1-d2", "a8": "a8-a7 a8-b8", "d8": "d8-c8 d8-d7",
		"d4": "d4-c4 d4-d3 d4-d5", "a5": "a5-a4 a5-a6 a5-b5",
	} {
		p := put(t, from+"R b6p", "r", "")
		if got := legal(&p, rulesOf(t, ""), from); got != want {
			t.Errorf("%s: %s, want %s", from, got, want)
		}
	}
}

func TestWhatMayNotBeDone(t *testing.T) {
	r := rulesOf(t, "")
	p := put(t, "b3R c3N b4? b2p a8g", "r", "k")
	refused(t, p, r, "b3-c3", RefusedOwnTarget)
	refused(t, p, r, "b3-b4", RefusedFaceDownTarget)
	refused(t, p, r, "b2-a2", RefusedOpponentPiece)
	refused(t, p, r, "b4-a4", RefusedFaceDownMover)
	refused(t, p, r, "b3", RefusedFlipFaceUp)
	refused(t, p, r, "d1", RefusedEmpty)
	refused(t, p, r, "d1-d2", RefusedEmpty)
	refused(t, p, r, "=", RefusedStop)
	refused(t, p, r, "b3-b2", NotRefused)
	if got := p.Refusal(r, Action{40, 3}).Reason; got != RefusedOffBoard {
		t.Errorf("off the board: %d", got)
	}
	if strings.Contains(legal(&p, r, ""), "=") {
		t.Error("a turn may be passed")
	}
}

func TestApplyChecksWhatIsTurnedUp(t *testing.T) {
	r := rulesOf(t, "")
	p := put(t, "b3R d8? a8g", "r", "k")
	for _, bad := range []struct {
		action string
		shown  Piece
		want   string
	}{
		{"d8", Empty, "not said which"},
		{"d8", NewPiece(Red, General), "none of it is face down"},
		{"d8", FaceDown, "none of it is face down"},
		{"d8", Piece(200), "none of it is face down"},
		{"b3-b4", NewPiece(Black, General), "turns up nothing"},
	} {
		a, _ := ParseAction(bad.action)
		if _, err := p.Apply(r, a, bad.shown); err == nil || !strings.Contains(err.Error(), bad.want) {
			t.Errorf("%s showing %d: %v, want %q", bad.action, bad.shown, err, bad.want)
		}
	}
}
