package selection

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/announce"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
)

func TestTargets(t *testing.T) {
	for _, test := range []struct{ name, rules, position, from, want string }{
		{"moves and captures", "traditional", uitest.Middle, "a1", "b1:capture"},
		{"a soldier by the general", "traditional", uitest.Middle, "c1", "c2:move d1:capture"},
		{"a cannon over a screen", "traditional", "4/4/4/4/3p/3?/4/3C r P 0 -", "d1", "c1:move d2:move d4:capture"},
		{"dark attacks", "custom DarkCapture=true", uitest.Middle, "a1", "a2:dark b1:capture"},
		{"a horse leaps", "custom HorseLeaps=true", "4/4/4/4/4/3g/4/2N1 r - 0 -", "c1", "a2:move b1:move b3:move c2:move d1:move d3:capture"},
	} {
		rules := uitest.RuleSet(t, test.rules)
		p := uitest.Parse(t, test.position, rules)
		if got := markText(Targets(&p, rules, uitest.Square(t, test.from))); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

func markText(marks [game.SquareCount]tree.TargetKind) string {
	names := [...]string{"", "move", "capture", "dark", "forbidden", "last"}
	var parts []string
	for column := 0; column < game.Columns; column++ {
		for row := 0; row < game.Rows; row++ {
			if s := game.NewSquare(column, row); marks[s] != tree.TargetNone {
				parts = append(parts, s.String()+":"+names[marks[s]])
			}
		}
	}
	return strings.Join(parts, " ")
}

// A red chariot hunts a horse up the board under a limit of three: the third chase is marked as the last, the fourth as forbidden.
func TestChaseIsMarkedBeforeAndAfterTheLast(t *testing.T) {
	rules := uitest.RuleSet(t, "custom ChaseLimit=3")
	p := uitest.Parse(t, "4/4/4/4/4/1n2/4/1R1p r - 0 -", rules)
	play := func(text string) {
		t.Helper()
		a, _ := game.ParseAction(text)
		next, err := p.Apply(rules, a, game.Empty)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		p = next
	}
	play("b1-b2") // first chase
	play("b3-b4")
	play("b2-b3") // second
	play("b4-b5")
	if marks := Targets(&p, rules, uitest.Square(t, "b3")); marks[uitest.Square(t, "b4")] != tree.TargetLast {
		t.Errorf("before the last chase: %s", markText(marks))
	}
	none := [game.SquareCount]tree.TargetKind{}
	if counts := ChaseCounts(&p, rules, &none); counts[uitest.Square(t, "b5")] != 2 {
		t.Errorf("the hunted piece shows %d", counts[uitest.Square(t, "b5")])
	}
	play("b3-b4") // third: the limit
	play("b5-b6")
	marks := Targets(&p, rules, uitest.Square(t, "b4"))
	if marks[uitest.Square(t, "b5")] != tree.TargetForbidden || marks[uitest.Square(t, "a4")] != tree.TargetMove {
		t.Errorf("after the last chase: %s", markText(marks))
	}
	if counts := ChaseCounts(&p, rules, &marks); counts[uitest.Square(t, "b5")] != 3 {
		t.Errorf("the forbidden square shows %d", counts[uitest.Square(t, "b5")])
	}
	c := NewController()
	c.Selected = uitest.Square(t, "b4")
	got := act(&c, &p, rules, uitest.Square(t, "b5"))
	if got.Kind != IntentRefuse || got.Refusal.Reason != game.RefusedChase {
		t.Fatalf("the fourth chase: %+v", got)
	}
	v := announce.Voice{Texts: uitest.Words, Names: [3]string{"", uitest.Words.Names.You, uitest.Words.Names.Computer}, You: match.One, Position: p}
	if said := v.Refusal(&p, rules, got.Action, got.Refusal); said != "紅俥捉黑馬已經 3 次，到上限了，請換別的走法。" {
		t.Errorf("said %q", said)
	}
}
