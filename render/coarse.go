package render

import (
	"github.com/hajimehoshi/ebiten/v2"

	"anqi/render/art"
	"anqi/render/ui/tree"
)

// The board is the largest picture by far. In a page, where drawing is slow and everybody waits for the first picture, it is first
// drawn with a quarter of the pixels and stretched, and then again as it shall be, some rows in every frame.

const (
	// coarseness is how many pixels of the screen one of the coarse board's is wide.
	coarseness = 2
	// leastCoarseRim is the width in pixels of a frame that can be drawn coarsely.
	leastCoarseRim = 4 * coarseness
	// fineRows is how many rows of pixels of the fine board are drawn in a frame.
	fineRows = 12
)

// fineWood is the fine board on its way; the zero value is none.
type fineWood struct {
	key  spriteKey
	work *art.BoardWork
}

// coarseWood draws a board coarsely and begins the fine one.
func (p *painter) coarseWood(shape art.BoardShape, key spriteKey, where tree.Rect) {
	p.fine = fineWood{key, p.sprites.studio.BeginBoard(shape)}
	rough := shape
	rough.Width, rough.Height, rough.Rim = shape.Width/coarseness, shape.Height/coarseness, shape.Rim/coarseness
	rough.NameSize = shape.NameSize / coarseness
	picture := upload(p.sprites.studio.Board(rough))
	p.sprites.drawn++
	// The squares have to lie where they will lie; the edges follow as they may.
	bounds := p.bounds(where)
	across, down := float64(shape.Width)/float64(rough.Width), float64(shape.Height)/float64(rough.Height)
	edge, size := float64(rough.Rim+rough.Spread()), picture.Bounds().Size()
	p.stretch(picture, float64(bounds.Min.X)-edge*across, float64(bounds.Min.Y)-edge*down, float64(size.X)*across, float64(size.Y)*down,
		ebiten.ColorScale{})
	picture.Deallocate()
}

// refine goes on with the fine board and reports whether it has just been finished, so that everything is to be painted again.
func (p *painter) refine() bool {
	if p.fine.work == nil || !p.fine.work.Draw(fineRows) {
		return false
	}
	made := &sprite{image: upload(p.fine.work.Image()), used: p.sprites.painting}
	p.sprites.made[p.fine.key], p.sprites.latest[p.fine.key.look] = made, made
	p.fine = fineWood{}
	return true
}
