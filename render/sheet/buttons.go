package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// pieceButton is the side of a button that shows a piece.
const pieceButton = 68

// row places buttons side by side, in as many rows as they need.
func (f *flow) row(buttons []*tree.Node) {
	if len(buttons) == 0 {
		return
	}
	f.spacing = math.Max(f.spacing, gap)
	top, height := f.begin(), float64(control)
	if len(buttons[0].Tray) > 0 {
		height = pieceButton
	}
	x, even := f.x, f.evenWidth(buttons)
	for _, node := range buttons {
		width := f.buttonWidth(node)
		if even > 0 {
			width = even
		}
		if x > f.x && x+width > f.x+f.width {
			x, top = f.x, top+height+gap
		}
		item := Item{Node: node, Rect: tree.Rect{X: x, Y: top, W: width, H: height}}
		for _, piece := range node.Tray {
			piece.Rect = item.Rect.Inset(6)
			item.Tray = append(item.Tray, piece)
		}
		f.items = append(f.items, item)
		x += width + gap
	}
	f.y = top + height
}

// evenWidth is the width of all buttons when there are so many that they stand in columns, else 0.
func (f *flow) evenWidth(buttons []*tree.Node) float64 {
	if len(buttons) < 4 || len(buttons[0].Tray) > 0 {
		return 0
	}
	widest := 0.0
	for _, node := range buttons {
		widest = math.Max(widest, f.buttonWidth(node))
	}
	columns := math.Max(math.Floor((f.width+gap)/(widest+gap)), 1)
	return math.Floor((f.width+gap)/columns - gap)
}

func (f *flow) buttonWidth(node *tree.Node) float64 {
	if len(node.Tray) > 0 {
		return pieceButton
	}
	width := f.measurer.TextWidth(node.Written(), bodySize) + 40
	if node.Icon != "" {
		width += 26
	}
	return math.Min(math.Max(width, 92), f.width)
}
