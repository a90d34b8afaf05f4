// Package platform is what the game asks of the machine it runs on: storage, clipboard, files, full screen, languages, the
// wish for less motion, spoken lines, the pause of a long computation, and the claim of the saved game for one tab or window.
//
// It holds the interface, an implementation in memory for tests and a native one; the browser's is package web. It imports
// the standard library, golang.org/x/sys for the file locks of Windows, and never Ebitengine: what only the window knows (full screen) is handed to the native
// implementation as functions.
package platform

import "errors"

// The errors of storage and of the other services. Implementations wrap them; callers use errors.Is.
var (
	ErrRefused     = errors.New("storage refused")           // storage is switched off, read-only or unreachable
	ErrFull        = errors.New("storage full")              // no room for the value; the old value is unchanged
	ErrUnsupported = errors.New("not supported here")        // this machine has no such service
	ErrCancelled   = errors.New("cancelled")                 // the person closed the dialog
	ErrBadKey      = errors.New("storage key is not a name") // keys are 1–100 of a–z, 0–9, '.', '-', '_'
	ErrTooLarge    = errors.New("file is larger than 16 MB") // nothing of the game's is that large
	ErrDenied      = errors.New("permission was not given")  // the clipboard, mostly
)

// MaxFile is the largest file that OpenFile hands over, in bytes.
const MaxFile = 16 << 20

// Storage keeps values under keys. A Set that returns an error has left the old value as it was.
type Storage interface {
	// Get returns the value and whether there is one. An error means that nobody can say.
	Get(key string) (value []byte, found bool, err error)
	// Set replaces the value in one piece: a crash leaves the old one or the new one.
	Set(key string, value []byte) error
	// Delete removes the key; a missing key is no error.
	Delete(key string) error
	// Keys returns the keys that start with prefix, sorted.
	Keys(prefix string) ([]string, error)
}

// Platform is the machine. Methods are called from one goroutine, and functions that are handed in (done, lost, changed) are
// called on that same goroutine: on the web when the browser gets to it, natively by Native.Poll or at once.
type Platform interface {
	Storage() Storage

	// CopyText puts text on the clipboard; done may come later.
	CopyText(text string, done func(error))
	// PasteText reads the clipboard's text; ErrUnsupported or ErrDenied where it may not.
	PasteText(done func(text string, err error))
	// SaveFile offers data as a file of that name; done says where it went ("" if only the person knows).
	SaveFile(name string, data []byte, done func(where string, err error))
	// OpenFile asks the person for a file of at most MaxFile bytes.
	OpenFile(done func(name string, data []byte, err error))

	// FullScreen reports whether the window fills the screen, and whether it can be changed at all.
	FullScreen() (on, supported bool)
	// SetFullScreen asks for it; Watch tells when it happened, done whether it was granted. done may come later.
	SetFullScreen(on bool, done func(error))

	// Languages returns the person's languages, best first, as tags such as "zh-TW" or "en".
	Languages() []string
	// ReducedMotion reports whether the system asks for less motion.
	ReducedMotion() bool
	// HighContrast reports whether the system asks for more contrast or forces colours of its own.
	HighContrast() bool
	// Visible reports whether page or window can be seen.
	Visible() bool
	// Watch calls changed after full screen, languages, motion, contrast or visibility changed. One watcher; nil ends it.
	Watch(changed func(Change))

	// Speak hands a line to assistive technology: politely, or at once when assertive.
	Speak(line string, assertive bool)
	// Address returns the parameters the game was opened with (the page's query and fragment), both empty natively.
	Address() (query, fragment string)

	// NewPause returns the function that a long computation calls every thousand nodes or so. On the web it gives way to
	// the page when its slice is used up; natively it does nothing.
	NewPause() func()

	// Claim is the right to write the saved game. There is one per platform.
	Claim() Claim
}

// Change says what Watch saw.
type Change uint8

// The changes that Watch tells.
const (
	ChangedVisibility Change = iota
	ChangedFullScreen
	ChangedMotion
	ChangedContrast
	ChangedLanguages
)

// Claim is the right of one tab or window to write the saved game. Everyone asks before the first write; who does not hold
// it plays in memory.
type Claim interface {
	// Take asks for the claim. taken is called, at once or later, with whether it is ours now; lost is called when another
	// tab or window has stolen it afterwards.
	Take(taken func(bool), lost func())
	// Steal takes it from whoever holds it; taken as in Take.
	Steal(taken func(bool), lost func())
	// Held reports whether it is ours at this moment. Natively it looks, so a stolen claim is noticed before a write; lost is
	// called later all the same, never by Held.
	Held() bool
	// Release gives it up; on closing.
	Release()
}
