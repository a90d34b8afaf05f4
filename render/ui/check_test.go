package ui

import (
	"anqi/render/ui/screen"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"strings"
	"testing"
)

// checkTree asserts what must hold of every tree: names, unique IDs, everything inside the window and nothing over the rest.
func checkTree(t *testing.T, x *playing) {
	t.Helper()
	ids := map[string]bool{}
	var placed []*tree.Node
	x.Tree().Walk(func(n *tree.Node) bool {
		if n.ID == "" || ids[n.ID] {
			t.Errorf("ID %q is empty or not unique", n.ID)
		}
		ids[n.ID] = true
		if n.Control() && strings.TrimSpace(n.Label) == "" {
			t.Errorf("control %q has no name", n.ID)
		}
		if n.Visible && len(n.Children) == 0 && n.Role != tree.RoleGroup {
			placed = append(placed, n)
		}
		return true
	})
	for i, n := range placed {
		if n.Rect.X < -0.01 || n.Rect.Y < -0.01 || n.Rect.Right() > x.width+0.01 || n.Rect.Bottom() > x.height+0.01 {
			t.Errorf("%v × %v: %q at %v is not inside the window", x.width, x.height, n.ID, n.Rect)
		}
		checkText(t, x, n)
		for _, m := range placed[i+1:] {
			if n.Rect.Overlaps(m.Rect) {
				t.Errorf("%v × %v: %q %v and %q %v overlap", x.width, x.height, n.ID, n.Rect, m.ID, m.Rect)
			}
		}
	}
	for _, n := range tree.FocusStops(x.Tree()) {
		if !n.Rect.Empty() && (n.Rect.W < screen.SmallestControl || n.Rect.H < screen.SmallestControl) {
			t.Errorf("%v × %v: %q is %v × %v to touch", x.width, x.height, n.ID, n.Rect.W, n.Rect.H)
		}
	}
}

// checkText asserts that what is written stays in its rectangle.
func checkText(t *testing.T, x *playing, n *tree.Node) {
	t.Helper()
	lines := n.Lines
	if lines == nil && (n.Role == tree.RoleText || n.Role == tree.RoleStatus) && n.Tray == nil && n.Size > 0 {
		lines = []string{n.Written()}
	}
	for _, line := range lines {
		if width := (uitest.FakeMeasurer{}).TextWidth(line, n.Size); width > n.Rect.W+0.5 {
			t.Errorf("%v × %v: %q %q is %.0f wide in %.0f", x.width, x.height, n.ID, line, width, n.Rect.W)
		}
	}
	if len(lines) > 1 && float64(len(lines))*n.Size*tree.LineHeight > n.Rect.H+n.Size*0.5 {
		t.Errorf("%v × %v: %q has %d lines of %v in %.0f", x.width, x.height, n.ID, len(lines), n.Size, n.Rect.H)
	}
	for _, piece := range n.Tray {
		r := piece.Rect
		if r.X < n.Rect.X-0.01 || r.Y < n.Rect.Y-0.01 || r.Right() > n.Rect.Right()+0.01 || r.Bottom() > n.Rect.Bottom()+0.01 {
			t.Errorf("%v × %v: a piece of %q at %v is outside of %v", x.width, x.height, n.ID, r, n.Rect)
		}
	}
}
