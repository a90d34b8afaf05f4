package game

import "errors"

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
