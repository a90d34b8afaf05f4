package match

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"anqi/game"
)

// TestResume takes random games up again at every action, at the end and in the middle of an undone tail.
func TestResume(t *testing.T) {
	for seed := range uint64(12) {
		random := rand.New(rand.NewPCG(seed, 8))
		set := randomSet(random)
		set.Undo = true
		b := newTable(t, seed)
		b.start(set, int(seed%2), NoLevel, NoLevel)
		for turn := 0; turn < 80 && !b.Match().Outcome().Over(); turn++ {
			if b.pass(200 * time.Millisecond); b.Match().Outcome().Over() {
				break // out of time
			}
			switch n := random.IntN(12); {
			case n == 0 && b.CanUndo():
				b.do(b.Undo(b.now))
				b.do(b.AnswerUndo(true, b.now))
			case n == 1 && b.CanRedo():
				b.do(b.Redo(b.now))
			case n == 2 && b.CanOfferDraw() == nil:
				b.do(b.OfferDraw(b.now))
			default:
				b.playRandom(random)
			}
			b.resumed(seed)
		}
	}
}

// resumed compares the table with another one that takes up what was kept.
func (b *table) resumed(seed uint64) {
	b.t.Helper()
	if !bytes.Equal(b.keeper.game, b.Snapshot()) {
		b.t.Fatalf("kept\n%s\nwhile the table has\n%s", b.keeper.game, b.Snapshot())
	}
	other := newTable(b.t, seed+500)
	events := other.do(other.Resume(b.keeper.game, other.now))
	if events[0].Kind != EventResumed || events[0].Player != other.Match().ToMove() {
		b.t.Fatalf("resumed: %+v", events)
	}
	if !bytes.Equal(other.Snapshot(), b.Snapshot()) {
		b.t.Fatalf("taken up as\n%s\nfrom\n%s", other.Snapshot(), b.Snapshot())
	}
	got, want := lookAt(other.Match()), lookAt(b.Match())
	for _, l := range [...]*look{&got, &want} { // how much of a turn the clock played is not recorded
		for i := range l.last {
			l.last[i].Clock = false
		}
	}
	if !reflect.DeepEqual(got, want) || other.Match().Length() != b.Match().Length() || other.Match().Offered() != b.Match().Offered() {
		b.t.Fatalf("taken up\n got %+v\nwant %+v", got, want)
	}
	if other.Used(0) != b.Used(0) || other.Used(1) != b.Used(1) {
		b.t.Fatal("the time used changed")
	}
	if other.ID() != b.ID() || other.SeatOf(One) != b.SeatOf(One) || other.Seats() != b.Seats() || other.Match().Fingerprint() != b.Match().Fingerprint() {
		b.t.Fatal("seats, first move, number or deal changed")
	}
}

func TestResumeLetsTheComputerThink(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 1, Seat{}.Level, LevelHard)
	other := newTable(t, 2)
	events := other.do(other.Resume(b.keeper.game, other.now))
	if !has(events, EventThinking) || !other.Thinking() {
		t.Fatalf("%v", kinds(events))
	}
	other.settle()
	if q := other.computer.lastRequest(); q.Level != LevelHard || !other.PersonToMove() {
		t.Fatalf("request %+v", q)
	}
}

func TestResumeJudgesAnOpenOffer(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	defer close(b.computer.gate)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelHard)
	b.do(b.OfferDraw(b.now))
	other := newTable(t, 2)
	other.do(other.Resume(b.keeper.game, other.now))
	if !other.Judging() {
		t.Fatal("the offer is forgotten")
	}
	if other.settle(); !other.Match().Outcome().Drawn() {
		t.Fatalf("outcome %v", other.Match().Outcome())
	}
}

func TestRecordForOthers(t *testing.T) {
	b := newTable(t, 1)
	if b.Record(true) != nil {
		t.Fatal("a record without a game")
	}
	b.env.Date = func() string { return "2026-01-02" }
	setup := Setup{RuleSet: game.DefaultRuleSet(), First: 1, Seats: [2]Seat{{Name: "甲"}, {Name: "乙"}}}
	b.do(b.Start(setup, b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	r := b.Record(false)
	if r.Date != "2026-01-02" || r.First != "乙" || r.Second != "甲" || r.Deal != nil || len(r.Turns) != 1 {
		t.Fatalf("%+v", r)
	}
	other := newTable(t, 2)
	other.do(other.Resume(b.keeper.game, other.now))
	if again := other.Record(false); again.Date != r.Date || again.First != r.First || again.Second != r.Second {
		t.Fatalf("after a reload %+v", again)
	}
	if b.Record(true).Deal == nil {
		t.Fatal("asked for the deal and did not get it")
	}
}
