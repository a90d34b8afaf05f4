package render

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui/tree"
)

// boardShape describes the wood of a board: everything that lies still.
func (p *painter) boardShape(b *tree.BoardView) art.BoardShape {
	r := p.bounds(b.Rect)
	columns, rows := b.Size()
	shape := art.BoardShape{Width: r.Dx(), Height: r.Dy(), Rim: max(p.pixels(b.Rim), 2), Columns: columns, Rows: rows}
	if !b.Coordinates {
		return shape
	}
	shape.NameSize = p.pixels(math.Max(b.Rim*0.72, tree.SmallestText))
	for i := range columns {
		shape.ColumnNames = append(shape.ColumnNames, coordinate(b.At(i, 0), b.At(i, rows-1)))
	}
	for i := range rows {
		shape.RowNames = append(shape.RowNames, coordinate(b.At(0, i), b.At(columns-1, i)))
	}
	return shape
}

// coordinate is what two squares of a line have in common: a letter or a digit.
func coordinate(a, b game.Square) string {
	if a.Column() == b.Column() {
		return a.String()[:1]
	}
	return a.String()[1:]
}

// wood draws the empty board.
func (p *painter) wood(b *tree.BoardView) {
	shape := p.boardShape(b)
	code := shape.Rim << 4
	for i, on := range []bool{b.Lying, b.Turned, b.Coordinates} {
		if on {
			code |= 1 << i
		}
	}
	key := spriteKey{look{kind: spriteBoard, code: code}, shape.Width, shape.Height}
	if p.coarse && p.sprites.made[key] == nil && shape.Rim >= leastCoarseRim {
		p.coarseWood(shape, key, b.Rect)
		return
	}
	p.fine = fineWood{}
	img := p.sprites.get(key.look, key.width, key.height, func() *image.RGBA {
		return p.sprites.studio.Board(shape)
	})
	edge := shape.Rim + shape.Spread()
	p.fill(img, p.bounds(b.Rect).Inset(-edge), 1)
}

// boardContent draws everything that lies on the wood.
func (p *painter) boardContent(b *tree.BoardView, hovered game.Square, m *motion, now time.Time) {
	p.boardMarks(b, hovered)
	p.pieces(b, m, now)
	if b.Dimmed {
		p.veil(p.bounds(b.Rect), 0.2)
	}
	p.signs(b)
	p.dragged(b)
}

// backdrop draws what lies behind everything: the table and the empty board.
func (p *painter) backdrop(b *tree.BoardView) {
	size := p.target.Bounds().Size()
	// The table is quiet enough to be drawn small and stretched.
	shrink := 1
	for size.X/shrink*(size.Y/shrink) > 120_000 {
		shrink++
	}
	width, height := (size.X+shrink-1)/shrink, (size.Y+shrink-1)/shrink
	img := p.sprites.get(look{kind: spriteTable}, width, height, func() *image.RGBA {
		return p.sprites.studio.Table(width, height)
	})
	// Stretched pictures fade at their edges, so these lie outside.
	edge := float64(shrink)
	p.stretch(img, -edge, -edge, float64(size.X)+2*edge, float64(size.Y)+2*edge, ebiten.ColorScale{})
	if !b.Rect.Empty() {
		p.wood(b)
	}
}
