package sheet

import (
	"strconv"
	"strings"

	"anqi/render/ui/tree"
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

// sample is a panel with one of everything; its group of radios has so many rows.
func sample(rows int) *tree.Node {
	dialog := &tree.Node{ID: "p", Role: tree.RoleDialog, Label: "標題"}
	add := func(n *tree.Node) { dialog.Children = append(dialog.Children, n) }
	add(&tree.Node{ID: "p-heading", Role: tree.RoleHeading, Label: "一節", Level: 3})
	group := &tree.Node{ID: "p-level", Role: tree.RoleRadioGroup, Label: "等級"}
	for i := range rows {
		id := strconv.Itoa(i)
		group.Children = append(group.Children, &tree.Node{
			ID: "p-level-" + id, Role: tree.RoleRadio, Label: "第" + id + "級", Hint: strings.Repeat("說明文字", 9),
			Command: tree.Command{Name: "p-level", Value: id},
		})
	}
	add(group)
	add(&tree.Node{ID: "p-check", Role: tree.RoleCheckbox, Label: "勾選", Command: tree.Command{Name: "p-check"}})
	add(&tree.Node{ID: "p-number", Role: tree.RoleNumber, Label: "數目", Value: "3", Max: 3, Command: tree.Command{Name: "p-number"}, Invalid: "太大"})
	add(&tree.Node{ID: "p-slider", Role: tree.RoleSlider, Label: "音量", Value: "40", Max: 100, Command: tree.Command{Name: "p-slider"}})
	add(&tree.Node{ID: "p-select", Role: tree.RoleSelect, Label: "速度", Value: "b", Command: tree.Command{Name: "p-select"},
		Options: []tree.Option{{Value: "a", Label: "關"}, {Value: "b", Label: "快"}, {Value: "c", Label: "一般"}}})
	table := &tree.Node{ID: "p-table", Role: tree.RoleTable, Label: "表"}
	for i := range 3 {
		row := &tree.Node{ID: "p-row-" + strconv.Itoa(i), Role: tree.RoleRow}
		for j := range 4 {
			row.Children = append(row.Children, &tree.Node{
				ID: row.ID + strconv.Itoa(j), Role: tree.RoleTableCell, Label: strings.Repeat("格", 1+j*j*2),
			})
		}
		table.Children = append(table.Children, row)
	}
	add(table)
	add(&tree.Node{ID: "p-list", Role: tree.RoleList, Children: []*tree.Node{{ID: "p-item", Role: tree.RoleListItem, Label: strings.Repeat("一項", 30)}}})
	view := tree.NewBoardView()
	add(&tree.Node{ID: "p-diagram", Role: tree.RoleDiagram, Label: "小棋盤", Diagram: &view})
	add(&tree.Node{ID: "p-buttons", Role: tree.RoleGroup, Children: []*tree.Node{
		{ID: "p-ok", Role: tree.RoleButton, Label: "開始", Primary: true, Command: tree.Command{Name: "p-ok"}},
		{ID: "p-no", Role: tree.RoleButton, Label: "取消", Command: tree.Command{Name: tree.CommandClose}},
	}})
	return dialog
}
