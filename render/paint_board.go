package render

import (
	"image"
	"math"
	"strconv"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui"
)

// pieceShare is the width of a piece as a share of its square.
const pieceShare = 0.86

// boardShape describes the wood of a board: everything that lies still.
func (p *painter) boardShape(b *ui.BoardView) art.BoardShape {
	r := p.bounds(b.Rect)
	columns, rows := b.Size()
	shape := art.BoardShape{Width: r.Dx(), Height: r.Dy(), Rim: max(p.pixels(b.Rim), 2), Columns: columns, Rows: rows}
	if !b.Coordinates {
		return shape
	}
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
func (p *painter) wood(b *ui.BoardView) {
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

// under and over are the marks below and above the pieces, by kind of target.
var under = map[ui.TargetKind]art.Mark{ui.TargetCapture: art.MarkCapture, ui.TargetDark: art.MarkDark}
var over = map[ui.TargetKind]art.Mark{
	ui.TargetMove: art.MarkMove, ui.TargetForbidden: art.MarkForbidden, ui.TargetLast: art.MarkWarning,
}

// boardMarks draws the marks that lie on the wood, below the pieces.
func (p *painter) boardMarks(b *ui.BoardView, hovered game.Square) {
	at := func(mark art.Mark, s game.Square) {
		if s < game.SquareCount {
			p.mark(mark, b.CellRect(s))
		}
	}
	for _, s := range b.Last {
		at(art.MarkLast, s)
	}
	if hovered < game.SquareCount && (b.Movable[hovered] || b.Targets[hovered] != ui.TargetNone) {
		at(art.MarkHover, hovered)
	}
	at(art.MarkSelected, b.Selected)
	for s, target := range b.Targets {
		if mark, ok := under[target]; ok {
			at(mark, game.Square(s))
		}
	}
	at(art.MarkHint, b.HintFrom)
	if b.HintTo != b.HintFrom {
		at(art.MarkHint, b.HintTo)
	}
}

// signs draws the marks above the pieces.
func (p *painter) signs(b *ui.BoardView) {
	for s, target := range b.Targets {
		if mark, ok := over[target]; ok {
			p.mark(mark, b.CellRect(game.Square(s)))
		}
	}
	if b.Chain < game.SquareCount {
		p.mark(art.MarkChain, b.CellRect(b.Chain))
	}
	for s, count := range b.Counts {
		if count > 0 {
			p.count(b.CellRect(game.Square(s)), count, b.ChaseLimit)
		}
	}
	if b.FocusShown && b.Focus < game.SquareCount {
		p.mark(art.MarkFocus, b.CellRect(b.Focus))
	}
}

// count writes how many chases have been made, in the upper right corner of a square.
func (p *painter) count(cell ui.Rect, count, limit int) {
	line := strconv.Itoa(count)
	if limit > 0 {
		line += "/" + strconv.Itoa(limit)
	}
	size := math.Max(cell.H*0.19, 10)
	width := p.fonts.TextWidth(line, size) + size*0.7
	r := ui.Rect{X: cell.Right() - width - 1, Y: cell.Y + 1, W: width, H: size * 1.35}
	p.plaque(art.PlaqueField, r)
	p.wordsIn(line, r, size, ui.AlignCentre, p.theme().Text, 1)
}

// flat is how a piece lies on its square.
func flat(cell ui.Rect) pose {
	return pose{x: cell.X + cell.W/2, y: cell.Y + cell.H/2, width: cell.W * pieceShare, turn: 1, alpha: 1}
}

// pieces draws the pieces, as they are or as a motion shows them.
func (p *painter) pieces(b *ui.BoardView, m *motion, now time.Time) {
	still := b.Pieces
	var running []ui.Motion
	share := 0.0
	if !m.over(now) {
		still, running, share = m.moment(now)
	}
	for s, piece := range still {
		square := game.Square(s)
		if square == b.Dragged || square == b.Selected {
			continue
		}
		p.piece(piece, flat(b.CellRect(square)))
	}
	if s := b.Selected; s < game.SquareCount && s != b.Dragged {
		held := flat(b.CellRect(s))
		held.lift = 0.45
		p.piece(still[s], held)
	}
	// What is taken lies below what takes it.
	for _, gone := range []bool{true, false} {
		for _, step := range running {
			if (step.Kind == ui.MotionVanish) == gone {
				piece, at := posed(step, share, flat(b.CellRect(step.From&31)), flat(b.CellRect(step.To&31)))
				p.piece(piece, at)
			}
		}
	}
}

// dragged draws the piece that follows the pointer.
func (p *painter) dragged(b *ui.BoardView) {
	if b.Dragged >= game.SquareCount {
		return
	}
	held := flat(b.CellRect(b.Dragged))
	held.x, held.y, held.lift = b.DragX, b.DragY, 1
	p.piece(b.Pieces[b.Dragged], held)
}

// boardContent draws everything that lies on the wood.
func (p *painter) boardContent(b *ui.BoardView, hovered game.Square, m *motion, now time.Time) {
	p.boardMarks(b, hovered)
	p.pieces(b, m, now)
	if b.Dimmed {
		p.veil(p.bounds(b.Rect), 0.2)
	}
	p.signs(b)
	p.dragged(b)
}

// backdrop draws what lies behind everything: the table and the empty board.
func (p *painter) backdrop(b *ui.BoardView) {
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
