package screen

import (
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"fmt"
	"math"
	"testing"
)

func (l *Layout) named() map[string]tree.Rect {
	rects := map[string]tree.Rect{
		"board": l.board.Inset(-l.rim), "status": l.status, "message": l.message, "unseen": l.unseen,
		"upper plate": l.strips[0].plate, "upper tray": l.strips[0].tray,
		"lower plate": l.strips[1].plate, "lower tray": l.strips[1].tray,
	}
	for i, r := range l.counters {
		rects[fmt.Sprint("counter ", i)] = r
	}
	for i, r := range l.Toolbar {
		rects[fmt.Sprint("control ", i)] = r
	}
	return rects
}

func checkLayout(t *testing.T, in LayoutInput) {
	t.Helper()
	l := NewLayout(in)
	if l.cell < SmallestControl {
		t.Errorf("%v × %v: squares of %v px", in.Width, in.Height, l.cell)
		return
	}
	if l.Lying != (in.Width > in.Height) {
		t.Errorf("%v × %v: lying is %v", in.Width, in.Height, l.Lying)
	}
	safe := tree.Rect{X: in.Insets.Left, Y: in.Insets.Top, W: in.Width - in.Insets.Left - in.Insets.Right, H: in.Height - in.Insets.Top - in.Insets.Bottom}
	rects := l.named()
	if len(l.counters) != in.Counters || len(l.Toolbar) == 0 {
		t.Errorf("%v × %v: %d counters, %d controls", in.Width, in.Height, len(l.counters), len(l.Toolbar))
	}
	for name, r := range rects {
		if r.W < 20 || r.H < 18 && (in.Height >= 400 || r.H < 17) {
			t.Errorf("%v × %v: %s is only %.0f × %.0f", in.Width, in.Height, name, r.W, r.H)
		}
		if r.X < safe.X-0.01 || r.Y < safe.Y-0.01 || r.Right() > safe.Right()+0.01 || r.Bottom() > safe.Bottom()+0.01 {
			t.Errorf("%v × %v: %s at %v is not inside the window", in.Width, in.Height, name, r)
		}
		for other, s := range rects {
			if name < other && r.Overlaps(s) {
				t.Errorf("%v × %v: %s %v and %s %v overlap", in.Width, in.Height, name, r, other, s)
			}
		}
	}
	for i, r := range l.Toolbar {
		if r.W < RoomyControl-0.01 || r.H < SmallestControl || in.Height >= 480 && r.H < RoomyControl {
			t.Errorf("%v × %v: control %d is %.0f × %.0f", in.Width, in.Height, i, r.W, r.H)
		}
	}
}

// testInput is a window with so many counts, and with texts about as wide as those of the game.
func testInput(width, height float64, counters int) LayoutInput {
	return LayoutInput{Width: width, Height: height, Coordinates: true, Controls: 11, ControlWidth: 52, Counters: counters,
		CounterName: 44, CounterValue: 38, PlateName: 73, PlateTime: 34}
}

func TestLayoutFitsEveryWindow(t *testing.T) {
	for _, size := range uitest.Windows() {
		for i, coordinates := range []bool{true, false, true, false} {
			in := testInput(size[0], size[1], 3+i/2)
			in.Coordinates = coordinates
			checkLayout(t, in)
			in.LeftHanded = true
			in.Insets = tree.Insets{Top: 24, Bottom: 20}
			if size[1] >= 400 {
				checkLayout(t, in)
			}
		}
	}
}

// Squares are large where people play: the floor is a share of the side that limits the board.
func TestBoardIsLarge(t *testing.T) {
	for _, test := range []struct{ width, height, cell float64 }{
		{320, 480, 40}, {360, 640, 58}, {390, 664, 60}, {412, 915, 70}, {820, 1180, 120}, {844, 390, 70}, {1440, 900, 142}, {1920, 1080, 190}, {2560, 1440, 260},
	} {
		l := NewLayout(testInput(test.width, test.height, 4))
		if l.cell < test.cell {
			t.Errorf("%v × %v: squares of %v px, want at least %v", test.width, test.height, l.cell, test.cell)
		}
		if testing.Verbose() {
			fmt.Printf("%v × %v: cell %v, share of the window %.0f %%, toolbar %d, column %v, unseen %v\n", test.width, test.height, l.cell,
				100*l.board.W*l.board.H/(test.width*test.height), len(l.Toolbar), l.strips[0].plate, l.unseen)
		}
		if math.Abs(l.board.X-math.Round(l.board.X)) > 1e-9 || math.Abs(l.cell-math.Round(l.cell)) > 1e-9 {
			t.Errorf("%v × %v: the board does not stand on whole pixels", test.width, test.height)
		}
	}
}
