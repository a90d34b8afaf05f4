package selection

import (
	"errors"
	"testing"

	"anqi/game"
	"anqi/render/ui/uitest"
)

// act taps a square and follows up a refusal, as the app does.
func act(c *Controller, p *game.Position, r *game.Rules, s game.Square) Intent {
	result := c.Tap(p, r, s)
	for result.Kind == IntentPlay {
		shown := game.Empty
		if p.NeedsReveal(result.Action) {
			for piece, count := range p.Unseen {
				if count > 0 {
					shown = game.Piece(piece)
				}
			}
		}
		_, err := p.Apply(r, result.Action, shown)
		var illegal *game.IllegalActionError
		if !errors.As(err, &illegal) {
			break
		}
		result = c.Refused(p, r, result, illegal.Refusal)
	}
	return result
}

func TestTaps(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	for _, test := range []struct {
		name     string
		selected string // before
		tap      string
		kind     intentKind
		action   string
		after    string // selected after
		reason   game.RefusalReason
	}{
		{"an own piece is selected", "-", "a1", IntentSelect, "a1", "a1", 0},
		{"again lets it go", "a1", "a1", IntentRelease, "", "-", 0},
		{"another own piece instead", "a1", "c1", IntentSelect, "c1", "c1", 0},
		{"a capture", "a1", "b1", IntentPlay, "a1-b1", "a1", 0},
		{"the soldier takes the general", "c1", "d1", IntentPlay, "c1-d1", "c1", 0},
		{"a soldier is too weak for a horse", "c1", "b1", IntentRefuse, "c1-b1", "c1", game.RefusedRank},
		{"a move", "c1", "c2", IntentPlay, "c1-c2", "c1", 0},
		{"too far", "c1", "c3", IntentRefuse, "c1-c3", "c1", game.RefusedDistance},
		{"a face-down neighbour is no target", "a1", "a2", IntentRefuse, "a1-a2", "a1", game.RefusedFaceDownTarget},
		{"a face-down piece out of reach is flipped", "c1", "a2", IntentPlay, "a2", "-", 0},
		{"a face-down piece is flipped", "-", "a2", IntentPlay, "a2", "-", 0},
		{"an enemy piece is not one's own", "-", "b1", IntentRefuse, "b1", "-", game.RefusedFlipFaceUp},
		{"an empty square", "-", "c4", IntentRefuse, "c4", "-", game.RefusedEmpty},
		{"a cannon needs a screen", "d2", "d4", IntentRefuse, "d2-d4", "d2", game.RefusedScreen},
		{"a cannon takes no neighbour", "d2", "d1", IntentRefuse, "d2-d1", "d2", game.RefusedScreen},
	} {
		p := uitest.Parse(t, uitest.Middle, rules)
		c := NewController()
		if test.selected != "-" {
			c.Selected = uitest.Square(t, test.selected)
		}
		got := act(&c, &p, rules, uitest.Square(t, test.tap))
		if got.Kind != test.kind || got.Refusal.Reason != test.reason || test.action != "" && got.Action.String() != test.action || c.Selected.String() != test.after {
			t.Errorf("%s: %+v, selected %v", test.name, got, c.Selected)
		}
	}
}

// A tap out of reach may be meant as a flip; a piece dragged there was meant to go there.
func TestAPieceDraggedOutOfReachFlipsNothing(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	p := uitest.Parse(t, uitest.Middle, rules)
	c := NewController()
	c.Selected = uitest.Square(t, "c1")
	dragged := c.Drag(uitest.Square(t, "c1"), uitest.Square(t, "a2"))
	_, err := p.Apply(rules, dragged.Action, game.Empty)
	var illegal *game.IllegalActionError
	if !errors.As(err, &illegal) {
		t.Fatalf("c1-a2: %v", err)
	}
	if got := c.Refused(&p, rules, dragged, illegal.Refusal); got.Kind != IntentRefuse || got.Refusal.Reason != game.RefusedDistance {
		t.Errorf("refused: %+v", got)
	}
}

func TestTapAgainToFlip(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	p := game.Start()
	c := NewController()
	c.TapAgain = true
	if got := c.Tap(&p, rules, 5); got.Kind != IntentArm || c.Armed != 5 {
		t.Errorf("first tap %+v", got)
	}
	if got := c.Tap(&p, rules, 6); got.Kind != IntentArm || c.Armed != 6 {
		t.Errorf("another square %+v", got)
	}
	if got := c.Tap(&p, rules, 6); got.Kind != IntentPlay || got.Action != game.FlipAction(6) {
		t.Errorf("second tap %+v", got)
	}
	if !c.Release(&p) || c.Armed != game.NoSquare {
		t.Error("Escape does not disarm")
	}
}

func TestStuckPieceSaysSo(t *testing.T) {
	rules := uitest.RuleSet(t, "traditional")
	p := uitest.Parse(t, "4/4/4/4/4/4/k3/Pn2 b - 0 -", rules)
	p.Turn = game.Red
	c := NewController()
	if got := act(&c, &p, rules, 1); got.Kind != IntentRefuse {
		t.Errorf("enemy piece: %+v", got)
	}
	q := uitest.Parse(t, "4/4/4/4/3R/4/n3/Pn2 r - 0 -", rules)
	if got := c.Tap(&q, rules, 0); got.Kind != IntentStuck || c.Selected != 0 {
		t.Errorf("stuck piece: %+v", got)
	}
	if got := act(&c, &q, rules, 1); got.Kind != IntentRefuse || got.Refusal.Reason != game.RefusedRank || c.Selected != 0 {
		t.Errorf("its neighbour: %+v", got)
	}
	if got := act(&c, &q, rules, 0); got.Kind != IntentRelease || c.Selected != game.NoSquare {
		t.Errorf("itself again: %+v", got)
	}
}

// In a chain the piece stays selected, only its captures are targets, and nothing else can be chosen.
func TestChainKeepsItsPiece(t *testing.T) {
	rules := uitest.RuleSet(t, "custom ChainAfterOpen=open")
	p := uitest.Parse(t, "4/4/4/4/4/4/R2P/nnp1 r - 0 -", rules)
	p, err := p.Apply(rules, game.MoveAction(uitest.Square(t, "a2"), uitest.Square(t, "a1")), game.Empty)
	if err != nil || p.Chain != uitest.Square(t, "a1") {
		t.Fatalf("no chain: %v %v", p.Chain, err)
	}
	c := NewController()
	c.Settle(&p)
	if c.Selected != p.Chain {
		t.Fatal("the chain's piece is not selected")
	}
	for _, test := range []struct {
		tap  string
		kind intentKind
	}{{"a1", IntentSelect}, {"d2", IntentRefuse}, {"a2", IntentRefuse}, {"b1", IntentPlay}} {
		if got := act(&c, &p, rules, uitest.Square(t, test.tap)); got.Kind != test.kind || c.Selected != p.Chain {
			t.Errorf("%s: %+v", test.tap, got)
		}
	}
	if c.Release(&p) || c.Selected != p.Chain {
		t.Error("Escape lets go of a piece in a chain")
	}
	if got := markText(Targets(&p, rules, p.Chain)); got != "b1:capture" {
		t.Errorf("targets %s", got)
	}
}
