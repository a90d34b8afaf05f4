package web

import (
	"testing"

	"anqi/game"
	"anqi/render/ui"
)

// panelOf describes one panel that holds the nodes.
func panelOf(t *testing.T, nodes ...*ui.Node) Element {
	t.Helper()
	root := boardTree(false)
	root.Children = append(root.Children, &ui.Node{ID: "panel", Role: ui.RoleDialog, Label: "設定", Children: nodes})
	dialogs := describer().Dialogs(root)
	if len(dialogs) != 1 || dialogs[0].Tag != "dialog" {
		t.Fatalf("dialogs: %v", dialogs)
	}
	return dialogs[0]
}

func TestPanelHasATitleAndALiveRegion(t *testing.T) {
	panel := panelOf(t, &ui.Node{ID: "words", Role: ui.RoleText, Label: "說明"})
	if attribute(t, panel, "aria-label") != "設定" {
		t.Error("the panel has no name")
	}
	if title := find(t, panel, "panel-title"); title.Tag != "h2" || title.Text != "設定" {
		t.Errorf("title is %s %q", title.Tag, title.Text)
	}
	withOwn := panelOf(t, &ui.Node{ID: "own", Role: ui.RoleHeading, Label: "設定"})
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
	root.Children = append(root.Children, &ui.Node{ID: "panel", Role: ui.RoleDialog, Label: "設定"})
	screen := describer().Screen(root)
	screen.Walk(func(e *Element) {
		if e.ID == "panel" {
			t.Error("the panel is on the screen")
		}
	})
}

// A lot shows its piece above what it is called, and keeps its name.
func TestLotShowsItsPiece(t *testing.T) {
	node := ui.Node{ID: "it", Role: ui.RoleButton, Label: "第 1 子，蓋著", Text: "第 1 子", Command: ui.Command{Name: "lots-pick"},
		Tray: []ui.TrayPiece{{Piece: game.FaceDown, Count: 1}}}
	made := find(t, panelOf(t, &node), "it")
	if made.Text != "" || len(made.Children) != 2 || made.Children[1].Text != "第 1 子" || attributeOrEmpty(&made, "aria-label") != "第 1 子，蓋著" {
		t.Errorf("described as %+v", made)
	}
	if class := attributeOrEmpty(&made, "class"); class != "button lot" {
		t.Errorf("its class is %q", class)
	}
	line := ui.Node{ID: "line", Role: ui.RoleToolbar, Children: []*ui.Node{&node, {ID: "other", Role: ui.RoleButton, Label: "其他"}}}
	described := find(t, panelOf(t, &line, &ui.Node{ID: "end", Role: ui.RoleText, Label: "。"}), "line")
	if class := attributeOrEmpty(&described, "class"); class != "buttons lots" {
		t.Errorf("the class of their line is %q", class)
	}
}
