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

// mostCopies is how many files of one name are kept apart by number.
const mostCopies = 1000

// exportFolder returns where a person looks for saved files.
func exportFolder() (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", err
	}
	for _, name := range [...]string{"Downloads", "Documents"} {
		folder := filepath.Join(home, name)
		if info, err := os.Stat(folder); err == nil && info.IsDir() {
			return folder, nil
		}
	}
	return home, nil
}

// exportFile writes a file where a person looks for it, and returns its path.
func exportFile(name string, data []byte) (string, error) {
	folder, err := exportFolder()
	if err != nil {
		return "", fmt.Errorf("%w: %w", ErrUnsupported, err)
	}
	return writeBeside(folder, name, data)
}

// writeBeside writes a new file, with a number in its name if the name is taken, and returns its path.
func writeBeside(folder, name string, data []byte) (string, error) {
	name = plainName(name)
	extension := filepath.Ext(name)
	stem := strings.TrimSuffix(name, extension)
	for i := 1; i <= mostCopies; i++ {
		if i > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, i, extension)
		}
		path := filepath.Join(folder, name)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", storageError(err)
		}
		_, err = file.Write(data)
		if closeErr := file.Close(); err == nil {
			err = closeErr
		}
		return path, storageError(err)
	}
	return "", fmt.Errorf("%w: too many files are called %s", ErrRefused, name)
}

// plainName keeps a name inside its folder: everything that could mean another place becomes '-'.
func plainName(name string) string {
	name = strings.Map(func(r rune) rune {
		if r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) {
			return '-'
		}
		return r
	}, name)
	if name = strings.Trim(name, ". "); name == "" {
		return "anqi"
	}
	return name
}
