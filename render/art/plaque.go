package art

import "image"

// Plaque names the ground of a button or an area.
type Plaque uint8

// The plaques.
const (
	PlaqueArea     Plaque = iota // a quiet area for words and small pieces
	PlaqueTray                   // a shallow hollow for counts and small pieces
	PlaqueTurn                   // the area of the side to move
	PlaqueButton                 // a raised button
	PlaqueHover                  // the same under the pointer
	PlaquePressed                // pushed in, or switched on
	PlaquePrimary                // the button that goes on
	PlaqueDisabled               // a button that cannot be used now
	PlaquePanel                  // the sheet of an open panel
	PlaqueField                  // the ground of what can be typed in or chosen
	PlaqueFocus                  // no ground: the keyboard's two lines
)

// plaqueLook is how a plaque is lit and bordered.
type plaqueLook struct {
	ground RGB
	solid  float32 // coverage of the ground
	border RGB
	edge   float32 // coverage of the border
	raised float32 // light on the upper edge and shadow at the lower, negative when pushed in
}

// look is how a plaque looks under a theme.
func (t *Theme) look(p Plaque) plaqueLook {
	look := t.shaded(p)
	if t.Strong {
		look.solid, look.raised = 1, 0
		if look.edge = 1; p == PlaqueDisabled {
			look.edge = 0.5
		}
	}
	return look
}

func (t *Theme) shaded(p Plaque) plaqueLook {
	switch p {
	case PlaqueTray:
		return plaqueLook{t.Plaque, 0.38, t.Accent, 0.10, -0.05}
	case PlaqueTurn:
		return plaqueLook{t.Raised, 0.80, t.Accent, 1, 0.05}
	case PlaqueButton:
		return plaqueLook{t.Raised, 1, t.Accent, 0.55, 0.16}
	case PlaqueHover:
		return plaqueLook{t.Raised.Add(0.07), 1, t.Accent, 1, 0.16}
	case PlaquePressed:
		return plaqueLook{t.Plaque.Mix(t.Accent, 0.30), 1, t.Accent, 1, -0.10}
	case PlaquePrimary:
		return plaqueLook{t.Primary, 1, t.Accent, 1, 0.20}
	case PlaqueDisabled:
		return plaqueLook{t.Raised, 0.45, t.Accent, 0.18, 0}
	case PlaquePanel:
		return plaqueLook{t.Plaque.Mix(t.Raised, 0.30), 1, t.Accent, 0.9, 0.05}
	case PlaqueField:
		return plaqueLook{t.Plaque, 1, t.Accent, 0.6, -0.06}
	}
	return plaqueLook{t.Plaque, 0.62, t.Accent, 0.26, 0}
}

// Plaque draws a ground of the given size in pixels; pixel is how many of them make one pixel of the layout.
func (s *Studio) Plaque(p Plaque, width, height int, pixel float32) *image.RGBA {
	img := newImage(width, height)
	w, h := float32(width), float32(height)
	radius := min(9*pixel, h*0.24)
	if p == PlaqueFocus {
		paint(img, func(x, y float32) (RGB, float32) {
			distance := box(x, y, 0.5, 0.5, w-0.5, h-0.5, radius+2*pixel)
			outer, inner := stroke(distance+pixel, 2*pixel), stroke(distance+3*pixel, 2*pixel)
			return s.Theme.FocusOuter.Mix(s.Theme.Focus, inner/max(outer+inner, 0.001)), max(outer, inner)
		})
		return img
	}
	paintBand(img, int(radius+3*max(pixel, 1))+2, s.plaqueShade(p, w, h, radius, pixel))
	return img
}

// plaqueShade is the colour and coverage of a plaque at a point.
func (s *Studio) plaqueShade(p Plaque, w, h, radius, pixel float32) func(x, y float32) (RGB, float32) {
	look, line := s.Theme.look(p), max(pixel, 1)
	return func(x, y float32) (RGB, float32) {
		distance := box(x, y, 0.5, 0.5, w-0.5, h-0.5, radius)
		across := y/h - 0.5
		ground := look.ground.Scale(1 - look.raised*1.3*across)
		// A bright line under the upper edge, a dark one above the lower.
		lip := stroke(distance+line*1.6, line) * abs(look.raised) * smooth(0.15, 0.45, abs(across))
		if (across < 0) == (look.raised > 0) {
			ground = ground.Add(lip * 1.1)
		} else {
			ground = ground.Scale(1 - lip*1.5)
		}
		border := stroke(distance+line/2, line) * look.edge
		return ground.Mix(look.border, border), max(inside(distance)*look.solid, border)
	}
}

// paintBand is paint for what does not change across the middle: beyond so many pixels from the left and right edge, a row has one
// colour.
func paintBand(img *image.RGBA, ends int, shade func(x, y float32) (RGB, float32)) {
	size := img.Bounds().Size()
	for y := range size.Y {
		for x := 0; x < size.X; x++ {
			c, cover := shade(float32(x)+0.5, float32(y)+0.5)
			put(img, x, y, c, cover)
			if x != ends || size.X-ends <= x+1 {
				continue
			}
			row := img.Pix[y*img.Stride : y*img.Stride+4*size.X]
			for ; x+1 < size.X-ends; x++ {
				copy(row[4*x+4:4*x+8], row[4*x:4*x+4])
			}
		}
	}
}

// Plain returns one pixel of a colour, to be stretched.
func (s *Studio) Plain(colour RGB, cover float32) *image.RGBA {
	img := newImage(1, 1)
	put(img, 0, 0, colour, cover)
	return img
}
