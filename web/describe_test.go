package web

import (
	"testing"

	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

func describer() Describer {
	return Describer{Texts: texts.TraditionalChinese()}
}

// boardTree is a play screen with a grid of 32 squares, lying or upright.
func boardTree(lying bool) *tree.Node {
	board := tree.NewBoardView()
	board.Rect, board.Lying = tree.Rect{X: 10, Y: 20, W: 320, H: 640}, lying
	grid := &tree.Node{ID: "board", Role: tree.RoleGrid, Label: "棋盤", Hint: "方向鍵移動"}
	wide, tall := board.Size()
	for row := range tall {
		line := &tree.Node{ID: "row-" + string(rune('0'+row)), Role: tree.RoleRow}
		for column := range wide {
			square := board.At(column, row)
			line.Children = append(line.Children, &tree.Node{ID: "square-" + square.String(), Role: tree.RoleCell,
				Label: square.String() + " 暗子", Rect: board.CellRect(square), TabStop: square.String() == "b3", Command: tree.Command{Name: tree.CommandSquare, Value: square.String()}})
		}
		grid.Children = append(grid.Children, line)
	}
	return &tree.Node{ID: "anqi", Role: tree.RoleGroup, Children: []*tree.Node{grid}}
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

// checkAttributes compares some attributes of an element.
func checkAttributes(t *testing.T, e Element, wanted map[string]string) {
	t.Helper()
	for name, want := range wanted {
		if got := attribute(t, e, name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

func attributeOrEmpty(e *Element, name string) string {
	value, _ := e.Attribute(name)
	return value
}

func TestEveryElementIDIsUnique(t *testing.T) {
	root := boardTree(true)
	root.Children = append(root.Children, &tree.Node{ID: "panel", Role: tree.RoleDialog, Label: "新局", Children: []*tree.Node{
		{ID: "a", Role: tree.RoleRadio, Label: "甲", Hint: "一"}, {ID: "b", Role: tree.RoleNumber, Label: "乙", Hint: "二", Invalid: "三"},
		{ID: "c", Role: tree.RoleTable, Label: "丙"}, {ID: "d", Role: tree.RoleSelect, Label: "丁", Hint: "四"}}})
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
