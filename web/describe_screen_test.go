package web

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

func TestBoardIsAGridWithOneTabStop(t *testing.T) {
	for _, lying := range []bool{false, true} {
		screen := describer().Screen(boardTree(lying))
		rows, cells, stops := 0, 0, 0
		screen.Walk(func(e *Element) {
			role, _ := e.Attribute("role")
			switch role {
			case "row":
				rows++
			case "gridcell":
				cells++
				if e.Tag != "button" || e.Rect == nil || attribute(t, *e, "aria-label") == "" {
					t.Errorf("square %q is %s at %v", e.ID, e.Tag, e.Rect)
				}
				if attribute(t, *e, "tabindex") == "0" {
					stops++
				}
			}
		})
		wantRows := 8
		if lying {
			wantRows = 4
		}
		if rows != wantRows || cells != game.SquareCount || stops != 1 {
			t.Errorf("lying %v: %d rows, %d cells, %d tab stops", lying, rows, cells, stops)
		}
		grid := find(t, screen, "board")
		if attribute(t, grid, "role") != "grid" || attribute(t, grid, "aria-label") != "棋盤" || attribute(t, grid, "aria-description") != "方向鍵移動" {
			t.Errorf("grid is %v", grid.Attributes)
		}
		if stop := find(t, screen, "square-b3"); attribute(t, stop, "tabindex") != "0" {
			t.Error("the focused square is not the tab stop")
		}
	}
}

// TestPlacesAddUp follows the rectangles from the window's corner through the containers to every square.
func TestPlacesAddUp(t *testing.T) {
	root := boardTree(true)
	grid := root.Children[0]
	grid.Rect = tree.Rect{X: 10, Y: 20, W: 320, H: 640}
	for _, row := range grid.Children {
		first, last := row.Children[0].Rect, row.Children[len(row.Children)-1].Rect
		row.Rect = tree.Rect{X: first.X, Y: first.Y, W: last.Right() - first.X, H: first.H}
	}
	screen := describer().Screen(root)
	var follow func(e Element, x, y float64)
	squares := 0
	follow = func(e Element, x, y float64) {
		if e.Rect != nil {
			x, y = x+e.Rect.X, y+e.Rect.Y
		}
		if node := root.Find(e.ID); node != nil && node.Role == tree.RoleCell {
			squares++
			if dx, dy := x-node.Rect.X, y-node.Rect.Y; dx*dx+dy*dy > 1e-9 {
				t.Errorf("%s lies at %g, %g, not at %v", e.ID, x, y, node.Rect)
			}
		}
		for _, child := range e.Children {
			follow(child, x, y)
		}
	}
	follow(screen, 0, 0)
	if squares != game.SquareCount {
		t.Errorf("%d squares", squares)
	}
}

func TestScreenControls(t *testing.T) {
	command := tree.Command{Name: tree.CommandUndo}
	for _, test := range []struct {
		name string
		node tree.Node
		want map[string]string
		not  []string
	}{
		{"icon alone", tree.Node{Role: tree.RoleButton, Label: "悔棋", Icon: "undo", Command: command},
			map[string]string{"aria-label": "悔棋", "title": "悔棋", "type": "button"}, []string{"aria-pressed", "aria-disabled"}},
		{"icon and words", tree.Node{Role: tree.RoleButton, Label: "悔棋", Text: "悔", Icon: "undo", Command: command},
			map[string]string{"aria-label": "悔棋"}, []string{"title"}},
		{"switch on", tree.Node{Role: tree.RoleButton, Label: "靜音", Toggle: true, Pressed: true, Command: command},
			map[string]string{"aria-pressed": "true"}, nil},
		{"switch off", tree.Node{Role: tree.RoleButton, Label: "靜音", Toggle: true, Command: command},
			map[string]string{"aria-pressed": "false"}, nil},
		{"disabled", tree.Node{Role: tree.RoleButton, Label: "重做", Disabled: true, Hint: "沒有可重做的", Command: command},
			map[string]string{"aria-disabled": "true", "aria-description": "沒有可重做的"}, []string{"disabled"}},
		{"status", tree.Node{Role: tree.RoleStatus, Label: "輪到你"},
			map[string]string{"role": "status", "aria-live": "off"}, nil},
		{"heading", tree.Node{Role: tree.RoleHeading, Label: "暗棋", Level: 3},
			map[string]string{"role": "heading", "aria-level": "3"}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			node := test.node
			node.ID, node.Rect = "it", tree.Rect{X: 1, Y: 2, W: 44, H: 44}
			made := find(t, describer().Screen(&tree.Node{ID: "anqi", Children: []*tree.Node{&node}}), "it")
			checkAttributes(t, made, test.want)
			for _, name := range test.not {
				if value, has := made.Attribute(name); has {
					t.Errorf("has %s=%q", name, value)
				}
			}
			if made.Rect == nil || *made.Rect != node.Rect {
				t.Errorf("lies at %v", made.Rect)
			}
		})
	}
}
