package web

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

// panelOf describes one panel that holds the nodes.
func panelOf(t *testing.T, nodes ...*tree.Node) Element {
	t.Helper()
	root := boardTree(false)
	root.Children = append(root.Children, &tree.Node{ID: "panel", Role: tree.RoleDialog, Label: "設定", Children: nodes})
	dialogs := describer().Dialogs(root)
	if len(dialogs) != 1 || dialogs[0].Tag != "dialog" {
		t.Fatalf("dialogs: %v", dialogs)
	}
	return dialogs[0]
}

func TestPanelHasATitleAndALiveRegion(t *testing.T) {
	panel := panelOf(t, &tree.Node{ID: "words", Role: tree.RoleText, Label: "說明"})
	if attribute(t, panel, "aria-label") != "設定" {
		t.Error("the panel has no name")
	}
	if title := find(t, panel, "panel-title"); title.Tag != "h2" || title.Text != "設定" {
		t.Errorf("title is %s %q", title.Tag, title.Text)
	}
	withOwn := panelOf(t, &tree.Node{ID: "own", Role: tree.RoleHeading, Label: "設定"})
	headings := 0
	withOwn.Walk(func(e *Element) {
		if e.Tag == "h2" {
			headings++
		}
	})
	if headings != 1 {
		t.Errorf("%d titles", headings)
	}
	live := 0
	panel.Walk(func(e *Element) {
		if value, has := e.Attribute("aria-live"); has && value == "polite" {
			live++
		}
	})
	if live != 1 {
		t.Errorf("%d live regions", live)
	}
}

func TestPanelIsNotPartOfTheScreen(t *testing.T) {
	root := boardTree(false)
	root.Children = append(root.Children, &tree.Node{ID: "panel", Role: tree.RoleDialog, Label: "設定"})
	screen := describer().Screen(root)
	screen.Walk(func(e *Element) {
		if e.ID == "panel" {
			t.Error("the panel is on the screen")
		}
	})
}

// A lot shows its piece above what it is called, and keeps its name.
func TestLotShowsItsPiece(t *testing.T) {
	node := tree.Node{ID: "it", Role: tree.RoleButton, Label: "第 1 子，蓋著", Text: "第 1 子", Command: tree.Command{Name: "lots-pick"},
		Tray: []tree.TrayPiece{{Piece: game.FaceDown, Count: 1}}}
	made := find(t, panelOf(t, &node), "it")
	if made.Text != "" || len(made.Children) != 2 || made.Children[1].Text != "第 1 子" || attributeOrEmpty(&made, "aria-label") != "第 1 子，蓋著" {
		t.Errorf("described as %+v", made)
	}
	if class := attributeOrEmpty(&made, "class"); class != "button lot" {
		t.Errorf("its class is %q", class)
	}
	line := tree.Node{ID: "line", Role: tree.RoleToolbar, Children: []*tree.Node{&node, {ID: "other", Role: tree.RoleButton, Label: "其他"}}}
	described := find(t, panelOf(t, &line, &tree.Node{ID: "end", Role: tree.RoleText, Label: "。"}), "line")
	if class := attributeOrEmpty(&described, "class"); class != "buttons lots" {
		t.Errorf("the class of their line is %q", class)
	}
}

// What scrolls is a region with a name that Tab reaches, while it scrolls; else it is nothing to stop at.
func TestWhatScrollsIsARegion(t *testing.T) {
	describe := func(scrolls bool) (body, table Element) {
		inner := &tree.Node{ID: "captures", Role: tree.RoleTable, Label: "吃子表", TabStop: scrolls}
		panel := panelOf(t, &tree.Node{ID: "body", Role: tree.RoleRegion, Label: "說明", TabStop: scrolls, Children: []*tree.Node{inner}},
			&tree.Node{ID: "buttons", Role: tree.RoleGroup, Children: []*tree.Node{{ID: "close", Role: tree.RoleButton, Label: "關閉"}}})
		return find(t, panel, "body"), find(t, panel, "captures"+tableSuffix)
	}
	body, table := describe(true)
	if class := attribute(t, body, "class"); class != "panel-body" {
		t.Errorf("the region's class is %q", class)
	}
	checkAttributes(t, body, map[string]string{"role": "region", "aria-label": "說明", "tabindex": "0"})
	checkAttributes(t, table, map[string]string{"role": "region", "aria-label": "吃子表", "tabindex": "0"})
	body, table = describe(false)
	for _, e := range []Element{body, table} {
		if stop := attributeOrEmpty(&e, "tabindex"); stop != "" {
			t.Errorf("%q is a tab stop although nothing scrolls", e.ID)
		}
	}
}
