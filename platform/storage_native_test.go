//go:build !js

package platform

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
)

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
