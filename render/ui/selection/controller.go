// Package selection turns taps on squares into actions: nothing selected, a piece selected, an action to play; and marks where the
// selected piece may go. It knows the rules and nothing of the match, the screen or words.
//
// It may import the standard library, game and render/ui/tree.
package selection

import (
	"anqi/game"
	"anqi/render/ui/tree"
)

// Controller turns taps on squares into actions: nothing selected, a piece selected, an action. It is a value and knows the
// rules only through the position it is asked about.
type Controller struct {
	Selected game.Square // NoSquare: nothing
	Armed    game.Square // a face-down piece that a second tap flips, where a person wants it so
	TapAgain bool        // flipping needs two taps
}

// intentKind is what a tap came to.
type intentKind uint8

const (
	intentNone    intentKind = iota
	IntentPlay               // play the action, if it is legal
	IntentSelect             // a piece is selected now
	IntentRelease            // nothing is selected any more
	IntentArm                // tap again to flip
	IntentStuck              // a piece is selected now that has nowhere to go: a tap on a neighbour tells why
	IntentRefuse             // the action is not legal, and refusal says why
)

// Intent is the answer to a tap. Whether an action is legal it does not ask: that is decided where the action is played, and
// refused answers to a no.
type Intent struct {
	Kind    intentKind
	Action  game.Action
	Refusal game.Refusal
	orFlip  bool // the square was tapped with a piece selected, and may be meant to be flipped instead
}

// NewController returns a controller with nothing selected.
func NewController() Controller { return Controller{Selected: game.NoSquare, Armed: game.NoSquare} }

// Settle lets go what a new position has no use for, and selects the piece of an open chain.
func (c *Controller) Settle(p *game.Position) {
	c.Selected, c.Armed = game.NoSquare, game.NoSquare
	if p.Chain != game.NoSquare {
		c.Selected = p.Chain
	}
}

// Release lets the selected piece go; in a chain it stays.
func (c *Controller) Release(p *game.Position) bool {
	had := c.Selected != game.NoSquare && p.Chain == game.NoSquare || c.Armed != game.NoSquare
	c.Settle(p)
	return had
}

// Tap acts on a square for the side to move.
func (c *Controller) Tap(p *game.Position, r *game.Rules, s game.Square) Intent {
	if s >= game.SquareCount {
		return Intent{}
	}
	if c.Selected == game.NoSquare {
		return c.tapFirst(p, r, s)
	}
	return c.tapSecond(p, r, s)
}

// tapFirst is a tap with nothing selected.
func (c *Controller) tapFirst(p *game.Position, r *game.Rules, s game.Square) Intent {
	switch piece := p.Board[s]; {
	case piece == game.FaceDown && c.TapAgain && c.Armed != s:
		c.Armed = s
		return Intent{Kind: IntentArm, Action: game.FlipAction(s)}
	case piece == game.FaceDown:
		return Intent{Kind: IntentPlay, Action: game.FlipAction(s)}
	case piece != game.Empty && piece.Colour() == p.Turn:
		return c.Choose(p, r, s)
	}
	c.Armed = game.NoSquare
	return Intent{Kind: IntentPlay, Action: game.FlipAction(s)} // which is refused, with the reason to say
}

// Choose selects an own piece, also one that can do nothing: the next tap then tells why.
func (c *Controller) Choose(p *game.Position, r *game.Rules, s game.Square) Intent {
	c.Armed, c.Selected = game.NoSquare, s
	if marks := Targets(p, r, s); marks == ([game.SquareCount]tree.TargetKind{}) {
		return Intent{Kind: IntentStuck, Action: game.FlipAction(s)}
	}
	return Intent{Kind: IntentSelect, Action: game.FlipAction(s)}
}

// tapSecond is a tap with a piece selected.
func (c *Controller) tapSecond(p *game.Position, r *game.Rules, s game.Square) Intent {
	from, inChain := c.Selected, p.Chain != game.NoSquare
	switch {
	case s == from && inChain:
		return Intent{Kind: IntentSelect, Action: game.FlipAction(s)}
	case s == from:
		c.Selected = game.NoSquare
		return Intent{Kind: IntentRelease}
	case !inChain && p.Board[s] != game.Empty && p.Board[s].Colour() == p.Turn:
		return c.Choose(p, r, s)
	}
	return Intent{Kind: IntentPlay, Action: game.MoveAction(from, s), orFlip: true}
}

// Drag is a piece drawn from one square to another.
func (c *Controller) Drag(from, to game.Square) Intent {
	if from >= game.SquareCount || to >= game.SquareCount || from == to {
		return Intent{}
	}
	return Intent{Kind: IntentPlay, Action: game.MoveAction(from, to)}
}

// Refused answers to an intent to play whose action is not legal.
func (c *Controller) Refused(p *game.Position, r *game.Rules, tried Intent, refusal game.Refusal) Intent {
	// A face-down piece that the selected one does not even reach can only be meant to be flipped.
	if tried.orFlip && refusal.Reason == game.RefusedDistance && p.Board[tried.Action.To] == game.FaceDown {
		c.Selected = game.NoSquare
		return c.tapFirst(p, r, tried.Action.To)
	}
	return Intent{Kind: IntentRefuse, Action: tried.Action, Refusal: refusal}
}
