package match

import (
	"errors"
	"testing"

	"anqi/game"
	"anqi/game/deal"
)

func TestNewRefusesInvalidRules(t *testing.T) {
	set := game.DefaultRuleSet()
	set.NoProgressLimit = 0
	d, _ := deal.Parse(ordered)
	var field *game.FieldError
	if _, err := New(set, d, deal.Salt{}); !errors.As(err, &field) || field.Field == "" {
		t.Fatalf("error %v names no field", err)
	}
}

func TestIllegalActionsChangeNothing(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	before := m.Position()
	for _, text := range [...]string{"a1", "a1-a2", "a1-b1", "b2-b3", "="} {
		a, _ := game.ParseAction(text)
		_, err := m.Play(a)
		var illegal *game.IllegalActionError
		if !errors.Is(err, ErrIllegal) || !errors.As(err, &illegal) || illegal.Action != a || !illegal.Refusal.Refused() {
			t.Errorf("%s: error %v", text, err)
		}
	}
	if _, err := m.Play(game.MoveAction(40, 3)); !errors.Is(err, ErrIllegal) {
		t.Errorf("from off the board: error %v", err)
	}
	if m.Position() != before || m.Cursor() != 1 || m.Length() != 1 {
		t.Fatal("an illegal action changed the match")
	}
}

func TestTurnsToDraw(t *testing.T) {
	set := game.DefaultRuleSet()
	m := dealt(t, set, ordered)
	if m.TurnsToDraw() != set.NoProgressLimit {
		t.Fatalf("%d turns to the draw at the start", m.TurnsToDraw())
	}
	set.NoProgressLimit, set.Repetition = 0, 2
	if m = dealt(t, set, ordered); m.TurnsToDraw() != -1 {
		t.Fatalf("%d turns to a draw that never comes", m.TurnsToDraw())
	}
}
