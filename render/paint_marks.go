package render

import (
	"math"
	"strconv"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui/tree"
)

// under and over are the marks below and above the pieces, by kind of target.
var under = map[tree.TargetKind]art.Mark{tree.TargetCapture: art.MarkCapture, tree.TargetDark: art.MarkDark}

var over = map[tree.TargetKind]art.Mark{
	tree.TargetMove: art.MarkMove, tree.TargetForbidden: art.MarkForbidden, tree.TargetLast: art.MarkWarning,
}

// boardMarks draws the marks that lie on the wood, below the pieces.
func (p *painter) boardMarks(b *tree.BoardView, hovered game.Square) {
	at := func(mark art.Mark, s game.Square) {
		if s < game.SquareCount {
			p.mark(mark, b.CellRect(s))
		}
	}
	for _, s := range b.Last {
		at(art.MarkLast, s)
	}
	if hovered < game.SquareCount && (b.Movable[hovered] || b.Targets[hovered] != tree.TargetNone) {
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
func (p *painter) signs(b *tree.BoardView) {
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
func (p *painter) count(cell tree.Rect, count, limit int) {
	line := strconv.Itoa(count)
	if limit > 0 {
		line += "/" + strconv.Itoa(limit)
	}
	size := math.Max(cell.H*0.19, tree.SmallestCount)
	width := p.fonts.TextWidth(line, size) + size*0.7
	r := tree.Rect{X: cell.Right() - width - 1, Y: cell.Y + 1, W: width, H: size * 1.35}
	p.plaque(art.PlaqueField, r)
	p.wordsIn(line, r, size, tree.AlignCentre, p.theme().Text, 1)
}
