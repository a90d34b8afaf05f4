package ui

import "math"

// frame is the part of the window that may be used, cut away piece by piece while an arrangement is made.
type frame struct {
	layoutInput
	area  Rect
	lying bool
	unit  float64
	touch float64
	gap   float64
}

func newFrame(in layoutInput) *frame {
	least := math.Min(in.width, in.height)
	f := &frame{layoutInput: in}
	f.lying = in.width > in.height
	f.unit = math.Round(clamp(12.5+least/150, 13, 22))
	f.gap = math.Round(clamp(least/70, 4, 12))
	f.touch = roomyControl
	switch {
	case in.height < 420:
		f.touch = 36
	case least >= 800:
		f.touch = 52
	}
	s := in.insets
	f.area = Rect{s.Left, s.Top, in.width - s.Left - s.Right, in.height - s.Top - s.Bottom}.Inset(f.gap)
	return f
}

// top cuts a row off the upper edge, and a gap.
func (f *frame) top(height float64) Rect {
	r := Rect{f.area.X, f.area.Y, f.area.W, height}
	f.area.Y += height + f.gap
	f.area.H -= height + f.gap
	return r
}

// bottom cuts a row off the lower edge, and a gap.
func (f *frame) bottom(height float64) Rect {
	r := Rect{f.area.X, f.area.Bottom() - height, f.area.W, height}
	f.area.H -= height + f.gap
	return r
}

// tools cuts the toolbar off the lower edge and divides it.
func (f *frame) tools() []Rect { return f.divide(f.bottom(f.touch)) }

// divide lays as many buttons as have room into a row, in its middle when there is more room than they want.
func (f *frame) divide(row Rect) []Rect {
	between := math.Min(f.gap, 6)
	least := math.Max(roomyControl, f.controlWidth)
	count := f.controls
	if room := int((row.W + between) / (least + between)); room < count {
		count = max(room, 1)
	}
	width := math.Min((row.W-between*float64(count-1))/float64(count), math.Max(least*1.5, f.touch*1.6))
	left := row.X + (row.W-width*float64(count)-between*float64(count-1))/2
	rects := make([]Rect, count)
	for i := range rects {
		rects[i] = Rect{left + float64(i)*(width+between), row.Y, width, row.H}
	}
	return rects
}

// base fills in what all arrangements share.
func (f *frame) base() layout {
	return layout{lying: f.lying, unit: f.unit, touch: f.touch, gap: f.gap}
}

// place puts the board into an area as large as it goes, in its middle, and returns the rectangle with the rim.
func (f *frame) place(l *layout, area Rect) Rect {
	columns, rows := boardSize(f.lying)
	share, least := 0.05, 4.0
	if f.coordinates {
		share, least = 0.22, 11.0
	}
	cell := math.Min(area.W/(columns+2*share), area.H/(rows+2*share))
	if cell*share < least {
		cell = math.Min((area.W-2*least)/columns, (area.H-2*least)/rows)
	}
	l.rim = math.Min(math.Max(cell*share, least), 26)
	if l.rim == 26 {
		cell = math.Min((area.W-52)/columns, (area.H-52)/rows)
	}
	l.cell = math.Floor(cell)
	l.board = Rect{W: l.cell * columns, H: l.cell * rows}
	l.board.X = math.Round(area.X + (area.W-l.board.W)/2)
	l.board.Y = math.Round(area.Y + (area.H-l.board.H)/2)
	return l.board.Inset(-l.rim)
}

func boardSize(lying bool) (columns, rows float64) {
	if lying {
		return 8, 4
	}
	return 4, 8
}

func clamp(x, least, most float64) float64 { return math.Max(least, math.Min(x, most)) }
