package ui

import (
	"fmt"
	"math"
	"testing"
)

// windows are sizes that matter by name, and a sweep over everything from 320 × 480 to 2560 × 1440.
func windows() [][2]float64 {
	sizes := [][2]float64{{320, 480}, {320, 568}, {360, 640}, {375, 667}, {390, 664}, {412, 915}, {480, 320}, {568, 320}, {667, 375},
		{844, 390}, {768, 1024}, {820, 1180}, {1024, 768}, {1280, 720}, {1440, 900}, {1920, 1080}, {2560, 1440}, {1440, 2560}, {600, 600}}
	for width := 320.0; width <= 2560; width += 67 {
		for height := 320.0; height <= 1440; height += 53 {
			if width >= 480 || height >= 480 {
				sizes = append(sizes, [2]float64{width, height})
			}
		}
	}
	return sizes
}

func (l *layout) named() map[string]Rect {
	rects := map[string]Rect{
		"board": l.board.Inset(-l.rim), "status": l.status, "message": l.message, "unseen": l.unseen,
		"upper plate": l.strips[0].plate, "upper tray": l.strips[0].tray,
		"lower plate": l.strips[1].plate, "lower tray": l.strips[1].tray,
	}
	for i, r := range l.counters {
		rects[fmt.Sprint("counter ", i)] = r
	}
	for i, r := range l.toolbar {
		rects[fmt.Sprint("control ", i)] = r
	}
	return rects
}

func checkLayout(t *testing.T, in layoutInput) {
	t.Helper()
	l := newLayout(in)
	if l.cell < smallestControl {
		t.Errorf("%v × %v: squares of %v px", in.width, in.height, l.cell)
		return
	}
	if l.lying != (in.width > in.height) {
		t.Errorf("%v × %v: lying is %v", in.width, in.height, l.lying)
	}
	safe := Rect{in.insets.Left, in.insets.Top, in.width - in.insets.Left - in.insets.Right, in.height - in.insets.Top - in.insets.Bottom}
	rects := l.named()
	if len(l.counters) != in.counters || len(l.toolbar) == 0 {
		t.Errorf("%v × %v: %d counters, %d controls", in.width, in.height, len(l.counters), len(l.toolbar))
	}
	for name, r := range rects {
		if r.W < 20 || r.H < 18 && (in.height >= 400 || r.H < 17) {
			t.Errorf("%v × %v: %s is only %.0f × %.0f", in.width, in.height, name, r.W, r.H)
		}
		if r.X < safe.X-0.01 || r.Y < safe.Y-0.01 || r.Right() > safe.Right()+0.01 || r.Bottom() > safe.Bottom()+0.01 {
			t.Errorf("%v × %v: %s at %v is not inside the window", in.width, in.height, name, r)
		}
		for other, s := range rects {
			if name < other && r.Overlaps(s) {
				t.Errorf("%v × %v: %s %v and %s %v overlap", in.width, in.height, name, r, other, s)
			}
		}
	}
	for i, r := range l.toolbar {
		if r.W < roomyControl-0.01 || r.H < smallestControl || in.height >= 480 && r.H < roomyControl {
			t.Errorf("%v × %v: control %d is %.0f × %.0f", in.width, in.height, i, r.W, r.H)
		}
	}
}

func TestLayoutFitsEveryWindow(t *testing.T) {
	for _, size := range windows() {
		for i, coordinates := range []bool{true, false, true, false} {
			in := layoutInput{width: size[0], height: size[1], coordinates: coordinates, controls: 11, controlWidth: 52, counters: 3 + i/2}
			checkLayout(t, in)
			in.leftHanded = true
			in.insets = Insets{Top: 24, Bottom: 20}
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
		l := newLayout(layoutInput{width: test.width, height: test.height, coordinates: true, controls: 11, controlWidth: 52, counters: 4})
		if l.cell < test.cell {
			t.Errorf("%v × %v: squares of %v px, want at least %v", test.width, test.height, l.cell, test.cell)
		}
		if testing.Verbose() {
			fmt.Printf("%v × %v: cell %v, share of the window %.0f %%, toolbar %d, column %v, unseen %v\n", test.width, test.height, l.cell,
				100*l.board.W*l.board.H/(test.width*test.height), len(l.toolbar), l.strips[0].plate, l.unseen)
		}
		if math.Abs(l.board.X-math.Round(l.board.X)) > 1e-9 || math.Abs(l.cell-math.Round(l.cell)) > 1e-9 {
			t.Errorf("%v × %v: the board does not stand on whole pixels", test.width, test.height)
		}
	}
}
