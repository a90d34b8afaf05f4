package match

import (
	"testing"
	"time"

	"anqi/game"
)

func TestClockStandsStill(t *testing.T) {
	still := map[string]func(*table){
		"question":       func(b *table) { b.SetPaused(PauseQuestion, true, b.now) },
		"hidden":         func(b *table) { b.SetPaused(PauseHidden, true, b.now) },
		"asked to undo":  func(b *table) { b.do(b.Undo(b.now)) },
		"asked to draw":  func(b *table) { b.do(b.OfferDraw(b.now)) },
		"game over":      func(b *table) { b.do(b.Resign(0, b.now)) },
		"time goes back": func(b *table) { b.now = b.now.Add(-time.Hour) },
	}
	for name, stop := range still {
		b := newTable(t, 1)
		set := timed(t)
		b.start(set, 0, NoLevel, NoLevel)
		b.do(b.Play(game.FlipAction(0), b.now))
		b.pass(3 * time.Second)
		stop(b)
		if name == "time goes back" {
			b.Tick(b.now)
		} else {
			b.pass(time.Minute)
		}
		if b.left() != 7*time.Second {
			t.Errorf("%s: left %v", name, b.left())
		}
	}
}

func TestClockGoesOnAfterAPause(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	b.SetPaused(PauseQuestion, true, b.now)
	b.SetPaused(PauseHidden, true, b.now)
	b.pass(time.Minute)
	b.SetPaused(PauseQuestion, false, b.now)
	b.pass(time.Minute)
	if b.left() != 10*time.Second {
		t.Fatalf("one reason is left, and the clock ran to %v", b.left())
	}
	b.SetPaused(PauseHidden, false, b.now)
	b.pass(2 * time.Second)
	if b.left() != 8*time.Second {
		t.Fatalf("left %v", b.left())
	}
}

func TestSleepCountsLittle(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	b.now = b.now.Add(8 * time.Hour) // the lid was closed
	b.Tick(b.now)
	if b.left() != 10*time.Second-longestStep {
		t.Fatalf("left %v", b.left())
	}
}
