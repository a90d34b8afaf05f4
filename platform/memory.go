package platform

import (
	"bytes"
	"sort"
	"strings"
)

// MemoryStorage is storage that lasts as long as the program, and can be told to misbehave in tests.
type MemoryStorage struct {
	values map[string][]byte

	Refuse bool // every call fails with ErrRefused
	Room   int  // bytes of keys and values that fit, 0: no limit; what does not fit fails with ErrFull
	Writes int  // how many calls of Set and Delete have succeeded
}

// NewMemoryStorage returns empty storage.
func NewMemoryStorage() *MemoryStorage { return &MemoryStorage{values: map[string][]byte{}} }

// Get implements Storage.
func (m *MemoryStorage) Get(key string) ([]byte, bool, error) {
	if err := m.check(key); err != nil {
		return nil, false, err
	}
	value, found := m.values[key]
	return bytes.Clone(value), found, nil
}

// Set implements Storage.
func (m *MemoryStorage) Set(key string, value []byte) error {
	if err := m.check(key); err != nil {
		return err
	}
	if m.Room > 0 && m.size(key)+len(key)+len(value) > m.Room {
		return ErrFull
	}
	m.values[key] = bytes.Clone(value)
	m.Writes++
	return nil
}

// size counts what is stored under other keys than the one that is about to be replaced.
func (m *MemoryStorage) size(except string) int {
	size := 0
	for key, value := range m.values {
		if key != except {
			size += len(key) + len(value)
		}
	}
	return size
}

// Delete implements Storage.
func (m *MemoryStorage) Delete(key string) error {
	if err := m.check(key); err != nil {
		return err
	}
	delete(m.values, key)
	m.Writes++
	return nil
}

// Keys implements Storage.
func (m *MemoryStorage) Keys(prefix string) ([]string, error) {
	if m.Refuse {
		return nil, ErrRefused
	}
	var keys []string
	for key := range m.values {
		if strings.HasPrefix(key, prefix) {
			keys = append(keys, key)
		}
	}
	sort.Strings(keys)
	return keys, nil
}

func (m *MemoryStorage) check(key string) error {
	if m.Refuse {
		return ErrRefused
	}
	return CheckKey(key)
}

// Spoken is a line that was handed to assistive technology.
type Spoken struct {
	Line      string
	Assertive bool
}

// Memory is a machine without a machine, for tests and for games that keep nothing: whatever is asked of it is remembered,
// whatever it answers can be set.
type Memory struct {
	Store       *MemoryStorage
	Clipboard   string
	Saved       map[string][]byte // by name: what SaveFile was given
	OfferName   string            // what OpenFile hands over; "": the person cancels
	OfferData   []byte
	Lines       []Spoken
	Preferred   []string // languages
	StillMotion bool
	Hidden      bool
	Full        bool
	Query       string
	Fragment    string

	claim   *memoryClaim
	changed func(Change)
}

// NewMemory returns a machine with empty storage that speaks Traditional Chinese.
func NewMemory() *Memory {
	return &Memory{
		Store: NewMemoryStorage(), Saved: map[string][]byte{}, Preferred: []string{"zh-TW"}, claim: &memoryClaim{board: &claimBoard{}},
	}
}

// Twin returns a second tab of the same machine: the same storage, and a claim that competes.
func (m *Memory) Twin() *Memory {
	twin := NewMemory()
	twin.Store, twin.claim.board = m.Store, m.claim.board
	return twin
}

// Storage implements Platform.
func (m *Memory) Storage() Storage { return m.Store }

// CopyText implements Platform.
func (m *Memory) CopyText(text string, done func(error)) {
	m.Clipboard = text
	done(nil)
}

// PasteText implements Platform.
func (m *Memory) PasteText(done func(string, error)) { done(m.Clipboard, nil) }

// SaveFile implements Platform.
func (m *Memory) SaveFile(name string, data []byte, done func(string, error)) {
	m.Saved[name] = bytes.Clone(data)
	done("", nil)
}

// OpenFile implements Platform.
func (m *Memory) OpenFile(done func(string, []byte, error)) {
	switch {
	case m.OfferName == "":
		done("", nil, ErrCancelled)
	case len(m.OfferData) > MaxFile:
		done(m.OfferName, nil, ErrTooLarge)
	default:
		done(m.OfferName, bytes.Clone(m.OfferData), nil)
	}
}

// FullScreen implements Platform.
func (m *Memory) FullScreen() (on, supported bool) { return m.Full, true }

// SetFullScreen implements Platform.
func (m *Memory) SetFullScreen(on bool) {
	m.Full = on
	m.Tell(ChangedFullScreen)
}

// Languages implements Platform.
func (m *Memory) Languages() []string { return append([]string(nil), m.Preferred...) }

// ReducedMotion implements Platform.
func (m *Memory) ReducedMotion() bool { return m.StillMotion }

// Visible implements Platform.
func (m *Memory) Visible() bool { return !m.Hidden }

// Watch implements Platform.
func (m *Memory) Watch(changed func(Change)) { m.changed = changed }

// Tell makes the watcher see a change, after a test has set it.
func (m *Memory) Tell(change Change) {
	if m.changed != nil {
		m.changed(change)
	}
}

// Speak implements Platform.
func (m *Memory) Speak(line string, assertive bool) {
	m.Lines = append(m.Lines, Spoken{line, assertive})
}

// Address implements Platform.
func (m *Memory) Address() (query, fragment string) { return m.Query, m.Fragment }

// NewPause implements Platform.
func (m *Memory) NewPause() func() { return func() {} }

// Claim implements Platform.
func (m *Memory) Claim() Claim { return m.claim }

// claimBoard is where the tabs of one machine in memory meet.
type claimBoard struct{ holder *memoryClaim }

type memoryClaim struct {
	board *claimBoard
	lost  func()
}

// Take implements Claim.
func (c *memoryClaim) Take(taken func(bool), lost func()) {
	if c.board.holder != nil && c.board.holder != c {
		taken(false)
		return
	}
	c.board.holder, c.lost = c, lost
	taken(true)
}

// Steal implements Claim.
func (c *memoryClaim) Steal(taken func(bool), lost func()) {
	before := c.board.holder
	c.board.holder, c.lost = c, lost
	if before != nil && before != c && before.lost != nil {
		before.lost()
	}
	taken(true)
}

// Held implements Claim.
func (c *memoryClaim) Held() bool { return c.board.holder == c }

// Release implements Claim.
func (c *memoryClaim) Release() {
	if c.Held() {
		c.board.holder = nil
	}
}
