package ui

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
)

// parse reads a position; what is not on the board is taken to be captured.
func parse(t *testing.T, text string, rules *game.Rules) game.Position {
	t.Helper()
	p, err := game.ParsePosition(text, rules)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return p
}

func ruleSet(t *testing.T, text string) *game.Rules {
	t.Helper()
	set, err := game.ParseRuleSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return &set.Rules
}

func square(t *testing.T, name string) game.Square {
	t.Helper()
	s, ok := game.ParseSquare(name)
	if !ok {
		t.Fatalf("%q is no square", name)
	}
	return s
}

// a1 red chariot, b1 black horse, a2 face down, c1 red soldier, d1 black general, d2 red cannon, d4 black soldier.
const middle = "4/4/4/4/3p/4/?2C/RnPk r p 0 -"

func TestTaps(t *testing.T) {
	rules := ruleSet(t, "traditional")
	for _, test := range []struct {
		name     string
		selected string // before
		tap      string
		kind     intentKind
		action   string
		after    string // selected after
		reason   game.RefusalReason
	}{
		{"an own piece is selected", "-", "a1", intentSelect, "a1", "a1", 0},
		{"again lets it go", "a1", "a1", intentRelease, "", "-", 0},
		{"another own piece instead", "a1", "c1", intentSelect, "c1", "c1", 0},
		{"a capture", "a1", "b1", intentPlay, "a1-b1", "a1", 0},
		{"the soldier takes the general", "c1", "d1", intentPlay, "c1-d1", "c1", 0},
		{"a soldier is too weak for a horse", "c1", "b1", intentRefuse, "c1-b1", "c1", game.RefusedRank},
		{"a move", "c1", "c2", intentPlay, "c1-c2", "c1", 0},
		{"too far", "c1", "c3", intentRefuse, "c1-c3", "c1", game.RefusedDistance},
		{"a face-down neighbour is no target", "a1", "a2", intentRefuse, "a1-a2", "a1", game.RefusedFaceDownTarget},
		{"a face-down piece out of reach is flipped", "c1", "a2", intentPlay, "a2", "-", 0},
		{"a face-down piece is flipped", "-", "a2", intentPlay, "a2", "-", 0},
		{"an enemy piece is not one's own", "-", "b1", intentRefuse, "b1", "-", game.RefusedFlipFaceUp},
		{"an empty square", "-", "c4", intentRefuse, "c4", "-", game.RefusedEmpty},
		{"a cannon needs a screen", "d2", "d4", intentRefuse, "d2-d4", "d2", game.RefusedScreen},
		{"a cannon takes no neighbour", "d2", "d1", intentRefuse, "d2-d1", "d2", game.RefusedScreen},
	} {
		p := parse(t, middle, rules)
		c := newController()
		if test.selected != "-" {
			c.selected = square(t, test.selected)
		}
		got := c.tap(&p, rules, square(t, test.tap))
		if got.kind != test.kind || got.refusal.Reason != test.reason || test.action != "" && got.action.String() != test.action || c.selected.String() != test.after {
			t.Errorf("%s: %+v, selected %v", test.name, got, c.selected)
		}
	}
}

func TestTapAgainToFlip(t *testing.T) {
	rules := ruleSet(t, "traditional")
	p := game.Start()
	c := newController()
	c.tapAgain = true
	if got := c.tap(&p, rules, 5); got.kind != intentArm || c.armed != 5 {
		t.Errorf("first tap %+v", got)
	}
	if got := c.tap(&p, rules, 6); got.kind != intentArm || c.armed != 6 {
		t.Errorf("another square %+v", got)
	}
	if got := c.tap(&p, rules, 6); got.kind != intentPlay || got.action != game.FlipAction(6) {
		t.Errorf("second tap %+v", got)
	}
	if !c.release(&p) || c.armed != game.NoSquare {
		t.Error("Escape does not disarm")
	}
}

func TestStuckPieceSaysSo(t *testing.T) {
	rules := ruleSet(t, "traditional")
	p := parse(t, "4/4/4/4/4/4/k3/Pn2 b - 0 -", rules)
	p.Turn = game.Red
	c := newController()
	if got := c.tap(&p, rules, 1); got.kind != intentRefuse {
		t.Errorf("enemy piece: %+v", got)
	}
	q := parse(t, "4/4/4/4/4/4/n3/Pn2 r - 0 -", rules)
	if got := c.tap(&q, rules, 0); got.kind != intentStuck || c.selected != game.NoSquare {
		t.Errorf("stuck piece: %+v", got)
	}
}

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
	got := c.tap(&p, rules, square(t, "b5"))
	if got.kind != intentRefuse || got.refusal.Reason != game.RefusedChase {
		t.Fatalf("the fourth chase: %+v", got)
	}
	v := testVoice(p)
	if said := v.refusal(&p, rules, got.action, got.refusal); said != "紅俥捉黑馬已經 3 次，到上限了，請換別的走法。" {
		t.Errorf("said %q", said)
	}
}

// In a chain the piece stays selected, only its captures are targets, and nothing else can be chosen.
func TestChainKeepsItsPiece(t *testing.T) {
	rules := ruleSet(t, "custom ChainAfterOpen=open")
	p := parse(t, "4/4/4/4/4/4/R2P/nnp1 r - 0 -", rules)
	p, err := p.Apply(rules, game.MoveAction(square(t, "a2"), square(t, "a1")), game.Empty)
	if err != nil || p.Chain != square(t, "a1") {
		t.Fatalf("no chain: %v %v", p.Chain, err)
	}
	c := newController()
	c.settle(&p)
	if c.selected != p.Chain {
		t.Fatal("the chain's piece is not selected")
	}
	for _, test := range []struct {
		tap  string
		kind intentKind
	}{{"a1", intentSelect}, {"d2", intentRefuse}, {"a2", intentRefuse}, {"b1", intentPlay}} {
		if got := c.tap(&p, rules, square(t, test.tap)); got.kind != test.kind || c.selected != p.Chain {
			t.Errorf("%s: %+v", test.tap, got)
		}
	}
	if c.release(&p) || c.selected != p.Chain {
		t.Error("Escape lets go of a piece in a chain")
	}
	if got := markText(targets(&p, rules, p.Chain)); got != "b1:capture" {
		t.Errorf("targets %s", got)
	}
}

func testVoice(p game.Position) *voice {
	x := voice{t: testTexts(), you: match.One, position: p}
	x.names = [3]string{"", x.t.Names.You, x.t.Names.Computer}
	return &x
}
