package sheet

import (
	"testing"
	"unicode/utf8"
)

func TestNothingOverlapsOrLeavesTheSheet(t *testing.T) {
	for _, size := range [][2]float64{{320, 480}, {360, 640}, {820, 1180}, {1440, 900}, {2560, 1440}} {
		s := New(sample(12), size[0], size[1], square{})
		if s.Rect.X < 0 || s.Rect.Y < 0 || s.Rect.Right() > size[0] || s.Rect.Bottom() > size[1] {
			t.Errorf("%v: the sheet %v leaves the window", size, s.Rect)
		}
		for i, item := range s.Body {
			if item.Rect.X < s.View.X || item.Rect.Right() > s.View.Right() {
				t.Errorf("%v: %s at %v leaves the view %v", size, item.Node.ID, item.Rect, s.View)
			}
			for _, other := range s.Body[:i] {
				if item.Rect.Overlaps(other.Rect) {
					t.Errorf("%v: %s and %s overlap", size, item.Node.ID, other.Node.ID)
				}
			}
			checkLines(t, size, s, &item)
		}
		for _, item := range s.Foot {
			if item.Rect.Overlaps(s.View) {
				t.Errorf("%v: %s lies over the scrolling part", size, item.Node.ID)
			}
		}
	}
}

func checkLines(t *testing.T, size [2]float64, s *Sheet, item *Item) {
	t.Helper()
	for _, line := range item.Lines {
		right := line.X + square{}.TextWidth(line.Text, line.Size)
		if right > s.View.Right() || utf8.RuneCountInString(line.Text) > 1 && right > item.Rect.Right()+1 {
			t.Errorf("%v: the line %q of %s ends at %.0f, its item at %.0f", size, line.Text, item.Node.ID, right, item.Rect.Right())
		}
		if line.Y-line.Size/2 < item.Rect.Y-1 || line.Y+line.Size/2 > item.Rect.Bottom()+1 {
			t.Errorf("%v: the line %q of %s stands at %.0f outside %v", size, line.Text, item.Node.ID, line.Y, item.Rect)
		}
	}
	for _, zone := range item.Zones {
		r := item.Rect
		if zone.Rect.X < r.X-1 || zone.Rect.Right() > r.Right()+1 || zone.Rect.Y < r.Y-1 || zone.Rect.Bottom() > r.Bottom()+1 {
			t.Errorf("%v: a zone of %s at %v leaves %v", size, item.Node.ID, zone.Rect, r)
		}
	}
}
