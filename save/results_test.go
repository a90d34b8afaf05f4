package save

import (
	"errors"
	"testing"

	"anqi/game/match"
	"anqi/game/record"
	"anqi/platform"
)

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
