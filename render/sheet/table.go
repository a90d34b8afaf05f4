package sheet

import (
	"math"

	"anqi/render/ui/tree"
)

const cellPadding = 8

// table places rows of cells; columns are as wide as their words want, and shrink together when there is no room.
func (f *flow) table(node *tree.Node) {
	widths := f.columnWidths(node)
	for i, row := range node.Children {
		top := f.y
		if i == 0 {
			top = f.begin()
		}
		size := float64(hintSize + 1)
		height, first := 0.0, len(f.items)
		x := f.x
		for column, cell := range row.Children {
			if column >= len(widths) {
				break
			}
			lines, bottom := f.lines(cell.Written(), x+cellPadding, top+6, math.Max(widths[column]-2*cellPadding, size), size, cell.Tone, header(cell))
			height = math.Max(height, bottom+6-top)
			f.items = append(f.items, Item{Node: cell, Rect: tree.Rect{X: x, Y: top, W: widths[column]}, Lines: lines, Rule: true})
			x += widths[column]
		}
		for j := first; j < len(f.items); j++ {
			f.items[j].Rect.H = height
		}
		f.y = top + height
	}
}

func header(cell *tree.Node) bool {
	return cell.Role == tree.RoleColumnHeader || cell.Role == tree.RoleRowHeader
}

// columnWidths shares the room between the columns by what their cells need.
func (f *flow) columnWidths(node *tree.Node) []float64 {
	var wants []float64
	for _, row := range node.Children {
		for column, cell := range row.Children {
			if column == len(wants) {
				wants = append(wants, 0)
			}
			wants[column] = math.Max(wants[column], f.measurer.TextWidth(cell.Written(), hintSize+1)+2*cellPadding+1)
		}
	}
	sum := 0.0
	for _, want := range wants {
		sum += want
	}
	if sum <= f.width {
		return wants
	}
	return shareWidth(wants, f.width)
}

// shareWidth lets narrow columns keep what they want; the wide ones share the rest.
func shareWidth(wants []float64, width float64) []float64 {
	fair, left, open := width/float64(len(wants)), width, len(wants)
	kept := make([]bool, len(wants))
	for again := true; again && open > 0; {
		again = false
		fair = left / float64(open)
		for i, want := range wants {
			if !kept[i] && want <= fair {
				kept[i], again = true, true
				left -= want
				open--
			}
		}
	}
	for i := range wants {
		if !kept[i] {
			wants[i] = fair
		}
	}
	return wants
}
