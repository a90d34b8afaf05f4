package gather

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// write lays out a small module with the three folders and returns its root.
func write(t *testing.T, files map[string]string) string {
	t.Helper()
	root := t.TempDir()
	for _, folder := range folders {
		if err := os.MkdirAll(filepath.Join(root, folder), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for name, content := range files {
		path := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func TestCharactersCountsWhatCanBePainted(t *testing.T) {
	root := write(t, map[string]string{
		"assets/texts/hant.go":       "package texts\n\n// 註解\nconst undo = \"悔棋\\n\"\n",
		"assets/texts/hant_test.go":  "package texts\n\nconst never = \"測\"\n",
		"assets/texts/long.txt":      "說明\n",
		"render/ui/testdata/odd.txt": "資",
		"render/ui/button.go":        "package ui\n\nconst raw = `翻`\nconst one, quote, escaped = '傌', '\\'', '\\u4fe5'\n",
		"elsewhere/other.go":         "package other\n\nconst other = \"外\"\n",
	})
	got, err := Characters(root)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.IsSorted(got) {
		t.Errorf("characters are not sorted: %q", string(got))
	}
	for _, want := range "悔棋說明翻傌俥' ~A，" {
		if !slices.Contains(got, want) {
			t.Errorf("%q is missing", want)
		}
	}
	for _, unwanted := range "註解測資外\n" {
		if slices.Contains(got, unwanted) {
			t.Errorf("%q is never painted, but was gathered", unwanted)
		}
	}
}

func TestCharactersNamesTheFileItCannotParse(t *testing.T) {
	root := write(t, map[string]string{"render/broken.go": "package render\n\nconst x = \"\n"})
	_, err := Characters(root)
	if err == nil || !strings.Contains(err.Error(), "broken.go") {
		t.Errorf("error %v does not name broken.go", err)
	}
}

func TestCharactersTellsOfAMissingFolder(t *testing.T) {
	if _, err := Characters(t.TempDir()); err == nil {
		t.Error("no error without the folder of the texts")
	}
}

func TestCanvasCountsThePlayScreenOnly(t *testing.T) {
	got := Canvas()
	if !slices.IsSorted(got) {
		t.Errorf("characters are not sorted: %q", string(got))
	}
	for _, want := range "悔棋俥傌輪輸贏中等傳統兩9~，。…—" {
		if !slices.Contains(got, want) {
			t.Errorf("%q is missing", want)
		}
	}
	all, err := Characters("../../../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range got {
		if !slices.Contains(all, r) {
			t.Errorf("%q is painted in a page but not in a window", r)
		}
	}
	// Of the panels' own words: settings, help, the order of the deal.
	for _, unwanted := range "慢綠語鄰" {
		if slices.Contains(got, unwanted) {
			t.Errorf("%q stands in panels only, but was gathered", unwanted)
		}
	}
}
