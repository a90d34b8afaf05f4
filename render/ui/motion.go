package ui

import (
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/effect"
	"anqi/save"
)

// The lengths of animations in milliseconds.
const (
	motionNormal = 200
	motionFast   = 110
)

// motionMillis is how long an animation takes by the settings and the system's wish, 0 for none.
func (a *App) motionMillis() int {
	switch a.settings.Animation {
	case save.AnimationOff:
		return 0
	case save.AnimationFast:
		return motionFast
	case save.AnimationSystem:
		if a.environment.ReducedMotion {
			return 0
		}
	}
	return motionNormal
}

// animate plans how the board came from what was shown to what it is.
func (a *App) animate(events []match.Event, position *game.Position) {
	before := a.seen.board
	a.seen.board = position.Board
	millis := a.motionMillis()
	if millis == 0 || before == position.Board {
		return
	}
	motions := planMotions(events)
	if motions == nil {
		motions = compareBoards(&before, &position.Board)
	}
	for _, e := range events {
		if e.Kind == match.EventStarted || e.Kind == match.EventResumed {
			return
		}
	}
	a.emit(effect.Animate{Before: before, Motions: motions, Millis: millis})
}

// planMotions turns what happened into motions; nil when the events do not say it (undo, redo).
func planMotions(events []match.Event) []effect.Motion {
	var motions []effect.Motion
	for _, e := range events {
		after := len(motions) > 0
		switch e.Kind {
		case match.EventFlipped:
			motions = append(motions, effect.Motion{Kind: effect.MotionFlip, From: e.To, To: e.To, Piece: e.Piece, After: after})
		case match.EventMoved:
			motions = append(motions, effect.Motion{Kind: effect.MotionGlide, From: e.From, To: e.To, Piece: e.Piece, After: after})
		case match.EventCaptured:
			motions = append(motions, effect.Motion{Kind: effect.MotionGlide, From: e.From, To: e.To, Piece: e.Piece, After: after}, effect.Motion{Kind: effect.MotionVanish, From: e.To, To: e.To, Piece: e.Taken, After: false})
		case match.EventDark:
			motions = append(motions, effect.Motion{Kind: effect.MotionFlip, From: e.To, To: e.To, Piece: e.Taken, After: after})
			switch e.Dark {
			case match.DarkCaptured:
				motions = append(motions, effect.Motion{Kind: effect.MotionGlide, From: e.From, To: e.To, Piece: e.Piece, After: true}, effect.Motion{Kind: effect.MotionVanish, From: e.To, To: e.To, Piece: e.Taken, After: false})
			case match.DarkLost:
				motions = append(motions, effect.Motion{Kind: effect.MotionVanish, From: e.From, To: e.From, Piece: e.Piece, After: true})
			}
		case match.EventUndone, match.EventRedone:
			return nil
		}
	}
	return motions
}

// compareBoards plans motions from the difference of two boards: pieces that are face up in both but stand elsewhere glide,
// the others turn, vanish or appear where they are.
func compareBoards(before, after *[game.SquareCount]game.Piece) []effect.Motion {
	var motions []effect.Motion
	var arrived [game.SquareCount]bool
	for from, piece := range before {
		if piece == after[from] || piece == game.Empty {
			continue
		}
		s := game.Square(from)
		to := movedTo(before, after, piece, &arrived)
		switch {
		case piece == game.FaceDown:
			motions = append(motions, effect.Motion{Kind: effect.MotionFlip, From: s, To: s, Piece: after[from], After: false})
		case to != game.NoSquare:
			arrived[to] = true
			motions = append(motions, effect.Motion{Kind: effect.MotionGlide, From: s, To: to, Piece: piece, After: false})
		case after[from] == game.FaceDown:
			motions = append(motions, effect.Motion{Kind: effect.MotionCover, From: s, To: s, Piece: piece, After: false})
		default:
			motions = append(motions, effect.Motion{Kind: effect.MotionVanish, From: s, To: s, Piece: piece, After: false})
		}
	}
	for s, piece := range after {
		if piece != before[s] && piece != game.Empty && !arrived[s] && before[s] != game.FaceDown && piece != game.FaceDown {
			motions = append(motions, effect.Motion{Kind: effect.MotionAppear, From: game.Square(s), To: game.Square(s), Piece: piece, After: false})
		}
	}
	return motions
}

// movedTo finds a square where the piece has arrived.
func movedTo(before, after *[game.SquareCount]game.Piece, piece game.Piece, taken *[game.SquareCount]bool) game.Square {
	if piece == game.FaceDown {
		return game.NoSquare
	}
	for s := range after {
		if after[s] == piece && before[s] != piece && before[s] != game.FaceDown && !taken[s] {
			return game.Square(s)
		}
	}
	return game.NoSquare
}
