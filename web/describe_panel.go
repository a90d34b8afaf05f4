package web

import (
	"anqi/render/ui/tree"
)

// dialog describes a panel: a modal dialog whose content flows and scrolls, over the buttons that close it.
func (d Describer) dialog(n *tree.Node) Element {
	made := element("dialog", "panel").with("aria-label", n.Label).with("aria-description", n.Hint)
	made.ID = n.ID
	content, foot := n.Children, []Element(nil)
	if last := len(content) - 1; last >= 0 && onlyButtons(content[last]) {
		buttons := d.inPanel(content[last])
		content, foot = content[:last], []Element{element("div", "panel-foot", buttons)}
	}
	body := element("div", "panel-body")
	if len(content) == 1 && content[0].Role == tree.RoleRegion {
		body = scrolling(body, content[0])
		body.ID = content[0].ID
		content = content[0].Children
	}
	body.Children = d.flow(content)
	if len(content) == 0 || content[0].Role != tree.RoleHeading || content[0].Level > 2 {
		title := words("h2", "", n.Label)
		title.ID = n.ID + "-title"
		body.Children = append([]Element{title}, body.Children...)
	}
	made.Children = append(append([]Element{body}, foot...), element("div", "spoken live").with("aria-live", "polite"))
	return made
}

// scrolling lets Tab reach a part that scrolls, under a name, so that the browser's own keys can scroll it.
func scrolling(made Element, n *tree.Node) Element {
	if !n.TabStop {
		return made
	}
	return made.with("tabindex", "0").with("role", "region").with("aria-label", n.Label)
}

// onlyButtons reports whether a group holds nothing but buttons, so that it is a line of them.
func onlyButtons(n *tree.Node) bool {
	if n.Role != tree.RoleGroup && n.Role != tree.RoleToolbar || len(n.Children) == 0 {
		return false
	}
	for _, child := range n.Children {
		if child.Role != tree.RoleButton {
			return false
		}
	}
	return true
}

func (d Describer) flow(nodes []*tree.Node) []Element {
	var made []Element
	for _, n := range nodes {
		made = append(made, d.inPanel(n))
	}
	return made
}

// inPanel describes a node of a panel.
func (d Describer) inPanel(n *tree.Node) Element {
	var made Element
	switch n.Role {
	case tree.RoleHeading:
		made = words("h"+level(n), "", n.Label)
	case tree.RoleButton:
		made = d.panelButton(n)
	case tree.RoleLink:
		made = words("button", "link", n.Label).with("type", "button")
	case tree.RoleRadioGroup:
		made = d.radioGroup(n)
	case tree.RoleRadio, tree.RoleCheckbox:
		return d.choice(n, "")
	case tree.RoleSlider, tree.RoleNumber, tree.RoleSelect:
		return d.field(n)
	case tree.RoleTable:
		return d.table(n)
	case tree.RoleList:
		made = element("ul", "list", d.flow(n.Children)...).with("aria-label", n.Label)
	case tree.RoleListItem:
		made = d.textual("li", "", n)
	case tree.RoleDiagram:
		made = d.diagram(n)
	case tree.RoleToolbar:
		made = element("div", lineOfButtons(n), d.flow(n.Children)...).with("role", "group").with("aria-label", n.Label)
	case tree.RoleGroup:
		made = d.group(n)
	case tree.RoleStatus:
		// As on the play screen, the line itself is not live: what there is to say of it is spoken once, by the App.
		made = d.textual("p", "text", n).with("role", "status").with("aria-live", "off")
	default:
		made = d.textual("p", "text", n)
	}
	made.ID = n.ID
	return made
}

// group keeps what belongs together.
func (d Describer) group(n *tree.Node) Element {
	class := "group"
	if onlyButtons(n) {
		class = lineOfButtons(n)
	}
	made := element("div", class, d.flow(n.Children)...)
	if n.Label != "" {
		made = made.with("role", "group").with("aria-label", n.Label)
	}
	return made
}

// lineOfButtons is the class of a line of buttons; lots stand side by side however narrow it is.
func lineOfButtons(n *tree.Node) string {
	for _, child := range n.Children {
		if len(child.Tray) > 0 {
			return "buttons lots"
		}
	}
	return "buttons"
}

func (d Describer) panelButton(n *tree.Node) Element {
	class := "button"
	if n.Primary {
		class = "button primary"
	}
	lot := len(n.Tray) > 0
	if lot {
		class = join(class, "lot")
	}
	made := element("button", class).with("type", "button")
	made.Text = n.Written()
	if made.Text != n.Label {
		made = made.with("aria-label", n.Label)
	}
	if lot { // its piece, and below it what it is called
		made.Text, made.Children = "", []Element{d.tray(n.Tray), words("span", "", n.Written())}
	}
	if n.Toggle {
		made = made.state("aria-pressed", n.Pressed)
	}
	return disabled(made.with("aria-description", n.Hint), n)
}
