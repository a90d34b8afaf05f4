package web

import (
	"testing"

	"anqi/render/ui/tree"
)

func TestTableSaysSignsInWords(t *testing.T) {
	table := &tree.Node{ID: "captures", Role: tree.RoleTable, Label: "吃子表", Children: []*tree.Node{
		{Role: tree.RoleRow, Children: []*tree.Node{{Role: tree.RoleColumnHeader, Label: "攻"}, {Role: tree.RoleColumnHeader, Label: "帥"}}},
		{Role: tree.RoleRow, Children: []*tree.Node{{Role: tree.RoleRowHeader, Label: "兵"}, {ID: "cell", Role: tree.RoleTableCell, Label: "能吃", Text: "✓"}}}}}
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
