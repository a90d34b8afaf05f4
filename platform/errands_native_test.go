//go:build !js

package platform

import (
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A program of the system that does not come to an end: the loop goes on, and is told when it was given up.
func TestTheLoopDoesNotWaitForErrands(t *testing.T) {
	var n Native
	n.claim = &fileClaim{}
	end, got := make(chan struct{}), []string{}
	n.errands.run(func() func() {
		<-end
		return func() { got = append(got, "slow") }
	})
	n.errands.run(func() func() { return func() { got = append(got, "quick") } })
	for len(got) == 0 {
		n.Poll(time.Now()) // as often as the loop likes
	}
	if len(got) != 1 || got[0] != "quick" {
		t.Fatalf("told %v", got)
	}
	close(end)
	n.Close() // what has begun is not cut off
	n.Poll(time.Now())
	if len(got) != 2 || got[1] != "slow" {
		t.Fatalf("told %v", got)
	}
}

// The services that take time return at once, and tell in the loop and nowhere else.
func TestServicesTellInTheLoop(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home)
	t.Setenv("PATH", "") // no program for the clipboard
	n := NewNative("", Window{})
	told := 0
	n.CopyText("x", func(err error) {
		if told++; !errors.Is(err, ErrUnsupported) {
			t.Errorf("copied with %v", err)
		}
	})
	n.PasteText(func(_ string, err error) {
		if told++; !errors.Is(err, ErrUnsupported) {
			t.Errorf("pasted with %v", err)
		}
	})
	n.SaveFile("game.txt", []byte("kept"), func(where string, err error) {
		told++
		if text, readErr := os.ReadFile(where); err != nil || readErr != nil || string(text) != "kept" || filepath.Dir(where) != home {
			t.Errorf("saved %q at %q: %v, %v", text, where, err, readErr)
		}
	})
	n.errands.wait()
	if told != 0 {
		t.Fatal("told outside the loop")
	}
	if n.Poll(time.Now()); told != 3 {
		t.Fatalf("told %d times", told)
	}
}
