package ai_test

import (
	"context"
	"fmt"

	"anqi/ai"
	"anqi/game"
)

// Ask the engine for an action: a red cannon can shoot the general over a soldier.
func ExampleThink() {
	rules := game.DefaultRuleSet().Rules
	position, err := game.ParsePosition("4/1k2/4/1P2/4/4/1C2/3p r - 0 -", &rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	request := ai.SearchRequest{Position: position, Rules: rules, Level: ai.Expert, Nodes: 5_000, Seed: 1}
	analysis, err := ai.Think(context.Background(), request, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(analysis.Action, analysis.Solved == ai.SolvedWin)
	// Output: b2-b7 true
}

// An engine keeps its memory from one question to the next, and its parameters may differ from the shipped ones. Lines tells how many
// actions get an exact chance.
func ExampleEngine_Think() {
	parameters := ai.DefaultParameters()
	if err := parameters.Set("tempo", "5"); err != nil {
		fmt.Println(err)
		return
	}
	engine := ai.NewEngine(parameters)
	rules := game.DefaultRuleSet().Rules
	position, _ := game.ParsePosition("??2/??2/4/4/4/2g1/2K1/4 r PPpp 0 -", &rules)
	analysis, err := engine.Think(context.Background(), ai.SearchRequest{Position: position, Rules: rules, Level: ai.Expert, Nodes: 2_000, Lines: 2}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(analysis.Action, len(analysis.Lines) > 1, analysis.Lines[0].Chance > analysis.Lines[1].Chance)
	// Output: c2-c3 true true
}

// The name of a level, as the command line and saved settings have it.
func ExampleParseLevel() {
	level, ok := ai.ParseLevel("hard")
	fmt.Println(level, ok, level.Nodes())
	// Output: hard true 20000
}

// What is wrong with a parameter is said in words.
func ExampleParameters_Set() {
	parameters := ai.DefaultParameters()
	fmt.Println(parameters.Set("reduce-every", "0"))
	// Output: reduce-every needs a whole number from 1 to 1000, not "0"
}
