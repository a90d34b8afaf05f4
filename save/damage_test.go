package save

import (
	"bytes"
	"strings"
	"testing"

	"anqi/platform"
)

// TestEveryCutAndFlip damages what is kept in every way that one can do at one place: each must be found, told, set aside byte for
// byte, and leave everything else alone.
func TestEveryCutAndFlip(t *testing.T) {
	for _, key := range [...]string{KeyGame, KeyStandings, KeySettings} {
		whole := filled(t)
		data, _, _ := whole.Get(key)
		for at := range data {
			damage(t, key, data[:at])
			for _, bit := range [...]byte{1, 4, 0x20, 0x80} {
				flipped := bytes.Clone(data)
				flipped[at] ^= bit
				damage(t, key, flipped)
			}
			damage(t, key, append(bytes.Clone(data[:at]), data[at+1:]...))
		}
		damage(t, key, append(bytes.Clone(data), 'x'))
		damage(t, key, append(bytes.Clone(data), data...))
	}
}

func damage(t *testing.T, key string, data []byte) {
	t.Helper()
	storage := filled(t)
	if err := storage.Set(key, data); err != nil {
		t.Fatal(err)
	}
	s := Open(storage, nil)
	notices := s.Notices()
	if len(notices) != 1 || notices[0].Key != key || notices[0].Code > NoticeForeign {
		t.Fatalf("%q: told %+v", data, notices)
	}
	if kept, found, _ := storage.Get(notices[0].Aside); !found || !bytes.Equal(kept, data) || !strings.HasPrefix(notices[0].Aside, AsidePrefix) {
		t.Fatalf("%q: aside under %q lies %q", data, notices[0].Aside, kept)
	}
	if _, found, _ := storage.Get(key); found {
		t.Fatalf("%q: still lies under its key", data)
	}
	if theirs, _, _ := storage.Get("other.game"); string(theirs) != "theirs" {
		t.Fatal("a key of others was touched")
	}
	if keys, _ := storage.Keys(""); len(keys) != 4 {
		t.Fatalf("keys %v", keys)
	}
}

func TestWhatIsWrongIsToldApart(t *testing.T) {
	newer := bytes.Replace(seal(kindGame, []byte("text")), []byte("game 2 "), []byte("game 3 "), 1)
	for _, test := range []struct {
		name string
		data []byte
		code NoticeCode
	}{
		{"empty", nil, NoticeDamaged},
		{"cut in the signature", []byte("anq"), NoticeDamaged},
		{"another kind", seal(kindSettings, []byte("text")), NoticeDamaged},
		{"newer", newer, NoticeNewer},
		{"newer in another form", []byte("anqi game 17 whatever\nthat means"), NoticeNewer},
		{"version 0", []byte("anqi game 0 4 x\ntext"), NoticeDamaged},
		{"foreign", []byte(`{"level":3}`), NoticeForeign},
		{"foreign, long", bytes.Repeat([]byte("x"), 1<<20), NoticeForeign},
		{"header without end", append([]byte("anqi game 1 "), bytes.Repeat([]byte("1"), 1000)...), NoticeDamaged},
	} {
		storage := platform.NewMemoryStorage()
		_ = storage.Set(KeyGame, test.data)
		s := Open(storage, nil)
		if got := codes(s.Notices()); len(got) != 1 || got[0] != test.code {
			t.Errorf("%s: told %v", test.name, got)
		}
	}
}

func FuzzUnseal(f *testing.F) {
	f.Add(seal(kindGame, []byte("text")))
	f.Add([]byte("anqi game 3 x"))
	f.Add([]byte("anqi"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := unseal(kindGame, data)
		written := seal(kindGame, text)
		first := bytes.Replace(written, []byte("game 2 "), []byte("game 1 "), 1) // the version before is read too
		if err == nil && !bytes.Equal(written, data) && !bytes.Equal(first, data) {
			t.Fatalf("%q is accepted, but is written as %q", data, written)
		}
	})
}

func FuzzOpen(f *testing.F) {
	f.Add([]byte("language zh-Hant\nvolume 5\n"), []byte("game 0123456789abcdef easy true won pieces 5 0 chain\n"), true)
	f.Add([]byte("volume 500\nlevel person\nruleset custom Stake=5\n"), []byte("base easy true 1 2 3 -4 5 -6\nvoid x\n"), true)
	f.Add([]byte("anqi"), []byte("{}"), false)
	f.Fuzz(func(t *testing.T, settings, standings []byte, sealed bool) {
		storage := platform.NewMemoryStorage()
		if sealed {
			settings, standings = seal(kindSettings, settings), seal(kindStandings, standings)
		}
		_ = storage.Set(KeySettings, settings)
		_ = storage.Set(KeyStandings, standings)
		s := Open(storage, nil)
		if s.Settings() != s.Settings().Bounded() {
			t.Fatalf("settings out of bounds: %+v", s.Settings())
		}
		if err := s.KeepSettings(s.Settings()); err != nil {
			t.Fatal(err)
		}
		if err := s.keepLedger(); err != nil {
			t.Fatal(err)
		}
		again := Open(storage, nil)
		if again.Settings() != s.Settings() || again.Standings() != s.Standings() || len(again.Notices()) != 0 {
			t.Fatalf("not the same again: %+v", again.Notices())
		}
	})
}
