package match

import (
	"errors"
	"math/rand/v2"
	"testing"

	"anqi/game"
)

func TestEndMarkIsAStepOfItsOwn(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1", "b1")
	if _, err := m.Resign(Two); err != nil {
		t.Fatal(err)
	}
	if m.Cursor() != 3 || m.Length() != 3 {
		t.Fatalf("cursor %d of %d", m.Cursor(), m.Length())
	}
	if err := m.MoveTo(2); err != nil || m.Outcome().Over() || m.ToMove() != One || m.MoverAt(2) != One {
		t.Fatalf("undone termination: %v, %v", m.Outcome(), err)
	}
	if err := m.MoveTo(3); err != nil || m.Outcome().Winner != One {
		t.Fatalf("redone termination: %v, %v", m.Outcome(), err)
	}
	if err := m.MoveTo(2); err != nil {
		t.Fatal(err)
	}
	script(t, m, "c1")
	if m.Length() != 3 || m.Outcome().Over() {
		t.Fatalf("a new action must cut the termination: length %d, %v", m.Length(), m.Outcome())
	}
}

func TestMoveToRefusesOutside(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	for _, cursor := range [...]int{-1, 2, 1 << 40} {
		if err := m.MoveTo(cursor); !errors.Is(err, ErrCursor) {
			t.Errorf("cursor %d: %v", cursor, err)
		}
	}
	if m.Cursor() != 1 {
		t.Fatal("a refused move of the cursor moved it")
	}
}

// TestSameSquareSamePiece flips, undoes and flips again, from every cursor of a game, in another order.
func TestSameSquareSamePiece(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	m := newMatch(t, preset(t, "chain"), 3)
	for !m.Outcome().Over() && m.Cursor() < 120 {
		actions := m.Actions(nil)
		shown := map[game.Action]game.Piece{}
		cursor := m.Cursor()
		for range 2 {
			random.Shuffle(len(actions), func(i, j int) { actions[i], actions[j] = actions[j], actions[i] })
			for _, a := range actions {
				if _, err := m.Play(a); err != nil {
					t.Fatal(err)
				}
				steps := m.Steps()
				piece := steps[len(steps)-1].Shown
				if before, seen := shown[a]; seen && before != piece {
					t.Fatalf("%v showed %v, then %v", a, before, piece)
				}
				shown[a] = piece
				if err := m.MoveTo(cursor); err != nil {
					t.Fatal(err)
				}
			}
		}
		if _, err := m.Play(actions[0]); err != nil {
			t.Fatal(err)
		}
	}
}
