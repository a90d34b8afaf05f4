package sheet

import (
	"strconv"
	"strings"

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

// sample is a panel with one of everything; its group of radios has so many rows.
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
