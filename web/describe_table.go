package web

import (
	"anqi/render/ui/tree"
)

// tableSuffix makes the ID of what a table scrolls in from the table's.
const tableSuffix = "-scroll"

// table describes a table that scrolls sideways by itself when the window is narrower.
func (d Describer) table(n *tree.Node) Element {
	table := element("table", "")
	table.ID = n.ID
	if n.Label != "" {
		table.Children = append(table.Children, words("caption", "", n.Label))
	}
	body := element("tbody", "")
	for _, row := range n.Children {
		body.Children = append(body.Children, d.tableRow(row))
	}
	table.Children = append(table.Children, body)
	made := scrolling(element("div", "scroll", table), n)
	made.ID = n.ID + tableSuffix
	return made
}

func (d Describer) tableRow(row *tree.Node) Element {
	made := element("tr", "")
	made.ID = row.ID
	for _, cell := range row.Children {
		made.Children = append(made.Children, d.tableCell(cell))
	}
	return made
}

func (d Describer) tableCell(cell *tree.Node) Element {
	var made Element
	switch cell.Role {
	case tree.RoleColumnHeader:
		made = d.textual("th", "", cell).with("scope", "col")
	case tree.RoleRowHeader:
		made = d.textual("th", "", cell).with("scope", "row")
	default:
		made = d.textual("td", "", cell)
	}
	made.ID = cell.ID
	// What is painted may be a mere sign; the name says it in words.
	if len(made.Children) == 0 && made.Text != cell.Label {
		made.Children = []Element{
			words("span", "", made.Text).with("aria-hidden", "true"),
			words("span", "spoken", cell.Label),
		}
		made.Text = ""
	}
	return made
}
