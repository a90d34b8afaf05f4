//go:build !js

package platform

import (
	"os"
	"path/filepath"
	"time"
)

// FolderName is the name of the game's folder inside the user's configuration folder.
const FolderName = "anqi"

// Window is what only the window knows. Functions may be nil.
type Window struct {
	FullScreen    func() bool
	SetFullScreen func(bool)
}

// Native is the machine under a window of its own. Screen readers are served by the web version, so that Speak says nothing.
type Native struct {
	window  Window
	storage fileStorage
	claim   *fileClaim
	hidden  bool
	changed func(Change)
	errands errands
}

// NewNative returns the machine that keeps its files in folder. UserFolder gives the usual one; "" keeps nothing.
func NewNative(folder string, window Window) *Native {
	return &Native{window: window, storage: fileStorage{folder}, claim: &fileClaim{folder: folder}}
}

// UserFolder returns the game's folder in the user's configuration folder, "" if the system names none.
func UserFolder() string {
	base, err := os.UserConfigDir()
	if err != nil {
		return ""
	}
	return filepath.Join(base, FolderName)
}

// Storage implements Platform.
func (n *Native) Storage() Storage { return n.storage }

// Poll calls, between two steps of the window's loop, what was handed in and is due: that an errand has ended, that the claim is lost.
func (n *Native) Poll(now time.Time) {
	n.errands.tell()
	n.claim.poll(now)
}

// Close waits until what was begun has ended, seconds at most, and gives up the claim.
func (n *Native) Close() {
	n.errands.wait()
	n.claim.Release()
}

// CopyText implements Platform. The system's program for it runs beside the window's loop.
func (n *Native) CopyText(text string, done func(error)) {
	n.errands.run(func() func() {
		err := copyText(text)
		return func() { done(err) }
	})
}

// PasteText implements Platform, beside the loop like CopyText.
func (n *Native) PasteText(done func(string, error)) {
	n.errands.run(func() func() {
		text, err := pasteText()
		return func() { done(text, err) }
	})
}

// SaveFile writes into the person's folder of downloads, or of documents, or home, beside files that are there already. A slow disk
// does not hold up the loop.
func (n *Native) SaveFile(name string, data []byte, done func(string, error)) {
	n.errands.run(func() func() {
		where, err := exportFile(name, data)
		return func() { done(where, err) }
	})
}

// OpenFile is not supported: a file is dropped on the window or named on the command line.
func (n *Native) OpenFile(done func(string, []byte, error)) { done("", nil, ErrUnsupported) }

// FullScreen implements Platform.
func (n *Native) FullScreen() (on, supported bool) {
	if n.window.FullScreen == nil || n.window.SetFullScreen == nil {
		return false, false
	}
	return n.window.FullScreen(), true
}

// SetFullScreen implements Platform.
func (n *Native) SetFullScreen(on bool, done func(error)) {
	if n.window.SetFullScreen == nil {
		done(ErrUnsupported)
		return
	}
	n.window.SetFullScreen(on)
	n.tell(ChangedFullScreen)
	done(nil)
}

// Languages implements Platform, from the environment.
func (n *Native) Languages() []string { return languages(os.Getenv) }

// ReducedMotion is false: there is no one place where systems keep that wish. The game's own setting decides.
func (n *Native) ReducedMotion() bool { return false }

// HighContrast is false for the same reason: the game's theme decides.
func (n *Native) HighContrast() bool { return false }

// Visible implements Platform.
func (n *Native) Visible() bool { return !n.hidden }

// SetVisible is called by the window when it is minimised or comes back.
func (n *Native) SetVisible(visible bool) {
	if n.hidden == visible {
		n.hidden = !visible
		n.tell(ChangedVisibility)
	}
}

// Watch implements Platform.
func (n *Native) Watch(changed func(Change)) { n.changed = changed }

func (n *Native) tell(change Change) {
	if n.changed != nil {
		n.changed(change)
	}
}

// Speak implements Platform.
func (n *Native) Speak(string, bool) {}

// Address implements Platform: nothing opens a window with an address.
func (n *Native) Address() (query, fragment string) { return "", "" }

// NewPause implements Platform: threads run beside each other here.
func (n *Native) NewPause() func() { return func() {} }

// Claim implements Platform.
func (n *Native) Claim() Claim { return n.claim }
