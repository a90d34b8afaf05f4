package game

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Fields returns every field of a rule set in the canonical order of records: rules first, options after. The slice is the
// caller's.
func Fields() []Field {
	return append(ruleFields(), optionFields()...)
}

// FieldByName returns the field of that name.
func FieldByName(name string) (Field, bool) {
	for _, field := range Fields() {
		if field.Name == name {
			return field, true
		}
	}
	return Field{}, false
}

func ruleFields() []Field {
	return []Field{
		number("NoProgressLimit", 20, 200, true, func(s *RuleSet) *int { return &s.NoProgressLimit }),
		number("ChaseLimit", 1, 20, true, func(s *RuleSet) *int { return &s.ChaseLimit }),
		number("Repetition", 2, 9, true, func(s *RuleSet) *int { return &s.Repetition }),
		toggle("ThreePieceTally", func(s *RuleSet) *bool { return &s.ThreePieceTally }),
		toggle("DarkCapture", func(s *RuleSet) *bool { return &s.DarkCapture }),
		choice("ChainAfterOpen", func(s *RuleSet) *ChainAfterOpen { return &s.ChainAfterOpen }, "none", "open", "open+dark"),
		choice("ChainAfterDark", func(s *RuleSet) *ChainAfterDark { return &s.ChainAfterDark }, "none", "dark", "dark+open"),
		toggle("ChainIgnoresRank", func(s *RuleSet) *bool { return &s.ChainIgnoresRank }),
		toggle("HorseLeaps", func(s *RuleSet) *bool { return &s.HorseLeaps }),
		toggle("ChariotSlides", func(s *RuleSet) *bool { return &s.ChariotSlides }),
		toggle("CannonVaults", func(s *RuleSet) *bool { return &s.CannonVaults }),
		toggle("CannonContact", func(s *RuleSet) *bool { return &s.CannonContact }),
		toggle("DiagonalCourt", func(s *RuleSet) *bool { return &s.DiagonalCourt }),
		choice("Order", func(s *RuleSet) *Order { return &s.Order }, "taiwan", "mainland"),
	}
}

func optionFields() []Field {
	fields := []Field{
		number("TurnSeconds", 0, 600, false, func(s *RuleSet) *int { return &s.TurnSeconds }),
		toggle("Undo", func(s *RuleSet) *bool { return &s.Undo }),
		choice("FirstMove", func(s *RuleSet) *FirstMove { return &s.FirstMove }, "first", "second", "random", "lot"),
		choice("Score", func(s *RuleSet) *Scoring { return &s.Score }, "none", "multiplier", "stake"),
		number("ScoreBase", 1, 1_000_000, false, func(s *RuleSet) *int { return &s.ScoreBase }),
		number("Stake", 1, 1_000_000, false, func(s *RuleSet) *int { return &s.Stake }),
		number("FeePercent", 0, 50, false, func(s *RuleSet) *int { return &s.FeePercent }),
	}
	for i := range fields {
		fields[i].Option = true
	}
	return fields
}

func number(name string, low, high int, zeroOff bool, at func(*RuleSet) *int) Field {
	return Field{
		Name: name, Kind: NumberField, Min: low, Max: high, ZeroOff: zeroOff,
		get: func(s *RuleSet) int { return *at(s) },
		set: func(s *RuleSet, value int) { *at(s) = value },
	}
}

func toggle(name string, at func(*RuleSet) *bool) Field {
	return Field{
		Name: name, Kind: SwitchField,
		get: func(s *RuleSet) int {
			if *at(s) {
				return 1
			}
			return 0
		},
		set: func(s *RuleSet, value int) { *at(s) = value != 0 },
	}
}

func choice[T ~uint8](name string, at func(*RuleSet) *T, words ...string) Field {
	return Field{
		Name: name, Kind: ChoiceField, Words: words,
		get: func(s *RuleSet) int { return int(*at(s)) },
		set: func(s *RuleSet, value int) { *at(s) = T(value) },
	}
}

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

// Validate reports every value outside its range and every contradiction between fields, each as a *FieldError, joined
// (rules, section 8). Use Problems for the list.
func (set RuleSet) Validate() error {
	var list []error
	for _, problem := range set.Problems() {
		list = append(list, problem)
	}
	return errors.Join(list...)
}

// Validate is RuleSet.Validate for rules alone.
func (r Rules) Validate() error {
	set := DefaultRuleSet()
	set.Rules = r
	return set.Validate()
}

// Problems lists what Validate reports, in the order of the fields.
func (set RuleSet) Problems() []*FieldError {
	var problems []*FieldError
	for _, field := range Fields() {
		if err := field.check(field.Get(&set)); err != nil {
			problems = append(problems, err.(*FieldError))
		}
		for _, rule := range contradictions {
			if rule.field == field.Name && rule.holds(&set.Rules) {
				problems = append(problems, &FieldError{rule.field, rule.problem})
			}
		}
	}
	return problems
}

// contradictions are the combinations of fields that make no game, each told at one field.
var contradictions = []struct {
	field, problem string
	holds          func(*Rules) bool
}{
	{"NoProgressLimit", "0 needs Repetition, or nothing would end a game of moves to and fro",
		func(r *Rules) bool { return r.NoProgressLimit == 0 && r.Repetition == 0 }},
	{"ChainAfterOpen", "open+dark needs DarkCapture",
		func(r *Rules) bool { return r.ChainAfterOpen == ChainOpenThenDark && !r.DarkCapture }},
	{"ChainAfterDark", "dark and dark+open need DarkCapture",
		func(r *Rules) bool { return r.ChainAfterDark != ChainDarkNone && !r.DarkCapture }},
	{"CannonContact", "excludes CannonVaults: the cannon either jumps or it does not",
		func(r *Rules) bool { return r.CannonContact && r.CannonVaults }},
	{"Order", "mainland makes the cannon an ordinary piece, which excludes CannonVaults",
		func(r *Rules) bool { return r.Order == MainlandOrder && r.CannonVaults }},
	{"Order", "mainland has contact captures already, which excludes CannonContact",
		func(r *Rules) bool { return r.Order == MainlandOrder && r.CannonContact }},
}

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
