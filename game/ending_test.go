package game

import (
	"strings"
	"testing"
)

// docs/rules.md, section 4: how a game ends.

func resultOf(t *testing.T, p Position, rules string) Result {
	t.Helper()
	return p.Result(rulesOf(t, rules))
}

func TestSideWithoutPiecesLoses(t *testing.T) {
	p := put(t, "b3R c3p", "r", "")
	if got := resultOf(t, p, ""); got.Over() {
		t.Errorf("before the capture: %v", got)
	}
	p = play(t, p, rulesOf(t, ""), "b3-c3")
	if got := resultOf(t, p, ""); got != (Result{ReasonPieces, Red}) {
		t.Errorf("after the last capture: %v", got)
	}
}

func TestFaceDownPiecesAreKnownByCount(t *testing.T) {
	p := put(t, "b3R c3p d8?", "r", "k")
	p = play(t, p, rulesOf(t, ""), "b3-c3")
	if got := resultOf(t, p, ""); got.Over() {
		t.Errorf("black has a piece face down: %v", got)
	}
	p = put(t, "b3R c3p d8?", "r", "K")
	p = play(t, p, rulesOf(t, ""), "b3-c3")
	if got := resultOf(t, p, ""); got != (Result{ReasonPieces, Red}) {
		t.Errorf("what is face down is red's: %v", got)
	}
}

func TestMoverCanLoseItsLastPieceByADarkAttack(t *testing.T) {
	rules := "custom DarkCapture=true"
	p := put(t, "b3P c3? d8k", "r", "g")
	p = play(t, p, rulesOf(t, rules), "b3-c3(g)")
	if got := resultOf(t, p, rules); got != (Result{ReasonPieces, Black}) {
		t.Errorf("red attacked with its last piece: %v, board %s", got, board(&p))
	}
}

func TestSideWithoutActionLoses(t *testing.T) {
	p := put(t, "a1P b1g a2g d8R", "b", "")
	if got := resultOf(t, p, ""); got.Over() {
		t.Errorf("black can move: %v", got)
	}
	blocked := put(t, "a1p b1G a2G", "b", "")
	if got := resultOf(t, blocked, ""); got != (Result{ReasonBlocked, Red}) {
		t.Errorf("black cannot move: %v", got)
	}
	withFaceDown := put(t, "a1p b1G a2G d8?", "b", "P")
	if got := resultOf(t, withFaceDown, ""); got.Over() {
		t.Errorf("black can flip: %v", got)
	}
}

func TestNoProgressCountsPlainMovesOfBothSides(t *testing.T) {
	rules := "custom NoProgressLimit=20"
	r := rulesOf(t, rules)
	p := play(t, put(t, "a1R d8k", "r", ""), r, strings.Repeat(shuttle+" ", 4)+"a1-a2 d8-d7 a2-a1")
	if p.NoProgressCount != 19 || p.Result(r).Over() {
		t.Fatalf("count %d, %v", p.NoProgressCount, p.Result(r))
	}
	p = play(t, p, r, "d7-d8")
	if got := p.Result(r); got != (Result{Reason: ReasonProgress}) {
		t.Errorf("after 20 no-progress turns: %v", got)
	}
	if _, err := p.Apply(r, MoveAction(0, 4), Empty); err == nil || !strings.Contains(err.Error(), "over") {
		t.Errorf("a turn after the end: %v", err)
	}
}

func TestWhateverIsNotAPlainMoveSetsTheCountToZero(t *testing.T) {
	rules := "custom DarkCapture=true"
	for _, c := range []struct{ sentence, pieces, unseen, action string }{
		{"flip", "a1R d8k b5?", "g", "b5(g)"},
		{"capture", "a1R b1p d8k", "", "a1-b1"},
		{"dark capture", "a1R b1? d8k", "p", "a1-b1(p)"},
		{"dark attack on an own piece", "a1R b1? d8k", "P", "a1-b1(P)"},
		{"dark attack on a stronger piece", "a1R b1? d8k c8K", "g", "a1-b1(g)"},
	} {
		p := put(t, c.pieces, "r", c.unseen)
		r := rulesOf(t, rules)
		p = play(t, p, r, "a1-a2 d8-d7 a2-a1 d7-d8")
		if p.NoProgressCount != 4 {
			t.Fatalf("%s: count %d before", c.sentence, p.NoProgressCount)
		}
		if p = play(t, p, r, c.action); p.NoProgressCount != 0 {
			t.Errorf("%s: count %d after", c.sentence, p.NoProgressCount)
		}
	}
}

func TestBlockedDecidesBeforeNoProgress(t *testing.T) {
	r := rulesOf(t, "custom NoProgressLimit=20")
	p := put(t, "a1p b1G a3G", "r", "")
	p.NoProgressCount = 19
	p = play(t, p, r, "a3-a2")
	if got := p.Result(r); got != (Result{ReasonBlocked, Red}) || p.NoProgressCount != 20 {
		t.Errorf("blocked on the last no-progress turn: %v", got)
	}
}

func TestThreePieceTally(t *testing.T) {
	for _, c := range []struct {
		rules, pieces string
		want          Result
	}{
		{"custom ThreePieceTally=true", "a1R d8g", Result{ReasonTally, Black}},
		{"custom ThreePieceTally=true", "a1R c5N d8g", Result{ReasonTally, Red}},
		{"custom ThreePieceTally=true", "a1R d8r", Result{Reason: ReasonProgress}},
		{"custom ThreePieceTally=true", "a1R a3R d8r d6r", Result{Reason: ReasonProgress}},
		{"custom ThreePieceTally=true Order=mainland", "a1R d8g", Result{ReasonTally, Red}},
		{"", "a1R d8g", Result{Reason: ReasonProgress}},
	} {
		p := put(t, c.pieces, "r", "")
		p.NoProgressCount = 40
		if got := resultOf(t, p, c.rules); got != c.want {
			t.Errorf("%s, %s: %v, want %v", c.rules, c.pieces, got, c.want)
		}
	}
	unseen := put(t, "a1R d8g c5?", "r", "N")
	unseen.NoProgressCount = 40
	if got := resultOf(t, unseen, "custom ThreePieceTally=true"); got != (Result{ReasonTally, Red}) {
		t.Errorf("a face-down piece counts by its rank: %v", got)
	}
}

func TestReasonsAndTheirWords(t *testing.T) {
	for reason := NoReason + 1; reason <= ReasonTime; reason++ {
		if read, ok := ParseReason(reason.String()); !ok || read != reason {
			t.Errorf("%s is read as %v", reason, read)
		}
	}
	for _, bad := range []string{"", "Pieces", "checkmate"} {
		if _, ok := ParseReason(bad); ok {
			t.Errorf("%q is read as a reason", bad)
		}
	}
}

// docs/rules.md, section 4: repetition.

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
