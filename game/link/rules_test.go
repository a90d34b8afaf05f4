package link

import (
	"strings"
	"testing"

	"anqi/game"
)

// TestPresetsOfVersion1 holds the presets to what their numbers in links stand for. If one has to change, the number keeps the old
// fields and the new ones get another number.
func TestPresetsOfVersion1(t *testing.T) {
	for name, want := range map[string]string{
		"traditional": "40 0 0 false false none none false false false false false false taiwan 0 true first none 1 1000 5",
		"tournament":  "60 5 0 false false none none false false false false false false taiwan 0 false lot multiplier 1 1000 5",
		"teahouse":    "60 0 0 false false none none false false false false false false taiwan 20 false random stake 1 1000 5",
		"street":      "50 0 0 true false none none false false false false false false taiwan 0 true first none 1 1000 5",
		"chain":       "50 10 0 false true open+dark dark+open true false false false false false taiwan 0 true first none 1 1000 5",
		"mainland":    "50 0 0 true false none none false false false false false false mainland 0 true first none 1 1000 5",
		"tcga":        "180 0 3 false false none none false false false false false false taiwan 0 false first none 1 1000 5",
	} {
		preset, ok := game.PresetByName(name)
		var values []string
		for _, coded := range fields {
			field, _ := game.FieldByName(coded.name)
			values = append(values, field.Format(field.Get(&preset.RuleSet)))
		}
		if got := strings.Join(values, " "); !ok || got != want {
			t.Errorf("%s is %s", name, got)
		}
	}
}

// TestEveryFieldOfARuleSetHasItsPlace: what no list of a custom number has could not be written. A field's largest value may not grow
// without a new number either.
func TestEveryFieldOfARuleSetHasItsPlace(t *testing.T) {
	last := customs[len(customs)-1]
	largest := map[string]int{}
	for _, coded := range last.fields {
		largest[coded.name] = coded.largest
	}
	for _, field := range game.Fields() {
		if most, coded := largest[field.Name]; !coded || most != field.Max {
			t.Errorf("%s to %d is not in the list of number %d (to %d): give customs a new number with a list that has it",
				field.Name, field.Max, last.number, most)
		}
	}
}

// TestALaterFieldGetsANumberOfItsOwn plays the program before NoProgressLimit was a field, and the one after it.
func TestALaterFieldGetsANumberOfItsOwn(t *testing.T) {
	now := customs
	defer func() { customs = now }()
	start := game.Start()
	plain, later := game.DefaultRuleSet(), game.DefaultRuleSet()
	plain.ChaseLimit, later.NoProgressLimit = 5, 60

	customs = []custom{{customNumber, fields[1:]}}
	before, err := EncodePosition(&plain, &start)
	if err != nil {
		t.Fatal(err)
	}
	if code, err := EncodePosition(&later, &start); err == nil {
		t.Errorf("a field that no list has is lost in %s", code)
	}

	customs = []custom{{customNumber, fields[1:]}, {customNumber - 1, fields}}
	if after, err := EncodePosition(&plain, &start); err != nil || after != before {
		t.Errorf("a rule set that the older list can say is written as %s, was %s (%v)", after, before, err)
	}
	code, err := EncodePosition(&later, &start)
	if err != nil {
		t.Fatal(err)
	}
	if content, err := Decode(code); err != nil || content.RuleSet != later {
		t.Errorf("read as %s: %v", content.RuleSet.Text(), err)
	}
}
