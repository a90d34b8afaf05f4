package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

// diagram places a small board. Its description is for those who do not see it.
func (f *flow) diagram(node *tree.Node) {
	if node.Diagram == nil {
		return
	}
	f.spacing = math.Max(f.spacing, gap)
	top := f.begin()
	view := *node.Diagram
	columns, rows := view.Size()
	view.Rim = 16
	cell := math.Floor(math.Min(42, (f.width-2*view.Rim)/float64(columns)))
	view.Rect = tree.Rect{X: f.x + view.Rim, Y: top + view.Rim, W: cell * float64(columns), H: cell * float64(rows)}
	bottom := view.Rect.Bottom() + view.Rim
	f.items = append(f.items, Item{Node: node, Rect: tree.Rect{X: f.x, Y: top, W: f.width, H: bottom - top}, Diagram: &view})
	f.y = bottom
}
