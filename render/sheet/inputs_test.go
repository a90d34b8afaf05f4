package sheet

import (
	"testing"

	"anqi/render/ui/tree"
)

func TestZones(t *testing.T) {
	s := New(sample(1), 700, 2000, square{})
	find := func(id string) *Item {
		for i := range s.Body {
			if s.Body[i].Node.ID == id {
				return &s.Body[i]
			}
		}
		t.Fatalf("no item %s", id)
		return nil
	}
	hit := func(r tree.Rect, share float64) tree.Command {
		_, command := s.Hit(r.X+r.W*share, r.Y+r.H/2, 0)
		return command
	}
	number := find("p-number")
	if got := hit(number.Zones[0].Rect, 0.5); got != (tree.Command{Name: "p-number", Value: "2"}) {
		t.Errorf("the minus gives %v", got)
	}
	if got := hit(number.Zones[1].Rect, 0.5); got != (tree.Command{}) {
		t.Errorf("the plus at the end of the range gives %v", got)
	}
	slider := find("p-slider")
	for _, test := range []struct {
		share float64
		want  string
	}{{0, "0"}, {0.5, "50"}, {0.999, "100"}} {
		if got := hit(slider.Zones[0].Rect, test.share); got.Value != test.want {
			t.Errorf("a tap at %.2f of the slider gives %q, want %q", test.share, got.Value, test.want)
		}
	}
	thumb := slider.Thumb(slider.Zones[0])
	if middle := (thumb.X + thumb.W/2 - slider.Zones[0].Rect.X) / slider.Zones[0].Rect.W; middle < 0.38 || middle > 0.43 {
		t.Errorf("the handle for 40 of 100 stands at %.2f", middle)
	}
	chips := find("p-select")
	if got := hit(chips.Zones[2].Rect, 0.5); got != (tree.Command{Name: "p-select", Value: "c"}) || !chips.Zones[1].On {
		t.Errorf("the third choice gives %v; the second is on: %v", got, chips.Zones[1].On)
	}
}
