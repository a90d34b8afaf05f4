package render

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/render/art"
	"anqi/render/ui/tree"
)

// painter places sprites and words on an image. Sizes and places are given in CSS pixels and rounded to those of the device.
type painter struct {
	target   *ebiten.Image
	sprites  *sprites
	fonts    *Typefaces
	scale    float64 // device pixels in a CSS pixel
	commands int     // how many things were drawn so far, ever
	coarse   bool    // a board that has not been drawn yet may come coarsely first
	fine     fineWood
}

func (p *painter) theme() *art.Theme { return p.sprites.studio.Theme }

// pixels turns a length into whole pixels of the device.
func (p *painter) pixels(length float64) int { return int(math.Round(length * p.scale)) }

// bounds turns a rectangle into whole pixels of the device, so that neighbours stay neighbours.
func (p *painter) bounds(r tree.Rect) image.Rectangle {
	return image.Rect(p.pixels(r.X), p.pixels(r.Y), p.pixels(r.Right()), p.pixels(r.Bottom()))
}

// stretch draws an image so that it fills the rectangle, in device pixels, as far as the target reaches.
func (p *painter) stretch(img *ebiten.Image, x, y, width, height float64, colour ebiten.ColorScale) {
	covered := image.Rect(int(math.Floor(x)), int(math.Floor(y)), int(math.Ceil(x+width)), int(math.Ceil(y+height)))
	if !covered.Overlaps(p.target.Bounds()) {
		return
	}
	size := img.Bounds().Size()
	options := ebiten.DrawImageOptions{ColorScale: colour}
	if float64(size.X) != width || float64(size.Y) != height || x != math.Trunc(x) || y != math.Trunc(y) {
		options.GeoM.Scale(width/float64(size.X), height/float64(size.Y))
		options.Filter = ebiten.FilterLinear
	}
	options.GeoM.Translate(x, y)
	p.target.DrawImage(img, &options)
	p.commands++
}

func (p *painter) fill(img *ebiten.Image, r image.Rectangle, alpha float64) {
	var colour ebiten.ColorScale
	colour.ScaleAlpha(float32(alpha))
	p.stretch(img, float64(r.Min.X), float64(r.Min.Y), float64(r.Dx()), float64(r.Dy()), colour)
}

// ground puts a part of an image as large as the screen in the place of what was painted there.
func (p *painter) ground(img *ebiten.Image, part image.Rectangle) {
	options := ebiten.DrawImageOptions{Blend: ebiten.BlendCopy}
	options.GeoM.Translate(float64(part.Min.X), float64(part.Min.Y))
	p.target.DrawImage(img.SubImage(part).(*ebiten.Image), &options)
	p.commands++
}

// veil darkens a rectangle of the device.
func (p *painter) veil(r image.Rectangle, alpha float64) {
	img := p.sprites.get(look{kind: spritePixel}, 1, 1, func() *image.RGBA {
		return p.sprites.studio.Plain(art.RGB{}, 1)
	})
	p.fill(img, r, alpha)
}

func (p *painter) plaque(kind art.Plaque, r tree.Rect) {
	b := p.bounds(r)
	if b.Empty() {
		return
	}
	img := p.sprites.get(look{kind: spritePlaque, code: int(kind)}, b.Dx(), b.Dy(), func() *image.RGBA {
		return p.sprites.studio.Plaque(kind, b.Dx(), b.Dy(), float32(p.scale))
	})
	p.fill(img, b, 1)
}

func (p *painter) mark(kind art.Mark, r tree.Rect) {
	b := p.bounds(r)
	size := max(b.Dx(), 1)
	img := p.sprites.get(look{kind: spriteMark, code: int(kind)}, size, size, func() *image.RGBA {
		return p.sprites.studio.Mark(kind, size)
	})
	p.fill(img, b, 1)
}

// icon draws an icon in the middle of a rectangle; size is its height in CSS pixels.
func (p *painter) icon(name string, r tree.Rect, size float64, colour art.RGB, alpha float64) {
	pixels := max(p.pixels(size), 1)
	img := p.sprites.get(look{kind: spriteIcon, name: name}, pixels, pixels, func() *image.RGBA {
		return p.sprites.studio.Icon(name, pixels)
	})
	x := p.pixels(r.X+r.W/2) - pixels/2
	y := p.pixels(r.Y+r.H/2) - pixels/2
	p.stretch(img, float64(x), float64(y), float64(pixels), float64(pixels), ink(colour, alpha))
}

// ink is the colour scale that gives white drawings a colour.
func ink(c art.RGB, alpha float64) ebiten.ColorScale {
	var scale ebiten.ColorScale
	scale.Scale(c.R, c.G, c.B, 1)
	scale.ScaleAlpha(float32(alpha))
	return scale
}

// words draws a line of text with its left edge at x and its middle at y; size is the height in CSS pixels.
func (p *painter) words(line string, x, y, size float64, colour art.RGB, alpha float64) {
	if line == "" {
		return
	}
	quarters := max(int(math.Round(size*p.scale*4)), 4)
	img := p.sprites.find(look{kind: spriteWords, name: line}, quarters, 0, func() *ebiten.Image {
		return p.fonts.draw(line, quarters)
	})
	// In a window being resized the drawing may be one of another size.
	height, drawn := pictureHeight(quarters), img.Bounds().Size()
	width := float64(drawn.X) * float64(height) / float64(drawn.Y)
	left, top := math.Round(x*p.scale)-float64(pictureMargin(quarters)), math.Round(y*p.scale)-float64(height/2)
	p.stretch(img, left, top, width, float64(height), ink(colour, alpha))
}

// wordsIn draws a line of text in a rectangle, smaller if it has no room.
func (p *painter) wordsIn(line string, r tree.Rect, size float64, align tree.Align, colour art.RGB, alpha float64) {
	width := p.fonts.TextWidth(line, size)
	if width > r.W+0.5 && width > 0 {
		size *= math.Max(r.W/width, 0.5)
		width = p.fonts.TextWidth(line, size)
	}
	x := r.X
	switch align {
	case tree.AlignCentre:
		x += (r.W - width) / 2
	case tree.AlignEnd:
		x += r.W - width
	}
	p.words(line, x, r.Y+r.H/2, size, colour, alpha)
}
