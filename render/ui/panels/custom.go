package panels

import (
	"slices"
	"strconv"
	"strings"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

// The custom part of the new-game panel: one control for every field of a rule set, made from game.Fields, with what is wrong
// told at the field.

// fieldGroupIDs are the IDs of the groups of fields.
var fieldGroupIDs = [game.FieldGroups]string{
	game.EndingGroup: "newgame-endings", game.VariantGroup: "newgame-variants", game.OptionGroup: "newgame-options",
}

func (p NewGame) customNode() *tree.Node {
	t := p.texts
	group := &tree.Node{ID: "newgame-custom", Role: tree.RoleGroup, Label: t.NewGame.Custom}
	group.Children = append(group.Children, heading("newgame-custom-title", t.NewGame.Custom),
		mutedText("newgame-custom-line", t.NewGame.CustomLine))
	first := len(group.Children)
	for i, id := range fieldGroupIDs {
		label := t.Rules.Groups[i]
		group.Children = append(group.Children,
			&tree.Node{ID: id, Role: tree.RoleGroup, Label: label, Children: []*tree.Node{subheading(id+"-title", label)}})
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
func (p NewGame) fieldNode(field *game.Field) *tree.Node {
	text := p.texts.Rules.Field(field.Name)
	id := NewGameField + field.Name
	node := &tree.Node{ID: id, Label: text.Text, Hint: text.Line, Command: tree.Command{Name: id}, Invalid: p.problem(field.Name)}
	value := field.Get(&p.choice.RuleSet)
	switch field.Kind {
	case game.SwitchField:
		node.Role, node.Checked = tree.RoleCheckbox, value != 0
	case game.ChoiceField:
		node.Role, node.Value = tree.RoleSelect, field.Format(value)
		for _, word := range field.Words {
			node.Options = append(node.Options, tree.Option{Value: word, Label: text.Word(word).Text})
			if word == node.Value {
				node.Hint = p.texts.Rules.Chosen.With(texts.Is("line", text.Line), texts.Is("choice", text.Word(word).Line))
			}
		}
	default:
		node.Role, node.Value = tree.RoleNumber, p.typedValue(field.Name, value)
		node.Min, node.Max = field.Min, field.Max
		if field.ZeroOff {
			node.Min = 0
		}
		node.Hint = p.texts.Rules.Chosen.With(texts.Is("line", text.Line), texts.Is("choice", rangeText(p.texts, field)))
	}
	return node
}

// rangeText says which numbers a field takes and what 0 means.
func rangeText(t *texts.Table, field *game.Field) string {
	low, high := texts.Number(field.Min), texts.Number(field.Max)
	text := t.Rules.Field(field.Name)
	if field.ZeroOff {
		return t.Rules.RangeOrZero.With(texts.Is("low", low), texts.Is("high", high), texts.Is("unit", text.Unit), texts.Is("zero", text.Zero))
	}
	return t.Rules.Range.With(texts.Is("low", low), texts.Is("high", high), texts.Is("unit", text.Unit))
}

func (p NewGame) typedValue(field string, value int) string {
	for _, entry := range p.refused {
		if entry.field == field {
			return entry.value
		}
	}
	return strconv.Itoa(value)
}

// editField takes the value of an input and returns the field's name, "" if there is no such input. What the field refuses is kept as
// it was typed.
func (p *NewGame) editField(command tree.Command) string {
	name, found := strings.CutPrefix(command.Name, NewGameField)
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

// typed is a value that a field refused, kept as it was typed until it is put right.
type typed struct{ field, value string }

// problems returns what is wrong with each field, by the fields' names; fields with which nothing is are not in it.
func (p NewGame) problems() map[string]string {
	wrong := map[string]string{}
	for _, field := range game.Fields() {
		if text := p.problem(field.Name); text != "" {
			wrong[field.Name] = text
		}
	}
	return wrong
}

// tellProblems says what an edit of a field has made wrong: there, however often, and elsewhere if it was not so before.
func (p NewGame) tellProblems(edited string, before map[string]string) Request {
	line := ""
	for _, field := range game.Fields() {
		text := p.problem(field.Name)
		if text != "" && (field.Name == edited || text != before[field.Name]) {
			line = p.texts.Sentences(line, p.texts.Labelled(p.texts.Rules.Field(field.Name).Text, text))
		}
	}
	if line == "" {
		return nil
	}
	return DoEffect{effect.Say{Line: line}}
}

// pointOutProblem says why the game does not start and leads to the first field with which something is wrong.
func (p NewGame) pointOutProblem(count int) Request {
	request := PointOut{Line: p.texts.NewGame.Problems.With(p.texts.Amount("count", count))}
	p.Node().Walk(func(n *tree.Node) bool {
		if n.Invalid != "" {
			request.ID = n.ID
		}
		return request.ID == ""
	})
	return request
}

// problem returns what is wrong with a field, "" if nothing is.
func (p NewGame) problem(name string) string {
	for _, entry := range p.refused {
		if entry.field == name {
			return refusedText(p.texts, entry)
		}
	}
	text := ""
	for _, problem := range p.choice.RuleSet.Problems() {
		if problem.Field != name {
			continue
		}
		sentence := p.texts.Rules.Contradiction(problem.Contradiction, name)
		if text != "" {
			sentence = p.texts.Rules.TwoProblems.With(texts.Is("first", text), texts.Is("second", sentence))
		}
		text = sentence
	}
	return text
}

func refusedText(t *texts.Table, entry typed) string {
	field, _ := game.FieldByName(entry.field)
	if _, err := strconv.Atoi(strings.TrimSpace(entry.value)); err != nil {
		return t.Rules.NotANumber
	}
	low, high := texts.Number(field.Min), texts.Number(field.Max)
	if field.ZeroOff && field.Min > 0 {
		return t.Rules.OutOfRangeOrZero.With(texts.Is("low", low), texts.Is("high", high))
	}
	return t.Rules.OutOfRange.With(texts.Is("low", low), texts.Is("high", high))
}
