package ui

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
	"anqi/save"
)

// slow thinks until it is told to stop, and says so.
type slow struct{ stopped chan struct{} }

func (s slow) Choose(ctx context.Context, _ game.Position, _ game.Rules, _ match.Request, _ func()) (match.Answer, error) {
	<-ctx.Done()
	s.stopped <- struct{}{}
	return match.Answer{}, ctx.Err()
}

// opinionated plays like greedy and thinks of every position what it is told to.
type opinionated struct {
	greedy
	view match.Answer
}

func (o opinionated) Choose(ctx context.Context, p game.Position, r game.Rules, q match.Request, pause func()) (match.Answer, error) {
	answer, err := o.greedy.Choose(ctx, p, r, q, pause)
	o.view.Action, o.view.Chance = answer.Action, answer.Chance
	return o.view, err
}

// broken never has an answer.
type broken struct{}

func (broken) Choose(context.Context, game.Position, game.Rules, match.Request, func()) (match.Answer, error) {
	return match.Answer{}, errors.New("broken")
}

func withComputer(c match.Computer) func(*Environment) {
	return func(e *Environment) { e.Match.Computer = c }
}

// Undo and a new game cancel the computer's thinking; until then the screen says that it thinks and takes no action.
func TestThinkingIsCancelled(t *testing.T) {
	for _, by := range []string{"undo", "new"} {
		computer := slow{make(chan struct{}, 1)}
		x := newTable(t, withComputer(computer))
		x.do("square a1")
		x.wait(time.Second)
		if got := x.node("status").Label; got != x.Texts().Play.Thinking {
			t.Errorf("while it thinks the status is %q", got)
		}
		x.do("square b1")
		if x.heard() != x.Texts().Refusals.Thinking {
			t.Errorf("a tap while it thinks says %q", x.heard())
		}
		if by == "undo" {
			x.do("undo")
		} else {
			x.start(StartGame{x.choice(), 0})
		}
		select {
		case <-computer.stopped:
		case <-time.After(20 * time.Second):
			t.Fatalf("%s does not stop the computer", by)
		}
		if x.Session().Match().Turns() != 0 || !x.Session().PersonToMove() {
			t.Errorf("after %s", by)
		}
	}
}

func TestComputerAnswersADrawOffer(t *testing.T) {
	for _, agrees := range []bool{true, false} {
		x := newTable(t, withComputer(opinionated{view: match.Answer{Agrees: agrees}}))
		x.do("square a1")
		x.myTurn()
		x.do("draw")
		if x.Panel() == nil {
			t.Fatalf("no question before the offer: %q", x.heard())
		}
		x.do("draw-yes")
		x.waitFor("the computer's answer", func() bool { return !x.Session().Judging() })
		if x.over() != agrees {
			t.Errorf("agrees %v: over %v, %q", agrees, x.over(), x.heard())
		}
		if !agrees {
			x.do("draw")
			if x.Panel() != nil || x.heard() != x.Texts().Refusals.DrawTooSoon {
				t.Errorf("a second offer at once: %q", x.heard())
			}
		}
	}
}

// The computer's own offer can be answered, or left alone by playing on.
func TestPersonAnswersTheComputersOffer(t *testing.T) {
	for _, by := range []string{"accept", "decline", "square"} {
		x := newTable(t, withComputer(opinionated{view: match.Answer{Offers: true}}))
		x.do("square a1")
		x.myTurn()
		if text := x.node("message").Label; text != x.Texts().Play.DrawOffered || !strings.Contains(strings.Join(x.said, "\n"), "電腦求和。") {
			t.Fatalf("the message says %q, spoken was %q", text, x.said)
		}
		checkTree(t, x)
		if by == "square" {
			by = "square " + firstHidden(x.position()).String()
		}
		x.do(by)
		if x.Tree().Find("accept") != nil || x.Session().DrawToAnswer() != match.Nobody {
			t.Errorf("after %s the offer stands", by)
		}
		if over := x.over(); over != (by == "accept") {
			t.Errorf("after %s: over %v", by, over)
		}
	}
}

func firstHidden(p game.Position) game.Square {
	for square, piece := range p.Board {
		if piece == game.FaceDown {
			return game.Square(square)
		}
	}
	return game.NoSquare
}

// The computer plays a lost endgame on unless the settings say otherwise; then the end says who gave up, and it counts.
func TestComputerResignsAsTheSettingsSay(t *testing.T) {
	x := newTable(t, withComputer(opinionated{view: match.Answer{Lost: true}}))
	x.do("square a1")
	if x.myTurn(); x.over() {
		t.Fatal("resigned without being asked to")
	}
	x.do("settings", settingsResigns, "close", "square "+firstHidden(x.position()).String())
	x.myTurn()
	if o := x.Session().Match().Outcome(); o.Reason != game.ReasonResign || o.Winner != x.you() {
		t.Fatalf("outcome %v", o)
	}
	if want := x.Texts().End.Reasons.Won[game.ReasonResign].With(x.Texts().End.WinnerYou); x.heard() != want {
		t.Errorf("heard %q, want %q", x.heard(), want)
	}
	x.waitFor("the end", func() bool { return x.Panel() != nil })
	if reason := x.node("end-reason").Label; reason != x.Texts().End.Reasons.YouWon[game.ReasonResign] {
		t.Errorf("the panel says %q", reason)
	}
	if standings := x.environment.Store.Standings(); standings.Column(match.LevelMedium, false).Wins != 1 {
		t.Errorf("standings %+v", standings)
	}
}

func TestBrokenComputerIsTold(t *testing.T) {
	x := newTable(t, withComputer(broken{}))
	x.do("square a1")
	x.waitFor("a word about it", func() bool { return x.heard() == x.Texts().Notices.ComputerFailed })
	x.do("undo")
	if x.Session().Match().Turns() != 0 {
		t.Error("undo does not help")
	}
}

// refusing is a storage that takes nothing.
type refusing struct{ *platform.MemoryStorage }

func (refusing) Set(string, []byte) error { return platform.ErrRefused }

func TestPlayGoesOnWithoutStorage(t *testing.T) {
	x := newTable(t, func(e *Environment) { e.Store = save.Open(refusing{platform.NewMemoryStorage()}, nil) })
	if got := x.node("message").Label; got != x.Texts().Notices.StorageRefused {
		t.Errorf("the message says %q", got)
	}
	checkTree(t, x)
	x.do("square a1")
	x.myTurn()
	x.do("square b2", "sound", "undo")
	if x.Session().Match().Turns() == 0 && x.position() == game.Start() {
		t.Error("play does not go on")
	}
	told := 0
	for _, line := range x.said {
		if line == x.Texts().Notices.StorageRefused {
			told++
		}
	}
	if told != 1 {
		t.Errorf("told %d times", told)
	}
}

// In a game that takes nothing back, undo says so.
func TestNoUndoSaysSo(t *testing.T) {
	preset, _ := game.PresetByName("tcga")
	x := newTable(t, withSettings(t, func(s *save.Settings) { s.RuleSet, s.TwoPlayers = preset.RuleSet, true }))
	x.do("square a1", "undo")
	if x.heard() != x.Texts().Refusals.NoUndo || !x.node("undo").Disabled {
		t.Errorf("heard %q", x.heard())
	}
}
