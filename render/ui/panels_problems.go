package ui

import (
	"strconv"
	"strings"

	"anqi/assets/texts"
	"anqi/game"
)

// typed is a value that a field refused, kept as it was typed until it is put right.
type typed struct{ field, value string }

// problemCount is the number of fields with which something is wrong.
func (p newGamePanel) problemCount() int {
	count := 0
	for _, field := range game.Fields() {
		if p.problem(field.Name) != "" {
			count++
		}
	}
	return count
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
