package layering

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Lines are read by package lines, whose limit ends no program: the readers of lines of package bufio either end at a line that is too
// long, or keep it whatever its length.
func TestLinesAreReadInOnePlace(t *testing.T) {
	files := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if entry.IsDir() {
			return skipForeign(root, path, entry.Name())
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") || filepath.Base(filepath.Dir(path)) == "lines" {
			return nil
		}
		files++
		text, err := os.ReadFile(path)
		for _, word := range []string{"bufio.NewScanner(", ".ReadString('\\n')", ".ReadBytes('\\n')", ".ReadLine()"} {
			if strings.Contains(string(text), word) {
				t.Errorf("%s calls %s...; package lines reads lines", path, word)
			}
		}
		return err
	})
	if err != nil || files < 100 {
		t.Errorf("%d files, %v", files, err)
	}
}
