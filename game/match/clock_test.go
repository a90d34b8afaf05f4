package match

import (
	"errors"
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

func TestClockCountsDownAndPlays(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	b.pass(4 * time.Second)
	if b.left() != 6*time.Second || b.Used(0) != 4*time.Second || b.Used(1) != 0 {
		t.Fatalf("left %v, used %v and %v", b.left(), b.Used(0), b.Used(1))
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	if b.left() != 10*time.Second {
		t.Fatalf("the next turn starts with %v", b.left())
	}
	events := b.pass(10 * time.Second)
	if !has(events, EventTimeOut) || !has(events, EventFlipped) || b.left() != 10*time.Second || b.Match().TimeOuts(Two) != 1 {
		t.Fatalf("time-out: %v, left %v", kinds(events), b.left())
	}
	if b.keeper.saves != 3 {
		t.Fatalf("%d saves", b.keeper.saves)
	}
}

func TestClockIsOneTurnLong(t *testing.T) {
	set := timed(t)
	set.ChainAfterOpen = game.ChainOpenOnly
	b := newTable(t, 1)
	b.do(b.StartMatch(dealt(t, set, "RppNGGMMKRNCCPPPPPkggmmrrnnccppp"), Setup{First: 0}, b.now))
	for _, text := range [...]string{"a1", "b1", "d8", "c1"} {
		a, _ := game.ParseAction(text)
		b.do(b.Play(a, b.now))
	}
	b.pass(4 * time.Second)
	a, _ := game.ParseAction("a1-b1")
	b.do(b.Play(a, b.now))
	if b.left() != 6*time.Second {
		t.Fatalf("a chain is one turn: left %v", b.left())
	}
	events := b.pass(6 * time.Second)
	if !has(events, EventStopped) || b.Match().ToMove() != Two || b.left() != 10*time.Second {
		t.Fatalf("time-out in a chain: %v", kinds(events))
	}
}

// An undo gives the turn its full time again, which the rules allow; a reload gives nothing, whenever it comes: what was last kept is
// what is left. A game that was kept without the time in the turn starts the turn anew.
func TestAReloadKeepsWhatIsLeftOfTheTurn(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.settle()
	b.pass(5 * time.Second)
	b.do(b.Undo(b.now))
	if b.left() != 10*time.Second {
		t.Fatalf("after an undo %v", b.left())
	}
	for _, left := range [...]time.Duration{7 * time.Second, 4 * time.Second, time.Second} {
		used := b.Used(0)
		b.pass(3 * time.Second)
		b.Keep(b.now)
		b.do(b.Resume(b.keeper.game, b.now))
		if b.left() != left || b.Used(0) != used+3*time.Second {
			t.Fatalf("after a reload %v are left, not %v; used %v", b.left(), left, b.Used(0))
		}
	}
	if events := b.pass(time.Second); !has(events, EventTimeOut) {
		t.Fatalf("the rest of the turn runs out: %v", kinds(events))
	}
	old := cutLine(string(b.keeper.game), "turn ")
	b.do(b.Resume([]byte(old), b.now))
	if b.left() != 10*time.Second {
		t.Fatalf("a game of the old form: %v", b.left())
	}
}

func TestComputerIsToldItsTime(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 1, NoLevel, LevelExpert)
	<-b.job.done
	if q := b.computer.lastRequest(); q.Within <= 0 || q.Within >= 10*time.Second {
		t.Fatalf("within %v", q.Within)
	}
	other := newTable(t, 1)
	other.start(game.DefaultRuleSet(), 1, NoLevel, LevelExpert)
	<-other.job.done
	if q := other.computer.lastRequest(); q.Within != 0 {
		t.Fatalf("within %v without a clock", q.Within)
	}
}

func TestComputerRunsOutOfTime(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.start(timed(t), 1, NoLevel, LevelEasy)
	job := b.job
	if events := b.pass(10 * time.Second); !has(events, EventTimeOut) || !b.PersonToMove() {
		t.Fatalf("%v", kinds(events))
	}
	<-job.done
	if b.computer.cancellations() != 1 {
		t.Fatal("the computer thinks on about a turn that is over")
	}
	close(b.computer.gate)
}

func TestThreeTimeOutsEndTheSession(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	events := b.pass(2 * time.Minute)
	if b.Match().Outcome() != (Outcome{Reason: game.ReasonTime, Winner: Two}) || b.Match().Turns() != 4 {
		t.Fatalf("outcome %v after %d turns: %v", b.Match().Outcome(), b.Match().Turns(), kinds(events))
	}
	if len(b.keeper.results) != 1 {
		t.Fatalf("results %v", b.keeper.results)
	}
}

func TestTimeOutWithoutRandomnessIsTold(t *testing.T) {
	b := newTable(t, 1)
	b.start(timed(t), 0, NoLevel, NoLevel)
	b.env.Random = brokenReader{}
	if events := b.pass(10 * time.Second); !has(events, EventComputerFailed) || b.left() == 0 {
		t.Fatalf("%v, left %v", kinds(events), b.left())
	}
}

func timed(t *testing.T) game.RuleSet {
	t.Helper()
	set := game.DefaultRuleSet()
	set.TurnSeconds = 10
	return set
}

func TestTimeOutNeedsAClock(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	if _, err := m.TimeOut(byteReader(1)); !errors.Is(err, ErrNoClock) {
		t.Fatal(err)
	}
}

func TestThreeTimeOutsLose(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	for i := range 2 {
		events, err := m.TimeOut(byteReader(uint64(i)))
		if err != nil || events[0].Kind != EventTimeOut || events[0].Count != i+1 || events[0].Player != One {
			t.Fatalf("time-out %d: %v %+v", i+1, err, events)
		}
		flip, told := find(events, EventFlipped)
		if !told || !flip.Clock {
			t.Fatalf("the clock did not flip: %v", kinds(events))
		}
		script(t, m, m.Actions(nil)[0].String())
	}
	if m.TimeOuts(One) != 2 || m.TimeOuts(Two) != 0 {
		t.Fatalf("counts %d and %d", m.TimeOuts(One), m.TimeOuts(Two))
	}
	turns := m.Turns()
	events, err := m.TimeOut(byteReader(9))
	if err != nil || m.Outcome() != (Outcome{Reason: game.ReasonTime, Winner: Two}) || m.Turns() != turns || events[0].Count != 3 || !has(events, EventEnded) {
		t.Fatalf("third time-out: %v, %v", m.Outcome(), err)
	}
	if _, err := m.TimeOut(byteReader(1)); !errors.Is(err, ErrOver) {
		t.Fatal(err)
	}
}

func TestATurnInTimeClearsTheCount(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	for range 2 {
		if _, err := m.TimeOut(byteReader(1)); err != nil {
			t.Fatal(err)
		}
		script(t, m, m.Actions(nil)[0].String())
	}
	script(t, m, m.Actions(nil)[0].String())
	if m.TimeOuts(One) != 0 {
		t.Fatalf("count %d after a turn in time", m.TimeOuts(One))
	}
	script(t, m, m.Actions(nil)[0].String())
	if _, err := m.TimeOut(byteReader(1)); err != nil || m.Outcome().Over() || m.TimeOuts(One) != 1 {
		t.Fatalf("count %d, %v, %v", m.TimeOuts(One), m.Outcome(), err)
	}
}

func TestTimeOutStopsAChain(t *testing.T) {
	set := timed(t)
	set.ChainAfterOpen = game.ChainOpenOnly
	m := dealt(t, set, "RppNGGMMKRNCCPPPPPkggmmrrnnccppp")
	script(t, m, "a1", "b1", "d8", "c1", "a1-b1")
	events, err := m.TimeOut(byteReader(1))
	if err != nil || !has(events, EventStopped) || m.ToMove() != Two || m.TimeOuts(One) != 1 {
		t.Fatalf("time-out in a chain: %v, %v", kinds(events), err)
	}
	r := m.Record()
	if last := r.Turns[len(r.Turns)-1].String(); last != "a1-b1,=!" {
		t.Fatalf("written as %s", last)
	}
}

// TestTimeOutWithoutFlips lets the clock play whole games: once nothing is face down it makes legal actions of every kind.
func TestTimeOutWithoutFlips(t *testing.T) {
	moved := false
	for seed := range uint64(20) {
		m := newMatch(t, timed(t), seed)
		random := byteReader(seed)
		for !m.Outcome().Over() {
			faceDown := m.FaceDown()
			if _, err := m.TimeOut(random); err != nil {
				t.Fatal(err)
			}
			if m.Outcome().Reason == game.ReasonTime {
				break
			}
			steps := m.Steps()
			last := steps[len(steps)-1]
			if faceDown > 0 && last.Kind != game.StepFlip {
				t.Fatalf("%d face down, and the clock played %v", faceDown, last.Action)
			}
			moved = moved || last.Kind == game.StepMove
			// The side that was played for now makes a turn in time twice, so that nobody runs out of time-outs.
			for range 2 {
				if !m.Outcome().Over() {
					script(t, m, m.Actions(nil)[0].String())
				}
			}
		}
	}
	if !moved {
		t.Fatal("the clock never made a move")
	}
}

func TestTimeOutsAreUniformFlips(t *testing.T) {
	counts := map[game.Action]int{}
	random := byteReader(5)
	m := dealt(t, timed(t), ordered)
	const rounds = 32 * 100
	for range rounds {
		if _, err := m.TimeOut(random); err != nil {
			t.Fatal(err)
		}
		counts[m.Steps()[0].Action]++
		if err := m.MoveTo(0); err != nil {
			t.Fatal(err)
		}
	}
	chi := 0.0
	for s := game.Square(0); s < game.SquareCount; s++ {
		d := float64(counts[game.FlipAction(s)]) - rounds/32
		chi += d * d / (rounds / 32)
	}
	if chi > 61.1 { // 31 degrees of freedom, 0.1 %; the stream is fixed, so this cannot fail by chance
		t.Fatalf("chi-square %.1f", chi)
	}
}

func TestTimeOutTellsABrokenReader(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	if _, err := m.TimeOut(brokenReader{}); err == nil || m.Cursor() != 0 {
		t.Fatalf("error %v, cursor %d", err, m.Cursor())
	}
}
