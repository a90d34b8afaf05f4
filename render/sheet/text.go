package sheet

import (
	"anqi/render/ui/tree"
)

func headingSize(level int) float64 {
	switch {
	case level >= 4:
		return 17
	case level == 3:
		return 19
	}
	return 21
}

// lines breaks a text and returns its lines from a top edge on, and the edge below them.
func (f *flow) lines(text string, x, top, width, size float64, tone tree.Tone, heading bool) ([]Line, float64) {
	var lines []Line
	for _, line := range wrap(f.measurer, text, size, width) {
		lines = append(lines, Line{line, x, top + size*leading/2, size, tone, heading})
		top += size * leading
	}
	return lines, top
}

func (f *flow) text(node *tree.Node, size float64, tone tree.Tone, heading bool) {
	top := f.begin()
	lines, bottom := f.lines(node.Written(), f.x, top, f.width, size, tone, heading)
	f.items = append(f.items, Item{Node: node, Rect: tree.Rect{X: f.x, Y: top, W: f.width, H: bottom - top}, Lines: lines})
	f.y = bottom
	if node.Hint != "" && node.Role != tree.RoleHeading {
		f.under(node.Hint, tree.ToneMuted)
	}
}

// under adds small lines to the last item.
func (f *flow) under(text string, tone tree.Tone) {
	item := &f.items[len(f.items)-1]
	lines, bottom := f.lines(text, f.x, f.y, f.width, hintSize, tone, false)
	item.Lines = append(item.Lines, lines...)
	item.Rect.H += bottom - f.y
	f.y = bottom
}

func (f *flow) bullet(node *tree.Node) {
	top := f.begin()
	lines, bottom := f.lines(node.Written(), f.x+20, top, f.width-20, bodySize, node.Tone, false)
	f.items = append(f.items, Item{
		Node: node, Rect: tree.Rect{X: f.x, Y: top, W: f.width, H: bottom - top}, Lines: lines,
		Sign: tree.Rect{X: f.x + 6, Y: lines[0].Y - 3, W: 6, H: 6},
	})
	f.y = bottom
	for _, child := range node.Children {
		f.part(child)
	}
}
