package announce

import (
	"errors"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// Refusal says briefly why an action is not legal.
func (v *Voice) Refusal(p *game.Position, r *game.Rules, a game.Action, refusal game.Refusal) string {
	words := &v.Texts.Refusals
	switch refusal.Reason {
	case game.RefusedEmpty:
		return words.Empty
	case game.RefusedNoColour:
		return words.FirstFlip
	case game.RefusedOpponentPiece, game.RefusedFlipFaceUp:
		return words.NotYours
	case game.RefusedOwnTarget:
		return words.Own
	case game.RefusedFaceDownTarget, game.RefusedFaceDownMover:
		return words.FaceDown
	case game.RefusedDistance:
		return v.distance(p, r, a)
	case game.RefusedRank:
		return words.Rank.With(texts.Is("attacker", v.Piece(p.Board[a.From])), texts.Is("victim", v.Piece(p.Board[a.To])))
	case game.RefusedGeneralOnSoldier:
		return words.GeneralSoldier.With(texts.Is("attacker", v.Piece(p.Board[a.From])), texts.Is("victim", v.Piece(p.Board[a.To])))
	case game.RefusedScreen:
		return v.screen(p, a)
	case game.RefusedChase:
		return v.chase(p, r, a)
	case game.RefusedChain:
		if a.From == p.Chain {
			return words.ChainTarget
		}
		return words.Chain.With(texts.Is("piece", v.Piece(p.Board[p.Chain&31])))
	case game.RefusedStop:
		return words.NoStop
	}
	return words.Other
}

// distance tells a way that is blocked from a square that is out of reach.
func (v *Voice) distance(p *game.Position, r *game.Rules, a game.Action) string {
	columns, rows := apart(a.From.Column(), a.To.Column()), apart(a.From.Row(), a.To.Row())
	straight := columns == 0 || rows == 0
	switch kind := p.Board[a.From].Kind(); {
	case kind == game.Horse && r.HorseLeaps && columns*rows == 2,
		kind == game.Chariot && r.ChariotSlides && straight:
		return v.Texts.Refusals.Blocked
	}
	return v.Texts.Refusals.TooFar
}

// screen tells which way a cannon's capture fails.
func (v *Voice) screen(p *game.Position, a game.Action) string {
	columns, rows := a.To.Column()-a.From.Column(), a.To.Row()-a.From.Row()
	if columns != 0 && rows != 0 {
		return v.Texts.Refusals.TooFar
	}
	far := max(apart(columns, 0), apart(rows, 0))
	if far == 1 {
		return v.Texts.Refusals.CannonNear
	}
	between := 0
	for i := 1; i < far; i++ {
		if p.Board[game.NewSquare(a.From.Column()+i*columns/far, a.From.Row()+i*rows/far)] != game.Empty {
			between++
		}
	}
	if between > 1 {
		return v.Texts.Refusals.ScreenMany
	}
	return v.Texts.Refusals.Screen
}

// chase names the piece that may not be chased once more, and the count that has been reached.
func (v *Voice) chase(p *game.Position, r *game.Rules, a game.Action) string {
	target := game.NoSquare
	counts := p.Chases(p.Turn).Counts
	for s, n := range counts {
		if n > 0 && (target == game.NoSquare || n > counts[target]) {
			target = game.Square(s)
		}
	}
	if target == game.NoSquare {
		return v.Texts.Refusals.Other
	}
	return v.Texts.Refusals.Chase.With(texts.Is("attacker", v.Piece(p.Board[a.From])), texts.Is("victim", v.Piece(p.Board[target])), v.Texts.Amount("count", r.ChaseLimit))
}

func apart(a, b int) int {
	if a < b {
		return b - a
	}
	return a - b
}

// Failure says in words what a match refused.
func (v *Voice) Failure(err error) string {
	words := &v.Texts.Refusals
	for _, known := range []struct {
		err  error
		text string
	}{
		{match.ErrOver, words.GameOver},
		{match.ErrNotYourTurn, words.NotYourTurn},
		{match.ErrUndoForbidden, words.NoUndo},
		{match.ErrNothingToUndo, v.Texts.Say.NothingToUndo},
		{match.ErrNothingToRedo, v.Texts.Say.NothingToRedo},
		{match.ErrOfferTooSoon, words.DrawTooSoon},
		{match.ErrOfferOpen, words.DrawTooSoon},
		{match.ErrBusy, words.Thinking},
	} {
		if errors.Is(err, known.err) {
			return known.text
		}
	}
	return words.Other
}
