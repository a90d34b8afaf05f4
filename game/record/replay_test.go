package record_test

import (
	"testing"

	"anqi/game"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

func TestEveryPrefixReplaysToTheSamePosition(t *testing.T) {
	for seed := range uint64(40) {
		r := recordtest.Random(seed, 120)
		state := record.NewState()
		for n, turn := range r.Turns {
			prefix := *r
			prefix.Turns = r.Turns[:n]
			replayed, err := prefix.Replay(nil)
			if err != nil || replayed != state {
				t.Fatalf("seed %d: after %d turns the replay differs: %v", seed, n, err)
			}
			if err := state.Play(&r.RuleSet, turn, nil); err != nil {
				t.Fatalf("seed %d, turn %d: %v", seed, n, err)
			}
		}
	}
}

func TestRecordWithoutDealReplaysFromItsFlips(t *testing.T) {
	r := recordtest.Random(3, 60)
	told, err := r.Replay(nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Deal = nil
	untold, err := r.Replay(nil)
	if err != nil || told != untold {
		t.Errorf("without the deal the position differs: %v", err)
	}
	if _, known := r.FingerprintFits(); known {
		t.Error("a fingerprint is judged without the deal")
	}
}

func BenchmarkReplay(b *testing.B) {
	var r *record.Record
	for seed := uint64(0); r == nil || len(r.Turns) < 200; seed++ {
		r = recordtest.Random(seed, 200)
	}
	for b.Loop() {
		if _, err := r.Replay(nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(r.Turns)), "turns")
}

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

func TestAnOutcomeFromEitherSide(t *testing.T) {
	won := record.Outcome{Reason: game.ReasonResign, Winner: record.Two}
	drawn := record.Outcome{Reason: game.ReasonAgreement}
	for _, test := range []struct {
		outcome record.Outcome
		player  record.Player
		want    record.GameResult
	}{{won, record.Two, record.Won}, {won, record.One, record.Lost}, {drawn, record.One, record.Drawn}, {drawn, record.Two, record.Drawn}} {
		if got := test.outcome.For(test.player); got != test.want {
			t.Errorf("%v for player %d: %d, want %d", test.outcome, test.player, got, test.want)
		}
	}
	if won.Drawn() || !drawn.Drawn() || (record.Outcome{}).Drawn() || record.One.Other() != record.Two || record.Nobody.Other() != record.Nobody {
		t.Error("draws, or the other player")
	}
}
