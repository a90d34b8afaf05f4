package render

import (
	"anqi/game"
	"anqi/render/art"
	"anqi/render/ui/tree"
)

// attention is what the pointer and the keyboard point at.
type attention struct {
	hovered string      // ID of the node under the pointer, natively
	focused string      // ID of the node to mark, "" for none
	square  game.Square // under the pointer, natively
}

// node draws a node of the play screen and what is in it. The board and open panels are drawn elsewhere.
func (p *painter) node(n *tree.Node, at attention) {
	switch n.Role {
	case tree.RoleGrid, tree.RoleDialog:
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

// visible draws a node that the canvas shows.
func (p *painter) visible(n *tree.Node, at attention) {
	switch n.Role {
	case tree.RoleButton, tree.RoleLink:
		p.button(n, n.Rect, at, n.Rect.H >= 40 && n.Rect.W < 2.6*n.Rect.H)
		return
	case tree.RoleToolbar:
		return
	case tree.RoleGroup:
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
func groupGround(n *tree.Node) art.Plaque {
	if n.Primary {
		return art.PlaqueTurn
	}
	return art.PlaqueArea
}

// tone is the colour of words.
func (p *painter) tone(tone tree.Tone) art.RGB {
	theme := p.theme()
	switch tone {
	case tree.ToneMuted:
		return theme.Dim
	case tree.ToneRed:
		return theme.RedSide
	case tree.ToneBlack:
		return theme.BlackSide
	case tree.ToneWarning:
		return theme.Warning
	case tree.ToneGood:
		return theme.Good
	}
	return theme.Text
}

// paragraph writes a node's text into a rectangle, its lines together in the middle.
func (p *painter) paragraph(n *tree.Node, r tree.Rect) {
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
		row := tree.Rect{X: r.X, Y: top + pitch*float64(i), W: r.W, H: pitch}
		p.wordsIn(line, row, size, n.Align, p.tone(n.Tone), 1)
	}
}
