package save

import (
	"bytes"
	"errors"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
	"anqi/platform"
)

// wonGame is a finished game that counts.
var wonGame = match.Finished{ID: "0123456789abcdef", Level: match.LevelEasy, Result: record.Won, Reason: game.ReasonPieces, Turns: 80, Preset: "chain"}

func codes(notices []Notice) []NoticeCode {
	var list []NoticeCode
	for _, notice := range notices {
		list = append(list, notice.Code)
	}
	return list
}

func TestFirstStart(t *testing.T) {
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	if _, kept := s.Game(); kept || s.Settings() != DefaultSettings() || s.Standings() != (Standings{}) || s.InMemory() || len(s.Notices()) != 0 {
		t.Fatal("the first start finds something")
	}
	if storage.Writes != 0 {
		t.Fatal("opening writes")
	}
}

func TestRoundTrip(t *testing.T) {
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	settings := DefaultSettings()
	settings.Volume, settings.Muted, settings.Level, settings.RuleSet = 12, true, match.LevelExpert, game.Presets()[4].RuleSet
	text := []byte("id 1\n\n[Game \"Dark chess\"]\n棋譜\n")
	for _, err := range [...]error{s.KeepGame(text), s.KeepSettings(settings), s.KeepResult(wonGame)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	again := Open(storage, nil)
	got, kept := again.Game()
	if !kept || !bytes.Equal(got, text) || again.Settings() != settings || again.Standings() != Fold([]match.Finished{wonGame}) {
		t.Fatalf("read back %q, %+v, %+v", got, again.Settings(), again.Standings())
	}
	if len(again.Notices()) != 0 {
		t.Fatal("there is nothing to tell")
	}
}

// filled returns storage with everything of ours and something of others.
func filled(t testing.TB) *platform.MemoryStorage {
	t.Helper()
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	for _, err := range [...]error{
		s.KeepGame([]byte("id 1\n\n*\n")), s.KeepSettings(DefaultSettings()), s.KeepResult(wonGame), storage.Set("other.game", []byte("theirs")),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return storage
}

func TestStorageRefused(t *testing.T) {
	storage := platform.NewMemoryStorage()
	storage.Refuse = true
	s := Open(storage, nil)
	if got := codes(s.Notices()); len(got) != 1 || got[0] != NoticeRefused || !s.InMemory() {
		t.Fatalf("told %v", got)
	}
	for range 3 {
		if err := s.KeepGame([]byte("text")); !errors.Is(err, platform.ErrRefused) {
			t.Fatal(err)
		}
	}
	if text, kept := s.Game(); !kept || string(text) != "text" || len(s.Notices()) != 0 {
		t.Fatal("the game does not go on in memory, or trouble is told again and again")
	}
	storage.Refuse = false
	if err := s.KeepGame([]byte("more")); err != nil || s.InMemory() {
		t.Fatalf("storage works again: %v", err)
	}
}

func TestStorageFull(t *testing.T) {
	storage := filled(t)
	s := Open(storage, nil)
	storage.Room = 1
	settings := DefaultSettings()
	settings.Muted = true
	if err := s.KeepSettings(settings); !errors.Is(err, platform.ErrFull) || s.Settings() != settings {
		t.Fatalf("error %v", err)
	}
	if got := codes(s.Notices()); len(got) != 1 || got[0] != NoticeFull || !s.InMemory() {
		t.Fatalf("told %v", got)
	}
	if again := Open(storage, nil); again.Settings() != DefaultSettings() || len(again.Notices()) != 0 {
		t.Fatal("what was kept before is gone")
	}
}
