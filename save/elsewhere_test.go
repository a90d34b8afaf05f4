package save

import (
	"errors"
	"testing"

	"anqi/platform"
)

func TestAnotherTabHasTheGame(t *testing.T) {
	storage := filled(t)
	held := false
	s := Open(storage, func() bool { return held })
	writes := storage.Writes
	if err := s.KeepGame([]byte("mine")); !errors.Is(err, ErrElsewhere) {
		t.Fatal(err)
	}
	if err := s.ResetStandings(); !errors.Is(err, ErrElsewhere) {
		t.Fatal(err)
	}
	if got := codes(s.Notices()); len(got) != 1 || got[0] != NoticeElsewhere || storage.Writes != writes {
		t.Fatalf("told %v, %d writes", got, storage.Writes-writes)
	}
	_ = Open(storage, nil).KeepGame([]byte("theirs"))
	held = true
	s.Reload()
	if text, _ := s.Game(); string(text) != "theirs" || s.InMemory() {
		t.Fatalf("taken over %q", text)
	}
	if err := s.KeepGame([]byte("mine again")); err != nil {
		t.Fatal(err)
	}
}

func TestDamagedWhileElsewhere(t *testing.T) {
	storage := filled(t)
	_ = storage.Set(KeyGame, []byte("anqi game 1 broken"))
	held := false
	s := Open(storage, func() bool { return held })
	if got, _ := storage.Keys(AsidePrefix); len(got) != 0 || len(s.Notices()) != 1 {
		t.Fatal("set aside without the claim, or not told")
	}
	held = true
	if err := s.KeepGame([]byte("text")); err != nil {
		t.Fatal(err)
	}
	if data, _, _ := storage.Get(AsidePrefix + "game.1"); string(data) != "anqi game 1 broken" {
		t.Fatalf("aside lies %q", data)
	}
}

func TestRegained(t *testing.T) {
	storage := filled(t)
	held := true
	s := Open(storage, func() bool { return held })
	if err := s.KeepGame([]byte("mine")); err != nil {
		t.Fatal(err)
	}
	held = false
	_ = s.KeepGame([]byte("mine, a turn later"))
	held = true
	if s.Regained() {
		t.Fatal("nobody else has written")
	}
	if text, _ := Open(storage, nil).Game(); string(text) != "mine, a turn later" || s.InMemory() {
		t.Fatalf("kept is %q", text)
	}
	held = false
	_ = s.KeepGame([]byte("mine, too late"))
	_ = Open(storage, nil).KeepGame([]byte("theirs"))
	held = true
	if !s.Regained() {
		t.Fatal("what another tab has kept is not noticed")
	}
	if text, _ := Open(storage, nil).Game(); string(text) != "theirs" {
		t.Fatalf("written over by %q", text)
	}
	s.Reload()
	if s.Regained() {
		t.Fatal("noticed again after it was read")
	}
}

// Where nothing can be stored the game in memory is the only one, and none else may take its place.
func TestRegainedWithoutStorage(t *testing.T) {
	for name, refuse := range map[string]func(*platform.MemoryStorage){
		"refused": func(m *platform.MemoryStorage) { m.Refuse = true },
		"full":    func(m *platform.MemoryStorage) { m.Room = 1 },
	} {
		storage := platform.NewMemoryStorage()
		refuse(storage)
		s := Open(storage, nil)
		_ = s.KeepGame([]byte("mine"))
		if s.Regained() {
			t.Errorf("%s: something has changed", name)
		}
		if text, kept := s.Game(); !kept || string(text) != "mine" {
			t.Errorf("%s: the game is %q", name, text)
		}
	}
}

// What is damaged and was set aside is no news.
func TestRegainedAfterDamage(t *testing.T) {
	storage := filled(t)
	_ = storage.Set(KeyGame, []byte("anqi game 1 broken"))
	s := Open(storage, nil)
	if s.Regained() {
		t.Fatal("what was set aside counts as new")
	}
}
