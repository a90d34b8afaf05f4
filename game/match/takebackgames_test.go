package match

import (
	"errors"
	"math/rand/v2"
	"reflect"
	"testing"
)

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
