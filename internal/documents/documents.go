// Package documents holds the promise that who follows a reference from a comment to a document arrives: a comment that cites a
// section of the rules or of the notation names the file and the number, and the file has a heading of that number. Its test
// looks through every source and document of the project.
//
// The package imports the standard library only and is part of no program.
package documents

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// Citation is a place that cites a section of a document.
type Citation struct {
	Path     string // of the file that cites, from the root
	Line     int    // from 1
	Document string // such as docs/rules.md, "" if none is named
	Section  string // the number
}

// String returns the place and what it cites.
func (c Citation) String() string {
	return fmt.Sprintf("%s:%d cites section %s of %q", c.Path, c.Line, c.Section, c.Document)
}

// The spaces between the words of a citation may hold the end of a line and the signs that begin a comment's next one.
var (
	citation = regexp.MustCompile(`(?i)(?:(docs/[\w-]+\.md),[\s/*#]+)?\bsections?[\s/*#]+(\d+(?:\.\d+)*)`)
	numbered = regexp.MustCompile(`(?m)^##+ (\d+(?:\.\d+)*)\.? `)
)

// Citations returns what a file's text cites. A document may cite its own sections without its name.
func Citations(path, text string) []Citation {
	var found []Citation
	for _, at := range citation.FindAllStringSubmatchIndex(text, -1) {
		c := Citation{Path: path, Line: 1 + strings.Count(text[:at[4]], "\n"), Section: text[at[4]:at[5]]}
		if at[2] >= 0 {
			c.Document = text[at[2]:at[3]]
		} else if strings.HasPrefix(path, "docs/") {
			c.Document = path
		}
		found = append(found, c)
	}
	return found
}

// Sections returns the numbers of a document's headings, such as 4 of "## 4. How a game ends" and 8.5 of "### 8.5 The rule set".
func Sections(document string) []string {
	var numbers []string
	for _, heading := range numbered.FindAllStringSubmatch(document, -1) {
		numbers = append(numbers, heading[1])
	}
	return numbers
}

// Wrong returns the citations of all files below root, the folder of go.mod, that name no document or a section that it lacks. An
// error is one of reading; a document that does not exist has no sections.
func Wrong(root string) ([]Citation, error) {
	var wrong []Citation
	sections := map[string][]string{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			return skip(root, path, entry.Name())
		}
		if !cites(entry.Name()) {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		relative, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		for _, c := range Citations(filepath.ToSlash(relative), string(text)) {
			if _, known := sections[c.Document]; !known && c.Document != "" {
				document, _ := os.ReadFile(filepath.Join(root, filepath.FromSlash(c.Document)))
				sections[c.Document] = Sections(string(document))
			}
			if !slices.Contains(sections[c.Document], c.Section) {
				wrong = append(wrong, c)
			}
		}
		return nil
	})
	return wrong, err
}

// skip leaves out what is hidden, built, installed or data.
func skip(root, path, name string) error {
	if path != root && (strings.HasPrefix(name, ".") || name == "node_modules" || name == "build" || name == "testdata") {
		return filepath.SkipDir
	}
	return nil
}

// cites reports whether a file of this name is a source or a document.
func cites(name string) bool {
	return name == "Makefile" || slices.Contains([]string{".go", ".js", ".mjs", ".css", ".html", ".md", ".sh"}, filepath.Ext(name))
}
