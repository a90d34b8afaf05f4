//go:build !js

package platform

import (
	"crypto/rand"
	"encoding/hex"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// The files by which windows agree who may write. Their names start with a dot, so they are no keys.
const (
	claimFile    = ".claim"    // holds the token of the window that has the saved game
	decidingFile = ".claiming" // is locked while a window reads the claim and takes it
	windowPrefix = ".window-"  // starts the name of a window's own file, its token ends it; locked as long as the window lives
)

const (
	decidingTries = 50 // to lock decidingFile, which is held for some milliseconds only
	decidingPause = 20 * time.Millisecond
	claimPollTime = 250 * time.Millisecond // between two looks whether the claim has been stolen
)

// fileClaim is a claim by files. Each window locks a file of its own: the system frees the lock when the window's process ends, even by
// a crash, and no number can be mistaken for that of another process. The claim itself is a file that names the window.
type fileClaim struct {
	folder string // "": nothing can be kept, so there is nothing to compete for
	token  string
	alive  *os.File // the window's own file, nil before the first claim
	lost   func()
	held   bool
	polled time.Time
}

// Take implements Claim.
func (c *fileClaim) Take(taken func(bool), lost func()) {
	deciding := c.decide()
	free := c.folder == "" || c.held || !c.otherHolds()
	if free {
		c.claim(lost)
	}
	closeFile(deciding)
	taken(free)
}

// Steal implements Claim.
func (c *fileClaim) Steal(taken func(bool), lost func()) {
	deciding := c.decide()
	c.claim(lost)
	closeFile(deciding)
	taken(true)
}

// Held implements Claim. It only looks: that the claim is lost is told by poll, never in the middle of what asks here.
func (c *fileClaim) Held() bool {
	if !c.held || c.folder == "" || c.owner() == c.token {
		return c.held
	}
	c.polled = time.Time{} // the loop tells it at its next step
	return false
}

// Release implements Claim.
func (c *fileClaim) Release() {
	if c.Held() && c.folder != "" {
		os.Remove(filepath.Join(c.folder, claimFile))
	}
	c.held = false
	if c.alive != nil {
		closeFile(c.alive)
		os.Remove(c.alive.Name())
		c.alive = nil
	}
}

// poll tells, between two steps of the window, that the claim has been stolen.
func (c *fileClaim) poll(now time.Time) {
	if !c.held || now.Sub(c.polled) < claimPollTime {
		return
	}
	if c.polled = now; c.Held() {
		return
	}
	c.held = false
	if c.lost != nil {
		c.lost()
	}
}

// claim writes this window's token. Where that cannot be done nothing can be kept, and nobody is in the way.
func (c *fileClaim) claim(lost func()) {
	c.held, c.lost = true, lost
	if c.folder == "" {
		return
	}
	err := c.live()
	if err == nil {
		err = replaceFile(filepath.Join(c.folder, claimFile), []byte(c.token+"\n"))
	}
	if err != nil {
		c.folder = ""
	}
}

// live makes and locks this window's own file.
func (c *fileClaim) live() error {
	if c.alive != nil {
		return nil
	}
	c.token = newToken()
	file, err := os.OpenFile(c.windowFile(c.token), os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	// Where a file system knows no locks, a window counts as gone when another one asks.
	_, _ = lockFile(file)
	c.alive = file
	return nil
}

// decide makes sure that no other window decides who has the claim meanwhile, and sweeps up what ended windows left. Nil is returned
// where that is not possible: then the last one to write has it, which the others see before they write.
func (c *fileClaim) decide() *os.File {
	if c.folder == "" || os.MkdirAll(c.folder, 0o700) != nil {
		return nil
	}
	file, err := os.OpenFile(filepath.Join(c.folder, decidingFile), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil
	}
	for range decidingTries {
		locked, err := lockFile(file)
		if locked {
			c.sweep()
			return file
		}
		if err != nil {
			break
		}
		time.Sleep(decidingPause)
	}
	file.Close()
	return nil
}

// sweep removes the files of windows that have ended.
func (c *fileClaim) sweep() {
	files, _ := filepath.Glob(filepath.Join(c.folder, windowPrefix+"*"))
	for _, name := range files {
		if token := strings.TrimPrefix(filepath.Base(name), windowPrefix); token != c.token && !c.isOpen(token) {
			os.Remove(name)
		}
	}
}

// otherHolds reports whether another window that is open has the claim.
func (c *fileClaim) otherHolds() bool {
	owner := c.owner()
	return owner != "" && owner != c.token && c.isOpen(owner)
}

// isOpen reports whether the window of a token is open: whether somebody has its file locked.
func (c *fileClaim) isOpen(token string) bool {
	file, err := os.OpenFile(c.windowFile(token), os.O_RDWR, 0)
	if err != nil {
		return false
	}
	defer file.Close()
	locked, err := lockFile(file)
	return err == nil && !locked
}

// owner returns the token in the claim, "" if there is none.
func (c *fileClaim) owner() string {
	text, err := os.ReadFile(filepath.Join(c.folder, claimFile))
	token := strings.TrimSuffix(string(text), "\n")
	if err != nil || !isToken(token) {
		return ""
	}
	return token
}

func (c *fileClaim) windowFile(token string) string {
	return filepath.Join(c.folder, windowPrefix+token)
}

const tokenBytes = 8

func newToken() string {
	var b [tokenBytes]byte
	rand.Read(b[:]) // never fails, or ends the program
	return hex.EncodeToString(b[:])
}

func isToken(text string) bool {
	b, err := hex.DecodeString(text)
	return err == nil && len(b) == tokenBytes
}

// closeFile closes a file that was only locked, if there is one: nothing of it can be lost.
func closeFile(file *os.File) {
	if file != nil {
		_ = file.Close()
	}
}
