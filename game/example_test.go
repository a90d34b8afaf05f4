package game_test

import (
	"fmt"

	"anqi/game"
)

// A rule set is a value: take one and change fields. Validate names the field that has to change.
func ExampleRuleSet() {
	set := game.DefaultRuleSet()
	set.ChaseLimit = 5
	set.ChainAfterDark = game.ChainDarkOnly
	fmt.Println(set.Validate())

	set.DarkCapture = true
	fmt.Println(set.Validate())
	fmt.Println(set.Text())
	// Output:
	// ChainAfterDark: dark and dark+open need DarkCapture
	// <nil>
	// custom ChaseLimit=5 DarkCapture=true ChainAfterDark=dark
}

// Whoever edits or prints a rule set walks over the list of fields and knows none of them by name.
func ExampleFields() {
	set, err := game.ParseRuleSet("custom NoProgressLimit=60 Order=mainland")
	if err != nil {
		fmt.Println(err)
		return
	}
	standard := game.DefaultRuleSet()
	for _, field := range game.Fields() {
		if value := field.Get(&set); value != field.Get(&standard) {
			fmt.Printf("%s (%s): %s, which is %s\n", field.Name, field.Group, field.Format(value), field.Range())
		}
	}
	// Output:
	// NoProgressLimit (endings): 60, which is 0 or 20 to 200
	// Order (variants): mainland, which is one of taiwan, mainland
}

// Perft counts the sequences of actions from a position. Without the deal a flip counts once for every piece that could appear:
// 32 squares times 14 kinds of pieces at the start.
func ExamplePerft() {
	start, rules := game.Start(), game.DefaultRuleSet().Rules
	for depth := 1; depth <= 2; depth++ {
		fmt.Println(depth, game.Perft(&start, &rules, depth, nil))
	}
	// Output:
	// 1 448
	// 2 192448
}

// Apply decides whether an action is legal and, if it is not, says why.
func ExamplePosition_Apply() {
	rules := game.DefaultRuleSet().Rules
	position, err := game.ParsePosition("4/4/4/4/4/4/4/RgP1 r - 0 -", &rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"a1-b1", "c1-b1", "c1-d1"} {
		action, _ := game.ParseAction(text)
		next, err := position.Apply(&rules, action, game.Empty)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(next.Text())
	}
	// Output:
	// a1-b1: the target is of a higher rank
	// c1-b1: the target is of a higher rank
	// 4/4/4/4/4/4/4/Rg1P b - 1 c1-d1
}
