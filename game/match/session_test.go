package match

import (
	"errors"
	"testing"

	"anqi/game"
)

func TestBeforeTheFirstGame(t *testing.T) {
	b := newTable(t, 1)
	if b.Tick(b.now) != nil || b.CanUndo() || b.CanRedo() || b.PersonToMove() || b.Snapshot() != nil {
		t.Fatal("an empty table does something")
	}
	for name, err := range map[string]error{
		"play":    second(b.Play(game.FlipAction(0), b.now)),
		"resign":  second(b.Resign(0, b.now)),
		"offer":   second(b.OfferDraw(b.now)),
		"undo":    second(b.Undo(b.now)),
		"answer":  second(b.AnswerUndo(true, b.now)),
		"redo":    second(b.Redo(b.now)),
		"hint":    second(b.Hint()),
		"rematch": second(b.Rematch(b.now)),
	} {
		if !errors.Is(err, ErrNoGame) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func second(_ []Event, err error) error { return err }
