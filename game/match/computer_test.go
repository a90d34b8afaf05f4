package match

import (
	"errors"
	"testing"
	"time"

	"anqi/game"
)

func TestHint(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	if _, err := b.Hint(); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("hint at the computer's turn: %v", err)
	}
	b.settle()
	if b.Help() {
		t.Fatal("help before any")
	}
	b.do(b.Hint())
	if !b.HintComing() {
		t.Fatal("no hint is coming")
	}
	if _, err := b.Hint(); !errors.Is(err, ErrBusy) {
		t.Fatalf("second hint: %v", err)
	}
	b.SetPaused(PauseQuestion, true, b.now) // a panel does not keep a hint back
	event, told := find(b.settle(), EventHint)
	b.SetPaused(PauseQuestion, false, b.now)
	action, shown := b.HintShown()
	if !told || !shown || action != event.Action || !b.Help() || event.Chance != b.computer.chance {
		t.Fatalf("hint told as %+v, shown %v", event, shown)
	}
	if q := b.computer.lastRequest(); q.Purpose != PurposeHint {
		t.Fatalf("request %+v", q)
	}
	b.do(b.Play(action, b.now))
	if _, shown := b.HintShown(); shown {
		t.Fatal("the hint is still shown after the action")
	}
}

func TestHintIsCancelledByPlay(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	b.do(b.Hint())
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if events := b.pass(time.Second); has(events, EventHint) || b.HintComing() || b.Help() {
		t.Fatalf("%v", kinds(events))
	}
}

func TestComputerAnswers(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelMedium)
	if !b.PersonToMove() || b.Thinking() {
		t.Fatal("the person moves first")
	}
	events := b.do(b.Play(game.FlipAction(0), b.now))
	if !b.Thinking() || !has(events, EventThinking) || b.PersonToMove() {
		t.Fatalf("the computer does not think: %v", kinds(events))
	}
	if _, err := b.Play(game.FlipAction(1), b.now); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("played for the computer: %v", err)
	}
	events = b.settle()
	if !has(events, EventFlipped) || !b.PersonToMove() || b.computer.lastRequest().Level != LevelMedium || b.computer.lastRequest().Purpose != PurposeTurn {
		t.Fatalf("answer %v, request %+v", kinds(events), b.computer.lastRequest())
	}
}

func TestPaceHoldsTheAnswerBack(t *testing.T) {
	b := newTable(t, 1)
	b.SetPace(time.Second)
	b.start(game.DefaultRuleSet(), 1, NoLevel, LevelEasy)
	<-b.job.done
	if events := b.pass(900 * time.Millisecond); len(events) != 0 {
		t.Fatalf("before its time: %v", kinds(events))
	}
	if events := b.pass(200 * time.Millisecond); !has(events, EventFlipped) {
		t.Fatalf("after its time: %v", kinds(events))
	}
}

func TestPausedComputerWaits(t *testing.T) {
	for _, reason := range [...]PauseReason{PauseQuestion, PauseHidden} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 1, NoLevel, LevelEasy)
		<-b.job.done
		b.SetPaused(reason, true, b.now)
		if events := b.pass(5 * time.Second); len(events) != 0 || b.Match().Cursor() != 0 {
			t.Fatalf("while paused: %v", kinds(events))
		}
		b.SetPaused(reason, false, b.now)
		if events := b.pass(100 * time.Millisecond); !has(events, EventFlipped) {
			t.Fatalf("after the pause: %v", kinds(events))
		}
	}
}

func TestThinkingIsCancelled(t *testing.T) {
	for name, cancel := range map[string]func(*table){
		"undo":     func(b *table) { b.do(b.Undo(b.now)) },
		"new game": func(b *table) { b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy) },
		"rematch":  func(b *table) { b.do(b.Resign(0, b.now)); b.do(b.Rematch(b.now)); b.Close() },
		"resign":   func(b *table) { b.do(b.Resign(0, b.now)) },
		"closing":  func(b *table) { b.Close() },
		"reload":   func(b *table) { b.do(b.Resume(firstFlip(b), b.now)) },
	} {
		t.Run(name, func(t *testing.T) {
			b := newTable(t, 1)
			b.computer.gate = make(chan struct{})
			b.start(game.DefaultRuleSet(), 0, NoLevel, LevelExpert)
			b.do(b.Play(game.FlipAction(0), b.now))
			job := b.job
			cancel(b)
			<-job.done
			if b.computer.cancellations() < 1 {
				t.Fatal("the computer still thinks")
			}
			close(b.computer.gate)
			cursor := b.Match().Cursor()
			if !b.Thinking() {
				b.pass(3 * time.Second)
				if b.Match().Cursor() != cursor {
					t.Fatal("a cancelled thought was played")
				}
			}
		})
	}
}

// firstFlip is a saved game before its first flip.
func firstFlip(b *table) []byte {
	other := newTable(b.t, 99)
	other.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	return other.Snapshot()
}

func TestComputerFails(t *testing.T) {
	b := newTable(t, 1)
	b.computer.err = errors.New("no engine")
	b.start(game.DefaultRuleSet(), 1, NoLevel, LevelEasy)
	event, told := find(b.settle(), EventComputerFailed)
	if !told || event.Err == nil || event.Player != One {
		t.Fatalf("told as %+v", event)
	}
	if events := b.pass(time.Second); len(events) != 0 {
		t.Fatalf("told again: %v", kinds(events))
	}
	b.computer.err = nil
	b.do(b.Rematch(b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	if !has(b.settle(), EventFlipped) {
		t.Fatal("the computer does not play in the next game")
	}
}

func TestNoComputerConnected(t *testing.T) {
	b := newTable(t, 1)
	b.Session = NewSession(Environment{Random: byteReader(1)})
	events, err := b.Start(Setup{RuleSet: game.DefaultRuleSet(), Seats: [2]Seat{{}, {Level: LevelEasy}}, First: 1}, b.now)
	failed, told := find(events, EventComputerFailed)
	if err != nil || !told || !errors.Is(failed.Err, ErrNoComputer) {
		t.Fatalf("%v %v", kinds(events), err)
	}
}
