package art

import (
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// mask is a picture of coverage or depth, values from 0 to 1.
type mask struct {
	width, height int
	value         []float32
}

func newMask(width, height int) *mask {
	return &mask{width, height, make([]float32, width*height)}
}

// at returns the value at a pixel, 0 outside.
func (m *mask) at(x, y int) float32 {
	if x < 0 || y < 0 || x >= m.width || y >= m.height {
		return 0
	}
	return m.value[y*m.width+x]
}

// drawCharacter adds a character with its ink in the middle of (centreX, centreY); size is that of the em square in
// pixels. A character that the font lacks leaves the mask as it is.
func (m *mask) drawCharacter(f *opentype.Font, character rune, size, centreX, centreY float64) {
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return
	}
	bounds, _, ok := face.GlyphBounds(character)
	if !ok {
		return
	}
	inkX := float64(bounds.Min.X+bounds.Max.X) / 128
	inkY := float64(bounds.Min.Y+bounds.Max.Y) / 128
	dot := fixed.Point26_6{X: fixed.Int26_6((centreX - inkX) * 64), Y: fixed.Int26_6((centreY - inkY) * 64)}
	target, source, origin, _, ok := face.Glyph(dot, character)
	if !ok {
		return
	}
	alpha, ok := source.(*image.Alpha)
	if !ok {
		return
	}
	for y := target.Min.Y; y < target.Max.Y; y++ {
		for x := target.Min.X; x < target.Max.X; x++ {
			if x < 0 || y < 0 || x >= m.width || y >= m.height {
				continue
			}
			a := alpha.AlphaAt(origin.X+x-target.Min.X, origin.Y+y-target.Min.Y).A
			m.value[y*m.width+x] = max(m.value[y*m.width+x], float32(a)/255)
		}
	}
}

// thicken grows what is covered by a radius in pixels, which may be less than one.
func (m *mask) thicken(radius float32) *mask {
	reach := int(radius + 1)
	out := newMask(m.width, m.height)
	for y := range m.height {
		for x := range m.width {
			best := m.value[y*m.width+x]
			for dy := -reach; dy <= reach && best < 1; dy++ {
				for dx := -reach; dx <= reach; dx++ {
					share := clamp(radius + 1 - length(float32(dx), float32(dy)))
					best = max(best, m.at(x+dx, y+dy)*share)
				}
			}
			out.value[y*m.width+x] = best
		}
	}
	return out
}

// blur averages over a square of the given radius in pixels, twice, which comes close to a bell curve.
func (m *mask) blur(radius int) *mask {
	if radius < 1 {
		return m
	}
	return m.blurLines(radius, true).blurLines(radius, false).blurLines(radius, true).blurLines(radius, false)
}

func (m *mask) blurLines(radius int, along bool) *mask {
	out := newMask(m.width, m.height)
	lines, count, step, next := m.height, m.width, 1, m.width
	if !along {
		lines, count, step, next = m.width, m.height, m.width, 1
	}
	weight := 1 / float32(2*radius+1)
	for line := range lines {
		base, sum := line*next, float32(0)
		for i := range min(radius, count) {
			sum += m.value[base+i*step]
		}
		for i := range count {
			if i+radius < count {
				sum += m.value[base+(i+radius)*step]
			}
			out.value[base+i*step] = sum * weight
			if i-radius >= 0 {
				sum -= m.value[base+(i-radius)*step]
			}
		}
	}
	return out
}
