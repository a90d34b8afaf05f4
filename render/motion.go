package render

import (
	"math"
	"time"

	"anqi/game"
	"anqi/render/ui/effect"
)

// motion plays an ui.Animate: the state has changed already, the picture follows. It is a pure function of the time that
// has gone by; a new one simply takes its place.
type motion struct {
	before [game.SquareCount]game.Piece
	groups [][]effect.Motion // those of a group run together
	start  time.Time
	length time.Duration // of the whole
}

func newMotion(effect effect.Animate, now time.Time) *motion {
	m := &motion{before: effect.Before, start: now, length: time.Duration(effect.Millis) * time.Millisecond}
	for _, step := range effect.Motions {
		if step.After || len(m.groups) == 0 {
			m.groups = append(m.groups, nil)
		}
		last := len(m.groups) - 1
		m.groups[last] = append(m.groups[last], step)
	}
	return m
}

// over reports whether there is nothing left to show.
func (m *motion) over(now time.Time) bool {
	return m == nil || len(m.groups) == 0 || now.Sub(m.start) >= m.length || now.Before(m.start)
}

// moment returns the pieces that lie still at a time, the motions that run, and how far they are, from 0 to 1.
func (m *motion) moment(now time.Time) (still [game.SquareCount]game.Piece, running []effect.Motion, share float64) {
	progress := float64(now.Sub(m.start)) / float64(m.length) * float64(len(m.groups))
	current := min(int(progress), len(m.groups)-1)
	still = m.before
	for _, group := range m.groups[:current] {
		for _, step := range group {
			finish(&still, step)
		}
	}
	running = m.groups[current]
	for _, step := range running {
		still[step.From&31] = game.Empty
	}
	return still, running, math.Min(progress-float64(current), 1)
}

// finish does to the board what a motion ends in.
func finish(board *[game.SquareCount]game.Piece, step effect.Motion) {
	switch step.Kind {
	case effect.MotionFlip, effect.MotionAppear:
		board[step.From&31] = step.Piece
	case effect.MotionGlide:
		board[step.From&31] = game.Empty
		board[step.To&31] = step.Piece
	case effect.MotionVanish:
		board[step.From&31] = game.Empty
	case effect.MotionCover:
		board[step.From&31] = game.FaceDown
	}
}

// ease starts fast and ends softly.
func ease(share float64) float64 {
	left := 1 - share
	return 1 - left*left*left
}

// posed returns what a running motion shows: which piece, and how it is held between its squares.
func posed(step effect.Motion, share float64, from, to pose) (game.Piece, pose) {
	arc := math.Sin(share * math.Pi)
	switch step.Kind {
	case effect.MotionFlip, effect.MotionCover:
		piece, hidden := step.Piece, game.FaceDown
		if step.Kind == effect.MotionCover {
			piece, hidden = hidden, piece
		}
		if share < 0.5 {
			piece = hidden
		}
		from.turn = math.Max(math.Abs(math.Cos(share*math.Pi)), 0.03)
		from.lift = arc
		return piece, from
	case effect.MotionGlide:
		eased := ease(share)
		from.x += (to.x - from.x) * eased
		from.y += (to.y - from.y) * eased
		from.lift = 0.75 * arc
		return step.Piece, from
	case effect.MotionVanish:
		// A taken piece stays until the other one is nearly there.
		from.alpha = 1 - math.Max(share*1.6-0.6, 0)
		from.width *= 1 - 0.15*share
		return step.Piece, from
	}
	from.alpha = ease(share)
	return step.Piece, from
}

// touches reports whether anything moves from the square or to it.
func (m *motion) touches(s game.Square) bool {
	for _, group := range m.groups {
		for _, step := range group {
			if step.From == s || step.To == s {
				return true
			}
		}
	}
	return false
}
