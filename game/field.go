package game

import (
	"fmt"
	"strconv"
	"strings"
)

// FieldKind is the sort of values that a field takes.
type FieldKind uint8

// The kinds of fields. Values are passed as numbers: 0 and 1 for a switch, the index into Words for a choice.
const (
	NumberField FieldKind = iota
	SwitchField
	ChoiceField
)

// Field describes one field of a rule set, so that records, the command line and the panel that edits rules read one list.
type Field struct {
	Name     string
	Kind     FieldKind
	Min, Max int  // range of a number
	ZeroOff  bool // 0 is allowed too, below Min, and turns the rule off
	Words    []string
	Option   bool // a field of Options, not of Rules

	get func(*RuleSet) int
	set func(*RuleSet, int)
}

// FieldError names the field that is wrong and why.
type FieldError struct {
	Field   string
	Problem string
}

// Error says which field and why.
func (e *FieldError) Error() string { return e.Field + ": " + e.Problem }

// Get returns the field's value as a number.
func (f *Field) Get(set *RuleSet) int { return f.get(set) }

// Set changes the field; a value outside its range is a *FieldError and changes nothing.
func (f *Field) Set(set *RuleSet, value int) error {
	if err := f.check(value); err != nil {
		return err
	}
	f.set(set, value)
	return nil
}

func (f *Field) check(value int) error {
	low, high := f.Min, f.Max
	switch f.Kind {
	case SwitchField:
		low, high = 0, 1
	case ChoiceField:
		low, high = 0, len(f.Words)-1
	}
	if value >= low && value <= high || f.ZeroOff && value == 0 {
		return nil
	}
	return &FieldError{f.Name, fmt.Sprintf("%d is not %s", value, f.Range())}
}

// Range says in words which values the field takes.
func (f *Field) Range() string {
	switch {
	case f.Kind == SwitchField:
		return "true or false"
	case f.Kind == ChoiceField:
		return "one of " + strings.Join(f.Words, ", ")
	case f.ZeroOff:
		return fmt.Sprintf("0 or %d to %d", f.Min, f.Max)
	}
	return fmt.Sprintf("%d to %d", f.Min, f.Max)
}

// Format writes a value as records do.
func (f *Field) Format(value int) string {
	switch f.Kind {
	case SwitchField:
		return strconv.FormatBool(value != 0)
	case ChoiceField:
		if value >= 0 && value < len(f.Words) {
			return f.Words[value]
		}
	}
	return strconv.Itoa(value)
}

// Parse reads what Format writes; anything else is a *FieldError.
func (f *Field) Parse(text string) (int, error) {
	words := f.Words
	switch f.Kind {
	case SwitchField:
		words = []string{"false", "true"}
	case NumberField:
		value, err := strconv.Atoi(text)
		if err != nil || strconv.Itoa(value) != text {
			return 0, &FieldError{f.Name, fmt.Sprintf("%q is not %s", text, f.Range())}
		}
		return value, f.check(value)
	}
	for i, word := range words {
		if word == text {
			return i, nil
		}
	}
	return 0, &FieldError{f.Name, fmt.Sprintf("%q is not %s", text, f.Range())}
}
