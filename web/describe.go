package web

import (
	"anqi/assets/texts"
	"anqi/render/ui/tree"
)

// Describer turns a tree of nodes into elements of the page.
type Describer struct {
	Texts *texts.Table
}

// Screen describes the play screen: everything but open panels.
func (d Describer) Screen(root *tree.Node) Element {
	made := element("div", "screen")
	made.ID = root.ID
	made.Children = d.below(root, tree.Rect{})
	return made
}

// Dialogs describes the open panels, the topmost last.
func (d Describer) Dialogs(root *tree.Node) []Element {
	var made []Element
	for _, child := range root.Children {
		if child.Role == tree.RoleDialog {
			made = append(made, d.dialog(child))
		}
	}
	return made
}

// onScreen describes a node of the play screen: transparent, and exactly where the canvas shows it. Rectangles are told
// from the corner of the nearest container that has one, since a container with a place is what the page measures from.
func (d Describer) onScreen(n *tree.Node, corner tree.Rect) Element {
	switch n.Role {
	case tree.RoleGrid:
		return d.container(n, corner, element("div", "grid").with("role", "grid"))
	case tree.RoleRow:
		return d.container(n, corner, element("div", "row").with("role", "row"))
	case tree.RoleCell:
		return d.cell(n, corner)
	case tree.RoleButton:
		return d.screenButton(n, corner)
	case tree.RoleGroup, tree.RoleToolbar, tree.RoleList:
		made := element("div", "group")
		if n.Label != "" {
			made = made.with("role", "group")
		}
		return d.container(n, corner, made)
	}
	return d.screenText(n, corner)
}

// container gives a container its name, its place and its children.
func (d Describer) container(n *tree.Node, corner tree.Rect, made Element) Element {
	made = made.with("aria-label", n.Label).with("aria-description", n.Hint)
	made.ID, made.Rect = n.ID, placed(n, corner)
	if made.Rect != nil {
		corner = n.Rect
	}
	made.Children = d.below(n, corner)
	return made
}

// below describes the children that have something to say; what only repeats a name is for the canvas.
func (d Describer) below(n *tree.Node, corner tree.Rect) []Element {
	var made []Element
	for _, child := range n.Children {
		if !child.Silent && child.Role != tree.RoleDialog {
			made = append(made, d.onScreen(child, corner))
		}
	}
	return made
}

func (d Describer) cell(n *tree.Node, corner tree.Rect) Element {
	stop := "-1"
	if n.TabStop {
		stop = "0"
	}
	made := element("button", "cell").with("type", "button").with("role", "gridcell").with("tabindex", stop).
		with("aria-label", n.Label).with("aria-description", n.Hint).state("aria-selected", n.Selected)
	made.ID, made.Rect = n.ID, placed(n, corner)
	return disabled(made, n)
}

func (d Describer) screenButton(n *tree.Node, corner tree.Rect) Element {
	made := element("button", "control").with("type", "button").with("aria-label", n.Label).with("aria-description", n.Hint)
	if n.Icon != "" && n.Text == "" {
		made = made.with("title", n.Label)
	}
	if n.Toggle {
		made = made.state("aria-pressed", n.Pressed)
	}
	made.ID, made.Rect = n.ID, placed(n, corner)
	return disabled(made, n)
}

// screenText describes what is only read: the words are there for assistive technology, the canvas shows them.
func (d Describer) screenText(n *tree.Node, corner tree.Rect) Element {
	made := element("div", "words")
	switch n.Role {
	case tree.RoleStatus:
		made = made.with("role", "status").with("aria-live", "off")
	case tree.RoleHeading:
		made = made.with("role", "heading").with("aria-level", level(n))
	}
	made.ID, made.Rect = n.ID, placed(n, corner)
	if made.Rect != nil {
		corner = n.Rect
	}
	if made.Children = d.below(n, corner); made.Children == nil {
		made.Text = n.Label
	} else if n.Label != "" {
		made.Children = append([]Element{words("span", "", n.Label)}, made.Children...)
	}
	return made
}

// disabled marks a control that is shown and can have the focus but does nothing now.
func disabled(made Element, n *tree.Node) Element {
	if n.Disabled {
		return made.with("aria-disabled", "true")
	}
	return made
}

// placed returns the node's rectangle from a corner, nil if it has none.
func placed(n *tree.Node, corner tree.Rect) *tree.Rect {
	if n.Rect.Empty() {
		return nil
	}
	rect := n.Rect
	rect.X -= corner.X
	rect.Y -= corner.Y
	return &rect
}
