package save

import (
	"bytes"
	"testing"

	"anqi/platform"
)

func TestAsideNeverOverwritesAside(t *testing.T) {
	storage := platform.NewMemoryStorage()
	for i := range 5 {
		_ = storage.Set(KeyGame, []byte{byte('0' + i)})
		Open(storage, nil)
	}
	keys, _ := storage.Keys(AsidePrefix + "game.")
	if len(keys) != 5 {
		t.Fatalf("keys %v", keys)
	}
	for i, key := range keys {
		if data, _, _ := storage.Get(key); string(data) != string(rune('0'+i)) {
			t.Errorf("%s holds %q", key, data)
		}
	}
}

func TestRefusedBySession(t *testing.T) {
	storage := filled(t)
	s := Open(storage, nil)
	text, _ := s.Game()
	s.GameUnreadable()
	if _, kept := s.Game(); kept {
		t.Fatal("an unreadable game is offered again")
	}
	notices := s.Notices()
	if len(notices) != 1 || notices[0].Code != NoticeDamaged || notices[0].Key != KeyGame {
		t.Fatalf("told %+v", notices)
	}
	if data, _, _ := storage.Get(notices[0].Aside); !bytes.Equal(data, seal(kindGame, text)) {
		t.Fatalf("aside lies %q", data)
	}
}

// TestFullWhileSettingAside: what cannot be moved is not overwritten either.
func TestFullWhileSettingAside(t *testing.T) {
	storage := platform.NewMemoryStorage()
	_ = storage.Set(KeyGame, []byte("precious, but not ours"))
	storage.Room = 1
	s := Open(storage, nil)
	notices := s.Notices()
	if len(notices) != 1 || notices[0].Code != NoticeForeign || notices[0].Aside != "" {
		t.Fatalf("told %+v", notices)
	}
	storage.Room = 60 // enough for a small value beside it, not for a second copy
	if err := s.KeepGame([]byte("")); err == nil {
		t.Fatal("written over it")
	}
	if data, _, _ := storage.Get(KeyGame); string(data) != "precious, but not ours" {
		t.Fatalf("overwritten by %q", data)
	}
	storage.Room = 0
	if err := s.KeepGame([]byte("text")); err != nil {
		t.Fatal(err)
	}
	if data, _, _ := storage.Get(AsidePrefix + "game.1"); string(data) != "precious, but not ours" {
		t.Fatalf("aside lies %q", data)
	}
}
