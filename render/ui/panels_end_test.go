package ui

import (
	"anqi/assets/texts"
	"slices"
	"strings"
	"testing"

	"anqi/game"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

// Who resigns or runs out of time against the computer reads so, under the board and in the panel.
func TestWhoGaveUpOrRanOutOfTimeIsYou(t *testing.T) {
	for reason, end := range map[game.Reason]func(x *playing){
		game.ReasonResign: func(x *playing) { x.do("resign", "resign-yes") },
		game.ReasonTime: func(x *playing) {
			x.waitFor("the third time-out", x.over)
		},
	} {
		x := newTable(t, withSettings(t, func(s *save.Settings) { s.RuleSet.TurnSeconds = 1 }))
		x.do("square a1")
		x.myTurn()
		end(x)
		want := uitest.Words.End.Reasons.YouLost[reason]
		if got := x.node("message").Label; got != want {
			t.Errorf("%v: the line under the board says %q", reason, got)
		}
		if !slices.Contains(x.said, uitest.Words.End.SpokenLost.With(texts.Is("reason", want))) && !strings.HasSuffix(x.heard(), uitest.Words.End.SpokenLost.With(texts.Is("reason", want))) {
			t.Errorf("%v: spoken was %q", reason, x.said)
		}
		x.waitFor("the panel", func() bool { return x.Panel() != nil })
		if got := x.node("end-reason").Label; got != want {
			t.Errorf("%v: the panel says %q", reason, got)
		}
	}
}

// The keyboard stands on the rematch when the end is told, and the deal lies as the board does, also after the window is turned.
func TestTheEndOpensOnTheRematchAndLiesLikeTheBoard(t *testing.T) {
	x := newTable(t, seeded(11))
	x.do("square a1")
	x.myTurn()
	x.do("resign", "resign-yes")
	x.waitFor("the end", func() bool { return x.Panel() != nil })
	if id, _ := x.FocusID(); id != panels.EndRematch {
		t.Errorf("the focus is on %q", id)
	}
	for _, size := range [][2]float64{{360, 640}, {640, 360}, {820, 1180}, {1440, 900}} {
		x.Resize(size[0], size[1], tree.Insets{})
		board, deal := x.Board(), x.node("end-deal-board").Diagram
		if board.Lying != deal.Lying || board.Turned != deal.Turned {
			t.Errorf("%v: the board lies %v and is turned %v, the deal %v and %v", size, board.Lying, board.Turned, deal.Lying, deal.Turned)
		}
	}
	if x.do("end-fair", "fair-back"); x.Panel().Node().ID != panels.EndID {
		t.Fatal("no way back to the end")
	}
	if id, _ := x.FocusID(); id != panels.EndRematch {
		t.Errorf("back from the proof the focus is on %q", id)
	}
}
