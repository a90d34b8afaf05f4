package ui

import (
	"strconv"

	"anqi/assets/texts"
)

// The parts that every panel is made of. A part's ID begins with its panel's name.

// panelNode returns a dialog: its parts in a region that scrolls where they have no room, and the buttons in a group of their own,
// so that a painter can keep them in sight.
func panelNode(id, title string, parts []*Node, buttons ...*Node) *Node {
	row := &Node{ID: id + "-buttons", Role: RoleGroup, Children: buttons}
	return &Node{ID: id, Role: RoleDialog, Label: title, Children: []*Node{{ID: id + bodySuffix, Role: RoleRegion, Label: title, Children: parts}, row}}
}

// bodySuffix makes the ID of a panel's region from the panel's.
const bodySuffix = "-body"

func heading(id, text string) *Node { return &Node{ID: id, Role: RoleHeading, Label: text, Level: 3} }

func subheading(id, text string) *Node {
	return &Node{ID: id, Role: RoleHeading, Label: text, Level: 4}
}

func paragraph(id, text string) *Node { return &Node{ID: id, Role: RoleText, Label: text} }

func mutedText(id, text string) *Node {
	return &Node{ID: id, Role: RoleText, Label: text, Tone: ToneMuted}
}

func button(id, label string, command Command) *Node {
	return &Node{ID: id, Role: RoleButton, Label: label, Command: command}
}

// ownButton is a button whose command is its ID.
func ownButton(id, label string) *Node { return button(id, label, Command{Name: id}) }

func primaryButton(id, label string, command Command) *Node {
	node := button(id, label, command)
	node.Primary = true
	return node
}

// closeButton closes whatever panel is open.
func closeButton(id string, t *texts.Table) *Node {
	return button(id+"-close", t.Buttons.Close, Command{Name: CommandClose})
}

func cancelButton(id string, t *texts.Table) *Node {
	return button(id+"-cancel", t.Buttons.Cancel, Command{Name: CommandClose})
}

// choice is one radio of a group.
type choice struct{ value, label, hint string }

// radioGroup returns a group of radios whose commands have the group's ID as name and the choice as value.
func radioGroup(id, label, chosen string, choices ...choice) *Node {
	group := &Node{ID: id, Role: RoleRadioGroup, Label: label}
	for _, c := range choices {
		group.Children = append(group.Children, &Node{
			ID: id + "-" + c.value, Role: RoleRadio, Label: c.label, Hint: c.hint,
			Command: Command{id, c.value}, Checked: c.value == chosen,
		})
	}
	return group
}

func checkbox(id, label, hint string, checked bool) *Node {
	return &Node{ID: id, Role: RoleCheckbox, Label: label, Hint: hint, Checked: checked, Command: Command{Name: id}}
}

func list(id, label string, items ...string) *Node {
	node := &Node{ID: id, Role: RoleList, Label: label}
	for i, item := range items {
		node.Children = append(node.Children, &Node{ID: numbered(id, i), Role: RoleListItem, Label: item})
	}
	return node
}

// table returns a table with a caption, one row of column headers, and rows that begin with their own header.
func table(id, caption string, columns []string, rows [][]string) *Node {
	node := &Node{ID: id, Role: RoleTable, Label: caption}
	head := &Node{ID: id + "-head", Role: RoleRow}
	for i, label := range columns {
		head.Children = append(head.Children, &Node{ID: numbered(head.ID, i), Role: RoleColumnHeader, Label: label})
	}
	node.Children = append(node.Children, head)
	for i, cells := range rows {
		row := &Node{ID: numbered(id, i), Role: RoleRow}
		for j, label := range cells {
			role := RoleTableCell
			if j == 0 {
				role = RoleRowHeader
			}
			row.Children = append(row.Children, &Node{ID: numbered(row.ID, j), Role: role, Label: label})
		}
		node.Children = append(node.Children, row)
	}
	return node
}

func numbered(id string, i int) string { return id + "-" + strconv.Itoa(i+1) }

// diagram returns a small board with its description.
func diagram(id, label string, view BoardView) *Node {
	return &Node{ID: id, Role: RoleDiagram, Label: label, Diagram: &view}
}
