package render

import (
	"image"
	"math"
	"strconv"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui"
)

// attention is what the pointer and the keyboard point at.
type attention struct {
	hovered string      // ID of the node under the pointer, natively
	focused string      // ID of the node to mark, "" for none
	square  game.Square // under the pointer, natively
}

// node draws a node of the play screen and what is in it. The board and open panels are drawn elsewhere.
func (p *painter) node(n *ui.Node, at attention) {
	switch n.Role {
	case ui.RoleGrid, ui.RoleDialog:
		return
	}
	if n.Visible && !n.Rect.Empty() && p.nodeArea(n).Overlaps(p.target.Bounds()) {
		p.visible(n, at)
	}
	for _, child := range n.Children {
		p.node(child, at)
	}
	if n.ID == at.focused && !n.Rect.Empty() {
		p.plaque(art.PlaqueFocus, n.Rect.Inset(-3))
	}
}

// trayBorder is how far the hollow of a tray reaches beyond what lies in it, in CSS pixels.
const trayBorder = 3

// visible draws a node that the canvas shows.
func (p *painter) visible(n *ui.Node, at attention) {
	switch n.Role {
	case ui.RoleButton, ui.RoleLink:
		p.button(n, n.Rect, at, n.Rect.H >= 40 && n.Rect.W < 2.6*n.Rect.H)
		return
	case ui.RoleToolbar:
		return
	case ui.RoleGroup:
		p.plaque(groupGround(n), n.Rect)
	default:
		switch {
		case n.Primary:
			p.plaque(art.PlaqueTurn, n.Rect)
		case n.Size == 0 && n.Text == "":
			p.plaque(art.PlaqueTray, n.Rect.Inset(-trayBorder))
		}
	}
	p.tray(n)
	if n.Size > 0 || n.Text != "" {
		p.paragraph(n, n.Rect)
	}
}

// groupGround is the plaque of a group; that of the side to move is bright.
func groupGround(n *ui.Node) art.Plaque {
	if n.Primary {
		return art.PlaqueTurn
	}
	return art.PlaqueArea
}

// tone is the colour of words.
func (p *painter) tone(tone ui.Tone) art.RGB {
	theme := p.theme()
	switch tone {
	case ui.ToneMuted:
		return theme.Dim
	case ui.ToneRed:
		return theme.RedSide
	case ui.ToneBlack:
		return theme.BlackSide
	case ui.ToneWarning:
		return theme.Warning
	case ui.ToneGood:
		return theme.Good
	}
	return theme.Text
}

// paragraph writes a node's text into a rectangle, its lines together in the middle.
func (p *painter) paragraph(n *ui.Node, r ui.Rect) {
	size := n.Size
	if size == 0 {
		size = 16
	}
	lines := n.Lines
	if len(lines) == 0 {
		lines = []string{n.Written()}
	}
	pitch := size * 1.3
	top := r.Y + r.H/2 - pitch*float64(len(lines))/2
	for i, line := range lines {
		row := ui.Rect{X: r.X, Y: top + pitch*float64(i), W: r.W, H: pitch}
		p.wordsIn(line, row, size, n.Align, p.tone(n.Tone), 1)
	}
}

// buttonGround is the plaque of a button in its state.
func (p *painter) buttonGround(n *ui.Node, at attention) art.Plaque {
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
func (p *painter) button(n *ui.Node, r ui.Rect, at attention, stacked bool) {
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
	inner := r.Inset(4)
	if !hasIcon {
		p.wordsIn(line, inner, size, ui.AlignCentre, colour, alpha)
		return
	}
	if stacked {
		small := math.Min(size, r.H*0.27)
		upper := ui.Rect{X: r.X, Y: r.Y + r.H*0.08, W: r.W, H: r.H * 0.52}
		lower := ui.Rect{X: inner.X, Y: r.Y + r.H*0.60, W: inner.W, H: r.H * 0.32}
		p.icon(n.Icon, upper, math.Min(upper.H, 24), colour, alpha)
		p.wordsIn(line, lower, small, ui.AlignCentre, colour, alpha)
		return
	}
	pen := math.Min(r.H*0.5, 22)
	width := math.Min(p.fonts.TextWidth(line, size), inner.W-pen-6)
	left := r.X + (r.W-width-pen-6)/2
	p.icon(n.Icon, ui.Rect{X: left, Y: r.Y, W: pen, H: r.H}, pen, colour, alpha)
	p.wordsIn(line, ui.Rect{X: left + pen + 6, Y: r.Y, W: width, H: r.H}, size, ui.AlignStart, colour, alpha)
}

// tray draws the small pieces of a node: what was captured, what is still unseen.
func (p *painter) tray(n *ui.Node) {
	for _, small := range n.Tray {
		alpha := 1.0
		if small.Dim {
			alpha = 0.28
		}
		r := small.Rect
		size := math.Min(r.H, r.W)
		x := r.X + size/2
		p.smallPiece(small, x, r.Y+r.H/2, size, alpha)
		if small.Count <= 1 || r.W < size*1.25 {
			continue
		}
		words := ui.Rect{X: r.X + size + 2, Y: r.Y, W: r.W - size - 3, H: r.H}
		p.wordsIn(strconv.Itoa(small.Count), words, math.Min(size*0.62, 18), ui.AlignStart, p.theme().Text, math.Max(alpha, 0.5))
	}
}

func (p *painter) smallPiece(small ui.TrayPiece, x, y, size, alpha float64) {
	diameter := max(p.pixels(size*0.90), 4)
	img := p.sprites.get(look{kind: spritePiece, code: int(small.Piece)}, diameter, 0, func() *image.RGBA {
		return p.sprites.studio.Piece(small.Piece, diameter)
	})
	height := diameter * img.Bounds().Dy() / img.Bounds().Dx()
	left, top := p.pixels(x)-diameter/2, p.pixels(y)-height/2
	p.fill(img, image.Rect(left, top, left+diameter, top+height), alpha)
}
