package art

import "image"

// Mark names a sign on a square of the board.
type Mark uint8

// The marks. No two are told apart by their colour alone.
const (
	MarkMove      Mark = iota // a dot: an empty square that can be reached
	MarkCapture               // a frame with corners: an enemy that can be taken
	MarkDark                  // a broken frame: a face-down piece that may be attacked
	MarkForbidden             // a cross
	MarkWarning               // a dot in a ring: the last chase that is allowed
	MarkLast                  // brackets in the corners: the last action
	MarkHint                  // a double frame
	MarkChain                 // a ring of links about the piece that goes on
	MarkSelected              // a glowing ring about the piece
	MarkHover                 // a faint light on the square
	MarkFocus                 // the keyboard's two lines
	MarkCount
)

// Mark draws a mark for a square of the given size in pixels.
func (s *Studio) Mark(m Mark, size int) *image.RGBA {
	img := newImage(size, size)
	draw := s.markPainter(m)
	half := float32(size) / 2
	paint(img, func(x, y float32) (RGB, float32) {
		x, y = x-half, y-half
		return draw(markPoint{float32(size), x, y, length(x, y)})
	})
	return img
}

func (s *Studio) markPainter(m Mark) func(markPoint) (RGB, float32) {
	t := s.Theme
	switch m {
	case MarkMove:
		return func(p markPoint) (RGB, float32) { return p.dot(t.Move) }
	case MarkWarning:
		return func(p markPoint) (RGB, float32) { return p.warning(t) }
	case MarkCapture:
		return func(p markPoint) (RGB, float32) { return p.frame(t.Capture, 0.055, p.solid) }
	case MarkDark:
		return func(p markPoint) (RGB, float32) { return p.frame(t.Capture, 0.055, p.broken) }
	case MarkForbidden:
		return func(p markPoint) (RGB, float32) { return p.cross(t.Forbidden) }
	case MarkLast:
		return func(p markPoint) (RGB, float32) { return p.brackets(t.Last) }
	case MarkHint:
		return func(p markPoint) (RGB, float32) { return p.doubled(t.Hint) }
	case MarkChain:
		return func(p markPoint) (RGB, float32) { return p.links(t.Chain) }
	case MarkSelected:
		return func(p markPoint) (RGB, float32) { return p.glow(t.Select) }
	case MarkHover:
		return func(p markPoint) (RGB, float32) { return t.Select, 0.30 * inside(p.box(0.03, 0.10)) }
	}
	return func(p markPoint) (RGB, float32) { return p.focus(t) }
}
