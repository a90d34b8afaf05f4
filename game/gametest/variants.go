package gametest

import (
	"strings"

	"anqi/game"
)

// Named is a rule set with a name that makes a file name.
type Named struct {
	Name    string
	RuleSet game.RuleSet
}

// EveryRule returns every preset, every variant alone and all variants together, for tests that must see each rule at work.
func EveryRule() []Named {
	var list []Named
	for _, preset := range game.Presets() {
		list = append(list, Named(preset))
	}
	for _, fields := range []string{
		"ChaseLimit=1", "ChaseLimit=5", "Repetition=2", "NoProgressLimit=20 ThreePieceTally=true", "DarkCapture=true",
		"ChainAfterOpen=open", "ChainAfterOpen=open ChainIgnoresRank=true", "DarkCapture=true ChainAfterOpen=open+dark",
		"DarkCapture=true ChainAfterDark=dark", "DarkCapture=true ChainAfterDark=dark+open",
		"HorseLeaps=true", "ChariotSlides=true", "CannonVaults=true", "CannonContact=true", "DiagonalCourt=true", "Order=mainland",
		"ChaseLimit=3 DarkCapture=true ChainAfterOpen=open+dark ChainAfterDark=dark+open ChainIgnoresRank=true HorseLeaps=true " +
			"ChariotSlides=true CannonVaults=true DiagonalCourt=true",
	} {
		set, err := game.ParseRuleSet("custom " + fields)
		if err != nil {
			panic(err) // the list above is wrong
		}
		list = append(list, Named{fileName(fields), set})
	}
	return list
}

func fileName(fields string) string {
	if strings.Count(fields, " ") > 4 {
		return "everything"
	}
	return strings.ToLower(strings.NewReplacer("=true", "", "=", "_", " ", "_", "+", "_").Replace(fields))
}
