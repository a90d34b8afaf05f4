package screen

import (
	"math"

	"anqi/game"
	"anqi/render/ui/tree"
)

// The column beside the board: both players, the counts and the unseen pieces, as high and as large as its width allows.

// fillColumn divides a column into both players, the counts and the unseen pieces, and reports whether it has room for them.
func (f *frame) fillColumn(l *Layout, column tree.Rect) bool {
	if column.W >= f.unit*10 && column.H < f.unit*24 {
		return f.fillLowColumn(l, column)
	}
	plate := f.plateHeight(column.W)
	trays := func(size float64) float64 { return 2*takenHeight(column.W, size) + unseenHeight(column.W, size) }
	// What is least missed gives way first: room around the counts, then the caption of the unseen pieces.
	var grid counterGrid
	var room, piece, caption float64
	fits := false
	for _, try := range [...]struct {
		tight   bool
		caption float64
	}{{false, captionHeight}, {true, captionHeight}, {true, 0}} {
		grid, caption = f.counters(column.W, try.tight), try.caption
		room = column.H - 2*plate - grid.all() - 5*f.gap
		if piece, fits = f.pieceHeight(room-caption, trays); fits {
			break
		}
	}
	taken, unseen := takenHeight(column.W, piece), unseenHeight(column.W, piece)+caption
	parts := tree.CutColumn(column, f.gap, plate, taken, grid.all(), unseen, taken, plate)
	// What is left stands around the counts, so that both players keep to the ends of the column.
	spare := math.Max(0, room-2*taken-unseen)
	for i, share := range [...]float64{0, 0, 0.5, 0.5, 1, 1} {
		parts[i].Y += spare * share
	}
	l.strips = [2]strip{{parts[0], parts[1]}, {parts[5], parts[4]}}
	l.unseen = parts[3]
	l.counters = f.counterPlaces(parts[2], grid)
	return fits
}

// fillLowColumn is fillColumn where height is scarce: each player's plate and tray share a row or, where the name has no room in that, the
// plate is a low line above the tray.
func (f *frame) fillLowColumn(l *Layout, column tree.Rect) bool {
	line, shares := clamp(f.unit*1.6, leastPiece, 26), []float64{42, 58}
	places := tree.SplitRow(column, f.gap, shares...)
	player := func(size float64) float64 {
		return math.Max(f.plateHeight(places[0].W), takenHeight(places[1].W, size))
	}
	above := f.PlateName > places[0].W-plateInset
	if above {
		player = func(size float64) float64 { return line + 1 + takenHeight(column.W, size) }
	}
	all := func(size float64) float64 { return 2*player(size) + unseenHeight(column.W, size) }
	grid := f.counters(column.W, false)
	room := column.H - grid.all() - 3*f.gap
	piece, fits := f.pieceHeight(room, all)
	if !fits {
		grid = f.counters(column.W, true)
		room = column.H - grid.all() - 3*f.gap
		piece, fits = f.pieceHeight(room, all)
	}
	height := player(piece) + math.Max(0, room-all(piece))/4
	parts := tree.CutColumn(column, f.gap, height, grid.all(), room-2*height, height)
	for i, part := range [2]tree.Rect{parts[0], parts[3]} {
		sides := tree.SplitRow(part, f.gap, shares...)
		if above {
			sides = tree.CutColumn(part, 1, line, part.H-line-1)
		}
		l.strips[i] = strip{sides[0], sides[1]}
	}
	l.counters = f.counterPlaces(parts[1], grid)
	l.unseen = parts[2]
	return fits
}

// plateHeight is the height of a plate of a width: one line, or two where the name has no room beside disc and time.
func (f *frame) plateHeight(width float64) float64 {
	if f.PlateName+f.PlateTime+f.unit*3.5 <= width {
		return math.Max(26, f.unit*1.9)
	}
	return math.Max(twoLines, f.unit*1.9)
}

// twoLines is the height of two lines of the least text, the lower of them as high as a small piece, in CSS pixels.
const twoLines = leastPiece + tree.SmallestText*1.4

// counterGrid is how counts stand in a column: so many in a row, each so high, the name above the value or, lower, beside it.
type counterGrid struct {
	perRow, rows   int
	height, around float64 // of a count, and between two rows
}

// all is the height of all counts.
func (g counterGrid) all() float64 { return float64(g.rows)*(g.height+g.around) - g.around }

// counters returns the lowest grid of the counts for a width; tight puts them as close as they can be read.
func (f *frame) counters(width float64, tight bool) counterGrid {
	var best counterGrid
	for n := f.Counters; n > 0; n-- {
		cell := (width - f.gap*float64(n-1)) / float64(n)
		g := counterGrid{n, (f.Counters + n - 1) / n, math.Max(stackedCounter, f.unit*2.3), f.gap / 2}
		if tight {
			g.height, g.around = stackedCounter, math.Min(f.gap/2, 2)
		}
		beside := cell >= f.CounterName+f.CounterValue+4
		switch {
		case beside && tight:
			g.height = 18
		case beside && n == 1:
			g.height = clamp(f.unit*1.6, 18, stackedCounter-1)
		case cell < f.CounterName+2 && n > 1:
			continue
		}
		if best.perRow == 0 || g.all() < best.all() {
			best = g
		}
	}
	return best
}

// counterPlaces divides a place into those of the counts.
func (f *frame) counterPlaces(room tree.Rect, g counterGrid) []tree.Rect {
	var places []tree.Rect
	for i, row := range tree.SplitColumn(room, g.around, tree.Equal(g.rows)...) {
		places = append(places, tree.SplitRow(row, f.gap, tree.Equal(min(g.perRow, f.Counters-i*g.perRow))...)...)
	}
	return places
}

// captionHeight is the height of the caption of the unseen pieces.
const captionHeight = tree.SmallestText * tree.LineHeight

// stackedCounter is the height from which a count has its name above its value, in CSS pixels.
const stackedCounter = 30

// pieceHeight is the largest height of small pieces at which what they need fits into a height; the least one, and false, if none does.
func (f *frame) pieceHeight(room float64, need func(size float64) float64) (size float64, fits bool) {
	for size = f.unit * trayPiece; size > f.piece; size -= 0.25 {
		if need(size) <= room {
			return size, true
		}
	}
	return f.piece, need(f.piece) <= room
}

// takenHeight is the height of a tray of a width that may hold every kind of a colour, unseenHeight that of both colours' unseen pieces,
// at a size of the pieces.
func takenHeight(width, size float64) float64 { return size * rowsOf(width, size) }

func unseenHeight(width, size float64) float64 {
	return size*math.Min(2*rowsOf(width, size), rowsOf((width-4)/2, size)) + 2
}

// rowsOf is in how many rows the pieces of every kind of a colour stand.
func rowsOf(width, size float64) float64 {
	perRow := math.Floor(width / (size * pieceWide))
	if perRow < 1 {
		return math.Inf(1)
	}
	return math.Ceil(float64(game.KindCount-1) / perRow)
}
