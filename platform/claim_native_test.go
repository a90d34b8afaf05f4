//go:build !js

package platform

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

func TestFileClaims(t *testing.T) {
	folder := t.TempDir()
	one := NewNative(folder, Window{}).Claim()
	taken := false
	one.Take(func(ok bool) { taken = ok }, nil)
	if !taken || !one.Held() {
		t.Fatal("the first window does not get it")
	}
	// Another process that runs: the one that started this test.
	pretend(t, folder, os.Getppid())
	if one.Held() {
		t.Fatal("held after it was stolen")
	}
	two := NewNative(folder, Window{}).Claim()
	two.Take(func(ok bool) { taken = ok }, nil)
	if taken || two.Held() {
		t.Fatal("taken from a window that runs")
	}
	two.Steal(func(ok bool) { taken = ok }, nil)
	if !taken || !two.Held() {
		t.Fatal("not stolen")
	}
	two.Release()
	if _, err := os.Stat(filepath.Join(folder, claimFile)); !os.IsNotExist(err) {
		t.Fatalf("the claim file is still there: %v", err)
	}
}

func pretend(t *testing.T, folder string, process int) {
	t.Helper()
	text := fmt.Appendf(nil, "%d 0123456789abcdef\n", process)
	if err := os.WriteFile(filepath.Join(folder, claimFile), text, 0o600); err != nil {
		t.Fatal(err)
	}
}

func TestLostIsToldOnce(t *testing.T) {
	folder := t.TempDir()
	claim := NewNative(folder, Window{}).Claim()
	lost := 0
	claim.Take(func(bool) {}, func() { lost++ })
	pretend(t, folder, os.Getppid())
	for range 3 {
		if claim.Held() {
			t.Fatal("still held")
		}
	}
	if lost != 1 {
		t.Fatalf("told %d times", lost)
	}
}

func TestClaimsThatCountForNothing(t *testing.T) {
	for name, text := range map[string]string{
		"of a process that is gone":       "999999999 0123456789abcdef\n",
		"of our own number, from before":  fmt.Sprintf("%d 0123456789abcdef\n", os.Getpid()),
		"empty":                           "",
		"garbage":                         "\x00\xff no claim",
		"a number and nothing":            "17",
		"of a process that cannot be one": "-5 0123456789abcdef\n",
	} {
		folder := t.TempDir()
		if err := os.WriteFile(filepath.Join(folder, claimFile), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		claim := NewNative(folder, Window{}).Claim()
		taken := false
		claim.Take(func(ok bool) { taken = ok }, nil)
		if !taken || !claim.Held() {
			t.Errorf("%s: not taken", name)
		}
		if keys, _ := (fileStorage{folder}).Keys(""); len(keys) != 0 {
			t.Errorf("%s: the claim is a key: %v", name, keys)
		}
	}
}
