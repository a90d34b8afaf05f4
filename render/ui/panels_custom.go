package ui

import (
	"slices"
	"strconv"
	"strings"

	"anqi/assets/texts"
	"anqi/game"
)

// The custom part of the new-game panel: one control for every field of a rule set, made from game.Fields, with what is wrong
// told at the field.

// fieldGroupIDs are the IDs of the groups of fields.
var fieldGroupIDs = [game.FieldGroups]string{
	game.EndingGroup: "newgame-endings", game.VariantGroup: "newgame-variants", game.OptionGroup: "newgame-options",
}

func (p newGamePanel) customNode() *Node {
	t := p.texts
	group := &Node{ID: "newgame-custom", Role: RoleGroup, Label: t.NewGame.Custom}
	group.Children = append(group.Children, heading("newgame-custom-title", t.NewGame.Custom),
		mutedText("newgame-custom-line", t.NewGame.CustomLine))
	first := len(group.Children)
	for i, id := range fieldGroupIDs {
		label := t.Rules.Groups[i]
		group.Children = append(group.Children,
			&Node{ID: id, Role: RoleGroup, Label: label, Children: []*Node{subheading(id+"-title", label)}})
	}
	for _, field := range game.Fields() {
		if field.Name != firstMoveField { // who begins is asked for presets too, in a group of its own
			part := group.Children[first+int(field.Group)]
			part.Children = append(part.Children, p.fieldNode(&field))
		}
	}
	return group
}

// fieldNode returns the control of one field, with its value as typed and what is wrong with it.
func (p newGamePanel) fieldNode(field *game.Field) *Node {
	text := p.texts.Rules.Field(field.Name)
	id := newGameField + field.Name
	node := &Node{ID: id, Label: text.Text, Hint: text.Line, Command: Command{Name: id}, Invalid: p.problem(field.Name)}
	value := field.Get(&p.choice.RuleSet)
	switch field.Kind {
	case game.SwitchField:
		node.Role, node.Checked = RoleCheckbox, value != 0
	case game.ChoiceField:
		node.Role, node.Value = RoleSelect, field.Format(value)
		for _, word := range field.Words {
			node.Options = append(node.Options, Option{word, text.Word(word).Text})
			if word == node.Value {
				node.Hint = text.Line + p.texts.Rules.Chosen.With(text.Word(word).Line)
			}
		}
	default:
		node.Role, node.Value = RoleNumber, p.typedValue(field.Name, value)
		node.Min, node.Max = field.Min, field.Max
		if field.ZeroOff {
			node.Min = 0
		}
		node.Hint = text.Line + p.texts.Rules.Chosen.With(rangeText(p.texts, field))
	}
	return node
}

// rangeText says which numbers a field takes and what 0 means.
func rangeText(t *texts.Table, field *game.Field) string {
	low, high := texts.Number(field.Min), texts.Number(field.Max)
	text := t.Rules.Field(field.Name)
	if field.ZeroOff {
		return t.Rules.RangeOrZero.With(low, high, text.Unit, text.Zero)
	}
	return t.Rules.Range.With(low, high, text.Unit)
}

func (p newGamePanel) typedValue(field string, value int) string {
	for _, entry := range p.refused {
		if entry.field == field {
			return entry.value
		}
	}
	return strconv.Itoa(value)
}

// editField takes the value of an input and returns the field's name, "" if there is no such input. What the field refuses is kept as
// it was typed.
func (p *newGamePanel) editField(command Command) string {
	name, found := strings.CutPrefix(command.Name, newGameField)
	field, known := game.FieldByName(name)
	if !found || !known || !p.custom {
		return ""
	}
	p.refused = slices.DeleteFunc(slices.Clone(p.refused), func(entry typed) bool { return entry.field == name })
	if field.Kind == game.SwitchField {
		_ = field.Set(&p.choice.RuleSet, 1-field.Get(&p.choice.RuleSet)) // 0 and 1 are always in range
		return name
	}
	value, err := field.Parse(strings.TrimSpace(command.Value))
	if err == nil {
		err = field.Set(&p.choice.RuleSet, value)
	}
	if err != nil {
		p.refused = append(p.refused, typed{name, command.Value})
	}
	return name
}
