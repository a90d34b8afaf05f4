package web

import (
	"anqi/assets/texts"
	"anqi/render/ui"
)

// Describer turns a tree of nodes into elements of the page.
type Describer struct {
	Texts *texts.Table
	// Cell is the ID of the square that is the board's one tab stop; the others are reached by arrows.
	Cell string
}

// Screen describes the play screen: everything but open panels.
func (d Describer) Screen(root *ui.Node) Element {
	made := element("div", "screen")
	made.ID = root.ID
	for _, child := range root.Children {
		if child.Role != ui.RoleDialog {
			made.Children = append(made.Children, d.onScreen(child))
		}
	}
	return made
}

// Dialogs describes the open panels, the topmost last.
func (d Describer) Dialogs(root *ui.Node) []Element {
	var made []Element
	for _, child := range root.Children {
		if child.Role == ui.RoleDialog {
			made = append(made, d.dialog(child))
		}
	}
	return made
}

// onScreen describes a node of the play screen: transparent, and exactly where the canvas shows it.
func (d Describer) onScreen(n *ui.Node) Element {
	switch n.Role {
	case ui.RoleGrid:
		return d.placed(n, element("div", "grid").with("role", "grid"), true)
	case ui.RoleRow:
		return d.placed(n, element("div", "row").with("role", "row"), false)
	case ui.RoleCell:
		return d.cell(n)
	case ui.RoleButton:
		return d.screenButton(n)
	case ui.RoleGroup, ui.RoleToolbar, ui.RoleList:
		made := element("div", "group")
		if n.Label != "" {
			made = made.with("role", "group")
		}
		return d.placed(n, made, true)
	}
	return d.screenText(n)
}

// placed gives a container its name, rectangle and children.
func (d Describer) placed(n *ui.Node, made Element, named bool) Element {
	made.ID = n.ID
	if named {
		made = made.with("aria-label", n.Label).with("aria-description", n.Hint)
	}
	for _, child := range n.Children {
		made.Children = append(made.Children, d.onScreen(child))
	}
	return made
}

func (d Describer) cell(n *ui.Node) Element {
	stop := "-1"
	if n.ID == d.Cell {
		stop = "0"
	}
	made := element("button", "cell").with("type", "button").with("role", "gridcell").with("tabindex", stop).
		with("aria-label", n.Label).with("aria-description", n.Hint).state("aria-selected", n.Selected)
	made.ID, made.Rect = n.ID, rectOf(n)
	return disabled(made, n)
}

func (d Describer) screenButton(n *ui.Node) Element {
	made := element("button", "control").with("type", "button").with("aria-label", n.Label).with("aria-description", n.Hint)
	if n.Icon != "" && n.Text == "" {
		made = made.with("title", n.Label)
	}
	if n.Toggle {
		made = made.state("aria-pressed", n.Pressed)
	}
	made.ID, made.Rect = n.ID, rectOf(n)
	return disabled(made, n)
}

// screenText describes what is only read: the words are there for assistive technology, the canvas shows them.
func (d Describer) screenText(n *ui.Node) Element {
	made := element("div", "words")
	switch n.Role {
	case ui.RoleStatus:
		made = made.with("role", "status").with("aria-live", "off")
	case ui.RoleHeading:
		made = made.with("role", "heading").with("aria-level", level(n))
	}
	made.ID, made.Rect, made.Text = n.ID, rectOf(n), n.Label
	if len(n.Children) > 0 {
		made.Text = ""
		for _, child := range n.Children {
			made.Children = append(made.Children, d.onScreen(child))
		}
	}
	return made
}

// disabled marks a control that is shown and can have the focus but does nothing now.
func disabled(made Element, n *ui.Node) Element {
	if n.Disabled {
		return made.with("aria-disabled", "true")
	}
	return made
}

func rectOf(n *ui.Node) *ui.Rect {
	if n.Rect.Empty() {
		return nil
	}
	rect := n.Rect
	return &rect
}

// level is a heading's level; a panel's own title is 2.
func level(n *ui.Node) string {
	switch {
	case n.Level >= 4:
		return "4"
	case n.Level == 3:
		return "3"
	}
	return "2"
}
