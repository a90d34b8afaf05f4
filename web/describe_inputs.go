package web

import (
	"strconv"
	"strings"

	"anqi/render/ui/tree"
)

func (d Describer) radioGroup(n *tree.Node) Element {
	class := "choices short"
	for _, child := range n.Children {
		if child.Hint != "" {
			class = "choices"
		}
	}
	made := element("fieldset", class).with("role", "radiogroup").with("aria-label", n.Label).with("aria-description", n.Hint)
	made.Children = append(made.Children, words("legend", "", n.Label))
	for _, child := range n.Children {
		if child.Role == tree.RoleRadio {
			made.Children = append(made.Children, d.choice(child, n.ID))
		} else {
			made.Children = append(made.Children, d.inPanel(child))
		}
	}
	return made
}

// choice describes a radio button (of a group) or a checkbox, with its line of explanation.
func (d Describer) choice(n *tree.Node, group string) Element {
	kind := "checkbox"
	if n.Role == tree.RoleRadio {
		kind = "radio"
	}
	input := element("input", "").with("type", kind).with("name", group).with("aria-label", n.Label)
	input.ID, input.Input = n.ID, &Input{Checked: n.Checked}
	input, label := labelled(input, "choice-words", n)
	made := element("label", join("choice", kind), input.flag("disabled", n.Disabled), label)
	made.ID = n.ID + "-choice"
	return withInvalid(made, n)
}

// field describes an input with a label beside it.
func (d Describer) field(n *tree.Node) Element {
	input := element("input", "")
	switch n.Role {
	case tree.RoleSelect:
		input = element("select", "", d.options(n)...)
	case tree.RoleSlider:
		input = input.with("type", "range")
	default:
		input = input.with("type", "number").with("inputmode", "numeric")
	}
	if n.Role != tree.RoleSelect && n.Max > n.Min {
		input = input.with("min", strconv.Itoa(n.Min)).with("max", strconv.Itoa(n.Max))
	}
	input.ID, input.Input = n.ID, &Input{Value: n.Value}
	input = input.with("aria-label", n.Label).flag("disabled", n.Disabled)
	input, label := labelled(input, "field-words", n)
	made := element("label", "field", label, input)
	made.ID = n.ID + "-field"
	return withInvalid(made, n)
}

func (d Describer) options(n *tree.Node) []Element {
	var made []Element
	for _, option := range n.Options {
		made = append(made, words("option", "", option.Label).with("value", option.Value))
	}
	return made
}

// hintSuffix and invalidSuffix make the IDs of what describes an input from the input's: its explanation, and why its value is refused.
const hintSuffix, invalidSuffix = "-hint", "-invalid"

// labelled returns an input that knows whether its value can stand and what describes it, the refusal first; and the words beside it:
// its name and the line of explanation.
func labelled(input Element, class string, n *tree.Node) (described, label Element) {
	label = element("span", class, words("span", "choice-name", n.Written()))
	var describing []string
	if n.Invalid != "" {
		input = input.with("aria-invalid", "true")
		describing = append(describing, n.ID+invalidSuffix)
	}
	if n.Hint != "" {
		label.Children = append(label.Children, hintOf(n))
		describing = append(describing, n.ID+hintSuffix)
	}
	return input.with("aria-describedby", strings.Join(describing, " ")), label
}

// hintOf is the line under a choice, which its input names as its description.
func hintOf(n *tree.Node) Element {
	made := words("small", "hint", n.Hint)
	made.ID = n.ID + hintSuffix
	return made
}

// withInvalid adds why an input's value is refused.
func withInvalid(made Element, n *tree.Node) Element {
	if n.Invalid != "" {
		reason := words("span", "invalid", n.Invalid)
		reason.ID = n.ID + invalidSuffix
		made.Children = append(made.Children, reason)
	}
	return made
}
