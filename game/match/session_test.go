package match

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
)

func TestBeforeTheFirstGame(t *testing.T) {
	b := newTable(t, 1)
	if b.Tick(b.now) != nil || b.CanUndo() || b.CanRedo() || b.PersonToMove() || b.Snapshot() != nil {
		t.Fatal("an empty table does something")
	}
	for name, err := range map[string]error{
		"play":    second(b.Play(game.FlipAction(0), b.now)),
		"resign":  second(b.Resign(0, b.now)),
		"offer":   second(b.OfferDraw(b.now)),
		"undo":    second(b.Undo(b.now)),
		"answer":  second(b.AnswerUndo(true, b.now)),
		"redo":    second(b.Redo(b.now)),
		"hint":    second(b.Hint(b.now)),
		"rematch": second(b.Rematch(b.now)),
	} {
		if !errors.Is(err, ErrNoGame) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func second(_ []Event, err error) error { return err }

func TestWhoMovesFirst(t *testing.T) {
	set := game.DefaultRuleSet()
	for _, test := range []struct {
		first game.FirstMove
		setup int
		want  int
	}{
		{game.FirstMoveFirst, FirstByRules, 0}, {game.FirstMoveSecond, FirstByRules, 1},
		{game.FirstMoveFirst, 1, 1}, {game.FirstMoveSecond, 0, 0}, {game.FirstMoveLot, 1, 1},
	} {
		b := newTable(t, 1)
		set.FirstMove = test.first
		b.start(set, test.setup, NoLevel, NoLevel)
		if b.SeatOf(One) != test.want || b.PlayerAt(test.want) != One || b.PlayerAt(1-test.want) != Two {
			t.Errorf("%v, %d: first seat %d", test.first, test.setup, b.SeatOf(One))
		}
	}
	b := newTable(t, 1)
	set.FirstMove = game.FirstMoveLot
	if _, err := b.Start(Setup{RuleSet: set, First: FirstByRules}, b.now); !errors.Is(err, ErrLotsFirst) {
		t.Fatalf("without lots: %v", err)
	}
	set.FirstMove = game.FirstMoveRandom
	counts := [2]int{}
	for range 200 {
		b.start(set, FirstByRules, NoLevel, LevelEasy)
		counts[b.SeatOf(One)]++
	}
	if counts[0] < 60 || counts[1] < 60 {
		t.Fatalf("random first moves %v", counts)
	}
}

func TestRematchSwapsTheFirstMove(t *testing.T) {
	b := newTable(t, 1)
	b.start(preset(t, "street"), 0, NoLevel, LevelHard)
	id, print := b.ID(), b.Match().Fingerprint()
	b.do(b.Rematch(b.now))
	if b.SeatOf(One) != 1 || b.Seats()[1].Level != LevelHard || b.Match().RuleSet().Name() != "street" || b.ID() == id || b.Match().Fingerprint() == print {
		t.Fatalf("rematch: first seat %d, seats %v, rules %s", b.SeatOf(One), b.Seats(), b.Match().RuleSet().Name())
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
	for _, reason := range [...]PauseReason{PausePanel, PauseHidden} {
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

func TestHint(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.Play(game.FlipAction(0), b.now))
	if _, err := b.Hint(b.now); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("hint at the computer's turn: %v", err)
	}
	b.settle()
	if b.Help() {
		t.Fatal("help before any")
	}
	b.do(b.Hint(b.now))
	if !b.HintComing() {
		t.Fatal("no hint is coming")
	}
	if _, err := b.Hint(b.now); !errors.Is(err, ErrBusy) {
		t.Fatalf("second hint: %v", err)
	}
	b.SetPaused(PausePanel, true, b.now) // a panel does not keep a hint back
	event, told := find(b.settle(), EventHint)
	b.SetPaused(PausePanel, false, b.now)
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
	b.do(b.Hint(b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if events := b.pass(time.Second); has(events, EventHint) || b.HintComing() || b.Help() {
		t.Fatalf("%v", kinds(events))
	}
}

// TestComputerSeesPublicOnly checks that two deals which agree on what is open give the computer the same call.
func TestComputerSeesPublicOnly(t *testing.T) {
	var answers [2]game.Action
	for i, letters := range [...]string{ordered, "KppppppCCNNRRMMGGkggmmrrnnccPPPPP"[:32]} {
		d := dealt(t, game.DefaultRuleSet(), fix(letters))
		b := newTable(t, 1)
		b.do(b.StartMatch(d, Setup{Seats: [2]Seat{{}, {Level: LevelEasy}}}, b.now))
		b.do(b.Play(game.FlipAction(0), b.now))
		<-b.job.done
		answers[i] = b.job.answer.Action
	}
	if answers[0] != answers[1] {
		t.Fatalf("answers %v and %v", answers[0], answers[1])
	}
}

// fix completes 32 letters to a deal: what is too many becomes what is missing.
func fix(letters string) string {
	left := map[byte]int{}
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		left[game.PieceLetters[i]] = piece.Kind().Count()
	}
	out := []byte(letters)
	for i, letter := range out {
		if left[letter] > 0 {
			left[letter]--
			continue
		}
		out[i] = 0
	}
	for i, letter := range out {
		for j := 0; letter == 0 && j < len(game.PieceLetters); j++ {
			if c := game.PieceLetters[j]; left[c] > 0 {
				left[c]--
				out[i], letter = c, c
			}
		}
	}
	return string(out)
}

func TestDrawOfferToTheComputer(t *testing.T) {
	for _, test := range []struct {
		person float64 // the person's chance, as the computer judges
		agreed bool
	}{{0.6, true}, {0.5, true}, {0.45, false}} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.computer.chance = test.person
		events := b.do(b.OfferDraw(b.now))
		if !has(events, EventDrawOffered) || !b.Judging() || b.DrawToAnswer() != Nobody {
			t.Fatalf("offer: %v, judging %v", kinds(events), b.Judging())
		}
		events = b.settle()
		if agreed := b.Match().Outcome().Drawn(); agreed != test.agreed || has(events, EventDrawDeclined) == agreed {
			t.Errorf("chance %v: %v, outcome %v", test.person, kinds(events), b.Match().Outcome())
		}
		if b.computer.lastRequest().Purpose != PurposeJudge {
			t.Errorf("request %+v", b.computer.lastRequest())
		}
		if test.agreed == (len(b.keeper.results) == 0) {
			t.Errorf("chance %v: results %v", test.person, b.keeper.results)
		}
	}
}

func TestPlayingOnWhileTheComputerJudges(t *testing.T) {
	b := newTable(t, 1)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.OfferDraw(b.now))
	b.do(b.Play(game.FlipAction(0), b.now))
	if !b.Thinking() || b.Match().Offered() != One {
		t.Fatal("the offer must stand while the computer thinks about its turn")
	}
	b.computer.chance = 0.3 // of the computer, which is to move now
	close(b.computer.gate)
	if b.settle(); !b.Match().Outcome().Drawn() {
		t.Fatalf("the computer, which stands worse, played on: %v", b.Match().Outcome())
	}
}

func TestTheComputerOffersADraw(t *testing.T) {
	for _, answer := range []func(b *table){
		func(b *table) { b.do(b.AnswerDraw(true, b.now)) },
		func(b *table) { b.do(b.AnswerDraw(false, b.now)) },
		func(b *table) { b.playRandom(rand.New(rand.NewPCG(1, 4))) },
	} {
		b := newTable(t, 1)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.do(b.Play(game.FlipAction(0), b.now))
		b.settle()
		b.computer.offers = true
		b.do(b.Play(game.FlipAction(firstDown(b)), b.now))
		if events := b.settle(); !has(events, EventDrawOffered) || !has(events, EventTurn) || b.DrawToAnswer() != One || !b.PersonToMove() {
			t.Fatalf("no offer with its turn: %v, %v must answer", kinds(events), b.DrawToAnswer())
		}
		b.computer.offers = false
		if answer(b); b.DrawToAnswer() != Nobody {
			t.Fatal("the offer stands after the answer")
		}
	}
}

func TestTheComputerOffersNoDrawToItself(t *testing.T) {
	b := newTable(t, 1)
	b.computer.offers = true
	b.start(game.DefaultRuleSet(), 0, LevelEasy, LevelEasy)
	for range 6 {
		<-b.job.done
		if events := b.pass(100 * time.Millisecond); has(events, EventDrawOffered) {
			t.Fatal("an offer that nobody can answer")
		}
	}
}

// firstDown returns the first square with a face-down piece.
func firstDown(b *table) game.Square {
	p := b.Match().Position()
	for square, piece := range p.Board {
		if piece == game.FaceDown {
			return game.Square(square)
		}
	}
	b.t.Fatal("nothing is face down")
	return game.NoSquare
}

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
		if f, counted := b.keeper.results[b.ID()]; !counted || f.Result != Won || f.Reason != game.ReasonResign {
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

func TestALostComputerTakesADrawFirst(t *testing.T) {
	b := newTable(t, 1)
	b.SetResigns(true)
	b.computer.gate = make(chan struct{})
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	b.do(b.OfferDraw(b.now))
	b.computer.lost, b.computer.chance = true, 0
	b.do(b.Play(game.FlipAction(0), b.now))
	close(b.computer.gate)
	if b.settle(); b.Match().Outcome().Reason != game.ReasonAgreement {
		t.Fatalf("outcome %v", b.Match().Outcome())
	}
}

func TestTwoPeopleAgree(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, NoLevel)
	b.do(b.OfferDraw(b.now))
	if b.DrawToAnswer() != Two || b.Judging() {
		t.Fatalf("%v must answer", b.DrawToAnswer())
	}
	if events := b.do(b.AnswerDraw(false, b.now)); !has(events, EventDrawDeclined) {
		t.Fatalf("declined: %v", kinds(events))
	}
	if _, err := b.AnswerDraw(true, b.now); !errors.Is(err, ErrNoOffer) {
		t.Fatalf("accepted a declined offer: %v", err)
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	b.do(b.OfferDraw(b.now))
	b.do(b.AnswerDraw(true, b.now))
	if !b.Match().Outcome().Drawn() {
		t.Fatal("agreed, and it goes on")
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
