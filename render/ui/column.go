package ui

import "math"

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
	counter, perRow := f.unit*2.3, 2
	switch {
	case column.W < f.unit*9 && column.H > f.unit*18:
		counter, perRow = f.unit*1.6, 1
		plate = math.Max(plate, 2*plateText*lineHeight+2) // the name, and below it the time
	case column.W > f.unit*11:
		perRow += f.counters % 2
	}
	rows := float64((f.counters + perRow - 1) / perRow)
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
	for i, row := range splitColumn(parts[2], between, equal(int(rows))...) {
		l.counters = append(l.counters, splitRow(row, f.gap, equal(min(perRow, f.counters-i*perRow))...)...)
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
	l.counters = splitRow(parts[1], f.gap, equal(f.counters)...)
	l.unseen = parts[2]
}
