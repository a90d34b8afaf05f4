package ui

import "math"

// The arrangements of the play screen. Each reports whether it has room for what stands beside the board.

// arrangeRows stacks everything in rows above and below the board: tall phones.
func arrangeRows(f *frame) (layout, bool) {
	l := f.base()
	if f.area.W > 720 {
		return l, false
	}
	row := math.Max(30, f.unit*2)
	l.toolbar = f.tools()
	l.message = f.bottom(math.Max(34, f.unit*2.2))
	l.unseen = f.bottom(f.unit * 2.9)
	l.counters = splitRow(f.bottom(f.unit*2.5), f.gap, equal(f.counters)...)
	l.status = f.top(row)
	above := splitRow(f.top(row+6), f.gap, 38, 62)
	below := splitRow(f.bottom(row+6), f.gap, 38, 62)
	l.strips = [2]strip{{above[0], above[1]}, {below[0], below[1]}}
	if f.area.W < 288 {
		return l, false
	}
	f.place(&l, f.area)
	return l, l.cell >= smallestControl
}

// arrangeBars puts a bar above and a bar below the board: wide windows where the board wants the whole width.
func arrangeBars(f *frame) (layout, bool) {
	l := f.base()
	if f.area.W < 620 {
		return l, false
	}
	bar := math.Max(f.touch, f.unit*2.8)
	l.toolbar = f.tools()
	middle := splitRow(f.bottom(math.Max(f.touch-8, f.unit*2)), f.gap, 1)
	l.message = middle[0]
	above := splitRow(f.top(bar), f.gap*2, 17, 28, 25, 34)
	below := splitRow(f.bottom(bar), f.gap*2, 17, 28, 59)
	l.strips = [2]strip{{above[0], above[1]}, {below[0], below[1]}}
	l.status = above[2]
	l.counters = splitRow(above[3], f.gap, equal(f.counters)...)
	l.unseen = below[2]
	f.place(&l, f.area)
	return l, l.cell >= smallestControl
}

// arrangeColumn puts the players, the counts and the trays into a narrow column beside the board: most phones and tablets,
// whose windows are less tall than the board is for its width.
func arrangeColumn(f *frame) (layout, bool) {
	l := f.base()
	l.toolbar = f.tools()
	l.message = f.bottom(math.Max(34, f.unit*2.2))
	l.status = f.top(math.Max(30, f.unit*1.9))
	column, fits := f.beside(&l, math.Max(84, f.unit*5.6+clamp((math.Min(f.width, f.height)-420)/7, 0, 64)))
	f.fillColumn(&l, column)
	return l, fits
}

// arrangeSide puts everything but the toolbar into a column: windows that are low, or that have much room at the side.
func arrangeSide(f *frame) (layout, bool) {
	l := f.base()
	l.toolbar = f.tools()
	column, fits := f.beside(&l, f.unit*13)
	if column.H < f.unit*17 {
		return l, false
	}
	height := math.Max(30, f.unit*2)
	l.status = Rect{column.X, column.Y, column.W, height}
	tall := math.Max(36, f.unit*3)
	l.message = Rect{column.X, column.Bottom() - tall, column.W, tall}
	column.Y += height + f.gap
	column.H -= height + tall + 2*f.gap
	f.fillColumn(&l, column)
	return l, fits
}

// arrangeBare shows the board, whose turn it is, the message and the buttons alone: pages magnified four times, tiny frames. The
// rest is there for assistive technology only.
func arrangeBare(f *frame) (layout, bool) {
	l := f.base()
	l.touch, f.coordinates = smallestControl, false
	l.toolbar = f.divide(f.bottom(smallestControl + 4))
	row := splitRow(f.top(smallestControl), f.gap, 40, 60)
	l.status, l.message = row[0], row[1]
	f.place(&l, f.area)
	return l, l.cell >= smallestControl
}
