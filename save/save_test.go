package save

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
)

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
	finished := match.Finished{ID: "0123456789abcdef", Level: match.LevelEasy, Result: match.Won, Reason: game.ReasonPieces, Turns: 80, Preset: "chain"}
	for _, err := range [...]error{s.KeepGame(text), s.KeepSettings(settings), s.KeepResult(finished)} {
		if err != nil {
			t.Fatal(err)
		}
	}
	again := Open(storage, nil)
	got, kept := again.Game()
	if !kept || !bytes.Equal(got, text) || again.Settings() != settings || again.Standings() != Fold([]match.Finished{finished}) {
		t.Fatalf("read back %q, %+v, %+v", got, again.Settings(), again.Standings())
	}
	if len(again.Notices()) != 0 {
		t.Fatal("there is nothing to tell")
	}
}

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

// filled returns storage with everything of ours and something of others.
func filled(t testing.TB) *platform.MemoryStorage {
	t.Helper()
	storage := platform.NewMemoryStorage()
	s := Open(storage, nil)
	finished := match.Finished{ID: "0123456789abcdef", Level: match.LevelEasy, Result: match.Won, Reason: game.ReasonPieces, Turns: 80, Preset: "chain"}
	for _, err := range [...]error{
		s.KeepGame([]byte("id 1\n\n*\n")), s.KeepSettings(DefaultSettings()), s.KeepResult(finished), storage.Set("other.game", []byte("theirs")),
	} {
		if err != nil {
			t.Fatal(err)
		}
	}
	return storage
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
	newer := bytes.Replace(seal(kindGame, []byte("text")), []byte("game 1 "), []byte("game 2 "), 1)
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

// TestWithSession lets a session save into a store and another take it up.
func TestWithSession(t *testing.T) {
	storage := platform.NewMemoryStorage()
	source := rand.NewChaCha8([32]byte{1})
	s := match.NewSession(match.Environment{Random: source, Keeper: Open(storage, nil)})
	if _, err := s.Start(match.Setup{RuleSet: game.DefaultRuleSet()}, noTime); err != nil {
		t.Fatal(err)
	}
	for square := range game.Square(5) {
		if _, err := s.Play(game.FlipAction(square), noTime); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Resign(1, noTime); err != nil {
		t.Fatal(err)
	}
	for range 2 { // reloads count nothing twice
		store := Open(storage, nil)
		again := match.NewSession(match.Environment{Random: source, Keeper: store})
		text, kept := store.Game()
		if _, err := again.Resume(text, noTime); err != nil || !kept {
			t.Fatal(err)
		}
		if again.Match().Fingerprint() != s.Match().Fingerprint() || !again.Match().Outcome().Over() {
			t.Fatal("another game came back")
		}
		if c := store.Standings().TwoPlayers(); c.Wins != 1 || c.Games() != 1 {
			t.Fatalf("counted %+v", c)
		}
		s = again
	}
	if _, err := s.Undo(noTime); err != nil {
		t.Fatal(err)
	}
	if _, err := s.AnswerUndo(true, noTime); err != nil {
		t.Fatal(err)
	}
	if c := Open(storage, nil).Standings().TwoPlayers(); c.Games() != 0 {
		t.Fatalf("an undone end still counts: %+v", c)
	}
}

func FuzzUnseal(f *testing.F) {
	f.Add(seal(kindGame, []byte("text")))
	f.Add([]byte("anqi game 2 x"))
	f.Add([]byte("anqi"))
	f.Fuzz(func(t *testing.T, data []byte) {
		text, err := unseal(kindGame, data)
		if err == nil && !bytes.Equal(seal(kindGame, text), data) {
			t.Fatalf("%q is accepted, but is written as %q", data, seal(kindGame, text))
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
