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

// checkClaims is what the claims of two tabs or windows must pass.
func checkClaims(t *testing.T, one, two Claim) {
	t.Helper()
	var lost, got []string
	take := func(name string, how func(func(bool), func())) bool {
		result := false
		how(func(ok bool) { result = ok }, func() { lost = append(lost, name) })
		got = append(got, name)
		return result
	}
	if !take("one", one.Take) || !one.Held() {
		t.Fatal("the first does not get it")
	}
	if !take("one", one.Take) {
		t.Fatal("the holder is refused")
	}
	if take("two", two.Take) || two.Held() || !one.Held() {
		t.Fatal("two hold it")
	}
	if !take("two", two.Steal) || !two.Held() || one.Held() {
		t.Fatal("not stolen")
	}
	if len(lost) != 1 || lost[0] != "one" {
		t.Fatalf("lost was told to %v", lost)
	}
	one.Release()
	if !two.Held() {
		t.Fatal("released by one who does not hold it")
	}
	two.Release()
	if two.Held() || !take("one", one.Take) || len(lost) != 1 {
		t.Fatalf("after a release; lost was told to %v", lost)
	}
}

func TestMemoryClaims(t *testing.T) {
	m := NewMemory()
	checkClaims(t, m.Claim(), m.Twin().Claim())
}

func TestMemoryRemembers(t *testing.T) {
	m := NewMemory()
	var p Platform = m
	var changes []Change
	p.Watch(func(c Change) { changes = append(changes, c) })
	p.CopyText("棋譜", func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	p.PasteText(func(text string, err error) {
		if text != "棋譜" || err != nil {
			t.Errorf("pasted %q, %v", text, err)
		}
	})
	p.SetFullScreen(true)
	if on, supported := p.FullScreen(); !on || !supported || len(changes) != 1 || changes[0] != ChangedFullScreen {
		t.Errorf("full screen %v, changes %v", on, changes)
	}
	p.Speak("輪到你", true)
	if len(m.Lines) != 1 || m.Lines[0] != (Spoken{"輪到你", true}) {
		t.Errorf("lines %v", m.Lines)
	}
	p.SaveFile("game.txt", []byte("x"), func(_ string, err error) {
		if err != nil || string(m.Saved["game.txt"]) != "x" {
			t.Errorf("saved %v, %v", m.Saved, err)
		}
	})
	p.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrCancelled) {
			t.Errorf("opened nothing: %v", err)
		}
	})
	m.OfferName, m.OfferData = "big", make([]byte, MaxFile+1)
	p.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrTooLarge) {
			t.Errorf("opened too much: %v", err)
		}
	})
	if p.ReducedMotion() || !p.Visible() || p.Languages()[0] != "zh-TW" || p.Storage() != Storage(m.Store) {
		t.Error("unexpected answers")
	}
	p.NewPause()()
}
