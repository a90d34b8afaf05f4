package save

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
)

var noTime = time.Unix(0, 0)

// games builds finished games from letters: w, l, d.
func games(level match.Level, help bool, letters string) []match.Finished {
	var list []match.Finished
	for i, letter := range letters {
		result := map[rune]match.Standing{'w': match.Won, 'l': match.Lost, 'd': match.Drawn}[letter]
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
	helped.Help, helped.Result = true, match.Lost
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

// TestAnyOrderOfKeepAndDrop compares the ledger with a plain list, over random calls and reloads.
func TestAnyOrderOfKeepAndDrop(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	var list []match.Finished
	remove := func(id string) {
		for i, g := range list {
			if g.ID == id {
				list = append(list[:i:i], list[i+1:]...)
				return
			}
		}
	}
	for range 2000 {
		g := games(match.Level(random.IntN(5)), random.IntN(2) == 0, "wld"[random.IntN(3):][:1])[0]
		g.ID = fmt.Sprint(random.IntN(30))
		g.Points = random.IntN(2000) - 1000
		switch random.IntN(5) {
		case 0:
			_ = s.DropResult(g.ID)
			remove(g.ID)
		case 1:
			s = Open(storage, nil)
		default:
			_ = s.KeepResult(g)
			remove(g.ID)
			list = append(list, g)
		}
		if s.Standings() != Fold(list) {
			t.Fatalf("standings %+v of %+v", s.Standings(), list)
		}
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

// TestOldGamesAreSummedUp fills the ledger beyond what is kept one by one.
func TestOldGamesAreSummedUp(t *testing.T) {
	var l ledger
	var list []match.Finished
	for i := range mostGames + 10 {
		g := games(match.LevelEasy, i%3 == 0, "wld"[i%3:][:1])[0]
		g.ID = fmt.Sprint(i)
		list = append(list, g)
		l.keep(g)
	}
	if len(l.games) > mostGames || len(l.games) < keptGames || l.standings() != Fold(list) {
		t.Fatalf("%d kept one by one", len(l.games))
	}
	again, err := parseLedger(string(l.text()))
	if err != nil || again.standings() != Fold(list) || len(again.games) != len(l.games) {
		t.Fatalf("read back: %v", err)
	}
	again.merge(l)
	if again.standings() != Fold(list) {
		t.Fatal("merging a ledger with itself changes it")
	}
}

func TestLedgerIsReadStrictly(t *testing.T) {
	good := "game 0123456789abcdef easy true won pieces 5 -3 chain\n"
	if _, err := parseLedger(good); err != nil {
		t.Fatal(err)
	}
	for _, text := range [...]string{
		good + good, "game x\n", "base easy true 1 2\n", "base easy maybe 1 2 3 4 5 6\n", "base nobody true 1 2 3 4 5 6\n",
		"base easy true -1 2 3 4 5 6\n", "base easy true 1 2 3 4 5 x\n", "void\n", "\n", "score 5\n",
		"game 1 easy true won pieces -5 0 chain\n", "game 1 easy true won pieces 5 0\n", "game 1 easy true won luck 5 0 chain\n",
		"game 1 easy true glory pieces 5 0 chain\n", "game 1 easy yes won pieces 5 0 chain\n", "game 1 god true won pieces 5 0 chain\n",
	} {
		if _, err := parseLedger(text); !errors.Is(err, ErrDamaged) {
			t.Errorf("%q: %v", text, err)
		}
	}
}
