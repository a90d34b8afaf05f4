package save

import (
	"fmt"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
)

// games builds finished games from letters: w, l, d.
func games(level match.Level, help bool, letters string) []match.Finished {
	var list []match.Finished
	for i, letter := range letters {
		result := map[rune]record.GameResult{'w': record.Won, 'l': record.Lost, 'd': record.Drawn}[letter]
		list = append(list, match.Finished{
			ID: fmt.Sprintf("%016x", i), Level: level, Help: help, Result: result, Reason: game.ReasonPieces, Score: game.ScoreStake, Points: [2]int{10, -12}, Preset: "custom",
		})
	}
	return list
}

// stakes is the tally of so many of those games.
func stakes(count int) (t Tally) {
	t[game.ScoreStake] = [2]int{10 * count, -12 * count}
	return t
}

func TestFold(t *testing.T) {
	for _, test := range []struct {
		letters string
		want    Column
	}{
		{"", Column{}},
		{"w", Column{Wins: 1, Streak: 1, BestStreak: 1, Tally: stakes(1)}},
		{"wwlw", Column{Wins: 3, Losses: 1, Streak: 1, BestStreak: 2, Tally: stakes(4)}},
		{"wwd", Column{Wins: 2, Draws: 1, Streak: 0, BestStreak: 2, Tally: stakes(3)}},
		{"lll", Column{Losses: 3, Streak: -3, Tally: stakes(3)}},
		{"llw", Column{Losses: 2, Wins: 1, Streak: 1, BestStreak: 1, Tally: stakes(3)}},
		{"wwwlwwww", Column{Wins: 7, Losses: 1, Streak: 4, BestStreak: 4, Tally: stakes(8)}},
	} {
		for _, level := range match.Levels() {
			for _, help := range [...]bool{false, true} {
				s := Fold(games(level, help, test.letters))
				if got := s.Column(level, help); got != test.want {
					t.Errorf("%s at %v: %+v", test.letters, level, got)
				}
				if other := s.Column(level, !help); other != (Column{}) {
					t.Errorf("%s at %v: the other column has %+v", test.letters, level, other)
				}
				if s.TwoPlayers() != (Column{}) {
					t.Errorf("%s at %v counts for two people", test.letters, level)
				}
			}
		}
		if got := Fold(games(match.NoLevel, true, test.letters)).TwoPlayers(); got != test.want {
			t.Errorf("%s between two: %+v", test.letters, got)
		}
	}
}

func TestFoldOfUnknownLevels(t *testing.T) {
	if s := Fold(games(match.Level(99), false, "w")); s != (Standings{}) || s.Column(99, true) != (Column{}) {
		t.Fatalf("%+v", s)
	}
}

// What is added up is of one kind, and of both sides: points of the multiplier and stakes never meet.
func TestTalliesKeepKindsAndSidesApart(t *testing.T) {
	list := games(match.NoLevel, false, "wld")
	list[0].Score, list[0].Points = game.ScoreMultiplier, [2]int{5, -5}
	list[1].Points = [2]int{-1000, 950}
	list[2].Points = [2]int{0, 0}
	want := Tally{game.ScoreMultiplier: {5, -5}, game.ScoreStake: {-1000, 950}}
	if got := Fold(list).TwoPlayers().Tally; got != want {
		t.Errorf("%v", got)
	}
	if got := want.Plus(want); got != (Tally{game.ScoreMultiplier: {10, -10}, game.ScoreStake: {-2000, 1900}}) {
		t.Errorf("twice is %v", got)
	}
}
