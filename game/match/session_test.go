package match

import (
	"bytes"
	"errors"
	"strings"
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

func TestSavedBeforeShown(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(3), b.now))
	if !strings.Contains(string(b.keeper.game), "\n1. d1(") {
		t.Fatalf("not kept when the events came:\n%s", b.keeper.game)
	}
	b.settle()
	if !bytes.Equal(b.keeper.game, b.Snapshot()) {
		t.Fatal("the computer's action is not kept")
	}
}

func TestNotSavedIsToldOnce(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	refused := errors.New("refused")
	b.keeper.err = refused
	event, told := find(b.do(b.Play(game.FlipAction(0), b.now)), EventNotSaved)
	if !told || !errors.Is(event.Err, refused) {
		t.Fatalf("told as %+v", event)
	}
	if events := b.do(b.Play(game.FlipAction(1), b.now)); has(events, EventNotSaved) {
		t.Fatal("told twice")
	}
	b.keeper.err = nil
	b.do(b.Play(game.FlipAction(2), b.now))
	b.keeper.err = refused
	if events := b.do(b.Play(game.FlipAction(3), b.now)); !has(events, EventNotSaved) {
		t.Fatal("the next trouble is not told")
	}
}
