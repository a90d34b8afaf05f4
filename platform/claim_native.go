//go:build !js

package platform

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// claimFile is the name of the file that says which window has the saved game. It starts with a dot, so it is no key.
const claimFile = ".claim"

// fileClaim is a claim by a file that holds the number of the process and a random token. A file whose process is gone, or whose
// number is our own with another token, was left behind and counts for nothing.
type fileClaim struct {
	folder string // "": nothing can be kept, so there is nothing to compete for
	token  string
	lost   func()
	held   bool
}

// Take implements Claim.
func (c *fileClaim) Take(taken func(bool), lost func()) {
	if c.folder != "" && c.otherHolds() {
		taken(false)
		return
	}
	c.Steal(taken, lost)
}

// Steal implements Claim.
func (c *fileClaim) Steal(taken func(bool), lost func()) {
	c.held, c.lost = true, lost
	if c.folder == "" {
		taken(true)
		return
	}
	if c.token == "" {
		c.token = newToken()
	}
	if err := c.write(); err != nil {
		c.folder = "" // nothing can be written there, so nobody is in the way
	}
	taken(true)
}

// Held implements Claim.
func (c *fileClaim) Held() bool {
	if !c.held || c.folder == "" {
		return c.held
	}
	if _, token, err := c.read(); err == nil && token == c.token {
		return true
	}
	c.held = false
	if c.lost != nil {
		c.lost()
	}
	return false
}

// Release implements Claim.
func (c *fileClaim) Release() {
	if c.folder == "" || !c.held {
		c.held = false
		return
	}
	if _, token, err := c.read(); err == nil && token == c.token {
		os.Remove(filepath.Join(c.folder, claimFile))
	}
	c.held = false
}

// otherHolds reports whether another window that still runs has the claim.
func (c *fileClaim) otherHolds() bool {
	process, token, err := c.read()
	if err != nil || token == c.token || process <= 0 || process == os.Getpid() {
		return false
	}
	return isRunning(process)
}

func (c *fileClaim) read() (process int, token string, err error) {
	text, err := os.ReadFile(filepath.Join(c.folder, claimFile))
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			err = storageError(err)
		}
		return 0, "", err
	}
	if _, err := fmt.Sscanf(string(text), "%d %s\n", &process, &token); err != nil {
		return 0, "", fmt.Errorf("claim: %w", err)
	}
	return process, token, nil
}

func (c *fileClaim) write() error {
	if err := os.MkdirAll(c.folder, 0o700); err != nil {
		return err
	}
	return replaceFile(filepath.Join(c.folder, claimFile), fmt.Appendf(nil, "%d %s\n", os.Getpid(), c.token))
}

func newToken() string {
	var b [8]byte
	rand.Read(b[:]) // never fails, or ends the program
	return hex.EncodeToString(b[:])
}
