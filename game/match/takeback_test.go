package match

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"

	"anqi/game"
	"anqi/game/record"
)

func TestUndoBetweenTwoPeople(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	if b.CanUndo() {
		t.Fatal("nothing has happened that could be undone")
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	events := b.do(b.Undo(b.now))
	asked, told := find(events, EventUndoAsked)
	if !told || asked.Player != One || b.UndoAsked() != One || b.Match().Cursor() != 1 {
		t.Fatalf("asked: %+v", events)
	}
	if _, err := b.Play(game.FlipAction(1), b.now); !errors.Is(err, ErrBusy) {
		t.Fatalf("played while asked: %v", err)
	}
	if _, err := b.Undo(b.now); !errors.Is(err, ErrBusy) {
		t.Fatalf("asked twice: %v", err)
	}
	events = b.do(b.AnswerUndo(false, b.now))
	if declined, told := find(events, EventUndoDeclined); !told || declined.Player != Two || b.UndoAsked() != Nobody || b.Match().Cursor() != 1 {
		t.Fatalf("declined: %+v", events)
	}
	b.do(b.Undo(b.now))
	events = b.do(b.AnswerUndo(true, b.now))
	if !has(events, EventUndone) || b.Match().Cursor() != 0 || b.Help() {
		t.Fatalf("agreed: %v, cursor %d, help %v", kinds(events), b.Match().Cursor(), b.Help())
	}
	if _, err := b.AnswerUndo(true, b.now); !errors.Is(err, ErrNothingToUndo) {
		t.Fatalf("answered without a question: %v", err)
	}
	b.do(b.Redo(b.now))
	if b.Match().Cursor() != 1 {
		t.Fatal("not redone")
	}
}

func TestUndoForbidden(t *testing.T) {
	b := newTable(t, 1)
	b.start(preset(t, "tcga"), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.settle()
	if _, err := b.Undo(b.now); !errors.Is(err, ErrUndoForbidden) || b.CanUndo() {
		t.Fatalf("undo: %v", err)
	}
}

func TestNothingOfTheComputersAloneIsUndone(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 1, NoLevel, LevelEasy)
	if b.CanUndo() {
		t.Fatal("the computer has not even moved")
	}
	b.settle()
	if b.CanUndo() {
		t.Fatal("the person has decided nothing yet")
	}
	b.do(b.Play(b.Match().Actions(nil)[0], b.now))
	b.settle()
	b.do(b.Undo(b.now))
	if b.Match().Cursor() != 1 {
		t.Fatalf("undone to %d", b.Match().Cursor())
	}
}

func TestUndoneResignation(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.settle()
	b.do(b.Resign(0, b.now))
	if len(b.keeper.results) != 1 || b.keeper.results[b.ID()].Result != record.Lost {
		t.Fatalf("results %v", b.keeper.results)
	}
	cursor := b.Match().Cursor()
	b.do(b.Undo(b.now))
	if b.Match().Cursor() != cursor-1 || !b.PersonToMove() || len(b.keeper.results) != 0 {
		t.Fatalf("cursor %d, results %v", b.Match().Cursor(), b.keeper.results)
	}
	b.do(b.Redo(b.now))
	if !b.Match().Outcome().Over() || len(b.keeper.results) != 1 || b.keeper.results[b.ID()].Help {
		t.Fatalf("redone: %v, results %v", b.Match().Outcome(), b.keeper.results)
	}
}

// To go back and forth changes nothing about how a game counts, at any place and over a reload; to play, resign or agree to something
// else than what was undone makes it one with help.
func TestOnlyWhatWasPlayedInsteadIsHelp(t *testing.T) {
	for name, test := range map[string]struct {
		after func(b *table)
		help  bool
	}{
		"redone":         {func(b *table) { b.do(b.Redo(b.now)) }, false},
		"redone, reload": {func(b *table) { b.do(b.Resume(b.keeper.game, b.now)); b.do(b.Redo(b.now)) }, false},
		"played":         {func(b *table) { b.do(b.Play(b.Match().Actions(nil)[0], b.now)) }, true},
		"played, reload": {func(b *table) { b.do(b.Resume(b.keeper.game, b.now)); b.do(b.Play(b.Match().Actions(nil)[0], b.now)) }, true},
		"resigned":       {func(b *table) { b.do(b.Resign(0, b.now)) }, true},
		"agreed": {func(b *table) {
			b.computer.chance = 0.9
			b.do(b.OfferDraw(b.now))
			b.settle()
		}, true},
	} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		for range 3 {
			b.do(b.Play(b.Match().Actions(nil)[0], b.now))
			b.settle()
		}
		b.do(b.Undo(b.now))
		if b.Help() {
			t.Errorf("%s: an undo alone counts as help", name)
		}
		test.after(b)
		if b.settle(); b.Help() != test.help {
			t.Errorf("%s: help %v", name, b.Help())
		}
		b.do(b.Resume(b.keeper.game, b.now))
		if b.Help() != test.help {
			t.Errorf("%s: help %v after a reload", name, b.Help())
		}
	}
}

func TestUndoClosesADrawOffer(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.settle()
	b.computer.gate = make(chan struct{})
	b.do(b.OfferDraw(b.now))
	b.do(b.Undo(b.now))
	close(b.computer.gate)
	if b.Match().Offered() != Nobody || b.Judging() || b.Match().Outcome().Over() {
		t.Fatal("the offer lives on")
	}
}

func TestAnEndAnswersTheQuestion(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.do(b.Undo(b.now))
	b.do(b.Resign(1, b.now))
	if b.UndoAsked() != Nobody || !b.Match().Outcome().Over() {
		t.Fatal("the question is still open after the end")
	}
	if _, err := b.AnswerUndo(true, b.now); !errors.Is(err, ErrNothingToUndo) {
		t.Fatalf("answered: %v", err)
	}
}

// TestUndoAgainstTheComputer plays random games with the computer on either side; at every turn of the person it undoes to the
// start, redoes to the end, and undoes while the computer thinks.
func TestUndoAgainstTheComputer(t *testing.T) {
	for seed := range uint64(16) {
		random := rand.New(rand.NewPCG(seed, 6))
		set := randomSet(random)
		set.Undo = true
		b := newTable(t, seed)
		b.start(set, int(seed%2), NoLevel, LevelEasy)
		b.settle()
		for turn := 0; turn < 25 && !b.Match().Outcome().Over(); turn++ {
			b.playRandom(random)
			b.undoWhileThinking(random)
			b.settle()
			b.thereAndBack()
		}
	}
}

// undoWhileThinking takes back at once what was just played, checks that the person may act again, and plays on.
func (b *table) undoWhileThinking(random *rand.Rand) {
	b.t.Helper()
	if !b.Thinking() {
		return
	}
	job, cursor := b.job, b.Match().Cursor()
	b.do(b.Undo(b.now))
	<-job.done
	if !b.PersonToMove() || b.Match().Cursor() >= cursor || b.Thinking() {
		b.t.Fatalf("undo while thinking: cursor %d to %d", cursor, b.Match().Cursor())
	}
	if random.IntN(2) == 0 {
		b.do(b.Redo(b.now))
		if b.Match().Cursor() != cursor || !b.Thinking() {
			b.t.Fatalf("redo: cursor %d, thinking %v", b.Match().Cursor(), b.Thinking())
		}
		return
	}
	b.playRandom(random)
	if !b.Help() {
		b.t.Fatal("another action in place of the one taken back does not count as help")
	}
}

// thereAndBack undoes to the person's first decision and redoes to the end; everything must look as before.
func (b *table) thereAndBack() {
	b.t.Helper()
	before, snapshot := lookAt(b.Match()), len(b.Match().Steps())
	for b.CanUndo() {
		cursor := b.Match().Cursor()
		b.do(b.Undo(b.now))
		if b.Match().Cursor() >= cursor || !b.PersonToMove() || b.Thinking() {
			b.t.Fatalf("undo from %d to %d", cursor, b.Match().Cursor())
		}
	}
	if b.Match().Cursor() > 1 && b.SeatOf(One) == 0 {
		b.t.Fatalf("undone to %d only", b.Match().Cursor())
	}
	if _, err := b.Undo(b.now); !errors.Is(err, ErrNothingToUndo) {
		b.t.Fatalf("undo at the start: %v", err)
	}
	for b.CanRedo() {
		b.do(b.Redo(b.now))
	}
	if after := lookAt(b.Match()); !reflect.DeepEqual(before, after) || len(b.Match().Steps()) != snapshot {
		b.t.Fatalf("after undo and redo\n got %+v\nwant %+v", after, before)
	}
	if _, err := b.Redo(b.now); !errors.Is(err, ErrNothingToRedo) {
		b.t.Fatalf("redo at the end: %v", err)
	}
}
