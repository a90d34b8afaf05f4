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
		player record.Player
	}{{"a1(M)", record.One}, {"d8(p)", record.Two}, {"a1-b1(p)", record.One}, {"b1-b2(n)", record.One}, {"=", record.One}} {
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
	if state.Player() != record.Two || state.Turns != 3 || state.Plies != 5 {
		t.Errorf("player %d, %d turns, %d plies", state.Player(), state.Turns, state.Plies)
	}
	if state.Colour(record.One) != game.Red || state.Colour(record.Two) != game.Black || state.Colour(record.Nobody) != game.NoColour ||
		state.PlayerOf(game.Black) != record.Two || state.PlayerOf(game.NoColour) != record.Nobody {
		t.Error("colours of the players")
	}
}
