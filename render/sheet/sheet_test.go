package sheet

import (
	"testing"

	"anqi/render/ui/tree"
)

func TestEveryControlCanBeHit(t *testing.T) {
	s := New(sample(12), 360, 640, square{})
	for _, item := range append(append([]Item(nil), s.Body...), s.Foot...) {
		if !item.Node.Control() || item.Zones != nil {
			continue
		}
		if item.Rect.H < 24 || item.Rect.W < 24 {
			t.Errorf("%s is too small to be tapped: %v", item.Node.ID, item.Rect)
		}
		scroll := s.Reveal(item.Node.ID, 0) // 0 for what stands in the foot, which does not move
		y := item.Rect.Y + item.Rect.H/2
		if _, command := s.Hit(item.Rect.X+10, y-scroll, scroll); command != item.Node.Command {
			t.Errorf("a tap on %s gives %v", item.Node.ID, command)
		}
	}
}

func TestRevealStaysWithinTheLimits(t *testing.T) {
	s := New(sample(20), 360, 500, square{})
	if s.Limit() <= 0 {
		t.Fatal("the sample fits without scrolling")
	}
	for _, item := range s.Body {
		scroll := s.Reveal(item.Node.ID, 0)
		if scroll < 0 || scroll > s.Limit() {
			t.Errorf("%s is revealed at %.0f of %.0f", item.Node.ID, scroll, s.Limit())
		}
		if bottom := item.Rect.Bottom() - scroll; item.Rect.H < s.View.H && bottom > s.View.Bottom()+1 {
			t.Errorf("%s ends at %.0f below the view's %.0f", item.Node.ID, bottom, s.View.Bottom())
		}
	}
}

func TestTheRegionScrollsOnlyWhereThereIsMoreThanCanBeSeen(t *testing.T) {
	dialog := sample(20)
	last := len(dialog.Children) - 1
	region := &tree.Node{ID: "p-body", Role: tree.RoleRegion, Label: "標題", Children: dialog.Children[:last]}
	wrapped := &tree.Node{ID: "p", Role: tree.RoleDialog, Label: "標題", Children: []*tree.Node{region, dialog.Children[last]}}
	low, high, flat := New(wrapped, 360, 500, square{}), New(wrapped, 700, 9000, square{}), New(dialog, 360, 500, square{})
	if got := low.Scrolling(); low.Limit() == 0 || len(got) != 1 || got[0] != "p-body" {
		t.Errorf("in a low window %v scrolls, by %.0f", got, low.Limit())
	}
	if got := high.Scrolling(); got != nil {
		t.Errorf("in a high window %v scrolls", got)
	}
	if len(low.Body) != len(flat.Body) || len(low.Foot) != len(flat.Foot) {
		t.Errorf("the region shows %d parts and %d buttons, want %d and %d", len(low.Body), len(low.Foot), len(flat.Body), len(flat.Foot))
	}
}
