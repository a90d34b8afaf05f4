package endgame_test

import (
	"context"
	"fmt"

	"anqi/ai/endgame"
	"anqi/game"
)

// Solve an ending: two red advisors win against an elephant. The distance is the number of turns, of both sides together, to the
// capture that decides.
func ExampleSolver_Probe() {
	rules := game.DefaultRuleSet().Rules
	solver, err := endgame.New(rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	position, _ := game.ParsePosition("G2G/4/4/4/4/4/4/m3 r - 0 -", &rules)
	if err := solver.Prepare(context.Background(), &position, nil); err != nil {
		fmt.Println(err)
		return
	}
	value, distance, ok := solver.Probe(&position)
	fmt.Println(value, distance, ok)
	// Output: win 17 true
}

// Play an ending: a chariot at an odd distance from a horse wins, and Best lists the actions that come nearest to the capture.
func ExampleSolver_Best() {
	rules := game.DefaultRuleSet().Rules
	solver, err := endgame.New(rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	position, _ := game.ParsePosition("4/4/R3/4/4/4/4/n3 r - 0 -", &rules)
	if err := solver.Prepare(context.Background(), &position, nil); err != nil {
		fmt.Println(err)
		return
	}
	actions, value, _ := solver.Best(&position, nil)
	fmt.Println(value, actions)
	// Output: win [a6-b6 a6-a5]
}

// Count the placements of an ending: general against elephant.
func ExampleSolver_Count() {
	solver, err := endgame.New(game.DefaultRuleSet().Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	general, _ := game.ParsePiece('K')
	elephant, _ := game.ParsePiece('m')
	counts, err := solver.Count(context.Background(), []game.Piece{general, elephant}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	red := counts.Sides[0]
	fmt.Println(counts.Placements, red.Won, red.Drawn, red.Lost)
	// Output: 992 512 480 0
}
