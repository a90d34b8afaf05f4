package match

import (
	"errors"
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/record"
)

// The computer resigns at its turn and with its pace, only when it has been asked to and only what is lost for certain.
func TestTheComputerResigns(t *testing.T) {
	for _, test := range []struct{ wished, lost, resigns bool }{{true, true, true}, {false, true, false}, {true, false, false}} {
		b := newTable(t, 1)
		b.SetPace(time.Second)
		b.SetResigns(test.wished)
		b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
		b.computer.lost, b.computer.chance = test.lost, 0
		b.do(b.Play(game.FlipAction(0), b.now))
		<-b.job.done
		if events := b.pass(900 * time.Millisecond); len(events) != 0 {
			t.Fatalf("%+v: before its time: %v", test, kinds(events))
		}
		events := b.pass(200 * time.Millisecond)
		if has(events, EventEnded) != test.resigns || has(events, EventFlipped) == test.resigns {
			t.Fatalf("%+v: %v", test, kinds(events))
		}
		if !test.resigns {
			continue
		}
		if o := b.Match().Outcome(); o.Reason != game.ReasonResign || o.Winner != One {
			t.Errorf("outcome %v", o)
		}
		if f, counted := b.keeper.results[b.ID()]; !counted || f.Result != record.Won || f.Reason != game.ReasonResign {
			t.Errorf("counted as %+v, %v", f, counted)
		}
		again := newTable(t, 2)
		if again.do(again.Resume(b.Snapshot(), again.now)); again.Match().Outcome() != b.Match().Outcome() {
			t.Errorf("after a reload %v", again.Match().Outcome())
		}
		b.do(b.Undo(b.now))
		if b.Match().Outcome().Over() || !b.PersonToMove() || b.Match().Cursor() != 0 || len(b.keeper.results) != 0 {
			t.Error("undo does not lead back to the person's turn")
		}
	}
}

func TestResignOnEitherTurn(t *testing.T) {
	b := newTable(t, 1)
	b.start(game.DefaultRuleSet(), 0, NoLevel, LevelEasy)
	if _, err := b.Resign(1, b.now); !errors.Is(err, ErrNotYourTurn) {
		t.Fatalf("resigned for the computer: %v", err)
	}
	b.do(b.Play(game.FlipAction(0), b.now))
	b.do(b.Resign(0, b.now)) // while the computer thinks
	if b.Match().Outcome().Winner != Two {
		t.Fatalf("outcome %v", b.Match().Outcome())
	}
}

func TestResign(t *testing.T) {
	for _, loser := range [...]Player{One, Two} {
		m := dealt(t, game.DefaultRuleSet(), ordered)
		if loser == Two {
			script(t, m, "a1")
		}
		events, err := m.Resign(loser)
		want := Outcome{Reason: game.ReasonResign, Winner: loser.Other()}
		if err != nil || m.Outcome() != want || len(events) != 1 || events[0].Outcome != want || m.ToMove() != Nobody {
			t.Fatalf("%v resigned: %v %+v %v", loser, m.Outcome(), events, err)
		}
		if _, err := m.Play(game.FlipAction(5)); !errors.Is(err, ErrOver) {
			t.Fatalf("play after the end: %v", err)
		}
		if _, err := m.Resign(loser); !errors.Is(err, ErrOver) {
			t.Fatalf("resign after the end: %v", err)
		}
		if len(m.Actions(nil)) != 0 {
			t.Fatal("actions after the end")
		}
	}
}

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

func TestScore(t *testing.T) {
	multiplier := game.Options{Score: game.ScoreMultiplier, ScoreBase: 10, Stake: 1000, FeePercent: 5}
	stake := multiplier
	stake.Score = game.ScoreStake
	won := func(p Player) Outcome { return Outcome{Reason: game.ReasonPieces, Winner: p} }
	draw := Outcome{Reason: game.ReasonProgress}
	for _, test := range []struct {
		name       string
		options    game.Options
		outcome    Outcome
		captured   [2]int
		points     [2]int
		back       [2]int
		multiplier int
	}{
		{"not over", multiplier, Outcome{}, [2]int{4, 4}, [2]int{}, [2]int{}, 0},
		{"none", game.Options{}, won(One), [2]int{16, 3}, [2]int{}, [2]int{}, 0},
		{"loser took 0", multiplier, won(One), [2]int{16, 0}, [2]int{50, -50}, [2]int{}, 5},
		{"loser took 5", multiplier, won(One), [2]int{16, 5}, [2]int{50, -50}, [2]int{}, 5},
		{"loser took 6", multiplier, won(One), [2]int{16, 6}, [2]int{30, -30}, [2]int{}, 3},
		{"loser took 12", multiplier, won(Two), [2]int{12, 16}, [2]int{-30, 30}, [2]int{}, 3},
		{"loser took 13", multiplier, won(Two), [2]int{13, 16}, [2]int{-10, 10}, [2]int{}, 1},
		{"loser took 16", multiplier, won(Two), [2]int{16, 9}, [2]int{-10, 10}, [2]int{}, 1},
		{"drawn", multiplier, draw, [2]int{3, 3}, [2]int{}, [2]int{}, 0},
		{"stake won by One", stake, won(One), [2]int{16, 0}, [2]int{950, -1000}, [2]int{1950, 0}, 0},
		{"stake won by Two", stake, won(Two), [2]int{1, 2}, [2]int{-1000, 950}, [2]int{0, 1950}, 0},
		{"stakes back", stake, draw, [2]int{1, 2}, [2]int{}, [2]int{1000, 1000}, 0},
		{"resigned at once", stake, Outcome{Reason: game.ReasonResign, Winner: Two}, [2]int{}, [2]int{-1000, 950}, [2]int{0, 1950}, 0},
	} {
		got := scoreOf(test.options, test.outcome, test.captured)
		if got.Points != test.points || got.Back != test.back || got.Multiplier != test.multiplier || got.Captured != test.captured {
			t.Errorf("%s: %+v", test.name, got)
		}
	}
}

func TestScoreOfAMatch(t *testing.T) {
	m := dealt(t, preset(t, "tournament"), ordered)
	script(t, m, "a4", "a5", "a4-a5")
	if _, err := m.Resign(Two); err != nil {
		t.Fatal(err)
	}
	score := m.Score()
	if score.Captured != [2]int{1, 0} || score.Multiplier != 5 || score.Points != [2]int{5, -5} {
		t.Fatalf("%+v", score)
	}
}
