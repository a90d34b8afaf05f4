package ui

import (
	"errors"
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

// act taps a square and follows up a refusal, as the app does.
func act(c *controller, p *game.Position, r *game.Rules, s game.Square) intent {
	result := c.tap(p, r, s)
	for result.kind == intentPlay {
		shown := game.Empty
		if p.NeedsReveal(result.action) {
			for piece, count := range p.Unseen {
				if count > 0 {
					shown = game.Piece(piece)
				}
			}
		}
		_, err := p.Apply(r, result.action, shown)
		var illegal *game.IllegalActionError
		if !errors.As(err, &illegal) {
			break
		}
		result = c.refused(p, r, result, illegal.Refusal)
	}
	return result
}

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
		got := act(&c, &p, rules, square(t, test.tap))
		if got.kind != test.kind || got.refusal.Reason != test.reason || test.action != "" && got.action.String() != test.action || c.selected.String() != test.after {
			t.Errorf("%s: %+v, selected %v", test.name, got, c.selected)
		}
	}
}

// A tap out of reach may be meant as a flip; a piece dragged there was meant to go there.
func TestAPieceDraggedOutOfReachFlipsNothing(t *testing.T) {
	rules := ruleSet(t, "traditional")
	p := parse(t, middle, rules)
	c := newController()
	c.selected = square(t, "c1")
	dragged := c.drag(square(t, "c1"), square(t, "a2"))
	_, err := p.Apply(rules, dragged.action, game.Empty)
	var illegal *game.IllegalActionError
	if !errors.As(err, &illegal) {
		t.Fatalf("c1-a2: %v", err)
	}
	if got := c.refused(&p, rules, dragged, illegal.Refusal); got.kind != intentRefuse || got.refusal.Reason != game.RefusedDistance {
		t.Errorf("refused: %+v", got)
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
	if got := act(&c, &p, rules, 1); got.kind != intentRefuse {
		t.Errorf("enemy piece: %+v", got)
	}
	q := parse(t, "4/4/4/4/3R/4/n3/Pn2 r - 0 -", rules)
	if got := c.tap(&q, rules, 0); got.kind != intentStuck || c.selected != 0 {
		t.Errorf("stuck piece: %+v", got)
	}
	if got := act(&c, &q, rules, 1); got.kind != intentRefuse || got.refusal.Reason != game.RefusedRank || c.selected != 0 {
		t.Errorf("its neighbour: %+v", got)
	}
	if got := act(&c, &q, rules, 0); got.kind != intentRelease || c.selected != game.NoSquare {
		t.Errorf("itself again: %+v", got)
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
		if got := act(&c, &p, rules, square(t, test.tap)); got.kind != test.kind || c.selected != p.Chain {
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
	x := voice{t: words, you: match.One, position: p}
	x.names = [3]string{"", x.t.Names.You, x.t.Names.Computer}
	return &x
}
