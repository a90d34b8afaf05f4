package game

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
