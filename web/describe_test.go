package web

import (
	"testing"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/render/ui"
)

func describer() Describer {
	return Describer{Texts: texts.TraditionalChinese()}
}

// boardTree is a play screen with a grid of 32 squares, lying or upright.
func boardTree(lying bool) *ui.Node {
	board := ui.NewBoardView()
	board.Rect, board.Lying = ui.Rect{X: 10, Y: 20, W: 320, H: 640}, lying
	grid := &ui.Node{ID: "board", Role: ui.RoleGrid, Label: "棋盤", Hint: "方向鍵移動"}
	wide, tall := board.Size()
	for row := range tall {
		line := &ui.Node{ID: "row-" + string(rune('0'+row)), Role: ui.RoleRow}
		for column := range wide {
			square := board.At(column, row)
			line.Children = append(line.Children, &ui.Node{ID: "square-" + square.String(), Role: ui.RoleCell,
				Label: square.String() + " 暗子", Rect: board.CellRect(square), TabStop: square.String() == "b3", Command: ui.Command{Name: ui.CommandSquare, Value: square.String()}})
		}
		grid.Children = append(grid.Children, line)
	}
	return &ui.Node{ID: "anqi", Role: ui.RoleGroup, Children: []*ui.Node{grid}}
}

func find(t *testing.T, root Element, id string) Element {
	t.Helper()
	var found *Element
	root.Walk(func(e *Element) {
		if e.ID == id {
			found = e
		}
	})
	if found == nil {
		t.Fatalf("no element %q", id)
	}
	return *found
}

func attribute(t *testing.T, e Element, name string) string {
	t.Helper()
	value, has := e.Attribute(name)
	if !has {
		t.Errorf("%s %q has no %s", e.Tag, e.ID, name)
	}
	return value
}

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
	grid.Rect = ui.Rect{X: 10, Y: 20, W: 320, H: 640}
	for _, row := range grid.Children {
		first, last := row.Children[0].Rect, row.Children[len(row.Children)-1].Rect
		row.Rect = ui.Rect{X: first.X, Y: first.Y, W: last.Right() - first.X, H: first.H}
	}
	screen := describer().Screen(root)
	var follow func(e Element, x, y float64)
	squares := 0
	follow = func(e Element, x, y float64) {
		if e.Rect != nil {
			x, y = x+e.Rect.X, y+e.Rect.Y
		}
		if node := root.Find(e.ID); node != nil && node.Role == ui.RoleCell {
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
	command := ui.Command{Name: ui.CommandUndo}
	for _, test := range []struct {
		name string
		node ui.Node
		want map[string]string
		not  []string
	}{
		{"icon alone", ui.Node{Role: ui.RoleButton, Label: "悔棋", Icon: "undo", Command: command},
			map[string]string{"aria-label": "悔棋", "title": "悔棋", "type": "button"}, []string{"aria-pressed", "aria-disabled"}},
		{"icon and words", ui.Node{Role: ui.RoleButton, Label: "悔棋", Text: "悔", Icon: "undo", Command: command},
			map[string]string{"aria-label": "悔棋"}, []string{"title"}},
		{"switch on", ui.Node{Role: ui.RoleButton, Label: "靜音", Toggle: true, Pressed: true, Command: command},
			map[string]string{"aria-pressed": "true"}, nil},
		{"switch off", ui.Node{Role: ui.RoleButton, Label: "靜音", Toggle: true, Command: command},
			map[string]string{"aria-pressed": "false"}, nil},
		{"disabled", ui.Node{Role: ui.RoleButton, Label: "重做", Disabled: true, Hint: "沒有可重做的", Command: command},
			map[string]string{"aria-disabled": "true", "aria-description": "沒有可重做的"}, []string{"disabled"}},
		{"status", ui.Node{Role: ui.RoleStatus, Label: "輪到你"},
			map[string]string{"role": "status", "aria-live": "off"}, nil},
		{"heading", ui.Node{Role: ui.RoleHeading, Label: "暗棋", Level: 3},
			map[string]string{"role": "heading", "aria-level": "3"}, nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			node := test.node
			node.ID, node.Rect = "it", ui.Rect{X: 1, Y: 2, W: 44, H: 44}
			made := find(t, describer().Screen(&ui.Node{ID: "anqi", Children: []*ui.Node{&node}}), "it")
			for name, want := range test.want {
				if got := attribute(t, made, name); got != want {
					t.Errorf("%s is %q, want %q", name, got, want)
				}
			}
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

func TestPanelInputs(t *testing.T) {
	command := ui.Command{Name: "settings-x"}
	for _, test := range []struct {
		name  string
		node  ui.Node
		tag   string
		want  map[string]string
		input Input
	}{
		{"radio", ui.Node{Role: ui.RoleRadio, Label: "中等", Hint: "會看一步", Checked: true}, "input",
			map[string]string{"type": "radio", "aria-label": "中等", "aria-describedby": "it-hint"}, Input{Checked: true}},
		{"checkbox", ui.Node{Role: ui.RoleCheckbox, Label: "座標"}, "input",
			map[string]string{"type": "checkbox", "aria-label": "座標"}, Input{}},
		{"refused checkbox", ui.Node{Role: ui.RoleCheckbox, Label: "炮近吃", Checked: true, Invalid: "不能同時開啟"}, "input",
			map[string]string{"aria-invalid": "true", "aria-errormessage": "it-invalid"}, Input{Checked: true}},
		{"number", ui.Node{Role: ui.RoleNumber, Label: "回合", Value: "40", Min: 20, Max: 200, Invalid: "太小"}, "input",
			map[string]string{"type": "number", "min": "20", "max": "200", "aria-invalid": "true", "aria-errormessage": "it-invalid"}, Input{Value: "40"}},
		{"slider", ui.Node{Role: ui.RoleSlider, Label: "音量", Value: "70", Max: 100}, "input",
			map[string]string{"type": "range", "min": "0", "max": "100"}, Input{Value: "70"}},
		{"select", ui.Node{Role: ui.RoleSelect, Label: "先手", Value: "b", Options: []ui.Option{{Value: "a", Label: "甲"}, {Value: "b", Label: "乙"}}}, "select",
			map[string]string{"aria-label": "先手"}, Input{Value: "b"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			node := test.node
			node.ID, node.Command = "it", command
			made := find(t, panelOf(t, &node), "it")
			if made.Tag != test.tag || made.Input == nil || *made.Input != test.input {
				t.Errorf("is %s with %v", made.Tag, made.Input)
			}
			for name, want := range test.want {
				if got := attribute(t, made, name); got != want {
					t.Errorf("%s is %q, want %q", name, got, want)
				}
			}
			if len(made.Children) != len(node.Options) {
				t.Errorf("%d options", len(made.Children))
			}
		})
	}
}

func TestRadiosOfAGroupShareAName(t *testing.T) {
	group := &ui.Node{ID: "level", Role: ui.RoleRadioGroup, Label: "程度", Children: []*ui.Node{
		{ID: "easy", Role: ui.RoleRadio, Label: "簡單"}, {ID: "hard", Role: ui.RoleRadio, Label: "困難", Disabled: true}}}
	panel := panelOf(t, group)
	if fieldset := find(t, panel, "level"); attribute(t, fieldset, "role") != "radiogroup" || attribute(t, fieldset, "aria-label") != "程度" {
		t.Errorf("group is %v", fieldset.Attributes)
	}
	for _, id := range []string{"easy", "hard"} {
		if got := attribute(t, find(t, panel, id), "name"); got != "level" {
			t.Errorf("%s is of group %q", id, got)
		}
	}
	if _, disabled := attributeOf(find(t, panel, "hard"), "disabled"); !disabled {
		t.Error("a disabled radio can be chosen")
	}
}

func attributeOf(e Element, name string) (string, bool) { return e.Attribute(name) }

func TestTableSaysSignsInWords(t *testing.T) {
	table := &ui.Node{ID: "captures", Role: ui.RoleTable, Label: "吃子表", Children: []*ui.Node{
		{Role: ui.RoleRow, Children: []*ui.Node{{Role: ui.RoleColumnHeader, Label: "攻"}, {Role: ui.RoleColumnHeader, Label: "帥"}}},
		{Role: ui.RoleRow, Children: []*ui.Node{{Role: ui.RoleRowHeader, Label: "兵"}, {ID: "cell", Role: ui.RoleTableCell, Label: "能吃", Text: "✓"}}}}}
	panel := panelOf(t, table)
	scopes := map[string]int{}
	panel.Walk(func(e *Element) {
		if scope, has := e.Attribute("scope"); has && e.Tag == "th" {
			scopes[scope]++
		}
	})
	if scopes["col"] != 2 || scopes["row"] != 1 {
		t.Errorf("headers: %v", scopes)
	}
	cell := find(t, panel, "cell")
	if len(cell.Children) != 2 || cell.Children[0].Text != "✓" || cell.Children[1].Text != "能吃" {
		t.Errorf("cell is %+v", cell)
	}
	if hidden := attribute(t, cell.Children[0], "aria-hidden"); hidden != "true" {
		t.Error("the sign is spoken")
	}
}

func TestDiagramShowsEverySquare(t *testing.T) {
	board := ui.NewBoardView()
	board.Lying = true
	board.Pieces[0], board.Pieces[1] = game.NewPiece(game.Red, game.General), game.FaceDown
	board.Targets[2] = ui.TargetCapture
	panel := panelOf(t, &ui.Node{ID: "it", Role: ui.RoleDiagram, Label: "一張小棋盤", Diagram: &board})
	made := find(t, panel, "it")
	if attribute(t, made, "role") != "img" || attribute(t, made, "aria-label") != "一張小棋盤" {
		t.Errorf("diagram is %v", made.Attributes)
	}
	classes := map[string]int{}
	made.Walk(func(e *Element) { classes[attributeOrEmpty(e, "class")]++ })
	if classes["spot"]+classes["spot capture"] != game.SquareCount || classes["spot capture"] != 1 {
		t.Errorf("squares: %v", classes)
	}
	if classes["disc red"] != 1 || classes["disc covered"] != 1 {
		t.Errorf("pieces: %v", classes)
	}
}

func attributeOrEmpty(e *Element, name string) string {
	value, _ := e.Attribute(name)
	return value
}

func TestEveryElementIDIsUnique(t *testing.T) {
	root := boardTree(true)
	root.Children = append(root.Children, &ui.Node{ID: "panel", Role: ui.RoleDialog, Label: "新局", Children: []*ui.Node{
		{ID: "a", Role: ui.RoleRadio, Label: "甲", Hint: "一"}, {ID: "b", Role: ui.RoleNumber, Label: "乙", Hint: "二", Invalid: "三"},
		{ID: "c", Role: ui.RoleTable, Label: "丙"}, {ID: "d", Role: ui.RoleSelect, Label: "丁", Hint: "四"}}})
	seen := map[string]bool{}
	count := func(e *Element) {
		if e.ID != "" && seen[e.ID] {
			t.Errorf("two elements have the ID %q", e.ID)
		}
		seen[e.ID] = true
		names := map[string]bool{}
		for _, attribute := range e.Attributes {
			if names[attribute.Name] {
				t.Errorf("%q has two attributes %s", e.ID, attribute.Name)
			}
			names[attribute.Name] = true
		}
		if e.Text != "" && len(e.Children) > 0 {
			t.Errorf("%q has a text and children", e.ID)
		}
	}
	screen := describer().Screen(root)
	screen.Walk(count)
	for _, dialog := range describer().Dialogs(root) {
		dialog.Walk(count)
	}
}

// A lot shows its piece above what it is called, and keeps its name.
func TestLotShowsItsPiece(t *testing.T) {
	node := ui.Node{ID: "it", Role: ui.RoleButton, Label: "第 1 子，蓋著", Text: "第 1 子", Command: ui.Command{Name: "lots-pick"},
		Tray: []ui.TrayPiece{{Piece: game.FaceDown, Count: 1}}}
	made := find(t, panelOf(t, &node), "it")
	if made.Text != "" || len(made.Children) != 2 || made.Children[1].Text != "第 1 子" || attributeOrEmpty(&made, "aria-label") != "第 1 子，蓋著" {
		t.Errorf("described as %+v", made)
	}
}
