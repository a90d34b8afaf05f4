package save

import (
	"bytes"
	"errors"

	"anqi/game/match"
	"anqi/platform"
)

// The keys of what is kept. What is set aside gets AsidePrefix, the last word of its key, a dot and a number.
const (
	KeyGame      = "anqi.game"
	KeyStandings = "anqi.standings"
	KeySettings  = "anqi.settings"
	AsidePrefix  = "anqi.aside."
)

// The kinds of envelopes, also the last words of the keys.
const (
	kindGame      = "game"
	kindStandings = "standings"
	kindSettings  = "settings"
)

// ErrElsewhere refuses to write because another tab or window has the game.
var ErrElsewhere = errors.New("another tab or window has the saved game")

// Store keeps game, standings and settings in a platform's storage, and in memory what cannot be stored. It implements
// match.Keeper.
type Store struct {
	storage platform.Storage
	guard   func() bool

	game     []byte // the last one kept, nil if none
	ledger   ledger
	settings Settings

	stored  map[string][]byte // what lies under each key as far as this store knows; nil: nothing
	waiting map[string][]byte // what could not be written under a key
	notices []Notice
	trouble NoticeCode      // why the last write failed, 0 if it did not
	locked  map[string]bool // keys that hold data which could not be set aside
}

var _ match.Keeper = (*Store)(nil)

// Open reads what is kept. guard says whether this tab or window may write, and is asked before every write; nil always may.
func Open(storage platform.Storage, guard func() bool) *Store {
	if guard == nil {
		guard = func() bool { return true }
	}
	s := &Store{storage: storage, guard: guard}
	s.Reload()
	return s
}

// Reload reads everything again: after the claim was taken over from another tab, which may have gone on.
func (s *Store) Reload() {
	s.locked, s.stored, s.waiting = map[string]bool{}, map[string][]byte{}, map[string][]byte{}
	s.trouble = 0
	s.game, s.ledger, s.settings = nil, ledger{}, DefaultSettings()
	if text, ok := s.read(KeySettings, kindSettings); ok {
		s.settings = parseSettings(string(text))
	}
	if text, ok := s.read(KeyStandings, kindStandings); ok {
		ledger, err := parseLedger(string(text))
		if err != nil {
			s.setAside(KeyStandings, NoticeDamaged)
		} else {
			s.ledger = ledger
		}
	}
	if text, ok := s.read(KeyGame, kindGame); ok {
		s.game = text
	}
}

// Regained tells that this tab or window may write again, after it had given that right up for a while, and reports whether
// another one has kept something else meanwhile: then Reload. If none has, what could not be kept meanwhile is kept now.
func (s *Store) Regained() (changed bool) {
	for _, key := range [...]string{KeyGame, KeyStandings, KeySettings} {
		if data, _, err := s.storage.Get(key); err == nil && !bytes.Equal(data, s.stored[key]) {
			return true
		}
	}
	for key, sealed := range s.waiting {
		// Trouble is noted there, and the text stays where it waits.
		_ = s.put(key, sealed)
	}
	return false
}

// Game returns the game that was kept last, as match.Session.Resume reads it, and whether there is one.
func (s *Store) Game() ([]byte, bool) { return bytes.Clone(s.game), s.game != nil }

// GameUnreadable tells that Resume refused the game: it is set aside as damaged.
func (s *Store) GameUnreadable() {
	s.game = nil
	s.setAside(KeyGame, NoticeDamaged)
}

// KeepGame implements match.Keeper.
func (s *Store) KeepGame(text []byte) error {
	s.game = bytes.Clone(text)
	return s.write(KeyGame, kindGame, text)
}

// Settings returns the settings in force.
func (s *Store) Settings() Settings { return s.settings }

// KeepSettings puts settings in force and keeps them. On an error they are in force in memory only.
func (s *Store) KeepSettings(settings Settings) error {
	s.settings = settings.Bounded()
	return s.write(KeySettings, kindSettings, s.settings.text())
}

// InMemory reports whether the last attempt to store something failed, so that only memory has it.
func (s *Store) InMemory() bool { return s.trouble != 0 }

// read returns the text under a key, or false if there is none that can be read.
func (s *Store) read(key, kind string) ([]byte, bool) {
	data, found, err := s.storage.Get(key)
	if err != nil {
		s.troubled(err)
		return nil, false
	}
	if !found {
		return nil, false
	}
	s.stored[key] = data
	text, err := unseal(kind, data)
	switch {
	case errors.Is(err, ErrNewer):
		s.setAside(key, NoticeNewer)
	case errors.Is(err, ErrForeign):
		s.setAside(key, NoticeForeign)
	case err != nil:
		s.setAside(key, NoticeDamaged)
	}
	return text, err == nil
}

// write stores a text. Trouble is told once, until a write succeeds again.
func (s *Store) write(key, kind string, text []byte) error { return s.put(key, seal(kind, text)) }

// put stores a sealed text, or lets it wait.
func (s *Store) put(key string, sealed []byte) error {
	err := s.mayWrite(key)
	if err == nil {
		err = s.storage.Set(key, sealed)
	}
	if err != nil {
		s.waiting[key] = sealed
		s.troubled(err)
		return err
	}
	delete(s.waiting, key)
	s.stored[key] = sealed
	s.trouble = 0
	return nil
}

// NoticeCode says what a notice tells; the screen has a sentence for each.
type NoticeCode uint8

// The notices.
const (
	NoticeDamaged   NoticeCode = iota + 1 // Key could not be read and was set aside
	NoticeNewer                           // Key is from a newer version and was set aside
	NoticeForeign                         // Key holds something that is not ours; it was set aside
	NoticeRefused                         // nothing can be stored: the game goes on in memory
	NoticeFull                            // no room: the game goes on in memory
	NoticeElsewhere                       // another tab or window has the game: nothing is written here
)

// Notice is something that a person should know about what is kept.
type Notice struct {
	Code  NoticeCode
	Key   string // KeyGame, KeyStandings or KeySettings; "" when it concerns everything
	Aside string // the key under which the data lies now, "" if it could not be moved
}

// Notices returns what has come up since the last call.
func (s *Store) Notices() []Notice {
	notices := s.notices
	s.notices = nil
	return notices
}

// troubled notes why something could not be stored or read.
func (s *Store) troubled(err error) {
	code := NoticeRefused
	switch {
	case errors.Is(err, ErrElsewhere):
		code = NoticeElsewhere
	case errors.Is(err, platform.ErrFull):
		code = NoticeFull
	}
	if s.trouble != code {
		s.trouble = code
		s.notices = append(s.notices, Notice{Code: code})
	}
}
