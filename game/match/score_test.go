package match

import (
	"testing"

	"anqi/game"
)

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
