package render

import (
	"image"

	"anqi/render/art"
	"anqi/render/sheet"
	"anqi/render/ui/tree"
)

// item draws one part of a panel.
func (p *painter) item(item *sheet.Item, at attention) {
	n := item.Node
	switch n.Role {
	case tree.RoleButton, tree.RoleLink:
		if len(n.Tray) > 0 {
			p.plaque(p.buttonGround(n, at), item.Rect)
			p.tray(&tree.Node{Tray: item.Tray})
		} else {
			p.button(n, item.Rect, at, false)
		}
	case tree.RoleRadio, tree.RoleCheckbox:
		p.choice(item, at)
		p.lines(item)
	default:
		p.lines(item)
	}
	if n.Role == tree.RoleListItem {
		p.icon("dot", item.Sign, 8, p.theme().Accent, 1)
	}
	for _, zone := range item.Zones {
		p.zone(item, zone)
	}
	if item.Diagram != nil {
		p.diagram(item.Diagram)
	}
	if item.Rule {
		b := p.bounds(item.Rect)
		p.rule(image.Rect(b.Min.X, b.Max.Y-1, b.Max.X, b.Max.Y))
	}
	if n.ID == at.focused && n.Control() {
		p.plaque(art.PlaqueFocus, item.Rect.Inset(-2))
	}
}

func (p *painter) lines(item *sheet.Item) {
	alpha := 1.0
	if item.Node.Disabled {
		alpha = 0.45
	}
	for _, line := range item.Lines {
		colour := p.tone(line.Tone)
		if line.Heading {
			colour = p.theme().Accent.Add(0.08)
		}
		p.words(line.Text, line.X, line.Y, line.Size, colour, alpha)
	}
}

// choice draws the ground and the sign of a radio or checkbox.
func (p *painter) choice(item *sheet.Item, at attention) {
	n := item.Node
	switch {
	case n.Checked:
		p.plaque(art.PlaquePressed, item.Rect)
	case n.ID == at.hovered && !n.Disabled:
		p.plaque(art.PlaqueHover, item.Rect)
	default:
		p.plaque(art.PlaqueArea, item.Rect)
	}
	name := "radio"
	if n.Role == tree.RoleCheckbox {
		name = "checkbox"
	}
	if n.Checked {
		name += "-on"
	}
	p.icon(name, item.Sign, item.Sign.H, p.theme().Accent.Add(0.1), 1)
}

// zone draws a part of an input.
func (p *painter) zone(item *sheet.Item, zone sheet.Zone) {
	if zone.Icon == sheet.ZoneTrack {
		r := zone.Rect
		p.plaque(art.PlaqueField, tree.Rect{X: r.X, Y: r.Y + r.H/2 - 4, W: r.W, H: 8})
		p.icon("dot", item.Thumb(zone), item.Thumb(zone).H*24/16, p.theme().Accent, 1)
		return
	}
	ground, alpha := art.PlaqueButton, 1.0
	switch {
	case zone.On:
		ground = art.PlaquePressed
	case zone.Off:
		ground, alpha = art.PlaqueDisabled, 0.4
	}
	p.plaque(ground, zone.Rect)
	switch zone.Icon {
	case sheet.ZoneMinus:
		p.icon("minus", zone.Rect, 20, p.theme().Text, alpha)
	case sheet.ZonePlus:
		p.icon("new", zone.Rect, 20, p.theme().Text, alpha)
	default:
		p.wordsIn(zone.Label, zone.Rect.Inset(3), 16, tree.AlignCentre, p.theme().Text, alpha)
	}
}

// rule draws a hairline.
func (p *painter) rule(r image.Rectangle) {
	img := p.sprites.get(look{kind: spritePlaque, code: -1}, 1, 1, func() *image.RGBA {
		return p.sprites.studio.Plain(p.theme().Accent, 0.3)
	})
	p.fill(img, r, 1)
}
