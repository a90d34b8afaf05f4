package game

import (
	"fmt"
	"strings"
)

// Text writes the rule set as the Rules tag of a record does: a preset's name, or "custom" and the fields that differ from the
// default preset in canonical order.
func (set RuleSet) Text() string {
	name := set.Name()
	if name != CustomName {
		return name
	}
	words := []string{name}
	standard := DefaultRuleSet()
	for _, field := range Fields() {
		if value := field.Get(&set); value != field.Get(&standard) {
			words = append(words, field.Name+"="+field.Format(value))
		}
	}
	return strings.Join(words, " ")
}

// ParseRuleSet reads what Text writes. It is strict: an unknown preset, an unknown field or value, a field given twice, a value
// out of range and a contradiction are errors that name the field.
func ParseRuleSet(text string) (RuleSet, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return RuleSet{}, fmt.Errorf("no rule set is named")
	}
	if preset, ok := PresetByName(words[0]); ok {
		if len(words) > 1 {
			return RuleSet{}, fmt.Errorf("preset %q takes no fields; use %q to change some", words[0], CustomName)
		}
		return preset.RuleSet, nil
	}
	if words[0] != CustomName {
		return RuleSet{}, fmt.Errorf("unknown rule set %q", words[0])
	}
	set := DefaultRuleSet()
	given := map[string]bool{}
	for _, word := range words[1:] {
		name, value, _ := strings.Cut(word, "=")
		field, ok := FieldByName(name)
		switch {
		case !ok:
			return RuleSet{}, &FieldError{name, "there is no such field"}
		case given[name]:
			return RuleSet{}, &FieldError{name, "is given twice"}
		}
		given[name] = true
		number, err := field.Parse(value)
		if err != nil {
			return RuleSet{}, err
		}
		if err := field.Set(&set, number); err != nil {
			return RuleSet{}, err
		}
	}
	return set, set.Validate()
}
