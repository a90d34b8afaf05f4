package game

import (
	"errors"
	"fmt"
	"slices"
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
		number(EndingGroup, "NoProgressLimit", 20, 200, func(s *RuleSet) *int { return &s.NoProgressLimit }).
			zeroOff().contradicts(nothingEnds),
		number(EndingGroup, "ChaseLimit", 1, 20, func(s *RuleSet) *int { return &s.ChaseLimit }).zeroOff(),
		number(EndingGroup, "Repetition", 2, 9, func(s *RuleSet) *int { return &s.Repetition }).zeroOff(),
		toggle(EndingGroup, "ThreePieceTally", func(s *RuleSet) *bool { return &s.ThreePieceTally }),

		toggle(VariantGroup, "DarkCapture", func(s *RuleSet) *bool { return &s.DarkCapture }),
		choice(VariantGroup, "ChainAfterOpen", func(s *RuleSet) *ChainAfterOpen { return &s.ChainAfterOpen }, "none", "open", "open+dark").
			contradicts(openDarkNeedsDark),
		choice(VariantGroup, "ChainAfterDark", func(s *RuleSet) *ChainAfterDark { return &s.ChainAfterDark }, "none", "dark", "dark+open").
			contradicts(darkChainNeedsDark),
		toggle(VariantGroup, "ChainIgnoresRank", func(s *RuleSet) *bool { return &s.ChainIgnoresRank }),
		toggle(VariantGroup, "HorseLeaps", func(s *RuleSet) *bool { return &s.HorseLeaps }),
		toggle(VariantGroup, "ChariotSlides", func(s *RuleSet) *bool { return &s.ChariotSlides }),
		toggle(VariantGroup, "CannonVaults", func(s *RuleSet) *bool { return &s.CannonVaults }),
		toggle(VariantGroup, "CannonContact", func(s *RuleSet) *bool { return &s.CannonContact }).contradicts(contactAndVaults),
		toggle(VariantGroup, "DiagonalCourt", func(s *RuleSet) *bool { return &s.DiagonalCourt }),
		choice(VariantGroup, "Order", func(s *RuleSet) *Order { return &s.Order }, "taiwan", "mainland").
			contradicts(mainlandAndContact, mainlandAndVaults),
	}
}

func optionFields() []Field {
	return []Field{
		number(OptionGroup, "TurnSeconds", 0, 600, func(s *RuleSet) *int { return &s.TurnSeconds }).zeroOff(),
		toggle(OptionGroup, "Undo", func(s *RuleSet) *bool { return &s.Undo }),
		choice(OptionGroup, "FirstMove", func(s *RuleSet) *FirstMove { return &s.FirstMove }, "first", "second", "random", "lot"),
		choice(OptionGroup, "Score", func(s *RuleSet) *Scoring { return &s.Score }, "none", "multiplier", "stake"),
		number(OptionGroup, "ScoreBase", 1, 1_000_000, func(s *RuleSet) *int { return &s.ScoreBase }),
		number(OptionGroup, "Stake", 1, 1_000_000, func(s *RuleSet) *int { return &s.Stake }),
		number(OptionGroup, "FeePercent", 0, 50, func(s *RuleSet) *int { return &s.FeePercent }).zeroOff(),
	}
}

// Contradiction is a combination of fields that makes no game. It is told at one of them, the one whose Contradictions list it.
type Contradiction struct {
	ID      string // by which texts find their sentence for it
	Problem string // the same in English, for errors on the command line

	holds func(*Rules) bool
}

var (
	nothingEnds = Contradiction{"NothingEnds", "0 needs Repetition, or nothing would end a game of moves to and fro",
		func(r *Rules) bool { return r.NoProgressLimit == 0 && r.Repetition == 0 }}
	openDarkNeedsDark = Contradiction{"DarkChainNeedsDark", "open+dark needs DarkCapture",
		func(r *Rules) bool { return r.ChainAfterOpen == ChainOpenThenDark && !r.DarkCapture }}
	darkChainNeedsDark = Contradiction{"DarkChainNeedsDark", "dark and dark+open need DarkCapture",
		func(r *Rules) bool { return r.ChainAfterDark != ChainDarkNone && !r.DarkCapture }}
	contactAndVaults = Contradiction{"ContactAndVaults", "excludes CannonVaults: the cannon either jumps or it does not",
		func(r *Rules) bool { return r.CannonContact && r.CannonVaults }}
	mainlandAndContact = Contradiction{"MainlandAndContact", "mainland has contact captures already, which excludes CannonContact",
		func(r *Rules) bool { return r.Order == MainlandOrder && r.CannonContact }}
	mainlandAndVaults = Contradiction{"MainlandAndVaults", "mainland makes the cannon an ordinary piece, which excludes CannonVaults",
		func(r *Rules) bool { return r.Order == MainlandOrder && r.CannonVaults }}
)

// FieldGroup is the part of a rule set that a field belongs to. The fields of a group stand together in the canonical order.
type FieldGroup uint8

// The groups of fields, in their order.
const (
	EndingGroup  FieldGroup = iota // how a game ends, and what the chase rule forbids
	VariantGroup                   // 「變體」: what is off, none or Taiwan's is value 0
	OptionGroup                    // the fields of Options; all others are of Rules
	FieldGroups                    // how many groups there are
)

var fieldGroupNames = [FieldGroups]string{"endings", "variants", "options"}

// String returns the group's English name, a plural, for the command line; texts for players are found by the number.
func (g FieldGroup) String() string { return fieldGroupNames[g] }

// FieldKind is the sort of values that a field takes.
type FieldKind uint8

// The kinds of fields. Values are passed as numbers: a switch and a choice as the index into Words.
const (
	NumberField FieldKind = iota
	SwitchField
	ChoiceField
)

// Field describes one field of a rule set: everything that records, the command line, the protocol and the panels need to know to
// show it, read it and refuse what it cannot be. Texts for players are found by Name, by the words of Words and by the IDs of
// Contradictions.
type Field struct {
	Name           string
	Group          FieldGroup
	Kind           FieldKind
	Min, Max       int      // range of the value
	ZeroOff        bool     // 0 turns the rule off, and is allowed even below Min
	Words          []string // the values of a switch or choice as records write them, the one for 0 first
	Contradictions []Contradiction

	get func(*RuleSet) int
	set func(*RuleSet, int)
}

func number(group FieldGroup, name string, low, high int, at func(*RuleSet) *int) Field {
	return Field{
		Name: name, Group: group, Kind: NumberField, Min: low, Max: high,
		get: func(s *RuleSet) int { return *at(s) },
		set: func(s *RuleSet, value int) { *at(s) = value },
	}
}

func toggle(group FieldGroup, name string, at func(*RuleSet) *bool) Field {
	return Field{
		Name: name, Group: group, Kind: SwitchField, Max: 1, Words: []string{"false", "true"},
		get: func(s *RuleSet) int {
			if *at(s) {
				return 1
			}
			return 0
		},
		set: func(s *RuleSet, value int) { *at(s) = value != 0 },
	}
}

func choice[T ~uint8](group FieldGroup, name string, at func(*RuleSet) *T, words ...string) Field {
	return Field{
		Name: name, Group: group, Kind: ChoiceField, Max: len(words) - 1, Words: words,
		get: func(s *RuleSet) int { return int(*at(s)) },
		set: func(s *RuleSet, value int) { *at(s) = T(value) },
	}
}

func (f Field) zeroOff() Field {
	f.ZeroOff = true
	return f
}

func (f Field) contradicts(list ...Contradiction) Field {
	f.Contradictions = list
	return f
}

// FieldError is a field whose value cannot be, and why.
type FieldError struct {
	Field         string
	Contradiction string // the ID of the Contradiction; "" for a value that the field does not take whatever the others are
	Problem       string // in English
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
	if value >= f.Min && value <= f.Max || f.ZeroOff && value == 0 {
		return nil
	}
	return f.wrong(strconv.Itoa(value))
}

func (f *Field) wrong(value string) error {
	return &FieldError{Field: f.Name, Problem: value + " is not " + f.Range()}
}

// Range says in English which values the field takes.
func (f *Field) Range() string {
	switch {
	case f.Kind == SwitchField:
		return strings.Join([]string{f.Words[1], f.Words[0]}, " or ")
	case f.Kind == ChoiceField:
		return "one of " + strings.Join(f.Words, ", ")
	case f.ZeroOff && f.Min > 0:
		return fmt.Sprintf("0 or %d to %d", f.Min, f.Max)
	}
	return fmt.Sprintf("%d to %d", f.Min, f.Max)
}

// Format writes a value as records do.
func (f *Field) Format(value int) string {
	if value >= 0 && value < len(f.Words) {
		return f.Words[value]
	}
	return strconv.Itoa(value)
}

// Parse reads what Format writes; anything else is a *FieldError.
func (f *Field) Parse(text string) (int, error) {
	if f.Kind == NumberField {
		value, err := strconv.Atoi(text)
		if err != nil || strconv.Itoa(value) != text {
			return 0, f.wrong(strconv.Quote(text))
		}
		return value, f.check(value)
	}
	if i := slices.Index(f.Words, text); i >= 0 {
		return i, nil
	}
	return 0, f.wrong(strconv.Quote(text))
}

// Validate reports every value outside its range and every contradiction between fields, each as a *FieldError, joined
// (docs/rules.md, section 8). Use Problems for the list.
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
		for _, c := range field.Contradictions {
			if c.holds(&set.Rules) {
				problems = append(problems, &FieldError{Field: field.Name, Contradiction: c.ID, Problem: c.Problem})
			}
		}
	}
	return problems
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
			return RuleSet{}, &FieldError{Field: name, Problem: "there is no such field"}
		case given[name]:
			return RuleSet{}, &FieldError{Field: name, Problem: "is given twice"}
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
