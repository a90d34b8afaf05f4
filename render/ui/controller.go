package ui

import "anqi/game"

// controller turns taps on squares into actions: nothing selected, a piece selected, an action. It is a value and knows the
// rules only through the position it is asked about.
type controller struct {
	selected game.Square // NoSquare: nothing
	armed    game.Square // a face-down piece that a second tap flips, where a person wants it so
	tapAgain bool        // flipping needs two taps
}

// intentKind is what a tap came to.
type intentKind uint8

const (
	intentNone    intentKind = iota
	intentPlay               // play the action, if it is legal
	intentSelect             // a piece is selected now
	intentRelease            // nothing is selected any more
	intentArm                // tap again to flip
	intentStuck              // a piece is selected now that has nowhere to go: a tap on a neighbour tells why
	intentRefuse             // the action is not legal, and refusal says why
)

// intent is the answer to a tap. Whether an action is legal it does not ask: that is decided where the action is played, and
// refused answers to a no.
type intent struct {
	kind    intentKind
	action  game.Action
	refusal game.Refusal
	orFlip  bool // the square was tapped with a piece selected, and may be meant to be flipped instead
}

func newController() controller { return controller{selected: game.NoSquare, armed: game.NoSquare} }

// settle lets go what a new position has no use for, and selects the piece of an open chain.
func (c *controller) settle(p *game.Position) {
	c.selected, c.armed = game.NoSquare, game.NoSquare
	if p.Chain != game.NoSquare {
		c.selected = p.Chain
	}
}

// release lets the selected piece go; in a chain it stays.
func (c *controller) release(p *game.Position) bool {
	had := c.selected != game.NoSquare && p.Chain == game.NoSquare || c.armed != game.NoSquare
	c.settle(p)
	return had
}

// tap acts on a square for the side to move.
func (c *controller) tap(p *game.Position, r *game.Rules, s game.Square) intent {
	if s >= game.SquareCount {
		return intent{}
	}
	if c.selected == game.NoSquare {
		return c.tapFirst(p, r, s)
	}
	return c.tapSecond(p, r, s)
}

// tapFirst is a tap with nothing selected.
func (c *controller) tapFirst(p *game.Position, r *game.Rules, s game.Square) intent {
	switch piece := p.Board[s]; {
	case piece == game.FaceDown && c.tapAgain && c.armed != s:
		c.armed = s
		return intent{kind: intentArm, action: game.FlipAction(s)}
	case piece == game.FaceDown:
		return intent{kind: intentPlay, action: game.FlipAction(s)}
	case piece != game.Empty && piece.Colour() == p.Turn:
		return c.choose(p, r, s)
	}
	c.armed = game.NoSquare
	return intent{kind: intentPlay, action: game.FlipAction(s)} // which is refused, with the reason to say
}

// choose selects an own piece, also one that can do nothing: the next tap then tells why.
func (c *controller) choose(p *game.Position, r *game.Rules, s game.Square) intent {
	c.armed, c.selected = game.NoSquare, s
	if marks := targets(p, r, s); marks == ([game.SquareCount]TargetKind{}) {
		return intent{kind: intentStuck, action: game.FlipAction(s)}
	}
	return intent{kind: intentSelect, action: game.FlipAction(s)}
}

// tapSecond is a tap with a piece selected.
func (c *controller) tapSecond(p *game.Position, r *game.Rules, s game.Square) intent {
	from, inChain := c.selected, p.Chain != game.NoSquare
	switch {
	case s == from && inChain:
		return intent{kind: intentSelect, action: game.FlipAction(s)}
	case s == from:
		c.selected = game.NoSquare
		return intent{kind: intentRelease}
	case !inChain && p.Board[s] != game.Empty && p.Board[s].Colour() == p.Turn:
		return c.choose(p, r, s)
	}
	return intent{kind: intentPlay, action: game.MoveAction(from, s), orFlip: true}
}

// drag is a piece drawn from one square to another.
func (c *controller) drag(from, to game.Square) intent {
	if from >= game.SquareCount || to >= game.SquareCount || from == to {
		return intent{}
	}
	return intent{kind: intentPlay, action: game.MoveAction(from, to)}
}

// refused answers to an intent to play whose action is not legal.
func (c *controller) refused(p *game.Position, r *game.Rules, tried intent, refusal game.Refusal) intent {
	// A face-down piece that the selected one does not even reach can only be meant to be flipped.
	if tried.orFlip && refusal.Reason == game.RefusedDistance && p.Board[tried.action.To] == game.FaceDown {
		c.selected = game.NoSquare
		return c.tapFirst(p, r, tried.action.To)
	}
	return intent{kind: intentRefuse, action: tried.action, refusal: refusal}
}
