package tree

import (
	"math"
)

// Insets are what the machine keeps for itself at the edges of the window (notches, home bars), in CSS pixels.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Rect is a rectangle in CSS pixels from the window's top left corner.
type Rect struct{ X, Y, W, H float64 }

// Right returns the x of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Contains reports whether the point lies inside; the right and lower edges are outside.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.Right() && y < r.Bottom()
}

// Overlaps reports whether the two rectangles share more than an edge.
func (r Rect) Overlaps(other Rect) bool {
	const slack = 1e-6
	return r.X+slack < other.Right() && other.X+slack < r.Right() && r.Y+slack < other.Bottom() && other.Y+slack < r.Bottom()
}

// Inset returns the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// SplitRow divides a row into parts in the given proportions with a gap between them.
func SplitRow(row Rect, gap float64, shares ...float64) []Rect {
	sum := 0.0
	for _, share := range shares {
		sum += share
	}
	room := row.W - gap*float64(len(shares)-1)
	rects := make([]Rect, len(shares))
	x := row.X
	for i, share := range shares {
		rects[i] = Rect{x, row.Y, room * share / sum, row.H}
		x += rects[i].W + gap
	}
	return rects
}

// Equal returns the shares of so many parts that are all of one size.
func Equal(count int) []float64 {
	shares := make([]float64, count)
	for i := range shares {
		shares[i] = 1
	}
	return shares
}

// SplitColumn is splitRow from top to bottom.
func SplitColumn(column Rect, gap float64, shares ...float64) []Rect {
	turned := SplitRow(Rect{column.Y, column.X, column.H, column.W}, gap, shares...)
	for i, r := range turned {
		turned[i] = Rect{r.Y, r.X, r.H, r.W}
	}
	return turned
}

// CutColumn cuts a column into parts of the given heights with a gap between them.
func CutColumn(column Rect, gap float64, heights ...float64) []Rect {
	rects := make([]Rect, len(heights))
	y := column.Y
	for i, height := range heights {
		rects[i] = Rect{column.X, y, column.W, height}
		y += height + gap
	}
	return rects
}

// JoinRects returns the smallest rectangle around both.
func JoinRects(a, b Rect) Rect {
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	return Rect{x, y, math.Max(a.Right(), b.Right()) - x, math.Max(a.Bottom(), b.Bottom()) - y}
}
