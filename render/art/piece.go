package art

import (
	"image"
	"math"

	"anqi/game"
)

// Thickness is how much of a piece's side is seen below its top, as a share of the diameter.
const Thickness = 0.075

// smallPiece is the diameter in pixels below which the character takes more of the top, to stay legible.
const smallPiece = 44

// characters are the signs carved into the pieces (rules, section 1), by Piece.
var characters = [game.PieceCount]rune{
	1: '兵', 2: '炮', 3: '傌', 4: '俥', 5: '相', 6: '仕', 7: '帥',
	9: '卒', 10: '包', 11: '馬', 12: '車', 13: '象', 14: '士', 15: '將',
}

// Character returns the sign carved into a piece, 0 for a square that shows none.
func Character(p game.Piece) rune { return characters[p&15] }

// carving is what is cut into the top of a piece: how deep, and how much of it is painted.
type carving struct {
	depth *mask // smoothed, for light and shadow
	paint *mask
	ink   RGB
}

// Piece draws a piece, or the back of one for game.FaceDown. The top is a disc of the given diameter in pixels at the
// upper edge of the image; the image is as wide and Thickness higher.
func (s *Studio) Piece(p game.Piece, diameter int) *image.RGBA {
	radius := float32(diameter) / 2
	height := diameter + int(math.Ceil(float64(diameter)*Thickness))
	img := newImage(diameter, height)
	wood, edge, cut := &s.Theme.Face, s.Theme.Edge, carving{}
	if p == game.FaceDown {
		wood, edge, cut = &s.Theme.Back, s.Theme.BackEdge, s.ornament(diameter)
	} else {
		cut = s.sign(p, diameter)
	}
	grainSeed := float32(p) * 7.3
	fall := float32(height-diameter) - 0.5
	paint(img, func(x, y float32) (RGB, float32) {
		dx, dy := x-radius, y-radius
		top := inside(length(dx, dy) - radius + 0.5)
		// The side is what the disc sweeps over on its way down.
		below := min(max(dy, 0), fall)
		body := inside(length(dx, dy-below) - radius + 0.5)
		if body <= 0 {
			return RGB{}, 0
		}
		side := edge.Scale(sideLight(dx / radius))
		if top <= 0 {
			return side.Scale(1.05 - 0.2*dy/(radius+fall)), body
		}
		unit := 1 / (2 * radius)
		ground := wood.colour(s.noise, dy*unit*1.1+grainSeed, dx*unit*1.25+grainSeed*1.7)
		return side.Mix(cut.shade(ground, dx, dy, radius, p == game.FaceDown), top), body
	})
	return img
}

// sideLight is how bright the round side is across the piece, -1 at its left to 1 at its right.
func sideLight(across float32) float32 { return 0.92 - 0.30*across - 0.22*across*across }

// shade lights the top of a piece: a rounded rim, a flat or slightly arched face, and what is carved into it.
func (c *carving) shade(ground RGB, dx, dy, radius float32, arched bool) RGB {
	distance := length(dx, dy)
	rho := distance / radius
	out := rho * rho * rho * 0.10
	if arched {
		out = rho * 0.22
	}
	// The rim: it rounds off to the outside and steps down a little towards the face.
	round := clamp((rho - 0.90) / 0.10)
	out += round * round * 1.9
	out -= 0.42 * smooth(0.86, 0.875, rho) * (1 - smooth(0.885, 0.90, rho))
	slopeX, slopeY := float32(0), float32(0)
	if distance > 0 {
		slopeX, slopeY = out*dx/distance, out*dy/distance
	}
	x, y := int(dx+radius), int(dy+radius)
	deep := c.depth
	steep := 0.022 * radius
	slopeX += (deep.at(x+1, y) - deep.at(x-1, y)) * steep
	slopeY += (deep.at(x, y+1) - deep.at(x, y-1)) * steep
	bright, gloss := light(slopeX, slopeY)
	painted := c.paint.at(x, y)
	colour := ground.Mix(c.ink, painted*0.97)
	// The upper left wall of a cut throws its shadow on the floor.
	reach := int(max(radius*0.035, 1))
	shadow := painted * (1 - c.paint.at(x-reach, y-reach))
	return colour.Scale(bright * (1 - 0.45*shadow)).Add(gloss * 0.10 * (1 - painted))
}

// sign carves a piece's character and its ring: one broad ring for red, two narrow ones for black, so that the sides
// can be told apart without their colours.
func (s *Studio) sign(p game.Piece, diameter int) carving {
	radius := float32(diameter) / 2
	drawn := newMask(diameter, diameter)
	ring, size := float32(0.80), 0.66
	if diameter < smallPiece {
		ring, size = 0.87, 0.74
	}
	drawn.drawCharacter(s.pieces, Character(p), float64(diameter)*size, float64(radius), float64(radius))
	if grow := radius*0.012 - 0.1; grow > 0 {
		drawn = drawn.thicken(grow)
	}
	ink := s.Theme.Red
	if p.Colour() == game.Black {
		ink = s.Theme.Black
	}
	drawn.addRings(func(distance float32) float32 {
		if p.Colour() == game.Red {
			return stroke(distance-radius*ring, max(radius*0.055, 1.5))
		}
		width := max(radius*0.026, 0.9)
		return max(stroke(distance-radius*(ring+0.025), width), stroke(distance-radius*(ring-0.05), width))
	})
	return carving{drawn.blur(int(radius*0.02 + 0.5)), drawn, ink}
}

// addRings adds coverage that depends on the distance from the middle.
func (m *mask) addRings(cover func(distance float32) float32) {
	middleX, middleY := float32(m.width)/2, float32(m.height)/2
	for y := range m.height {
		for x := range m.width {
			v := &m.value[y*m.width+x]
			*v = max(*v, cover(length(float32(x)+0.5-middleX, float32(y)+0.5-middleY)))
		}
	}
}

// ornament carves the back: turned rings and a plum blossom, the same on every piece.
func (s *Studio) ornament(diameter int) carving {
	radius := float32(diameter) / 2
	drawn := newMask(diameter, diameter)
	reach := 0.535 + 1.2/radius // there is nothing of the blossom beyond
	var petals [5]petal
	for i := range petals {
		petals[i].sin, petals[i].cos = sinCos(float64(i)/5 - 0.25)
	}
	for y := range diameter {
		for x := range diameter {
			fx, fy := (float32(x)+0.5)/radius-1, (float32(y)+0.5)/radius-1
			if fx*fx+fy*fy < reach*reach {
				drawn.value[y*diameter+x] = blossom(&petals, fx, fy, radius)
			}
		}
	}
	drawn.addRings(func(distance float32) float32 {
		return max(stroke(distance-radius*0.79, max(radius*0.035, 1.2)), 0.8*stroke(distance-radius*0.70, max(radius*0.018, 0.8)))
	})
	return carving{drawn.blur(int(radius*0.02 + 0.5)), drawn, s.Theme.Ornament}
}

// petal is the direction in which a petal of the blossom points.
type petal struct{ sin, cos float32 }

// blossom is the coverage of a five-petalled blossom about the middle; the point in units of the radius.
func blossom(directions *[5]petal, x, y, radius float32) float32 {
	petals, threads := float32(9), float32(9)
	for i := range directions {
		sin, cos := directions[i].sin, directions[i].cos
		petals = nearer(petals, length(x-cos*0.29, y-sin*0.29)-0.215)
		threads = nearer(threads, segment(x, y, cos*0.06, sin*0.06, cos*0.22, sin*0.22)-0.022)
		threads = nearer(threads, length(x-cos*0.24, y-sin*0.24)-0.05)
	}
	outline := stroke(petals*radius, max(radius*0.05, 1.2))
	if radius < smallPiece/2 {
		return max(outline, inside((length(x, y)-0.12)*radius))
	}
	return max(outline, inside(threads*radius))
}

// ShadowMargin is how far a shadow reaches beyond the disc on every side, as a share of the diameter.
const ShadowMargin = 0.14

// Shadow draws the soft shadow of a piece of the given diameter on what lies below it.
func (s *Studio) Shadow(diameter int) *image.RGBA {
	size := int(math.Round(float64(diameter) * (1 + 2*ShadowMargin)))
	img := newImage(size, size)
	middle, radius := float32(size)/2, float32(diameter)/2
	soft := float32(diameter) * ShadowMargin
	paint(img, func(x, y float32) (RGB, float32) {
		reach := length(x-middle, y-middle) - radius
		return RGB{}, 0.62 * (1 - smooth(-soft*0.9, soft, reach))
	})
	return img
}
