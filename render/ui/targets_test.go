package ui

import (
	"anqi/game/match"
	"strings"
	"testing"

	"anqi/game"
)

func TestTargets(t *testing.T) {
	for _, test := range []struct{ name, rules, position, from, want string }{
		{"moves and captures", "traditional", middle, "a1", "b1:capture"},
		{"a soldier by the general", "traditional", middle, "c1", "c2:move d1:capture"},
		{"a cannon over a screen", "traditional", "4/4/4/4/3p/3?/4/3C r P 0 -", "d1", "c1:move d2:move d4:capture"},
		{"dark attacks", "custom DarkCapture=true", middle, "a1", "a2:dark b1:capture"},
		{"a horse leaps", "custom HorseLeaps=true", "4/4/4/4/4/3g/4/2N1 r - 0 -", "c1", "a2:move b1:move b3:move c2:move d1:move d3:capture"},
	} {
		rules := ruleSet(t, test.rules)
		p := parse(t, test.position, rules)
		if got := markText(targets(&p, rules, square(t, test.from))); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}

func markText(marks [game.SquareCount]TargetKind) string {
	names := [...]string{"", "move", "capture", "dark", "forbidden", "last"}
	var parts []string
	for column := 0; column < game.Columns; column++ {
		for row := 0; row < game.Rows; row++ {
			if s := game.NewSquare(column, row); marks[s] != TargetNone {
				parts = append(parts, s.String()+":"+names[marks[s]])
			}
		}
	}
	return strings.Join(parts, " ")
}

// A red chariot hunts a horse up the board under a limit of three: the third chase is marked as the last, the fourth as forbidden.
func TestChaseIsMarkedBeforeAndAfterTheLast(t *testing.T) {
	rules := ruleSet(t, "custom ChaseLimit=3")
	p := parse(t, "4/4/4/4/4/1n2/4/1R1p r - 0 -", rules)
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
	if marks := targets(&p, rules, square(t, "b3")); marks[square(t, "b4")] != TargetLast {
		t.Errorf("before the last chase: %s", markText(marks))
	}
	none := [game.SquareCount]TargetKind{}
	if counts := chaseCounts(&p, rules, &none); counts[square(t, "b5")] != 2 {
		t.Errorf("the hunted piece shows %d", counts[square(t, "b5")])
	}
	play("b3-b4") // third: the limit
	play("b5-b6")
	marks := targets(&p, rules, square(t, "b4"))
	if marks[square(t, "b5")] != TargetForbidden || marks[square(t, "a4")] != TargetMove {
		t.Errorf("after the last chase: %s", markText(marks))
	}
	if counts := chaseCounts(&p, rules, &marks); counts[square(t, "b5")] != 3 {
		t.Errorf("the forbidden square shows %d", counts[square(t, "b5")])
	}
	c := newController()
	c.selected = square(t, "b4")
	got := act(&c, &p, rules, square(t, "b5"))
	if got.kind != intentRefuse || got.refusal.Reason != game.RefusedChase {
		t.Fatalf("the fourth chase: %+v", got)
	}
	v := voice{t: words, names: [3]string{"", words.Names.You, words.Names.Computer}, you: match.One, position: p}
	if said := v.refusal(&p, rules, got.action, got.refusal); said != "紅俥捉黑馬已經 3 次，到上限了，請換別的走法。" {
		t.Errorf("said %q", said)
	}
}
