package platform

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// checkStorage is what every implementation of Storage must pass, starting empty.
func checkStorage(t *testing.T, s Storage) {
	t.Helper()
	if _, found, err := s.Get("anqi.game"); found || err != nil {
		t.Fatalf("empty storage: %v, %v", found, err)
	}
	if err := s.Delete("anqi.game"); err != nil {
		t.Fatalf("delete of nothing: %v", err)
	}
	values := map[string][]byte{"anqi.game": []byte("棋\n"), "anqi.aside.game.1": {0, 255, 10}, "other": {}}
	for key, value := range values {
		if err := s.Set(key, []byte("before")); err != nil {
			t.Fatal(err)
		}
		if err := s.Set(key, value); err != nil {
			t.Fatal(err)
		}
	}
	for key, value := range values {
		got, found, err := s.Get(key)
		if err != nil || !found || !bytes.Equal(got, value) {
			t.Errorf("%s: %q, %v, %v", key, got, found, err)
		}
	}
	keys, err := s.Keys("anqi.")
	if err != nil || strings.Join(keys, " ") != "anqi.aside.game.1 anqi.game" {
		t.Errorf("keys %v, %v", keys, err)
	}
	if err := s.Delete("anqi.game"); err != nil {
		t.Fatal(err)
	}
	if _, found, _ := s.Get("anqi.game"); found {
		t.Error("deleted and still there")
	}
	checkKeys(t, s)
}

// checkKeys is that what is no name is no key.
func checkKeys(t *testing.T, s Storage) {
	t.Helper()
	for _, key := range [...]string{"", ".hidden", "a/b", `a\b`, "Upper", "ä", "a b", strings.Repeat("x", maxKey+1), ".."} {
		if err := s.Set(key, nil); !errors.Is(err, ErrBadKey) {
			t.Errorf("key %q: %v", key, err)
		}
		if _, _, err := s.Get(key); !errors.Is(err, ErrBadKey) {
			t.Errorf("key %q: %v", key, err)
		}
	}
}

func TestMemoryStorage(t *testing.T) {
	checkStorage(t, NewMemoryStorage())
}

func TestMemoryStorageMisbehaves(t *testing.T) {
	s := NewMemoryStorage()
	if err := s.Set("a", []byte("1234")); err != nil {
		t.Fatal(err)
	}
	s.Room = 7
	if err := s.Set("b", []byte("5")); err != nil {
		t.Errorf("replacing within the room: %v", err)
	}
	if err := s.Set("a", []byte("12345")); !errors.Is(err, ErrFull) {
		t.Errorf("too large: %v", err)
	}
	if value, _, _ := s.Get("a"); string(value) != "1234" {
		t.Errorf("a refused write changed the value to %q", value)
	}
	s.Refuse = true
	_, err1 := s.Keys("")
	_, _, err2 := s.Get("a")
	for _, err := range [...]error{err1, err2, s.Set("a", nil), s.Delete("a")} {
		if !errors.Is(err, ErrRefused) {
			t.Errorf("refusing: %v", err)
		}
	}
}

func TestMemoryStorageKeepsItsOwnBytes(t *testing.T) {
	s := NewMemoryStorage()
	value := []byte("abc")
	_ = s.Set("a", value)
	value[0] = 'x'
	got, _, _ := s.Get("a")
	got[1] = 'x'
	if again, _, _ := s.Get("a"); string(again) != "abc" {
		t.Fatalf("%q", again)
	}
}
