package record_test

import (
	"testing"

	"anqi/game"
	"anqi/game/record"
)

func TestPlayerOfATurnAndOfAChain(t *testing.T) {
	set, _ := game.ParseRuleSet("custom DarkCapture=true ChainAfterDark=dark")
	state := record.NewState()
	for i, step := range []struct {
		action string
		player int
	}{{"a1(M)", 1}, {"d8(p)", 2}, {"a1-b1(p)", 1}, {"b1-b2(n)", 1}, {"=", 1}} {
		if state.Player() != step.player {
			t.Errorf("step %d: player %d, want %d", i, state.Player(), step.player)
		}
		played, err := record.ParsePlayed(step.action)
		if err != nil {
			t.Fatal(err)
		}
		if err := state.Act(&set, played, nil); err != nil {
			t.Fatal(err)
		}
	}
	if state.Player() != 2 || state.Turns != 3 || state.Plies != 5 {
		t.Errorf("player %d, %d turns, %d plies", state.Player(), state.Turns, state.Plies)
	}
	if state.Colour(1) != game.Red || state.Colour(2) != game.Black || state.PlayerOf(game.Black) != 2 || state.PlayerOf(game.NoColour) != 0 {
		t.Error("colours of the players")
	}
}
