package render

import (
	"image"
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// pose is how a piece is held: flat on the board unless it is being moved.
type pose struct {
	x, y  float64 // its middle, in CSS pixels
	width float64 // of its top, in CSS pixels
	lift  float64 // 0 on the board, 1 well above it
	turn  float64 // share of the width that is seen while it turns over, 1 for all
	alpha float64
}

// pieceShare is the width of a piece as a share of its square.
const pieceShare = 0.86

// flat is how a piece lies on its square.
func flat(cell tree.Rect) pose {
	return pose{x: cell.X + cell.W/2, y: cell.Y + cell.H/2, width: cell.W * pieceShare, turn: 1, alpha: 1}
}

// pieces draws the pieces, as they are or as a motion shows them.
func (p *painter) pieces(b *tree.BoardView, m *motion, now time.Time) {
	still := b.Pieces
	var running []effect.Motion
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
			if (step.Kind == effect.MotionVanish) == gone {
				piece, at := posed(step, share, flat(b.CellRect(step.From&31)), flat(b.CellRect(step.To&31)))
				p.piece(piece, at)
			}
		}
	}
}

// dragged draws the piece that follows the pointer.
func (p *painter) dragged(b *tree.BoardView) {
	if b.Dragged >= game.SquareCount {
		return
	}
	held := flat(b.CellRect(b.Dragged))
	held.x, held.y, held.lift = b.DragX, b.DragY, 1
	p.piece(b.Pieces[b.Dragged], held)
}

// piece draws a piece with its shadow.
func (p *painter) piece(piece game.Piece, at pose) {
	if piece == game.Empty || at.alpha <= 0 {
		return
	}
	diameter := max(p.pixels(at.width), 4)
	shadow := p.sprites.get(look{kind: spriteShadow}, diameter, 0, func() *image.RGBA {
		return p.sprites.studio.Shadow(diameter)
	})
	img := p.pieceSprite(piece, diameter)
	var faint ebiten.ColorScale
	faint.ScaleAlpha(float32(at.alpha))
	size := float64(diameter) * (1 + 0.07*at.lift)
	height := size * float64(img.Bounds().Dy()) / float64(img.Bounds().Dx())
	left, top := at.x*p.scale-size/2*at.turn, at.y*p.scale-height/2-0.07*size*at.lift
	around := size * (1 + 2*art.ShadowMargin)
	shadowX := at.x*p.scale - around/2*at.turn + size*(0.025+0.05*at.lift)
	shadowY := at.y*p.scale - around/2 + size*(0.075+0.09*at.lift)
	if at.lift == 0 && at.turn == 1 {
		left, top, shadowX, shadowY = math.Round(left), math.Round(top), math.Round(shadowX), math.Round(shadowY)
	}
	p.stretch(shadow, shadowX, shadowY, around*at.turn, around, faint)
	p.stretch(img, left, top, size*at.turn, height, faint)
}

func (p *painter) pieceSprite(piece game.Piece, diameter int) *ebiten.Image {
	return p.sprites.get(look{kind: spritePiece, code: int(piece)}, diameter, 0, func() *image.RGBA {
		return p.sprites.studio.Piece(piece, diameter)
	})
}
