package ui

import (
	"anqi/game"
	"anqi/game/match"
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
	a.emit(Animate{before, motions, millis})
}

// planMotions turns what happened into motions; nil when the events do not say it (undo, redo).
func planMotions(events []match.Event) []Motion {
	var motions []Motion
	for _, e := range events {
		after := len(motions) > 0
		switch e.Kind {
		case match.EventFlipped:
			motions = append(motions, Motion{MotionFlip, e.To, e.To, e.Piece, after})
		case match.EventMoved:
			motions = append(motions, Motion{MotionGlide, e.From, e.To, e.Piece, after})
		case match.EventCaptured:
			motions = append(motions, Motion{MotionGlide, e.From, e.To, e.Piece, after}, Motion{MotionVanish, e.To, e.To, e.Taken, false})
		case match.EventDark:
			motions = append(motions, Motion{MotionFlip, e.To, e.To, e.Taken, after})
			switch e.Dark {
			case match.DarkCaptured:
				motions = append(motions, Motion{MotionGlide, e.From, e.To, e.Piece, true}, Motion{MotionVanish, e.To, e.To, e.Taken, false})
			case match.DarkLost:
				motions = append(motions, Motion{MotionVanish, e.From, e.From, e.Piece, true})
			}
		case match.EventUndone, match.EventRedone:
			return nil
		}
	}
	return motions
}

// compareBoards plans motions from the difference of two boards: pieces that are face up in both but stand elsewhere glide,
// the others turn, vanish or appear where they are.
func compareBoards(before, after *[game.SquareCount]game.Piece) []Motion {
	var motions []Motion
	var arrived [game.SquareCount]bool
	for from, piece := range before {
		if piece == after[from] || piece == game.Empty {
			continue
		}
		s := game.Square(from)
		to := movedTo(before, after, piece, &arrived)
		switch {
		case piece == game.FaceDown:
			motions = append(motions, Motion{MotionFlip, s, s, after[from], false})
		case to != game.NoSquare:
			arrived[to] = true
			motions = append(motions, Motion{MotionGlide, s, to, piece, false})
		case after[from] == game.FaceDown:
			motions = append(motions, Motion{MotionCover, s, s, piece, false})
		default:
			motions = append(motions, Motion{MotionVanish, s, s, piece, false})
		}
	}
	for s, piece := range after {
		if piece != before[s] && piece != game.Empty && !arrived[s] && before[s] != game.FaceDown && piece != game.FaceDown {
			motions = append(motions, Motion{MotionAppear, game.Square(s), game.Square(s), piece, false})
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
