package game

import (
	"strings"
	"testing"
)

// Section 4: repetition.

// shuttle is one cycle of four plain moves in which both sides step to and fro.
const shuttle = "a1-a2 d8-d7 a2-a1 d7-d8"

func TestRepetitionDrawsWhenACycleOfMovesIsMadeSoOften(t *testing.T) {
	for _, c := range []struct {
		rules, moves string
		want         Reason
	}{
		{"custom Repetition=2", strings.Repeat(shuttle+" ", 2), ReasonRepetition},
		{"custom Repetition=3", strings.Repeat(shuttle+" ", 2), NoReason},
		{"custom Repetition=3", strings.Repeat(shuttle+" ", 3), ReasonRepetition},
		{"", strings.Repeat(shuttle+" ", 3), NoReason},
		{"custom Repetition=2", "a1-b1 " + "d8-d7 b1-b2 d7-c7 b2-b1 c7-d7 b1-b2 d7-c7 b2-b1", NoReason},
		{"custom Repetition=2", "a1-b1 " + "d8-d7 b1-b2 d7-c7 b2-b1 c7-d7 b1-b2 d7-c7 b2-b1 c7-d7", ReasonRepetition},
	} {
		p := play(t, put(t, "a1R d8k", "r", ""), rulesOf(t, c.rules), c.moves)
		if got := resultOf(t, p, c.rules).Reason; got != c.want {
			t.Errorf("%s after %s: %q, want %q", c.rules, c.moves, got, c.want)
		}
	}
}

func TestRepetitionCountsSquaresWhicheverPieceAndWhoeverMoves(t *testing.T) {
	// Two generals that may step diagonally run round a triangle: after three turns the same three moves are made by the other side.
	r := rulesOf(t, "custom Repetition=2 DiagonalCourt=true")
	p := play(t, put(t, "a1K b1k", "r", ""), r, "a1-a2 b1-a1 a2-b1 a1-a2 b1-a1")
	if got := p.Result(r).Reason; got != NoReason {
		t.Fatalf("before the second round is full: %q", got)
	}
	p = play(t, p, r, "a2-b1")
	if got := p.Result(r).Reason; got != ReasonRepetition {
		t.Errorf("after two rounds: %q", got)
	}
}

func TestRepetitionOfAnOddCycle(t *testing.T) {
	var log moveLog
	cycle := []loggedMove{{0, 1}, {5, 6}, {1, 0}}
	for i := range 6 {
		if log.repeats(2) {
			t.Fatalf("repeats after %d moves", i)
		}
		log.add(cycle[i%3].from, cycle[i%3].to)
	}
	if !log.repeats(2) || log.repeats(3) {
		t.Error("an odd cycle made twice is not seen, or seen as three")
	}
}

func TestRepetitionSeesCyclesLongerThanItsFirstRoom(t *testing.T) {
	var log moveLog
	const period = 301
	move := func(i int) loggedMove { return loggedMove{Square(i % 32), Square(i / 32)} }
	log.add(9, 9)
	for i := range 2*period - 1 {
		log.add(move(i%period).from, move(i%period).to)
	}
	if log.repeats(2) {
		t.Error("repeats one move too early")
	}
	before := log
	log.add(move(period-1).from, move(period-1).to)
	if !log.repeats(2) || log.count() != 2*period+1 {
		t.Errorf("a cycle of %d moves is not seen among %d", period, log.count())
	}
	if before.count() != 2*period || before.repeats(2) {
		t.Error("the copy changed with the original")
	}
}

func TestMovesSinceProgressAreThoseThatTheCountCounts(t *testing.T) {
	r := rulesOf(t, "")
	p := play(t, put(t, "a1R d8k c7P c1?", "r", "p"), r, shuttle+" a1-a2")
	if got, want := joinMoves(p.MovesSinceProgress(nil)), strings.ReplaceAll(shuttle, " ", ",")+",a1-a2"; got != want {
		t.Errorf("moves %s, want %s", got, want)
	}
	kept := []Action{FlipAction(3)}
	if got := p.MovesSinceProgress(kept); len(got) != 6 || got[0] != kept[0] {
		t.Errorf("appended to one action: %v", got)
	}
	unknown := p
	unknown.log.clear() // as read from a text that does not tell them
	for name, q := range map[string]Position{"some of them unknown": unknown, "after a flip": play(t, p, r, "c1(p)"), "at the start": Start()} {
		if got := q.MovesSinceProgress(nil); len(got) != 0 {
			t.Errorf("%s: moves %v", name, got)
		}
	}
}

func TestMovesSinceProgressGoFurtherBackThanTheirFirstRoom(t *testing.T) {
	p := Start()
	const moves = 2*logLength + 3
	for i := range moves {
		p.log.add(Square(i%32), Square((i+1)%32))
	}
	p.NoProgressCount = moves
	got := p.MovesSinceProgress(nil)
	for i, a := range got {
		if want := MoveAction(Square(i%32), Square((i+1)%32)); a != want {
			t.Fatalf("move %d is %v, want %v", i, a, want)
		}
	}
	if len(got) != moves {
		t.Errorf("%d moves of %d", len(got), moves)
	}
}
