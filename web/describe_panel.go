package web

import (
	"strconv"

	"anqi/render/ui"
)

// dialog describes a panel: a modal dialog whose content flows and scrolls, over the buttons that close it.
func (d Describer) dialog(n *ui.Node) Element {
	made := element("dialog", "panel").with("aria-label", n.Label).with("aria-description", n.Hint)
	made.ID = n.ID
	content, foot := n.Children, []Element(nil)
	if last := len(content) - 1; last >= 0 && onlyButtons(content[last]) {
		buttons := d.inPanel(content[last])
		content, foot = content[:last], []Element{element("div", "panel-foot", buttons)}
	}
	body := element("div", "panel-body", d.flow(content)...)
	if len(content) == 0 || content[0].Role != ui.RoleHeading || content[0].Level > 2 {
		title := words("h2", "", n.Label)
		title.ID = n.ID + "-title"
		body.Children = append([]Element{title}, body.Children...)
	}
	made.Children = append(append([]Element{body}, foot...), element("div", "spoken live").with("aria-live", "polite"))
	return made
}

// onlyButtons reports whether a group holds nothing but buttons, so that it is a line of them.
func onlyButtons(n *ui.Node) bool {
	if n.Role != ui.RoleGroup && n.Role != ui.RoleToolbar || len(n.Children) == 0 {
		return false
	}
	for _, child := range n.Children {
		if child.Role != ui.RoleButton {
			return false
		}
	}
	return true
}

func (d Describer) flow(nodes []*ui.Node) []Element {
	var made []Element
	for _, n := range nodes {
		made = append(made, d.inPanel(n))
	}
	return made
}

// inPanel describes a node of a panel.
func (d Describer) inPanel(n *ui.Node) Element {
	var made Element
	switch n.Role {
	case ui.RoleHeading:
		made = words("h"+level(n), "", n.Label)
	case ui.RoleButton:
		made = d.panelButton(n)
	case ui.RoleLink:
		made = words("button", "link", n.Label).with("type", "button")
	case ui.RoleRadioGroup:
		made = d.radioGroup(n)
	case ui.RoleRadio, ui.RoleCheckbox:
		return d.choice(n, "")
	case ui.RoleSlider, ui.RoleNumber, ui.RoleSelect:
		return d.field(n)
	case ui.RoleTable:
		return d.table(n)
	case ui.RoleList:
		made = element("ul", "list", d.flow(n.Children)...).with("aria-label", n.Label)
	case ui.RoleListItem:
		made = d.textual("li", "", n)
	case ui.RoleDiagram:
		made = d.diagram(n)
	case ui.RoleToolbar:
		made = element("div", "buttons", d.flow(n.Children)...).with("role", "group").with("aria-label", n.Label)
	case ui.RoleGroup:
		made = d.group(n)
	case ui.RoleStatus:
		made = d.textual("p", "text", n).with("role", "status")
	default:
		made = d.textual("p", "text", n)
	}
	made.ID = n.ID
	return made
}

// group keeps what belongs together.
func (d Describer) group(n *ui.Node) Element {
	class := "group"
	if onlyButtons(n) {
		class = "buttons"
	}
	made := element("div", class, d.flow(n.Children)...)
	if n.Label != "" {
		made = made.with("role", "group").with("aria-label", n.Label)
	}
	return made
}

func (d Describer) panelButton(n *ui.Node) Element {
	class := "button"
	if n.Primary {
		class = "button primary"
	}
	made := element("button", class).with("type", "button")
	made.Text = n.Written()
	if made.Text != n.Label {
		made = made.with("aria-label", n.Label)
	}
	if len(n.Tray) > 0 { // a lot: its piece, and below it what it is called
		made.Text, made.Children = "", []Element{d.tray(n.Tray), words("span", "", n.Written())}
	}
	if n.Toggle {
		made = made.state("aria-pressed", n.Pressed)
	}
	return disabled(made.with("aria-description", n.Hint), n)
}

// textual describes a text in its tone, with its small pieces if it has any.
func (d Describer) textual(tag, class string, n *ui.Node) Element {
	made := element(tag, join(class, toneClass(n.Tone)))
	rest := d.flow(n.Children)
	if len(n.Tray) > 0 {
		rest = append(rest, d.tray(n.Tray))
	}
	switch {
	case len(rest) == 0:
		made.Text = n.Written()
	case n.Label == "":
		made.Children = rest
	default:
		made.Children = append([]Element{words("span", "", n.Written())}, rest...)
	}
	return made
}

func (d Describer) radioGroup(n *ui.Node) Element {
	class := "choices short"
	for _, child := range n.Children {
		if child.Hint != "" {
			class = "choices"
		}
	}
	made := element("fieldset", class).with("role", "radiogroup").with("aria-label", n.Label)
	made.Children = append(made.Children, words("legend", "", n.Label))
	for _, child := range n.Children {
		if child.Role == ui.RoleRadio {
			made.Children = append(made.Children, d.choice(child, n.ID))
		} else {
			made.Children = append(made.Children, d.inPanel(child))
		}
	}
	return made
}

// choice describes a radio button (of a group) or a checkbox, with its line of explanation.
func (d Describer) choice(n *ui.Node, group string) Element {
	kind := "checkbox"
	if n.Role == ui.RoleRadio {
		kind = "radio"
	}
	input := element("input", "").with("type", kind).with("name", group).with("aria-label", n.Label)
	input.ID, input.Input = n.ID, &Input{Checked: n.Checked}
	label := element("span", "choice-words", words("span", "choice-name", n.Written()))
	if n.Hint != "" {
		label.Children = append(label.Children, hintOf(n))
		input = input.with("aria-describedby", n.ID+"-hint")
	}
	input = refused(input, n)
	made := element("label", join("choice", kind), input.flag("disabled", n.Disabled), label)
	made.ID = n.ID + "-choice"
	return withInvalid(made, n)
}

// field describes an input with a label beside it.
func (d Describer) field(n *ui.Node) Element {
	input := element("input", "")
	switch n.Role {
	case ui.RoleSelect:
		input = element("select", "", d.options(n)...)
	case ui.RoleSlider:
		input = input.with("type", "range")
	default:
		input = input.with("type", "number").with("inputmode", "numeric")
	}
	if n.Role != ui.RoleSelect && n.Max > n.Min {
		input = input.with("min", strconv.Itoa(n.Min)).with("max", strconv.Itoa(n.Max))
	}
	input.ID, input.Input = n.ID, &Input{Value: n.Value}
	input = input.with("aria-label", n.Label).flag("disabled", n.Disabled)
	label := element("span", "field-words", words("span", "choice-name", n.Written()))
	if n.Hint != "" {
		label.Children = append(label.Children, hintOf(n))
		input = input.with("aria-describedby", n.ID+"-hint")
	}
	input = refused(input, n)
	made := element("label", "field", label, input)
	made.ID = n.ID + "-field"
	return withInvalid(made, n)
}

func (d Describer) options(n *ui.Node) []Element {
	var made []Element
	for _, option := range n.Options {
		made = append(made, words("option", "", option.Label).with("value", option.Value))
	}
	return made
}

// hintOf is the line under a choice, which its input names as its description.
func hintOf(n *ui.Node) Element {
	made := words("small", "hint", n.Hint)
	made.ID = n.ID + "-hint"
	return made
}

// refused tells of an input that its value cannot stand, and where it says why.
func refused(input Element, n *ui.Node) Element {
	if n.Invalid == "" {
		return input
	}
	return input.with("aria-invalid", "true").with("aria-errormessage", n.ID+"-invalid")
}

// withInvalid adds why an input's value is refused.
func withInvalid(made Element, n *ui.Node) Element {
	if n.Invalid != "" {
		reason := words("span", "invalid", n.Invalid)
		reason.ID = n.ID + "-invalid"
		made.Children = append(made.Children, reason)
	}
	return made
}

func join(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + " " + b
}

func toneClass(tone ui.Tone) string {
	switch tone {
	case ui.ToneMuted:
		return "muted"
	case ui.ToneRed:
		return "red"
	case ui.ToneBlack:
		return "black"
	case ui.ToneWarning:
		return "warning"
	case ui.ToneGood:
		return "good"
	}
	return ""
}
