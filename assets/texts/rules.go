package texts

import "anqi/game"

// Levels are the computer's levels, easiest first.
type Levels struct {
	Name [4]string // 簡單 中等 困難 專家
	Line [4]string // how the level plays, one line
}

// Preset is one named rule set.
type Preset struct {
	Name string // the name in records and code, "custom" for the player's own
	Text string // the label
	Line string // what is particular about it, one line
}

// Presets are the rule sets by name, in the order in which they are offered.
type Presets []Preset

// Get returns the preset's texts; an unknown name is returned as its own label.
func (p Presets) Get(name string) Preset {
	for _, preset := range p {
		if preset.Name == name {
			return preset
		}
	}
	return Preset{Name: name, Text: name}
}

// Word is one choice of a field that is a word.
type Word struct {
	Value string // as records write it
	Text  string
	Line  string // what the choice means
}

// Field is what one field of a rule set is called and means to a player.
type Field struct {
	Name  string // as code and records write it
	Text  string
	Line  string // what it does, one or two sentences
	Zero  string // what 0 means, for a number where 0 is special
	Unit  string // what a number counts
	Words []Word // the choices, for a field that is a word
}

// Rules are the fields of a rule set and what can be wrong with them.
type Rules struct {
	Fields      []Field
	Groups      [game.FieldGroups]string // heading over the fields of a group
	On, Off     string
	Range       Pattern // smallest, largest, unit
	RangeOrZero Pattern // smallest, largest, unit, what 0 means
	Chosen      Pattern // a field's line and what is chosen, or the range

	// What cannot stand together; shown at the field that has to change.
	OutOfRange       Pattern // smallest, largest
	OutOfRangeOrZero Pattern
	NotANumber       string
	Contradictions   []Contradiction
	OtherProblem     Pattern // the field's label
	TwoProblems      Pattern // joins two sentences about one field
}

// Contradiction says why a field cannot be as it is while others are as they are.
type Contradiction struct {
	ID   string // as game.Contradiction has it
	Text string
}

// Contradiction returns the sentence for a contradiction told at a field; for an unknown one it names the field.
func (r *Rules) Contradiction(id, field string) string {
	for _, c := range r.Contradictions {
		if c.ID == id {
			return c.Text
		}
	}
	return r.OtherProblem.With(Is("field", r.Field(field).Text))
}

// Field returns the texts of a field; an unknown name is returned as its own label.
func (r *Rules) Field(name string) Field {
	for _, field := range r.Fields {
		if field.Name == name {
			return field
		}
	}
	return Field{Name: name, Text: name}
}

// Word returns the texts of a field's choice; an unknown value is returned as its own label.
func (f Field) Word(value string) Word {
	for _, word := range f.Words {
		if word.Value == value {
			return word
		}
	}
	return Word{Value: value, Text: value}
}
