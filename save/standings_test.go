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
			ID: fmt.Sprintf("%016x", i), Level: level, Help: help, Result: result, Reason: game.ReasonPieces, Points: 10, Preset: "street",
		})
	}
	return list
}

func TestFold(t *testing.T) {
	for _, test := range []struct {
		letters string
		want    Column
	}{
		{"", Column{}},
		{"w", Column{Wins: 1, Streak: 1, BestStreak: 1, Points: 10}},
		{"wwlw", Column{Wins: 3, Losses: 1, Streak: 1, BestStreak: 2, Points: 40}},
		{"wwd", Column{Wins: 2, Draws: 1, Streak: 0, BestStreak: 2, Points: 30}},
		{"lll", Column{Losses: 3, Streak: -3, Points: 30}},
		{"llw", Column{Losses: 2, Wins: 1, Streak: 1, BestStreak: 1, Points: 30}},
		{"wwwlwwww", Column{Wins: 7, Losses: 1, Streak: 4, BestStreak: 4, Points: 80}},
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
