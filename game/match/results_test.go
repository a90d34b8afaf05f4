package match

import (
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/record"
)

func TestFinishedCountsOnce(t *testing.T) {
	b := newTable(t, 1)
	b.start(preset(t, "street"), 0, NoLevel, LevelHard)
	b.do(b.Play(game.FlipAction(0), b.now))
	b.settle()
	b.do(b.Resign(0, b.now))
	want := Finished{ID: b.ID(), Level: LevelHard, Result: record.Lost, Reason: game.ReasonResign, Turns: 2, Preset: "street"}
	if got := b.keeper.results[b.ID()]; got != want || len(b.keeper.results) != 1 {
		t.Fatalf("%+v", b.keeper.results)
	}
	// A reload of the finished game counts it again under the same number, or for the first time if it was lost in between.
	other := newTable(t, 2)
	other.do(other.Resume(b.keeper.game, other.now))
	if got := other.keeper.results[b.ID()]; got != want || len(other.keeper.results) != 1 {
		t.Fatalf("after a reload %+v", other.keeper.results)
	}
}

func TestUnfinishedGamesTakeTheirResultBackOnReload(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelHard)
	other := newTable(t, 2)
	other.keeper.results = map[string]Finished{b.ID(): {ID: b.ID()}}
	other.do(other.Resume(b.keeper.game, other.now))
	if len(other.keeper.results) != 0 {
		t.Fatalf("%+v", other.keeper.results)
	}
}

func TestResultsFromEverySide(t *testing.T) {
	for _, test := range []struct {
		name  string
		seats [2]Level
		first int
		lose  int
		want  record.GameResult
	}{
		{"the person loses", [2]Level{NoLevel, LevelEasy}, 0, 0, record.Lost},
		{"the person loses as second", [2]Level{NoLevel, LevelEasy}, 1, 0, record.Lost},
		{"the computer sits on seat 0", [2]Level{LevelEasy, NoLevel}, 0, 1, record.Lost},
		{"player two gives up", [2]Level{NoLevel, NoLevel}, 0, 1, record.Won},
		{"player one gives up", [2]Level{NoLevel, NoLevel}, 1, 0, record.Lost},
	} {
		b := newTable(t, 1)
		b.start(preset(t, "teahouse"), test.first, test.seats[0], test.seats[1])
		b.do(b.Resign(test.lose, b.now))
		got := b.keeper.results[b.ID()]
		points := [2]int{-1000, 950}
		if test.want == record.Won {
			points = [2]int{950, -1000}
		}
		if got.Result != test.want || got.Points != points || got.Score != game.ScoreStake || got.Level != max(test.seats[0], test.seats[1]) {
			t.Errorf("%s: %+v", test.name, got)
		}
	}
}

// TestComputersAlone lets two computers play; it ends, and counts for nobody.
func TestComputersAlone(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, LevelEasy, LevelExpert)
	b.settle()
	if !b.Match().Outcome().Over() || len(b.keeper.results) != 0 || b.CanUndo() {
		t.Fatalf("outcome %v, results %v", b.Match().Outcome(), b.keeper.results)
	}
}

// TestGamesToTheEnd plays whole random games against the computer under every preset and counts each once.
func TestGamesToTheEnd(t *testing.T) {
	for i, p := range game.Presets() {
		b := newTable(t, uint64(i))
		b.start(p.RuleSet, i%2, NoLevel, LevelMedium)
		random := rand.New(rand.NewPCG(uint64(i), 5))
		b.settle()
		for !b.Match().Outcome().Over() {
			b.playRandom(random)
			b.settle()
		}
		result, counted := b.keeper.results[b.ID()]
		if !counted || result.Preset != p.Name || result.Help || result.Turns != b.Match().Turns() {
			t.Errorf("%s: %+v", p.Name, result)
		}
		won := b.SeatOf(b.Match().Outcome().Winner) == 0
		if (result.Result == record.Won) != won || (result.Result == record.Drawn) != b.Match().Outcome().Drawn() {
			t.Errorf("%s: outcome %v counts as %v", p.Name, b.Match().Outcome(), result.Result)
		}
	}
}
