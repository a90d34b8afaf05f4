package link

import (
	"errors"

	"anqi/game"
)

// presets are the presets by their numbers in a code. A number keeps its meaning for ever: if a preset changes, its new fields get a
// new number, and the old number stands for the fields as they were.
var presets = [...]string{"traditional", "tournament", "teahouse", "street", "chain", "mainland", "tcga"}

const (
	presetNumbers = 16
	customNumber  = presetNumbers - 1
)

// fields are the fields of a custom rule set in the order of the code, and the largest value of each. They too stay as they are.
var fields = [...]struct {
	name    string
	largest int
}{
	{"NoProgressLimit", 200}, {"ChaseLimit", 20}, {"Repetition", 9}, {"ThreePieceTally", 1}, {"DarkCapture", 1}, {"ChainAfterOpen", 2},
	{"ChainAfterDark", 2}, {"ChainIgnoresRank", 1}, {"HorseLeaps", 1}, {"ChariotSlides", 1}, {"CannonVaults", 1}, {"CannonContact", 1},
	{"DiagonalCourt", 1}, {"Order", 1}, {"TurnSeconds", 600}, {"Undo", 1}, {"FirstMove", 3}, {"Score", 2}, {"ScoreBase", 1_000_000},
	{"Stake", 1_000_000}, {"FeePercent", 50},
}

// ruleSet codes a preset's number, or every field that differs from the default.
func (c *coder) ruleSet(set *game.RuleSet) error {
	number := customNumber
	for i, name := range presets {
		if preset, ok := game.PresetByName(name); ok && preset.RuleSet == *set && !c.decoding {
			number = i
		}
	}
	switch number = c.choose(number, presetNumbers); {
	case number == customNumber:
		return c.customRules(set)
	case number < len(presets):
		preset, _ := game.PresetByName(presets[number])
		*set = preset.RuleSet
		return nil
	}
	return errors.New("it names a rule set that this program does not have")
}

func (c *coder) customRules(set *game.RuleSet) error {
	standard := game.DefaultRuleSet()
	if c.decoding {
		*set = standard
	}
	byName := map[string]game.Field{}
	for _, field := range game.Fields() {
		byName[field.Name] = field
	}
	for _, coded := range fields {
		field := byName[coded.name]
		value := field.Get(set)
		if !c.flag(value != field.Get(&standard), 3) {
			continue
		}
		if err := field.Set(set, c.choose(value, coded.largest+1)); err != nil {
			return err
		}
	}
	return set.Validate()
}
