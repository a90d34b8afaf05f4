package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// The measures of a sheet in CSS pixels.
const (
	widest   = 680 // wider lines are hard to read
	margin   = 12  // between the sheet and the window's edge
	padding  = 20
	gap      = 10
	control  = 44 // height of what is tapped
	bodySize = 16
	hintSize = 14
	leading  = 1.45 // distance of two lines as a multiple of their height
	signSize = 20   // of radios and checkboxes
)

// New lays out a dialog in a window of the given size.
func New(dialog *tree.Node, width, height float64, measurer tree.Measurer) *Sheet {
	outer := math.Min(width-2*margin, widest)
	inside := outer - 2*inset(outer)
	body := &flow{measurer: measurer, width: inside, title: dialog.Label}
	parts, closing, region := split(dialog)
	for _, part := range parts {
		body.part(part)
	}
	head := &flow{measurer: measurer, width: inside}
	head.text(&tree.Node{ID: dialog.ID + "-title", Role: tree.RoleHeading, Label: dialog.Label}, 24, tree.ToneNormal, true)
	foot := &flow{measurer: measurer, width: inside}
	foot.row(closing)

	fixed := head.y + foot.y + 2*gap + 2*padding
	tall := math.Min(body.y+fixed, height-2*margin)
	s := &Sheet{Node: dialog, Region: region, Content: body.y, Body: body.items}
	s.Rect = tree.Rect{X: (width - outer) / 2, Y: math.Max((height-tall)/2, 0), W: outer, H: tall}
	left, top := s.Rect.X+inset(outer), s.Rect.Y+padding
	s.View = tree.Rect{X: s.Rect.X + 4, Y: top + head.y + gap, W: outer - 8, H: math.Max(tall-fixed, 0)}
	move(s.Body, left, s.View.Y)
	move(head.items, left, top)
	move(foot.items, left, s.Rect.Bottom()-padding-foot.y)
	s.Foot = append(head.items, foot.items...)
	return s
}

// inset is the free room at the left and right inside a sheet.
func inset(width float64) float64 {
	if width < 420 {
		return 14
	}
	return padding + 4
}

// split takes the closing buttons, the last group of a panel, from the parts that scroll; region is the node that holds these, nil
// if there is none.
func split(dialog *tree.Node) (parts, closing []*tree.Node, region *tree.Node) {
	parts = dialog.Children
	if last := len(parts) - 1; last >= 0 && parts[last].Role == tree.RoleGroup && len(parts[last].Children) > 0 && onlyButtons(parts[last]) {
		parts, closing = parts[:last], parts[last].Children
	}
	if len(parts) == 1 && parts[0].Role == tree.RoleRegion {
		region, parts = parts[0], parts[0].Children
	}
	return parts, closing, region
}

func onlyButtons(group *tree.Node) bool {
	for _, child := range group.Children {
		if child.Role != tree.RoleButton {
			return false
		}
	}
	return true
}

func move(items []Item, dx, dy float64) {
	shift := func(r *tree.Rect) { r.X += dx; r.Y += dy }
	for i := range items {
		item := &items[i]
		shift(&item.Rect)
		shift(&item.Sign)
		for j := range item.Tray {
			shift(&item.Tray[j].Rect)
		}
		for j := range item.Lines {
			item.Lines[j].X += dx
			item.Lines[j].Y += dy
		}
		for j := range item.Zones {
			shift(&item.Zones[j].Rect)
		}
		if item.Diagram != nil {
			shift(&item.Diagram.Rect)
		}
	}
}
