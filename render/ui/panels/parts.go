package panels

import (
	"strconv"

	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

// The parts that every panel is made of. A part's ID begins with its panel's name.

// panelNode returns a dialog: its parts in a region that scrolls where they have no room, and the buttons in a group of their own,
// so that a painter can keep them in sight.
func panelNode(id, title string, parts []*tree.Node, buttons ...*tree.Node) *tree.Node {
	row := &tree.Node{ID: id + "-buttons", Role: tree.RoleGroup, Children: buttons}
	return &tree.Node{ID: id, Role: tree.RoleDialog, Label: title, Children: []*tree.Node{{ID: id + BodySuffix, Role: tree.RoleRegion, Label: title, Children: parts}, row}}
}

// BodySuffix makes the ID of a panel's region from the panel's.
const BodySuffix = "-body"

func heading(id, text string) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleHeading, Label: text, Level: 3}
}

func subheading(id, text string) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleHeading, Label: text, Level: 4}
}

func paragraph(id, text string) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleText, Label: text}
}

func mutedText(id, text string) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleText, Label: text, Tone: tree.ToneMuted}
}

func button(id, label string, command tree.Command) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleButton, Label: label, Command: command}
}

// ownButton is a button whose command is its ID.
func ownButton(id, label string) *tree.Node { return button(id, label, tree.Command{Name: id}) }

func primaryButton(id, label string, command tree.Command) *tree.Node {
	node := button(id, label, command)
	node.Primary = true
	return node
}

// closeButton closes whatever panel is open.
func closeButton(id string, t *texts.Table) *tree.Node {
	return button(id+"-close", t.Buttons.Close, tree.Command{Name: tree.CommandClose})
}

func cancelButton(id string, t *texts.Table) *tree.Node {
	return button(id+"-cancel", t.Buttons.Cancel, tree.Command{Name: tree.CommandClose})
}

// choice is one radio of a group.
type choice struct{ value, label, hint string }

// radioGroup returns a group of radios whose commands have the group's ID as name and the choice as value.
func radioGroup(id, label, chosen string, choices ...choice) *tree.Node {
	group := &tree.Node{ID: id, Role: tree.RoleRadioGroup, Label: label}
	for _, c := range choices {
		group.Children = append(group.Children, &tree.Node{
			ID: id + "-" + c.value, Role: tree.RoleRadio, Label: c.label, Hint: c.hint,
			Command: tree.Command{Name: id, Value: c.value}, Checked: c.value == chosen,
		})
	}
	return group
}

// explainGroup puts a line about all choices of a group above them.
func explainGroup(group *tree.Node, line string) {
	group.Hint = line
	group.Children = append([]*tree.Node{mutedText(group.ID+"-line", line)}, group.Children...)
}

func checkbox(id, label, hint string, checked bool) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleCheckbox, Label: label, Hint: hint, Checked: checked, Command: tree.Command{Name: id}}
}

func list(id, label string, items ...string) *tree.Node {
	node := &tree.Node{ID: id, Role: tree.RoleList, Label: label}
	for i, item := range items {
		node.Children = append(node.Children, &tree.Node{ID: numbered(id, i), Role: tree.RoleListItem, Label: item})
	}
	return node
}

// table returns a table with a caption, one row of column headers, and rows that begin with their own header.
func table(id, caption string, columns []string, rows [][]string) *tree.Node {
	node := &tree.Node{ID: id, Role: tree.RoleTable, Label: caption}
	head := &tree.Node{ID: id + "-head", Role: tree.RoleRow}
	for i, label := range columns {
		head.Children = append(head.Children, &tree.Node{ID: numbered(head.ID, i), Role: tree.RoleColumnHeader, Label: label})
	}
	node.Children = append(node.Children, head)
	for i, cells := range rows {
		row := &tree.Node{ID: numbered(id, i), Role: tree.RoleRow}
		for j, label := range cells {
			role := tree.RoleTableCell
			if j == 0 {
				role = tree.RoleRowHeader
			}
			row.Children = append(row.Children, &tree.Node{ID: numbered(row.ID, j), Role: role, Label: label})
		}
		node.Children = append(node.Children, row)
	}
	return node
}

func numbered(id string, i int) string { return id + "-" + strconv.Itoa(i+1) }

// diagram returns a small board with its description.
func diagram(id, label string, view tree.BoardView) *tree.Node {
	return &tree.Node{ID: id, Role: tree.RoleDiagram, Label: label, Diagram: &view}
}
