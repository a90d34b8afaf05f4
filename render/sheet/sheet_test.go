package sheet

import (
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"anqi/render/ui"
)

// square measures every character as wide as high, Latin ones half as wide.
type square struct{}

func (square) TextWidth(text string, size float64) float64 {
	width := 0.0
	for _, character := range text {
		if character < 0x2E80 {
			width += size / 2
		} else {
			width += size
		}
	}
	return width
}

func TestWrap(t *testing.T) {
	for _, test := range []struct {
		text  string
		width float64
		want  string
	}{
		{"一二三四五", 30, "一二三|四五"},
		{"一二三，四五", 30, "一二|三，四|五"},
		{"一二「三四」", 30, "一二|「三|四」"},
		{"one two three", 40, "one two|three"},
		{"一\n二三", 30, "一|二三"},
		{"extraordinarily", 20, "extr|aord|inar|ily"},
		{"", 30, ""},
	} {
		if got := strings.Join(wrap(square{}, test.text, 10, test.width), "|"); got != test.want {
			t.Errorf("%q in %v: %q, want %q", test.text, test.width, got, test.want)
		}
	}
}

func sample(rows int) *ui.Node {
	dialog := &ui.Node{ID: "p", Role: ui.RoleDialog, Label: "標題"}
	add := func(n *ui.Node) { dialog.Children = append(dialog.Children, n) }
	add(&ui.Node{ID: "p-heading", Role: ui.RoleHeading, Label: "一節", Level: 3})
	group := &ui.Node{ID: "p-level", Role: ui.RoleRadioGroup, Label: "等級"}
	for i := range rows {
		id := strconv.Itoa(i)
		group.Children = append(group.Children, &ui.Node{
			ID: "p-level-" + id, Role: ui.RoleRadio, Label: "第" + id + "級", Hint: strings.Repeat("說明文字", 9),
			Command: ui.Command{Name: "p-level", Value: id},
		})
	}
	add(group)
	add(&ui.Node{ID: "p-check", Role: ui.RoleCheckbox, Label: "勾選", Command: ui.Command{Name: "p-check"}})
	add(&ui.Node{ID: "p-number", Role: ui.RoleNumber, Label: "數目", Value: "3", Max: 3, Command: ui.Command{Name: "p-number"}, Invalid: "太大"})
	add(&ui.Node{ID: "p-slider", Role: ui.RoleSlider, Label: "音量", Value: "40", Max: 100, Command: ui.Command{Name: "p-slider"}})
	add(&ui.Node{ID: "p-select", Role: ui.RoleSelect, Label: "速度", Value: "b", Command: ui.Command{Name: "p-select"},
		Options: []ui.Option{{Value: "a", Label: "關"}, {Value: "b", Label: "快"}, {Value: "c", Label: "一般"}}})
	table := &ui.Node{ID: "p-table", Role: ui.RoleTable, Label: "表"}
	for i := range 3 {
		row := &ui.Node{ID: "p-row-" + strconv.Itoa(i), Role: ui.RoleRow}
		for j := range 4 {
			row.Children = append(row.Children, &ui.Node{
				ID: row.ID + strconv.Itoa(j), Role: ui.RoleTableCell, Label: strings.Repeat("格", 1+j*j*2),
			})
		}
		table.Children = append(table.Children, row)
	}
	add(table)
	add(&ui.Node{ID: "p-list", Role: ui.RoleList, Children: []*ui.Node{{ID: "p-item", Role: ui.RoleListItem, Label: strings.Repeat("一項", 30)}}})
	view := ui.NewBoardView()
	add(&ui.Node{ID: "p-diagram", Role: ui.RoleDiagram, Label: "小棋盤", Diagram: &view})
	add(&ui.Node{ID: "p-buttons", Role: ui.RoleGroup, Children: []*ui.Node{
		{ID: "p-ok", Role: ui.RoleButton, Label: "開始", Primary: true, Command: ui.Command{Name: "p-ok"}},
		{ID: "p-no", Role: ui.RoleButton, Label: "取消", Command: ui.Command{Name: ui.CommandClose}},
	}})
	return dialog
}

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

func TestEveryControlCanBeHit(t *testing.T) {
	s := New(sample(12), 360, 640, square{})
	for _, item := range append(append([]Item(nil), s.Body...), s.Foot...) {
		if !item.Node.Control() || item.Zones != nil {
			continue
		}
		if item.Rect.H < 24 || item.Rect.W < 24 {
			t.Errorf("%s is too small to be tapped: %v", item.Node.ID, item.Rect)
		}
		scroll := s.Reveal(item.Node.ID, 0)
		for _, foot := range s.Foot {
			if foot.Node.ID == item.Node.ID {
				scroll = 0
			}
		}
		y := item.Rect.Y + item.Rect.H/2
		if _, command := s.Hit(item.Rect.X+10, y-scrollOf(s, item, scroll), scroll); command != item.Node.Command {
			t.Errorf("a tap on %s gives %v", item.Node.ID, command)
		}
	}
}

// scrollOf is how far an item has moved up: parts of the foot do not move.
func scrollOf(s *Sheet, item Item, scroll float64) float64 {
	for _, foot := range s.Foot {
		if foot.Node == item.Node {
			return 0
		}
	}
	return scroll
}

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
	hit := func(r ui.Rect, share float64) ui.Command {
		_, command := s.Hit(r.X+r.W*share, r.Y+r.H/2, 0)
		return command
	}
	number := find("p-number")
	if got := hit(number.Zones[0].Rect, 0.5); got != (ui.Command{Name: "p-number", Value: "2"}) {
		t.Errorf("the minus gives %v", got)
	}
	if got := hit(number.Zones[1].Rect, 0.5); got != (ui.Command{}) {
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
	if got := hit(chips.Zones[2].Rect, 0.5); got != (ui.Command{Name: "p-select", Value: "c"}) || !chips.Zones[1].On {
		t.Errorf("the third choice gives %v; the second is on: %v", got, chips.Zones[1].On)
	}
}

func TestStep(t *testing.T) {
	number := &ui.Node{Role: ui.RoleNumber, Value: "3", Min: 1, Max: 4, Command: ui.Command{Name: "n"}}
	choice := &ui.Node{Role: ui.RoleSelect, Value: "b", Options: []ui.Option{{Value: "a"}, {Value: "b"}}, Command: ui.Command{Name: "s"}}
	for _, test := range []struct {
		node  *ui.Node
		steps int
		want  string
		ok    bool
	}{
		{number, 1, "4", true}, {number, 2, "4", true}, {number, -9, "1", true}, {number, 0, "3", false},
		{choice, -1, "a", true}, {choice, 1, "", false},
		{&ui.Node{Role: ui.RoleSlider, Value: "50", Max: 100}, 1, "55", true},
		{&ui.Node{Role: ui.RoleNumber, Value: "rubbish", Max: 9}, 1, "1", true},
		{&ui.Node{Role: ui.RoleNumber, Value: "1", Max: 9, Disabled: true}, 1, "", false},
		{&ui.Node{Role: ui.RoleButton}, 1, "", false},
	} {
		got, ok := Step(test.node, test.steps)
		if ok != test.ok || ok && got.Value != test.want {
			t.Errorf("%v by %d: %q %v, want %q %v", test.node, test.steps, got.Value, ok, test.want, test.ok)
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
