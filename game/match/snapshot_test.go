package match

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"reflect"
	"strings"
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

func TestDamagedSnapshots(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	for s := range game.Square(6) {
		b.do(b.Play(game.FlipAction(s), b.now))
	}
	b.pass(time.Second)
	b.do(b.OfferDraw(b.now))
	whole := string(b.Snapshot())
	for name, text := range damaged(whole) {
		other := newTable(t, 3)
		other.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
		before := other.Snapshot()
		if text == whole {
			t.Fatalf("%s: nothing was damaged", name)
		}
		if _, err := other.Resume([]byte(text), other.now); !errors.Is(err, ErrDamagedSnapshot) {
			t.Errorf("%s: %v", name, err)
		}
		if !bytes.Equal(other.Snapshot(), before) {
			t.Errorf("%s: the table changed", name)
		}
	}
}

// damaged returns a saved game in which one thing each is wrong, by what that is.
func damaged(whole string) map[string]string {
	return map[string]string{
		"empty":             "",
		"no record":         "id 0123456789abcdef\n",
		"id":                strings.Replace(whole, "id ", "id X", 1),
		"seats":             strings.Replace(whole, "seats person", "seats nobody", 1),
		"seats missing":     strings.Replace(whole, "seats person person\n", "", 1),
		"line given twice":  strings.Replace(whole, "help false\n", "help false\nhelp false\n", 1),
		"unknown line":      strings.Replace(whole, "help false\n", "help false\nmood good\n", 1),
		"first":             strings.Replace(whole, "first 0", "first 2", 1),
		"cursor far":        strings.Replace(whole, "cursor 6", "cursor 9", 1),
		"cursor negative":   strings.Replace(whole, "cursor 6", "cursor -1", 1),
		"help":              strings.Replace(whole, "help false", "help no", 1),
		"used":              strings.Replace(whole, "used ", "used -", 1),
		"used too long":     strings.Replace(whole, "used ", "used 99999999999999", 1),
		"turn":              strings.Replace(whole, "turn ", "turn -", 1),
		"turn given twice":  strings.Replace(whole, "turn ", "turn 1\nturn ", 1),
		"offer of nobody":   strings.Replace(whole, "offer 1 6 true", "offer 3 6 true", 1),
		"offer afterwards":  strings.Replace(whole, "offer 1 6 true", "offer 1 7 true", 1),
		"offer half open":   strings.Replace(whole, "offer 1 6 true", "offer 1 6 half", 1),
		"record cut":        whole[:len(whole)-3],
		"deal missing":      cutLine(whole, "[Deal "),
		"salt missing":      cutLine(whole, "[Salt "),
		"illegal turn":      strings.Replace(whole, "1. a1(", "1. a1-a2 a1(", 1),
		"contradicts":       swapShown(whole),
		"trailing rubbish":  whole + "x",
		"words in the line": strings.Replace(whole, "first 0", "first 0 0", 1),
	}
}

// cutLine drops the line that starts so.
func cutLine(text, start string) string {
	i := strings.Index(text, start)
	return text[:i] + text[i+strings.IndexByte(text[i:], '\n')+1:]
}

// swapShown makes the first flip show another piece than the deal has there.
func swapShown(text string) string {
	i := strings.Index(text, "1. a1(") + len("1. a1(")
	letter := "K"
	if text[i] == 'K' {
		letter = "k"
	}
	return text[:i] + letter + text[i+1:]
}

func FuzzResume(f *testing.F) {
	b := &table{keeper: &fakeKeeper{}}
	b.Session = NewSession(Environment{Random: byteReader(1), Keeper: b.keeper})
	setup := Setup{RuleSet: game.DefaultRuleSet()}
	now := time.Unix(0, 0)
	if _, err := b.Start(setup, now); err != nil {
		f.Fatal(err)
	}
	for s := range game.Square(8) {
		if _, err := b.Play(game.FlipAction(s), now); err != nil {
			f.Fatal(err)
		}
	}
	f.Add(b.keeper.game)
	if _, err := b.Resign(0, now); err != nil {
		f.Fatal(err)
	}
	f.Add(b.keeper.game)
	f.Add([]byte("id 0123456789abcdef\n\n*\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		s := NewSession(Environment{Random: byteReader(1)})
		defer s.Close()
		if _, err := s.Resume(text, now); err != nil {
			if !errors.Is(err, ErrDamagedSnapshot) || s.Match() != nil {
				t.Fatalf("error %v, match %v", err, s.Match())
			}
			return
		}
		again := NewSession(Environment{Random: byteReader(1)})
		defer again.Close()
		if _, err := again.Resume(s.Snapshot(), now); err != nil || !bytes.Equal(again.Snapshot(), s.Snapshot()) {
			t.Fatalf("not the same again: %v\n%s\n%s", err, s.Snapshot(), again.Snapshot())
		}
	})
}
