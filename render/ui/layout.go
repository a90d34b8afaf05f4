package ui

// layoutInput is what the geometry of the play screen depends on.
type layoutInput struct {
	width, height float64
	insets        Insets
	coordinates   bool
	leftHanded    bool // the column stands left of the board
	controls      int  // how many buttons the toolbar would show with room for all
	controlWidth  float64
	counters      int // how many counts stand beside the board
}

// layout is where everything of the play screen stands. Its rectangles lie inside the window and do not overlap.
type layout struct {
	lying    bool
	board    Rect // the 32 squares
	rim      float64
	cell     float64
	status   Rect     // whose turn it is
	message  Rect     // the last sentence, a notice or a question, and its buttons
	strips   [2]strip // of the player above and the player below the board
	counters []Rect   // turns, face down, turns to the draw, and the turn clock where one runs
	unseen   Rect
	toolbar  []Rect  // one for each button shown
	unit     float64 // height of ordinary text
	touch    float64 // height of buttons
	gap      float64
}

// strip is a player's place: a plate with the name, and a tray for the pieces taken.
type strip struct{ plate, tray Rect }

// smallestControl is what a finger needs at least, roomyControl what it likes (WCAG 2.5.8 and 2.5.5), in CSS pixels.
const (
	smallestControl = 24
	roomyControl    = 44
)

// newLayout tries every arrangement and takes the one with the largest squares. Windows that are too small for any of them show
// the board and its buttons alone; in even smaller ones that picture is cut off.
func newLayout(in layoutInput) layout {
	var best layout
	for _, arrange := range []func(*frame) (layout, bool){arrangeRows, arrangeBars, arrangeColumn, arrangeSide} {
		f := newFrame(in)
		if candidate, fits := arrange(f); fits && candidate.cell > best.cell*1.04 && candidate.readable() {
			best = candidate
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
		in.width, in.height = in.width+20, in.height+20
	}
	return best
}

// readable reports whether nothing beside the board has become too small.
func (l *layout) readable() bool {
	rects := append([]Rect{l.status, l.message, l.unseen}, l.counters...)
	for _, s := range l.strips {
		rects = append(rects, s.plate, s.tray)
	}
	for _, r := range rects {
		if r.W < 20 || r.H < 16.5 {
			return false
		}
	}
	return true
}
