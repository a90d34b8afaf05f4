package ui

import (
	"testing"

	"anqi/game"
)

func TestCellLabels(t *testing.T) {
	rules := ruleSet(t, "traditional")
	s := scene{t: words, position: parse(t, middle, rules), mayAct: true, controller: newController()}
	s.set.Rules = *rules
	check := func(name, want string) {
		t.Helper()
		if got := s.cellLabel(square(t, name)); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	check("a1", "a1 紅俥，可吃一子")
	check("c1", "c1 紅兵，可吃一子，可走一格")
	check("a2", "a2 暗子，可翻開")
	check("b1", "b1 黑馬")
	check("b2", "b2 空格")
	s.controller.selected = square(t, "c1")
	s.marks = targets(&s.position, rules, s.controller.selected)
	s.last = []game.Square{square(t, "b2"), square(t, "b1")}
	check("c1", "c1 紅兵，已選取，可吃一子，可走一格")
	check("c2", "c2 空格，可走到這裡")
	check("d1", "d1 黑將，可吃")
	check("b1", "b1 黑馬，上一手到這裡")
	s.mayAct = false
	check("a2", "a2 暗子")
}
