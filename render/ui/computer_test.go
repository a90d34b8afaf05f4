package ui

import (
	"anqi/assets/texts"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/panels"
)

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
			x.start(panels.StartGame{Choice: x.choice(), FirstSeat: 0})
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
	x.do("settings", panels.SettingsResigns, "close", "square "+firstHidden(x.position()).String())
	x.myTurn()
	if o := x.Session().Match().Outcome(); o.Reason != game.ReasonResign || o.Winner != x.you() {
		t.Fatalf("outcome %v", o)
	}
	if want := x.Texts().End.SpokenWon.With(texts.Is("reason", x.Texts().End.Reasons.YouWon[game.ReasonResign])); x.heard() != want {
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
