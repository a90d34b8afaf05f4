package render

import (
	"image"
	"slices"
	"testing"

	"anqi/render/ui/tree"
)

func TestPanelByPointer(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		s.tree.Children = append(s.tree.Children, dialog())
		w := newShow(s, 500, 700)
		w.frame(0)
		tap := func(id string) {
			for _, item := range append(w.sheet.Body, w.sheet.Foot...) {
				if item.Node.ID == id {
					x, y := item.Rect.X+item.Rect.W/2, item.Rect.Y+item.Rect.H/2
					w.press(x, y)
					w.release(x, y)
					return
				}
			}
			t.Errorf("%s is not on the sheet", id)
		}
		tap("sample-level-hard")
		tap("sample-close")
		want := []tree.Command{
			{Name: tree.CommandFocus, Value: "sample-level-hard"}, {Name: "sample-level", Value: "hard"},
			{Name: tree.CommandFocus, Value: "sample-close"}, {Name: tree.CommandClose},
		}
		if !slices.Equal(s.commands, want) {
			t.Errorf("commands %v, want %v", s.commands, want)
		}
	})
}

// TestFocusStaysInSight walks through a long panel with Tab, as the keyboard does in a window.
func TestFocusStaysInSight(t *testing.T) {
	onStage(func() {
		shown := newTable(windowTypefaces(), 360, 640)
		shown.app.Do(tree.Command{Name: tree.CommandNew})
		loop, screen := shown.newLoop(image.Pt(360, 640), false)
		visited := map[string]bool{}
		for range 40 {
			loop.key(tree.KeyPress{Key: "Tab"})
			loop.Draw(screen)
			id, focused := shown.app.FocusID()
			visited[id] = true
			if !focused || loop.sheet == nil {
				t.Errorf("after Tab the focus is at %q (shown %v) and the panel is %v", id, focused, loop.sheet != nil)
				return
			}
			checkInSight(t, loop, id)
		}
		if len(visited) < 4 || loop.sheet.Limit() == 0 {
			t.Errorf("Tab met %v in a panel that scrolls by %.0f", visited, loop.sheet.Limit())
		}
	})
}

// Every key that scrolls a page scrolls a long panel, from its close button and from the region that scrolls, which Tab reaches.
func TestPanelsScrollByKeyboard(t *testing.T) {
	onStage(func() {
		for _, name := range []string{tree.CommandKeys, tree.CommandPieces, tree.CommandStandings, tree.CommandHelp} {
			shown := newTable(windowTypefaces(), 360, 420)
			shown.app.Do(tree.Command{Name: name})
			loop, screen := shown.newLoop(image.Pt(360, 420), false)
			loop.Draw(screen)
			limit := loop.sheet.Limit()
			if limit < 2*wheelStep {
				t.Errorf("%s scrolls by %.0f only", name, limit)
				return
			}
			for _, from := range []string{"", loop.sheet.Region.ID} {
				for range 40 {
					if id, _ := shown.app.FocusID(); from == "" || id == from {
						break
					}
					loop.key(tree.KeyPress{Key: "Tab"})
					loop.Draw(screen)
				}
				if id, _ := shown.app.FocusID(); from != "" && id != from {
					t.Errorf("%s: Tab does not reach %q", name, from)
				}
				loop.scroll = 0
				checkScrollKeys(t, loop, name)
			}
		}
	})
}

// checkScrollKeys presses the keys that scroll, from the top on.
func checkScrollKeys(t *testing.T, g *Game, name string) {
	t.Helper()
	for _, step := range []struct {
		key    string
		downTo func(float64) bool
	}{
		{"ArrowDown", func(at float64) bool { return at == wheelStep }},
		{"ArrowUp", func(at float64) bool { return at == 0 }},
		{"PageDown", func(at float64) bool { return at > wheelStep }},
		{"PageUp", func(at float64) bool { return at == 0 }},
		{"End", func(at float64) bool { return at == g.sheet.Limit() }},
		{"Home", func(at float64) bool { return at == 0 }},
	} {
		g.key(tree.KeyPress{Key: step.key})
		if !step.downTo(g.scroll) {
			t.Errorf("%s: after %s it is scrolled to %.0f of %.0f", name, step.key, g.scroll, g.sheet.Limit())
		}
	}
}

// checkInSight looks whether the part of the open panel with that ID can be seen where it is scrolled to.
func checkInSight(t *testing.T, g *Game, id string) {
	t.Helper()
	if id == g.sheet.Region.ID {
		return // it is what scrolls
	}
	for _, item := range g.sheet.Foot {
		if item.Node.ID == id {
			return
		}
	}
	for _, item := range g.sheet.Body {
		if item.Node.ID == id {
			top, bottom := item.Rect.Y-g.scroll, item.Rect.Bottom()-g.scroll
			if top < g.sheet.View.Y-1 || bottom > g.sheet.View.Bottom()+1 {
				t.Errorf("%s stands from %.0f to %.0f, outside the view %v", id, top, bottom, g.sheet.View)
			}
			return
		}
	}
	t.Errorf("the focus is at %q, which the panel does not show", id)
}

func TestPageShowsNeitherPanelsNorFocus(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(s, 400, 700)
		w.options.Page = true
		w.frame(0)
		plain := w.picture(tree.Rect{W: 400, H: 700})
		s.board.Focus, s.board.FocusShown, s.focus, s.focusShown = 3, true, "undo", true
		s.tree.Children = append(s.tree.Children, dialog())
		s.version++
		w.frame(0)
		if d := difference(plain, w.picture(tree.Rect{W: 400, H: 700})); d != 0 {
			t.Errorf("in a page, a panel and the focus changed %.4f of the picture", d)
		}
		w.options.Page = false
		s.version++
		w.frame(0)
		if d := difference(plain, w.picture(tree.Rect{W: 400, H: 700})); d < 0.2 {
			t.Errorf("in a window, a panel changed only %.4f of the picture", d)
		}
	})
}
