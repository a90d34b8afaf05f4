package uitest

import (
	"math/rand/v2"

	"anqi/game"
)

// RuleSets returns every preset and a number of valid custom sets, always the same.
func RuleSets(custom int) []game.RuleSet {
	var sets []game.RuleSet
	for _, preset := range game.Presets() {
		sets = append(sets, preset.RuleSet)
	}
	random := rand.New(rand.NewPCG(1, 2))
	for len(sets) < len(game.Presets())+custom {
		if set := RandomRuleSet(random); set.Validate() == nil {
			sets = append(sets, set)
		}
	}
	return sets
}

// RandomRuleSet draws every field within its range; contradictions are possible.
func RandomRuleSet(random *rand.Rand) game.RuleSet {
	set := game.DefaultRuleSet()
	for _, field := range game.Fields() {
		low, high := field.Min, field.Max
		switch field.Kind {
		case game.SwitchField:
			low, high = 0, 1
		case game.ChoiceField:
			low, high = 0, len(field.Words)-1
		}
		value := low + random.IntN(high-low+1)
		if field.ZeroOff && random.IntN(3) == 0 {
			value = 0
		}
		if err := field.Set(&set, value); err != nil {
			panic(err)
		}
	}
	return set
}
