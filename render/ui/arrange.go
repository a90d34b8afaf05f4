package ui

import "math"

// The shapes of small pieces: how wide they are with their number, as a multiple of their height, and how high they become at
// most, as a multiple of ordinary text.
const (
	takenWide  = 1.45
	unseenWide = 1.75
	trayPiece  = 2.3
)

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
	l.counters = splitRow(f.bottom(f.unit*2.5), f.gap, 1, 1, 1, 1)
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
	l.counters = splitRow(above[3], f.gap, 1, 1, 1, 1)
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

// beside places the board and gives the column next to it what is left, at least the given width, at most a comfortable one.
func (f *frame) beside(l *layout, least float64) (column Rect, fits bool) {
	between := f.gap * 1.5
	board := f.place(l, Rect{f.area.X, f.area.Y, f.area.W - least - between, f.area.H})
	if l.cell < smallestControl {
		return Rect{W: least, H: f.area.H}, false
	}
	width := math.Min(f.area.W-board.W-between, math.Max(least, f.unit*20))
	left := f.area.X + (f.area.W-board.W-between-width)/2
	column = Rect{left + board.W + between, f.area.Y, width, f.area.H}
	shift := left - board.X
	if f.leftHanded {
		column.X = left
		shift += width + between
	}
	l.board.X = math.Round(l.board.X + shift - 0.5)
	// A column much taller than the board would drift away from it.
	if room := column.H - math.Max(board.H, f.unit*24); room > 0 {
		column.Y += room / 2
		column.H -= room
	}
	return column, true
}

// fillColumn divides a column into both players, the counts and the unseen pieces.
func (f *frame) fillColumn(l *layout, column Rect) {
	if column.W >= f.unit*10 && column.H < f.unit*24 {
		f.fillLowColumn(l, column)
		return
	}
	plate := math.Max(26, f.unit*1.9)
	counter, rows := f.unit*2.3, 2.0
	if column.W < f.unit*9 && column.H > f.unit*18 {
		counter, rows = f.unit*1.6, 4
	}
	between := f.gap / 2
	room := column.H - 2*plate - f.gap*5 - between*(rows-1)
	counter = math.Max(20, math.Min(counter, (room-f.unit*5)/rows))
	trays := room - rows*counter
	taken := math.Min(trays*0.28, f.trayHeight(column.W, 7, takenWide, 0))
	unseen := math.Min(trays*0.44, f.trayHeight(column.W/2, 7, unseenWide, f.unit*1.2))
	parts := cutColumn(column, f.gap, plate, taken, rows*(counter+between)-between, unseen, taken, plate)
	// What is left stands around the counts, so that both players keep to the ends of the column.
	spare := trays - 2*taken - unseen
	for i, share := range [...]float64{0, 0, 0.5, 0.5, 1, 1} {
		parts[i].Y += spare * share
	}
	l.strips = [2]strip{{parts[0], parts[1]}, {parts[5], parts[4]}}
	l.unseen = parts[3]
	for _, row := range splitColumn(parts[2], between, []float64{1, 1, 1, 1}[:int(rows)]...) {
		l.counters = append(l.counters, splitRow(row, f.gap, []float64{1, 1, 1, 1}[:4/int(rows)]...)...)
	}
}

// trayHeight is the height at which a tray of that width shows so many pieces as large as they ever are.
func (f *frame) trayHeight(width float64, count int, wide, caption float64) float64 {
	size := f.unit * trayPiece
	perRow := math.Max(1, math.Floor(width/(size*wide)))
	return caption + size*math.Ceil(float64(count)/perRow)
}

// fillLowColumn is fillColumn where height is scarce: each player's plate and tray share a row, and so do the counts.
func (f *frame) fillLowColumn(l *layout, column Rect) {
	counter := f.unit * 2.3
	room := column.H - counter - 3*f.gap
	parts := cutColumn(column, f.gap, room*0.29, counter, room*0.42, room*0.29)
	above, below := splitRow(parts[0], f.gap, 42, 58), splitRow(parts[3], f.gap, 42, 58)
	l.strips = [2]strip{{above[0], above[1]}, {below[0], below[1]}}
	l.counters = splitRow(parts[1], f.gap, 1, 1, 1, 1)
	l.unseen = parts[2]
}

// cutColumn cuts a column into parts of the given heights with a gap between them.
func cutColumn(column Rect, gap float64, heights ...float64) []Rect {
	rects := make([]Rect, len(heights))
	y := column.Y
	for i, height := range heights {
		rects[i] = Rect{column.X, y, column.W, height}
		y += height + gap
	}
	return rects
}
