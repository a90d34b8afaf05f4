package screen

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/selection"
	"anqi/render/ui/uitest"
)

func TestCellLabels(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	s := Scene{Texts: uitest.Words, Position: uitest.Parse(t, uitest.Middle, rules), MayAct: true, Controller: selection.NewController()}
	s.Set.Rules = *rules
	check := func(name, want string) {
		t.Helper()
		if got := s.cellLabel(uitest.Square(t, name)); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	check("a1", "a1 紅俥，可吃一子")
	check("c1", "c1 紅兵，可吃一子，可走一格")
	check("a2", "a2 暗子，可翻開")
	check("b1", "b1 黑馬")
	check("b2", "b2 空格")
	s.Controller.Selected = uitest.Square(t, "c1")
	s.Marks = selection.Targets(&s.Position, rules, s.Controller.Selected)
	s.Last = []game.Square{uitest.Square(t, "b2"), uitest.Square(t, "b1")}
	check("c1", "c1 紅兵，已選取，可吃一子，可走一格")
	check("c2", "c2 空格，可走到這裡")
	check("d1", "d1 黑將，可吃")
	check("b1", "b1 黑馬，上一手到這裡")
	s.MayAct = false
	check("a2", "a2 暗子")
}
