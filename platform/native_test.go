//go:build !js

package platform

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var _ Platform = (*Native)(nil)

func TestFileStorage(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "made", "when", "needed")
	checkStorage(t, NewNative(folder, Window{}).Storage())
}

func TestFileStorageLeavesNothingBehind(t *testing.T) {
	folder := t.TempDir()
	s := fileStorage{folder}
	for i := range 20 {
		if err := s.Set("anqi.game", fmt.Append(nil, i)); err != nil {
			t.Fatal(err)
		}
	}
	entries, _ := os.ReadDir(folder)
	if len(entries) != 1 {
		t.Fatalf("%d files", len(entries))
	}
}

// TestCrashWhileWriting leaves a half-written file aside: the value is the old one, and the file is no key.
func TestCrashWhileWriting(t *testing.T) {
	folder := t.TempDir()
	s := fileStorage{folder}
	_ = s.Set("anqi.game", []byte("whole"))
	if err := os.WriteFile(filepath.Join(folder, temporaryPrefix+"17"), []byte("ha"), 0o600); err != nil {
		t.Fatal(err)
	}
	value, _, _ := s.Get("anqi.game")
	keys, _ := s.Keys("")
	if string(value) != "whole" || len(keys) != 1 {
		t.Fatalf("value %q, keys %v", value, keys)
	}
}

func TestNoFolderRefuses(t *testing.T) {
	s := NewNative("", Window{}).Storage()
	_, _, err1 := s.Get("a")
	_, err2 := s.Keys("")
	for _, err := range [...]error{err1, err2, s.Set("a", nil), s.Delete("a")} {
		if !errors.Is(err, ErrRefused) {
			t.Errorf("%v", err)
		}
	}
}

// TestFolderThatCannotBeMade puts a file where the folder should be.
func TestFolderThatCannotBeMade(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	n := NewNative(filepath.Join(file, "anqi"), Window{})
	if err := n.Storage().Set("a", []byte("b")); !errors.Is(err, ErrRefused) {
		t.Errorf("%v", err)
	}
	n.Claim().Take(func(ok bool) {
		if !ok {
			t.Error("nobody is in the way where nothing can be written")
		}
	}, nil)
	if !n.Claim().Held() {
		t.Error("not held")
	}
}

func TestStorageErrorsAreToldApart(t *testing.T) {
	if err := storageError(os.ErrPermission); !errors.Is(err, ErrRefused) || !errors.Is(err, os.ErrPermission) {
		t.Errorf("permission: %v", err)
	}
	if storageError(nil) != nil {
		t.Error("no error is an error")
	}
}

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

func TestLanguages(t *testing.T) {
	variables := map[string]string{"LANGUAGE": "zh_TW:en", "LC_ALL": "", "LC_MESSAGES": "C.UTF-8", "LANG": "ja_JP.UTF-8@x"}
	got := languages(func(name string) string { return variables[name] })
	if strings.Join(got, " ") != "zh-TW en ja-JP" {
		t.Fatalf("%v", got)
	}
	if none := languages(func(string) string { return "" }); len(none) != 0 {
		t.Fatalf("%v", none)
	}
}

func TestWriteBeside(t *testing.T) {
	folder := t.TempDir()
	for _, test := range [...][2]string{
		{"game.txt", "game.txt"}, {"game.txt", "game-2.txt"}, {"game.txt", "game-3.txt"}, {"../../etc/x", "-..-etc-x"},
		{`a\b:c*.txt`, "a-b-c-.txt"}, {"...", "anqi"}, {"暗棋\n.txt", "暗棋-.txt"},
	} {
		path, err := writeBeside(folder, test[0], []byte("x"))
		if err != nil || path != filepath.Join(folder, test[1]) {
			t.Errorf("%q: %s, %v", test[0], path, err)
		}
	}
	if _, err := writeBeside(filepath.Join(folder, "game.txt"), "x", nil); !errors.Is(err, ErrRefused) {
		t.Errorf("a folder that is none: %v", err)
	}
}

func TestNativeFullScreenAndVisibility(t *testing.T) {
	plain := NewNative("", Window{})
	plain.SetFullScreen(true)
	if _, supported := plain.FullScreen(); supported {
		t.Error("full screen without a window")
	}
	on := false
	n := NewNative("", Window{FullScreen: func() bool { return on }, SetFullScreen: func(want bool) { on = want }})
	var changes []Change
	n.Watch(func(c Change) { changes = append(changes, c) })
	n.SetFullScreen(true)
	n.SetVisible(true)
	n.SetVisible(false)
	n.SetVisible(false)
	if got, supported := n.FullScreen(); !got || !supported || n.Visible() {
		t.Errorf("full screen %v, visible %v", got, n.Visible())
	}
	if len(changes) != 2 || changes[0] != ChangedFullScreen || changes[1] != ChangedVisibility {
		t.Errorf("changes %v", changes)
	}
	n.OpenFile(func(_ string, _ []byte, err error) {
		if !errors.Is(err, ErrUnsupported) {
			t.Error(err)
		}
	})
}
