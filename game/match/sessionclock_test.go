package match

import (
	"testing"
	"time"

	"anqi/game"
)

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
