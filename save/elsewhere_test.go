package save

import (
	"errors"
	"testing"
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
