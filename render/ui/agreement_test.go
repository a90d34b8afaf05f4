package ui

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/save"
)

func TestTwoPlayersAgreeOnUndoAndDraw(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	x.do("square a1", "undo")
	if x.node("accept").Label == "" || x.mayAct() {
		t.Fatal("nobody is asked")
	}
	checkTree(t, x)
	x.do("decline")
	if x.Session().Match().Turns() != 1 {
		t.Error("undone without agreement")
	}
	x.do("undo", "accept")
	if x.Session().Match().Turns() != 0 {
		t.Error("not undone")
	}
	x.do("square a1", "draw")
	if x.Panel() == nil {
		t.Fatal("a draw is offered without confirmation")
	}
	x.do("draw-yes")
	if x.Tree().Find("accept") == nil {
		t.Fatalf("the other side is not asked: %q", x.heard())
	}
	x.do("accept")
	if !x.over() || !x.Session().Match().Outcome().Drawn() {
		t.Error("no draw")
	}
}

func TestResignIsConfirmed(t *testing.T) {
	x := newTable(t, seeded(11))
	x.do("square a1")
	x.myTurn()
	x.do("resign")
	if x.Panel() == nil || x.over() {
		t.Fatal("no question")
	}
	x.do("close")
	if x.over() {
		t.Fatal("resigned although the question was closed")
	}
	x.do("resign", "resign-yes")
	if !x.over() || x.Session().Match().Outcome().Winner != match.Two {
		t.Errorf("outcome %v", x.Session().Match().Outcome())
	}
	if x.sounds[len(x.sounds)-1] != effect.SoundLoss {
		t.Errorf("sounds %v", x.sounds)
	}
	x.waitFor("the end", func() bool { return x.Panel() != nil })
	x.do("close")
	if x.node("message").Label == "" || x.Tree().Find("rematch") == nil {
		t.Error("no way on after the end")
	}
	checkTree(t, x)
	x.do("undo")
	if x.over() || !strings.Contains(x.heard(), x.Texts().Notices.UndoneResult) {
		t.Errorf("undoing the end: %q", x.heard())
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
