package render

import (
	"image"
	"math"

	"anqi/game"
	"anqi/render/ui/tree"
)

// trayBorder is how far the hollow of a tray reaches beyond what lies in it, in CSS pixels.
const trayBorder = 3

// tray draws the small pieces of a node: what was captured, what is still unseen.
func (p *painter) tray(n *tree.Node) {
	for _, small := range n.Tray {
		alpha := 1.0
		if small.Dim {
			alpha = 0.28
		}
		r := small.Rect
		size := math.Min(r.H, r.W)
		x := r.X + size/2
		p.smallPiece(small.Piece, x, r.Y+r.H/2, size, alpha)
		number := small.Number()
		if number == "" || r.W < size*1.25 {
			continue
		}
		words := tree.Rect{X: r.X + size + 2, Y: r.Y, W: r.W - size - 3, H: r.H}
		p.wordsIn(number, words, math.Min(size*0.62, 18), tree.AlignStart, p.theme().Text, math.Max(alpha, 0.5))
	}
}

func (p *painter) smallPiece(piece game.Piece, x, y, size, alpha float64) {
	diameter := max(p.pixels(size*0.90), 4)
	img := p.pieceSprite(piece, diameter)
	height := diameter * img.Bounds().Dy() / img.Bounds().Dx()
	left, top := p.pixels(x)-diameter/2, p.pixels(y)-height/2
	p.fill(img, image.Rect(left, top, left+diameter, top+height), alpha)
}
