package screen

import (
	"math"

	"anqi/render/ui/tree"
)

// LayoutInput is what the geometry of the play screen depends on.
type LayoutInput struct {
	Width, Height float64
	Insets        tree.Insets
	Coordinates   bool
	LeftHanded    bool // the column stands left of the board
	Controls      int  // how many buttons the toolbar would show with room for all
	ControlWidth  float64
	Counters      int // how many counts stand beside the board

	CounterName, CounterValue float64 // how wide they are at most: see CounterWidths
	PlateName, PlateTime      float64 // how wide the players' names are at most, and the times that they have used
}

// Layout is where everything of the play screen stands. Its rectangles lie inside the window and do not overlap.
type Layout struct {
	Lying    bool
	board    tree.Rect // the 32 squares
	rim      float64
	cell     float64
	status   tree.Rect   // whose turn it is
	message  tree.Rect   // the last sentence, a notice or a question, and its buttons
	strips   [2]strip    // of the player above and the player below the board
	counters []tree.Rect // turns, face down, turns to the draw, and the turn clock where one runs
	unseen   tree.Rect
	Toolbar  []tree.Rect // one for each button shown
	unit     float64     // height of ordinary text
	touch    float64     // height of buttons
	gap      float64
}

// strip is a player's place: a plate with the name, and a tray for the pieces taken.
type strip struct{ plate, tray tree.Rect }

// SmallestControl is what a finger needs at least, roomyControl what it likes (WCAG 2.5.8 and 2.5.5), in CSS pixels.
const (
	SmallestControl = 24
	RoomyControl    = 44
)

// NewLayout tries every arrangement and takes the one with the largest squares among those in which everything can be read; where there
// is none, small pieces may become smaller. Windows that are too small for any of them show the board and its buttons alone; in even smaller
// ones that picture is cut off.
func NewLayout(in LayoutInput) Layout {
	var best Layout
	for _, piece := range [...]float64{leastPiece, leastPiece * 2 / 3} {
		for _, arrange := range []func(*frame) (Layout, bool){arrangeRows, arrangeBars, arrangeColumn, arrangeSide} {
			f := newFrame(in)
			f.piece = piece
			if candidate, fits := arrange(f); fits && candidate.cell > best.cell*1.04 && f.readable(&candidate) {
				best = candidate
			}
		}
		if best.cell > 0 {
			break
		}
	}
	if widest := best.unit * 44; best.message.W > widest {
		// A long way between a sentence and its buttons is hard to follow.
		best.message.X += (best.message.W - widest) / 2
		best.message.W = widest
	}
	for best.cell == 0 {
		if candidate, fits := arrangeBare(newFrame(in)); fits {
			best = candidate
		}
		in.Width, in.Height = in.Width+20, in.Height+20
	}
	return best
}

// readable reports whether nothing beside the board has become too small: lines of text anywhere, and, unless small pieces may be smaller
// than they should, what the trays, the plates and the counts have to show.
func (f *frame) readable(l *Layout) bool {
	rects := append([]tree.Rect{l.status, l.message, l.unseen}, l.counters...)
	for _, s := range l.strips {
		rects = append(rects, s.plate, s.tray)
	}
	for _, r := range rects {
		if r.W < 20 || r.H < 16.5 {
			return false
		}
	}
	if f.piece < leastPiece {
		return true
	}
	for _, s := range l.strips {
		oneLine := f.PlateName+f.PlateTime+f.unit*3.5 <= s.plate.W
		if takenHeight(s.tray.W, f.piece) > s.tray.H+0.01 || !oneLine && s.plate.H < twoLines-0.01 {
			return false
		}
	}
	for _, r := range l.counters {
		if stacked := r.H >= stackedCounter; r.W < f.CounterName+2 || !stacked && r.W < f.CounterName+f.CounterValue+4 {
			return false
		}
	}
	return unseenHeight(l.unseen.W, f.piece) <= l.unseen.H+2.01
}

// frame is the part of the window that may be used, cut away piece by piece while an arrangement is made.
type frame struct {
	LayoutInput
	area  tree.Rect
	lying bool
	unit  float64
	touch float64
	gap   float64
	piece float64 // the least height of small pieces
}

func newFrame(in LayoutInput) *frame {
	least := math.Min(in.Width, in.Height)
	f := &frame{LayoutInput: in}
	f.lying = in.Width > in.Height
	f.unit = math.Round(clamp(12.5+least/150, 13, 22))
	f.gap = math.Round(clamp(least/70, 4, 12))
	f.touch = RoomyControl
	switch {
	case in.Height < 420:
		f.touch = 36
	case least >= 800:
		f.touch = 52
	}
	s := in.Insets
	f.area = tree.Rect{X: s.Left, Y: s.Top, W: in.Width - s.Left - s.Right, H: in.Height - s.Top - s.Bottom}.Inset(f.gap)
	return f
}

// top cuts a row off the upper edge, and a gap.
func (f *frame) top(height float64) tree.Rect {
	r := tree.Rect{X: f.area.X, Y: f.area.Y, W: f.area.W, H: height}
	f.area.Y += height + f.gap
	f.area.H -= height + f.gap
	return r
}

// bottom cuts a row off the lower edge, and a gap.
func (f *frame) bottom(height float64) tree.Rect {
	r := tree.Rect{X: f.area.X, Y: f.area.Bottom() - height, W: f.area.W, H: height}
	f.area.H -= height + f.gap
	return r
}

// tools cuts the toolbar off the lower edge and divides it.
func (f *frame) tools() []tree.Rect { return f.divide(f.bottom(f.touch)) }

// divide lays as many buttons as have room into a row, in its middle when there is more room than they want.
func (f *frame) divide(row tree.Rect) []tree.Rect {
	between := math.Min(f.gap, 6)
	least := math.Max(RoomyControl, f.ControlWidth)
	count := f.Controls
	if room := int((row.W + between) / (least + between)); room < count {
		count = max(room, 1)
	}
	width := math.Min((row.W-between*float64(count-1))/float64(count), math.Max(least*1.5, f.touch*1.6))
	left := row.X + (row.W-width*float64(count)-between*float64(count-1))/2
	rects := make([]tree.Rect, count)
	for i := range rects {
		rects[i] = tree.Rect{X: left + float64(i)*(width+between), Y: row.Y, W: width, H: row.H}
	}
	return rects
}

// base fills in what all arrangements share.
func (f *frame) base() Layout {
	return Layout{Lying: f.lying, unit: f.unit, touch: f.touch, gap: f.gap}
}

// place puts the board into an area as large as it goes, in its middle, and returns the rectangle with the rim.
func (f *frame) place(l *Layout, area tree.Rect) tree.Rect {
	columns, rows := boardSize(f.lying)
	share, least := 0.05, 4.0
	if f.Coordinates {
		share, least = 0.22, 13.0
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
	l.board = tree.Rect{W: l.cell * columns, H: l.cell * rows}
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

// beside places the board and gives the column next to it what is left, at least the given width, at most a comfortable one.
func (f *frame) beside(l *Layout, least float64) (column tree.Rect, fits bool) {
	between := f.gap * 1.5
	board := f.place(l, tree.Rect{X: f.area.X, Y: f.area.Y, W: f.area.W - least - between, H: f.area.H})
	if l.cell < SmallestControl {
		return tree.Rect{W: least, H: f.area.H}, false
	}
	width := math.Min(f.area.W-board.W-between, math.Max(least, f.unit*20))
	left := f.area.X + (f.area.W-board.W-between-width)/2
	column = tree.Rect{X: left + board.W + between, Y: f.area.Y, W: width, H: f.area.H}
	shift := left - board.X
	if f.LeftHanded {
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

// The arrangements of the play screen. Each reports whether it has room for what stands beside the board.

// arrangeRows stacks everything in rows above and below the board: tall phones.
func arrangeRows(f *frame) (Layout, bool) {
	l := f.base()
	if f.area.W > 720 {
		return l, false
	}
	row := math.Max(30, f.unit*2)
	l.Toolbar = f.tools()
	l.message = f.bottom(math.Max(34, f.unit*2.2))
	l.unseen = f.bottom(f.unit * 2.9)
	l.counters = tree.SplitRow(f.bottom(f.unit*2.5), f.gap, tree.Equal(f.Counters)...)
	l.status = f.top(row)
	above := tree.SplitRow(f.top(row+6), f.gap, 38, 62)
	below := tree.SplitRow(f.bottom(row+6), f.gap, 38, 62)
	l.strips = [2]strip{{above[0], above[1]}, {below[0], below[1]}}
	if f.area.W < 288 {
		return l, false
	}
	f.place(&l, f.area)
	return l, l.cell >= SmallestControl
}

// arrangeBars puts a bar above and a bar below the board: wide windows where the board wants the whole width.
func arrangeBars(f *frame) (Layout, bool) {
	l := f.base()
	if f.area.W < 620 {
		return l, false
	}
	bar := math.Max(f.touch, f.unit*2.8)
	l.Toolbar = f.tools()
	middle := tree.SplitRow(f.bottom(math.Max(f.touch-8, f.unit*2)), f.gap, 1)
	l.message = middle[0]
	above := tree.SplitRow(f.top(bar), f.gap*2, 17, 28, 25, 34)
	below := tree.SplitRow(f.bottom(bar), f.gap*2, 17, 28, 59)
	l.strips = [2]strip{{above[0], above[1]}, {below[0], below[1]}}
	l.status = above[2]
	l.counters = tree.SplitRow(above[3], f.gap, tree.Equal(f.Counters)...)
	l.unseen = below[2]
	f.place(&l, f.area)
	return l, l.cell >= SmallestControl
}

// arrangeColumn puts the players, the counts and the trays into a narrow column beside the board: most phones and tablets,
// whose windows are less tall than the board is for its width.
func arrangeColumn(f *frame) (Layout, bool) {
	l := f.base()
	l.Toolbar = f.tools()
	l.message = f.bottom(math.Max(34, f.unit*2.2))
	l.status = f.top(math.Max(30, f.unit*1.9))
	column, fits := f.beside(&l, math.Max(84, f.unit*5.6+clamp((math.Min(f.Width, f.Height)-420)/7, 0, 64)))
	return l, fits && f.fillColumn(&l, column)
}

// arrangeSide puts everything but the toolbar into a column: windows that are low, or that have much room at the side.
func arrangeSide(f *frame) (Layout, bool) {
	l := f.base()
	l.Toolbar = f.tools()
	column, fits := f.beside(&l, f.unit*13)
	if column.H < f.unit*17 {
		return l, false
	}
	height := math.Max(30, f.unit*2)
	l.status = tree.Rect{X: column.X, Y: column.Y, W: column.W, H: height}
	tall := math.Max(36, f.unit*3)
	if column.W < f.unit*26 {
		// A sentence of two lines, and the buttons below it.
		tall = math.Max(tall, 2*tree.SmallestText*tree.LineHeight+f.gap+SmallestControl+6)
	}
	l.message = tree.Rect{X: column.X, Y: column.Bottom() - tall, W: column.W, H: tall}
	column.Y += height + f.gap
	column.H -= height + tall + 2*f.gap
	return l, fits && f.fillColumn(&l, column)
}

// arrangeBare shows the board, whose turn it is, the message and the buttons alone: pages magnified four times, tiny frames. The
// rest is there for assistive technology only.
func arrangeBare(f *frame) (Layout, bool) {
	l := f.base()
	l.touch, f.Coordinates = SmallestControl, false
	l.Toolbar = f.divide(f.bottom(SmallestControl + 4))
	row := tree.SplitRow(f.top(SmallestControl), f.gap, 40, 60)
	l.status, l.message = row[0], row[1]
	f.place(&l, f.area)
	return l, l.cell >= SmallestControl
}
