// Package gather finds the characters that the game may paint as text: those
// in the string and character literals of the packages that hold or paint
// texts. Comments and tests do not count, since nobody sees them on a screen.
//
// It imports the texts and the standard library only, and is used by the font maker and by
// the test that looks for missing glyphs, never by the game itself.
package gather

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// folders are the folders below the root of the module whose literals may
// reach the canvas. The rules and the match are among them because names of
// pieces and presets live there.
var folders = [...]string{"assets/texts", "game", "render"}

// always are characters that texts put together while the game runs may need:
// what a player's file or a number can show.
const always = "，。、；：？！（）「」『』《》…—～·％＋－×→←↑↓✓✗"

// Characters returns every character that the texts below root (the folder of
// go.mod) may paint, printable ASCII included, sorted and each once. The error
// names the file that could not be read or parsed.
func Characters(root string) ([]rune, error) {
	seen := map[rune]bool{}
	add(seen, always)
	for r := rune(' '); r <= '~'; r++ {
		seen[r] = true
	}
	for _, folder := range folders {
		if err := addFolder(seen, filepath.Join(root, folder)); err != nil {
			return nil, err
		}
	}
	all := make([]rune, 0, len(seen))
	for r := range seen {
		all = append(all, r)
	}
	slices.Sort(all)
	return all, nil
}

// add counts the printable characters of text as seen.
func add(seen map[rune]bool, text string) {
	for _, r := range text {
		if unicode.IsPrint(r) {
			seen[r] = true
		}
	}
}

// addFolder adds the texts of every file in a folder and those below it.
func addFolder(seen map[rune]bool, folder string) error {
	return filepath.WalkDir(folder, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return fmt.Errorf("gathering characters: %w", err)
		}
		if entry.IsDir() && entry.Name() == "testdata" {
			return filepath.SkipDir
		}
		switch {
		case entry.IsDir() || strings.HasSuffix(path, "_test.go"):
			return nil
		case strings.HasSuffix(path, ".go"):
			return addLiterals(seen, path)
		case strings.HasSuffix(path, ".txt"):
			return addFile(seen, path)
		}
		return nil
	})
}

// addFile adds every character of a plain text file.
func addFile(seen map[rune]bool, path string) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("gathering characters: %w", err)
	}
	add(seen, string(content))
	return nil
}

// addLiterals adds the characters of a Go file's string and character literals.
func addLiterals(seen map[rune]bool, path string) error {
	file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
	if err != nil {
		return fmt.Errorf("gathering characters: %w", err)
	}
	ast.Inspect(file, func(node ast.Node) bool {
		literal, ok := node.(*ast.BasicLit)
		if !ok || err != nil || (literal.Kind != token.STRING && literal.Kind != token.CHAR) {
			return err == nil
		}
		var value string
		if value, err = unquote(literal); err != nil {
			err = fmt.Errorf("gathering characters: %s: literal %s: %w", path, literal.Value, err)
		}
		add(seen, value)
		return err == nil
	})
	return err
}

// unquote returns the text that a string or character literal stands for.
func unquote(literal *ast.BasicLit) (string, error) {
	if literal.Kind == token.STRING {
		return strconv.Unquote(literal.Value)
	}
	r, _, _, err := strconv.UnquoteChar(literal.Value[1:len(literal.Value)-1], '\'')
	return string(r), err
}
