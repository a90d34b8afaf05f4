package link

import (
	"errors"
	"fmt"

	"anqi/game"
)

// presets are the presets by their numbers in a code. A number keeps its meaning for ever: if a preset changes, its new fields get a
// new number, and the old number stands for the fields as they were.
var presets = [...]string{"traditional", "tournament", "teahouse", "street", "chain", "mainland", "tcga"}

const (
	presetNumbers = 16
	customNumber  = presetNumbers - 1
)

// codedField is a field of a custom rule set in a code and its largest value.
type codedField struct {
	name    string
	largest int
}

// fields are what the first program coded of a custom rule set, in the order of the code.
var fields = []codedField{
	{"NoProgressLimit", 200}, {"ChaseLimit", 20}, {"Repetition", 9}, {"ThreePieceTally", 1}, {"DarkCapture", 1}, {"ChainAfterOpen", 2},
	{"ChainAfterDark", 2}, {"ChainIgnoresRank", 1}, {"HorseLeaps", 1}, {"ChariotSlides", 1}, {"CannonVaults", 1}, {"CannonContact", 1},
	{"DiagonalCourt", 1}, {"Order", 1}, {"TurnSeconds", 600}, {"Undo", 1}, {"FirstMove", 3}, {"Score", 2}, {"ScoreBase", 1_000_000},
	{"Stake", 1_000_000}, {"FeePercent", 50},
}

// customs are the numbers of custom rule sets, the oldest first, and the fields that each of them codes. They too stay as they are
// for ever: a field that the rules get later is added to the longer list of a new number. A rule set is written under the first
// number that can say it, so that older programs go on reading what they understand.
var customs = []custom{{customNumber, fields}}

type custom struct {
	number int
	fields []codedField
}

// ruleSet codes a preset's number, or a custom number and every field that differs from the default.
func (c *coder) ruleSet(set *game.RuleSet) error {
	number := 0
	if !c.decoding {
		var err error
		if number, err = ruleSetNumber(set); err != nil {
			return err
		}
	}
	if number = c.choose(number, presetNumbers); number < len(presets) {
		preset, _ := game.PresetByName(presets[number])
		*set = preset.RuleSet
		return nil
	}
	for _, custom := range customs {
		if custom.number == number {
			return c.customRules(set, custom.fields)
		}
	}
	return errors.New("it names a rule set that this program does not have")
}

// ruleSetNumber returns the number that a rule set is written under.
func ruleSetNumber(set *game.RuleSet) (int, error) {
	for i, name := range presets {
		if preset, ok := game.PresetByName(name); ok && preset.RuleSet == *set {
			return i, nil
		}
	}
	byName := fieldsByName()
	for _, custom := range customs {
		said := game.DefaultRuleSet()
		for _, coded := range custom.fields {
			field := byName[coded.name]
			_ = field.Set(&said, field.Get(set)) // what it does not take stays different
		}
		if said == *set {
			return custom.number, nil
		}
	}
	return 0, fmt.Errorf("no link can say the rule set %s", set.Text())
}

func fieldsByName() map[string]game.Field {
	byName := map[string]game.Field{}
	for _, field := range game.Fields() {
		byName[field.Name] = field
	}
	return byName
}

func (c *coder) customRules(set *game.RuleSet, fields []codedField) error {
	standard := game.DefaultRuleSet()
	if c.decoding {
		*set = standard
	}
	byName := fieldsByName()
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
