package save

import (
	"errors"
	"fmt"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
	"anqi/platform"
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

func TestCountedOnceByNumber(t *testing.T) {
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	game1 := games(match.LevelEasy, false, "w")[0]
	for range 3 {
		if err := s.KeepResult(game1); err != nil {
			t.Fatal(err)
		}
	}
	if storage.Writes != 1 || s.Standings().Column(match.LevelEasy, false).Wins != 1 {
		t.Fatalf("%d writes, %+v", storage.Writes, s.Standings())
	}
	helped := game1
	helped.Help, helped.Result = true, record.Lost
	_ = s.KeepResult(helped)
	if s.Standings() != Fold([]match.Finished{helped}) {
		t.Fatalf("an end played anew counts beside the old one: %+v", s.Standings())
	}
	_ = s.DropResult(game1.ID)
	_ = s.DropResult("unknown")
	if s.Standings() != (Standings{}) || storage.Writes != 3 {
		t.Fatalf("%d writes, %+v", storage.Writes, s.Standings())
	}
}

func TestReset(t *testing.T) {
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	list := games(match.LevelHard, false, "wwwwwwwwwwww")
	for _, g := range list {
		_ = s.KeepResult(g)
	}
	if err := s.ResetStandings(); err != nil || s.Standings() != (Standings{}) {
		t.Fatalf("%v, %+v", err, s.Standings())
	}
	last := list[len(list)-1]
	s = Open(storage, nil)
	_ = s.KeepResult(last) // the finished game still lies on the table when the page is loaded again
	if s.Standings() != (Standings{}) {
		t.Fatal("a reset game came back")
	}
	_ = s.DropResult(last.ID) // its end is undone, and it is played to another end
	_ = s.KeepResult(last)
	if s.Standings().Column(match.LevelHard, false).Wins != 1 {
		t.Fatal("a new end after the reset does not count")
	}
}

func TestExportAndImport(t *testing.T) {
	one, two := Open(platform.NewMemoryStorage(), nil), Open(platform.NewMemoryStorage(), nil)
	for i, g := range games(match.LevelEasy, false, "wwlw") {
		if i < 3 {
			_ = one.KeepResult(g)
		}
		if i > 1 {
			_ = two.KeepResult(g)
		}
	}
	for range 2 { // importing again changes nothing
		if err := two.ImportStandings(one.ExportStandings()); err != nil {
			t.Fatal(err)
		}
		if got := two.Standings(); got != Fold(games(match.LevelEasy, false, "wwlw")) {
			t.Fatalf("%+v", got)
		}
	}
	before := two.Standings()
	for want, data := range map[error][]byte{
		ErrForeign: []byte("nothing of ours"),
		ErrNewer:   []byte("anqi standings 9 1 1\n"),
		ErrDamaged: seal(kindStandings, []byte("game over\n")),
	} {
		if err := two.ImportStandings(data); !errors.Is(err, want) || two.Standings() != before {
			t.Errorf("%q: %v", data, err)
		}
	}
}
