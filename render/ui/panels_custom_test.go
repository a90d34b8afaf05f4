package ui

import (
	"anqi/assets/texts"
	"reflect"
	"testing"

	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
)

// What an edit makes wrong is said once, with the name of the field: at the field itself whenever it is edited, elsewhere when it
// becomes wrong.
func TestWhatIsWrongIsSaidOnce(t *testing.T) {
	rules, labelled := &uitest.Words.Rules, uitest.Words.Labelled
	x := newTable(t, nil)
	x.do("new", "newgame-preset custom")
	for _, step := range []struct{ field, value, want string }{
		{"NoProgressLimit", "7", rules.OutOfRangeOrZero.With(texts.Is("low", "20"), texts.Is("high", "200"))},
		{"NoProgressLimit", "8", rules.OutOfRangeOrZero.With(texts.Is("low", "20"), texts.Is("high", "200"))},
		{"ChaseLimit", "3", ""}, // nothing new is wrong
		{"NoProgressLimit", "50", ""},
		{"ChainAfterOpen", "open+dark", rules.Contradiction("DarkChainNeedsDark", "")},
		{"DarkCapture", "", ""},
	} {
		x.said = nil
		x.do(panels.NewGameField + step.field + " " + step.value)
		want := ""
		if step.want != "" {
			want = labelled(rules.Field(step.field).Text, step.want)
		}
		if len(x.said) > 1 || x.heard() != want {
			t.Errorf("%s %q: says %q, want %q", step.field, step.value, x.said, want)
		}
	}
	x.said = nil
	if x.do(panels.NewGameField + "DarkCapture "); x.heard() != labelled(rules.Field("ChainAfterOpen").Text, rules.Contradiction("DarkChainNeedsDark", "")) {
		t.Errorf("what became wrong elsewhere is said as %q", x.said)
	}
}

// Starting a game with something wrong says so and moves the keyboard to the first field that has to change, and a mark shows where.
func TestStartLeadsToWhatIsWrong(t *testing.T) {
	x := newTable(t, nil)
	x.do("new", "newgame-preset custom", panels.NewGameField+"Repetition x", panels.NewGameField+"NoProgressLimit 5")
	kept := x.Panel()
	x.Do(tree.Command{Name: tree.CommandFocus, Value: panels.NewGameStart})
	x.do(panels.NewGameStart)
	if id, shown := x.FocusID(); id != panels.NewGameField+"NoProgressLimit" || !shown {
		t.Errorf("the focus is on %q, shown %v", id, shown)
	}
	if want := uitest.Words.NewGame.Problems.With(uitest.Words.Amount("count", 2)); x.heard() != want {
		t.Errorf("says %q, want %q", x.heard(), want)
	}
	if x.Panel() == nil || !reflect.DeepEqual(x.Panel().Node(), kept.Node()) {
		t.Error("what was chosen is lost")
	}
}
