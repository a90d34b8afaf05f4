//go:build !js

package platform

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// fileStorage keeps every value in a file of its key's name. New values are written aside and renamed, so that a crash leaves
// the old value or the new one. Names that start with a dot are no keys.
type fileStorage struct {
	folder string // "" refuses everything
}

// temporaryPrefix starts the names of files that are being written.
const temporaryPrefix = ".writing-"

// Get implements Storage.
func (f fileStorage) Get(key string) ([]byte, bool, error) {
	path, err := f.path(key)
	if err != nil {
		return nil, false, err
	}
	value, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, false, nil
	}
	return value, err == nil, storageError(err)
}

// Set implements Storage.
func (f fileStorage) Set(key string, value []byte) error {
	path, err := f.path(key)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(f.folder, 0o700); err != nil {
		return storageError(err)
	}
	return storageError(replaceFile(path, value))
}

// replaceFile writes aside, makes sure that the bytes are on the disk, and renames.
func replaceFile(path string, value []byte) error {
	aside, err := os.CreateTemp(filepath.Dir(path), temporaryPrefix+"*")
	if err != nil {
		return err
	}
	_, err = aside.Write(value)
	if err == nil {
		err = aside.Sync()
	}
	if closeErr := aside.Close(); err == nil {
		err = closeErr
	}
	if err == nil {
		err = os.Rename(aside.Name(), path)
	}
	if err != nil {
		os.Remove(aside.Name())
	}
	return err
}

// Delete implements Storage.
func (f fileStorage) Delete(key string) error {
	path, err := f.path(key)
	if err != nil {
		return err
	}
	if err := os.Remove(path); !errors.Is(err, fs.ErrNotExist) {
		return storageError(err)
	}
	return nil
}

// Keys implements Storage.
func (f fileStorage) Keys(prefix string) ([]string, error) {
	if f.folder == "" {
		return nil, ErrRefused
	}
	entries, err := os.ReadDir(f.folder) // sorted by name
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, storageError(err)
	}
	var keys []string
	for _, entry := range entries {
		if name := entry.Name(); entry.Type().IsRegular() && strings.HasPrefix(name, prefix) && CheckKey(name) == nil {
			keys = append(keys, name)
		}
	}
	return keys, nil
}

func (f fileStorage) path(key string) (string, error) {
	if f.folder == "" {
		return "", ErrRefused
	}
	return filepath.Join(f.folder, key), CheckKey(key)
}

// storageError tells a full disk from everything else that keeps a file from being read or written.
func storageError(err error) error {
	switch {
	case err == nil:
		return nil
	case isDiskFull(err):
		return fmt.Errorf("%w: %w", ErrFull, err)
	}
	return fmt.Errorf("%w: %w", ErrRefused, err)
}
