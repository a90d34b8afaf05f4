package match

import (
	"errors"
	"testing"
	"time"

	"anqi/game"
)

func TestHint(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	if _, err := b.Hint(); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("hint at the computer's turn: %v", err)
	}
	b.settle()
	if b.Help() {
		t.Fatal("help before any")
	}
	b.do(b.Hint())
	if !b.HintComing() {
		t.Fatal("no hint is coming")
	}
	if _, err := b.Hint(); !errors.Is(err, ErrBusy) {
		t.Fatalf("second hint: %v", err)
	}
	b.SetPaused(PauseQuestion, true, b.now) // a panel does not keep a hint back
	event, told := find(b.settle(), EventHint)
	b.SetPaused(PauseQuestion, false, b.now)
	action, shown := b.HintShown()
	if !told || !shown || action != event.Action || !b.Help() || event.Chance != b.computer.chance {
		t.Fatalf("hint told as %+v, shown %v", event, shown)
	}
	if q := b.computer.lastRequest(); q.Purpose != PurposeHint {
		t.Fatalf("request %+v", q)
	}
	b.do(b.Play(action, b.now))
	if _, shown := b.HintShown(); shown {
		t.Fatal("the hint is still shown after the action")
	}
}

func TestHintIsCancelledByPlay(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	b.do(b.Hint())
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if events := b.pass(time.Second); has(events, EventHint) || b.HintComing() || b.Help() {
		t.Fatalf("%v", kinds(events))
	}
}
