package record_test

import (
	"fmt"

	"anqi/game"
	"anqi/game/record"
)

// A record is read strictly, and everything else about the game follows from a replay.
func ExampleRecord_Replay() {
	r, err := record.Decode([]byte(`[Game "Dark chess"]
[Rules "traditional"]
[Result "0-1"]
[Reason "resign"]

1. b3(P) b4(k) 2. b3-b4 d8(g) 0-1
`))
	if err != nil {
		fmt.Println(err)
		return
	}
	state, err := r.Replay(func(_ *game.Rules, state *record.State, played record.Played) {
		fmt.Println(state.Plies+1, state.Position.Turn, played)
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	outcome := r.Outcome(&state)
	fmt.Println(outcome.Token(), outcome.Reason, "after", state.Turns, "turns")
	// Output:
	// 1 - b3(P)
	// 2 black b4(k)
	// 3 red b3-b4
	// 4 black d8(g)
	// 0-1 resign after 4 turns
}

// An error names the pair of turns and why.
func ExampleDecode() {
	_, err := record.Decode([]byte("1. b3(P) c4(k) 2. b3-c4 *"))
	fmt.Println(err)
	// Output:
	// turn 2: b3-c4: the piece does not reach that square
}
