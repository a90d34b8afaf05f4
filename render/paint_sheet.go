package render

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/sheet"
	"anqi/render/ui/tree"
)

// sheet draws an open panel, with its body scrolled so far, over a darkened screen.
func (p *painter) sheet(s *sheet.Sheet, scroll float64, at attention) {
	p.veil(p.target.Bounds(), 0.62)
	p.plaque(art.PlaquePanel, s.Rect)
	for i := range s.Foot {
		p.item(&s.Foot[i], at)
	}
	p.body(s, scroll, at)
	if s.Region != nil && s.Region.ID == at.focused {
		p.plaque(art.PlaqueFocus, s.View)
	}
	if limit := s.Limit(); limit > 0 {
		p.scrollbar(s, scroll/limit)
	}
}

// body draws the scrolling part, cut off at the edges of its view.
func (p *painter) body(s *sheet.Sheet, scroll float64, at attention) {
	whole := p.target
	view := p.bounds(s.View).Intersect(whole.Bounds())
	if view.Empty() {
		return
	}
	p.target = whole.SubImage(view).(*ebiten.Image)
	for _, item := range s.Body {
		if item.Rect.Bottom()-scroll < s.View.Y-40 || item.Rect.Y-scroll > s.View.Bottom()+40 {
			continue
		}
		moved := scrolled(item, scroll)
		p.item(&moved, at)
	}
	p.target = whole
}

// scrolled returns an item where it stands when the body is scrolled.
func scrolled(item sheet.Item, scroll float64) sheet.Item {
	item.Rect.Y -= scroll
	item.Sign.Y -= scroll
	lines := append([]sheet.Line(nil), item.Lines...)
	for i := range lines {
		lines[i].Y -= scroll
	}
	zones := append([]sheet.Zone(nil), item.Zones...)
	for i := range zones {
		zones[i].Rect.Y -= scroll
	}
	item.Lines, item.Zones = lines, zones
	tray := append([]tree.TrayPiece(nil), item.Tray...)
	for i := range tray {
		tray[i].Rect.Y -= scroll
	}
	item.Tray = tray
	if item.Diagram != nil {
		view := *item.Diagram
		view.Rect.Y -= scroll
		item.Diagram = &view
	}
	return item
}

func (p *painter) scrollbar(s *sheet.Sheet, share float64) {
	track := tree.Rect{X: s.View.Right() - 7, Y: s.View.Y, W: 5, H: s.View.H}
	handle := track
	handle.H = max(track.H*s.View.H/s.Content, 24)
	handle.Y += (track.H - handle.H) * share
	p.plaque(art.PlaquePressed, handle)
}

// diagram draws a small board of a panel.
func (p *painter) diagram(view *tree.BoardView) {
	p.wood(view)
	p.boardMarks(view, game.NoSquare)
	p.pieces(view, nil, time.Time{})
	p.signs(view)
}
