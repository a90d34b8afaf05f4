package render

import (
	"math"

	"anqi/render/art"
	"anqi/render/ui/tree"
)

// buttonGround is the plaque of a button in its state.
func (p *painter) buttonGround(n *tree.Node, at attention) art.Plaque {
	switch {
	case n.Disabled:
		return art.PlaqueDisabled
	case n.Pressed || n.Checked:
		return art.PlaquePressed
	case n.Primary:
		return art.PlaquePrimary
	case n.ID == at.hovered:
		return art.PlaqueHover
	}
	return art.PlaqueButton
}

// button draws a button: its icon, its words, or both; stacked puts the icon above the words.
func (p *painter) button(n *tree.Node, r tree.Rect, at attention, stacked bool) {
	p.plaque(p.buttonGround(n, at), r)
	alpha := 1.0
	if n.Disabled {
		alpha = 0.42
	}
	colour := p.tone(n.Tone)
	line, hasIcon := n.Written(), art.HasIcon(n.Icon)
	if hasIcon && n.Text == "" {
		p.icon(n.Icon, r, math.Min(math.Min(r.H, r.W)*0.56, 26), colour, alpha)
		return
	}
	size := n.Size
	if size == 0 {
		size = math.Min(16, r.H*0.42)
	}
	inner := tree.Rect{X: r.X + 2, Y: r.Y + 4, W: r.W - 4, H: r.H - 8}
	if !hasIcon {
		p.wordsIn(line, inner, size, tree.AlignCentre, colour, alpha)
		return
	}
	if stacked {
		upper := tree.Rect{X: r.X, Y: r.Y + r.H*0.08, W: r.W, H: r.H * 0.52}
		lower := tree.Rect{X: inner.X, Y: r.Y + r.H*0.60, W: inner.W, H: r.H * 0.32}
		p.icon(n.Icon, upper, math.Min(upper.H, 24), colour, alpha)
		p.wordsIn(line, lower, size, tree.AlignCentre, colour, alpha)
		return
	}
	pen := math.Min(r.H*0.5, 22)
	width := math.Min(p.fonts.TextWidth(line, size), inner.W-pen-6)
	left := r.X + (r.W-width-pen-6)/2
	p.icon(n.Icon, tree.Rect{X: left, Y: r.Y, W: pen, H: r.H}, pen, colour, alpha)
	p.wordsIn(line, tree.Rect{X: left + pen + 6, Y: r.Y, W: width, H: r.H}, size, tree.AlignStart, colour, alpha)
}
