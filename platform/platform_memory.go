package platform

import "bytes"

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
	Contrast    bool
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
func (m *Memory) SetFullScreen(on bool, done func(error)) {
	m.Full = on
	m.Tell(ChangedFullScreen)
	done(nil)
}

// Languages implements Platform.
func (m *Memory) Languages() []string { return append([]string(nil), m.Preferred...) }

// ReducedMotion implements Platform.
func (m *Memory) ReducedMotion() bool { return m.StillMotion }

// HighContrast implements Platform.
func (m *Memory) HighContrast() bool { return m.Contrast }

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
