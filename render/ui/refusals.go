package ui

import (
	"errors"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// refusal says briefly why an action is not legal.
func (v *voice) refusal(p *game.Position, r *game.Rules, a game.Action, refusal game.Refusal) string {
	words := &v.t.Refusals
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
		return words.Rank.With(v.piece(p.Board[a.From]), v.piece(p.Board[a.To]))
	case game.RefusedGeneralOnSoldier:
		return words.GeneralSoldier.With(v.piece(p.Board[a.From]), v.piece(p.Board[a.To]))
	case game.RefusedScreen:
		return v.screen(p, a)
	case game.RefusedChase:
		return v.chase(p, r, a)
	case game.RefusedChain:
		if a.From == p.Chain {
			return words.ChainTarget
		}
		return words.Chain.With(v.piece(p.Board[p.Chain&31]))
	case game.RefusedStop:
		return words.NoStop
	}
	return words.Other
}

// distance tells a way that is blocked from a square that is out of reach.
func (v *voice) distance(p *game.Position, r *game.Rules, a game.Action) string {
	columns, rows := apart(a.From.Column(), a.To.Column()), apart(a.From.Row(), a.To.Row())
	straight := columns == 0 || rows == 0
	switch kind := p.Board[a.From].Kind(); {
	case kind == game.Horse && r.HorseLeaps && columns*rows == 2,
		kind == game.Chariot && r.ChariotSlides && straight:
		return v.t.Refusals.Blocked
	}
	return v.t.Refusals.TooFar
}

// screen tells which way a cannon's capture fails.
func (v *voice) screen(p *game.Position, a game.Action) string {
	columns, rows := a.To.Column()-a.From.Column(), a.To.Row()-a.From.Row()
	if columns != 0 && rows != 0 {
		return v.t.Refusals.TooFar
	}
	far := max(apart(columns, 0), apart(rows, 0))
	if far == 1 {
		return v.t.Refusals.CannonNear
	}
	between := 0
	for i := 1; i < far; i++ {
		if p.Board[game.NewSquare(a.From.Column()+i*columns/far, a.From.Row()+i*rows/far)] != game.Empty {
			between++
		}
	}
	if between > 1 {
		return v.t.Refusals.ScreenMany
	}
	return v.t.Refusals.Screen
}

// chase names the piece that may not be chased once more, and the count that has been reached.
func (v *voice) chase(p *game.Position, r *game.Rules, a game.Action) string {
	target := game.NoSquare
	counts := p.Chases(p.Turn).Counts
	for s, n := range counts {
		if n > 0 && (target == game.NoSquare || n > counts[target]) {
			target = game.Square(s)
		}
	}
	if target == game.NoSquare {
		return v.t.Refusals.Other
	}
	return v.t.Refusals.Chase.With(v.piece(p.Board[a.From]), v.piece(p.Board[target]), texts.Number(r.ChaseLimit))
}

func apart(a, b int) int {
	if a < b {
		return b - a
	}
	return a - b
}

// failure says in words what a match refused.
func (v *voice) failure(err error) string {
	words := &v.t.Refusals
	for _, known := range []struct {
		err  error
		text string
	}{
		{match.ErrOver, words.GameOver},
		{match.ErrNotYourTurn, words.NotYourTurn},
		{match.ErrUndoForbidden, words.NoUndo},
		{match.ErrNothingToUndo, v.t.Say.NothingToUndo},
		{match.ErrNothingToRedo, v.t.Say.NothingToRedo},
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
