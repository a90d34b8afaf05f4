//go:build !js

package platform

import (
	"fmt"
	"os"
	"path/filepath"
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

// CopyText implements Platform.
func (n *Native) CopyText(text string, done func(error)) { done(copyText(text)) }

// PasteText implements Platform.
func (n *Native) PasteText(done func(string, error)) { done(pasteText()) }

// SaveFile writes into the person's folder of downloads, or of documents, or home, beside files that are there already.
func (n *Native) SaveFile(name string, data []byte, done func(string, error)) {
	folder, err := exportFolder()
	if err != nil {
		done("", fmt.Errorf("%w: %w", ErrUnsupported, err))
		return
	}
	done(writeBeside(folder, name, data))
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
func (n *Native) SetFullScreen(on bool) {
	if n.window.SetFullScreen != nil {
		n.window.SetFullScreen(on)
		n.tell(ChangedFullScreen)
	}
}

// Languages implements Platform, from the environment.
func (n *Native) Languages() []string { return languages(os.Getenv) }

// ReducedMotion is false: there is no one place where systems keep that wish. The game's own setting decides.
func (n *Native) ReducedMotion() bool { return false }

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
