package ui

import (
	"strconv"
	"strings"

	"anqi/assets/texts"
	"anqi/game"
)

// typed is a value that a field refused, kept as it was typed until it is put right.
type typed struct{ field, value string }

// problems returns what is wrong with each field, by the fields' names; fields with which nothing is are not in it.
func (p newGamePanel) problems() map[string]string {
	wrong := map[string]string{}
	for _, field := range game.Fields() {
		if text := p.problem(field.Name); text != "" {
			wrong[field.Name] = text
		}
	}
	return wrong
}

// tellProblems says what an edit of a field has made wrong: there, however often, and elsewhere if it was not so before.
func (p newGamePanel) tellProblems(edited string, before map[string]string) Request {
	line := ""
	for _, field := range game.Fields() {
		text := p.problem(field.Name)
		if text != "" && (field.Name == edited || text != before[field.Name]) {
			line += p.texts.Rules.Field(field.Name).Text + p.texts.Names.Colon + text
		}
	}
	if line == "" {
		return nil
	}
	return DoEffect{Say{Line: line}}
}

// pointOutProblem says why the game does not start and leads to the first field with which something is wrong.
func (p newGamePanel) pointOutProblem(count int) Request {
	request := PointOut{Line: p.texts.NewGame.Problems.WithNumber(count)}
	p.Node().Walk(func(n *Node) bool {
		if n.Invalid != "" {
			request.ID = n.ID
		}
		return request.ID == ""
	})
	return request
}

// problem returns what is wrong with a field, "" if nothing is.
func (p newGamePanel) problem(name string) string {
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
			sentence = p.texts.Rules.TwoProblems.With(text, sentence)
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
		return t.Rules.OutOfRangeOrZero.With(low, high)
	}
	return t.Rules.OutOfRange.With(low, high)
}
