package match

import (
	"errors"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/record"
)

// The computer resigns at its turn and with its pace, only when it has been asked to and only what is lost for certain.
func TestTheComputerResigns(t *testing.T) {
	for _, test := range []struct{ wished, lost, resigns bool }{{true, true, true}, {false, true, false}, {true, false, false}} {
		b := newTable(t, 1)
		b.SetPace(time.Second)
		b.SetResigns(test.wished)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.computer.lost, b.computer.chance = test.lost, 0
		b.do(b.Play(game.FlipAction(0), b.now))
		<-b.job.done
		if events := b.pass(900 * time.Millisecond); len(events) != 0 {
			t.Fatalf("%+v: before its time: %v", test, kinds(events))
		}
		events := b.pass(200 * time.Millisecond)
		if has(events, EventEnded) != test.resigns || has(events, EventFlipped) == test.resigns {
			t.Fatalf("%+v: %v", test, kinds(events))
		}
		if !test.resigns {
			continue
		}
		if o := b.Match().Outcome(); o.Reason != game.ReasonResign || o.Winner != One {
			t.Errorf("outcome %v", o)
		}
		if f, counted := b.keeper.results[b.ID()]; !counted || f.Result != record.Won || f.Reason != game.ReasonResign {
			t.Errorf("counted as %+v, %v", f, counted)
		}
		again := newTable(t, 2)
		if again.do(again.Resume(b.Snapshot(), again.now)); again.Match().Outcome() != b.Match().Outcome() {
			t.Errorf("after a reload %v", again.Match().Outcome())
		}
		b.do(b.Undo(b.now))
		if b.Match().Outcome().Over() || !b.PersonToMove() || b.Match().Cursor() != 0 || len(b.keeper.results) != 0 {
			t.Error("undo does not lead back to the person's turn")
		}
	}
}

func TestResignOnEitherTurn(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	if _, err := b.Resign(1, b.now); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("resigned for the computer: %v", err)
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	b.do(b.Resign(0, b.now)) // while the computer thinks
	if b.Match().Outcome().Winner != Two {
		t.Fatalf("outcome %v", b.Match().Outcome())
	}
}

func TestResign(t *testing.T) {
	for _, loser := range [...]Player{One, Two} {
		m := dealt(t, game.DefaultRuleSet(), ordered)
		if loser == Two {
			script(t, m, "a1")
		}
		events, err := m.Resign(loser)
		want := Outcome{Reason: game.ReasonResign, Winner: loser.Other()}
		if err != nil || m.Outcome() != want || len(events) != 1 || events[0].Outcome != want || m.ToMove() != Nobody {
			t.Fatalf("%v resigned: %v %+v %v", loser, m.Outcome(), events, err)
		}
		if _, err := m.Play(game.FlipAction(5)); !errors.Is(err, ErrOver) {
			t.Fatalf("play after the end: %v", err)
		}
		if _, err := m.Resign(loser); !errors.Is(err, ErrOver) {
			t.Fatalf("resign after the end: %v", err)
		}
		if len(m.Actions(nil)) != 0 {
			t.Fatal("actions after the end")
		}
	}
}
