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

// characters are the signs carved into the pieces (docs/rules.md, section 1), by Piece.
var characters = [game.PieceCount]rune{
	1: '兵', 2: '炮', 3: '傌', 4: '俥', 5: '相', 6: '仕', 7: '帥',
	9: '卒', 10: '包', 11: '馬', 12: '車', 13: '象', 14: '士', 15: '將',
}

// Character returns the sign carved into a piece, 0 for a square that shows none.
func Character(p game.Piece) rune { return characters[p&15] }

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
