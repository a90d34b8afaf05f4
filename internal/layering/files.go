package layering

import (
	"fmt"
	"go/build/constraint"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// platforms are the words that bind a file to a platform, as the last part of
// its name or in its build constraint.
var platforms = []string{"js", "wasm", "native", "unix", "linux", "windows", "darwin", "android", "ios", "freebsd", "amd64", "arm64", "cgo"}

// BoundFiles says, in one sentence each, which Go files below root (the folder
// of go.mod) are bound to a platform without being in a package that may have
// such files. Tests are free: they may have to leave a platform out. Modules
// inside the module and installed packages are not looked at.
func BoundFiles(root string) ([]string, error) {
	var found []string
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			return skipForeign(root, path, entry.Name())
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		folder, err := filepath.Rel(root, filepath.Dir(path))
		if err != nil {
			return err
		}
		if folder = filepath.ToSlash(folder); folder == "." {
			folder = ""
		}
		reason, err := boundBy(path)
		if err == nil && reason != "" && !matchesAny(platformBound, folder) {
			found = append(found, fmt.Sprintf("%s must not be bound to a platform (%s)", path, reason))
		}
		return err
	})
	return found, err
}

// skipForeign leaves out the folders that hold no package of this module.
func skipForeign(root, path, name string) error {
	if path == root {
		return nil
	}
	if _, err := os.Stat(filepath.Join(path, "go.mod")); err == nil {
		return filepath.SkipDir
	}
	if strings.HasPrefix(name, ".") || name == "node_modules" || name == "build" || name == "testdata" {
		return filepath.SkipDir
	}
	return nil
}

// boundBy returns the words that bind a file to a platform, or nothing.
func boundBy(path string) (string, error) {
	parts := strings.Split(strings.TrimSuffix(filepath.Base(path), ".go"), "_")
	if last := parts[len(parts)-1]; len(parts) > 1 && slices.Contains(platforms, last) {
		return "_" + last, nil
	}
	content, err := os.ReadFile(path)
	if err != nil {
		return "", err
	}
	for line := range strings.Lines(string(content)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "package ") {
			return "", nil
		}
		if !constraint.IsGoBuild(line) {
			continue
		}
		expression, err := constraint.Parse(line)
		if err != nil {
			return "", fmt.Errorf("%s: %w", path, err)
		}
		if namesPlatform(expression) {
			return line, nil
		}
	}
	return "", nil
}

// namesPlatform tells whether a build constraint speaks of a platform.
func namesPlatform(expression constraint.Expr) bool {
	switch expression := expression.(type) {
	case *constraint.TagExpr:
		return slices.Contains(platforms, expression.Tag)
	case *constraint.NotExpr:
		return namesPlatform(expression.X)
	case *constraint.AndExpr:
		return namesPlatform(expression.X) || namesPlatform(expression.Y)
	case *constraint.OrExpr:
		return namesPlatform(expression.X) || namesPlatform(expression.Y)
	}
	return false
}
