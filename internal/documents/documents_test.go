package documents

import (
	"slices"
	"testing"
)

func TestEveryCitedSectionExists(t *testing.T) {
	wrong, err := Wrong("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range wrong {
		t.Errorf("%s; write docs/rules.md or docs/notation.md, a comma, and the number of a section that it has", c)
	}
}

func TestCitationsAreSeen(t *testing.T) {
	const bare = "sec" + "tion " // in two parts, so that this file does not cite
	for text, want := range map[string]Citation{
		"// x (docs/rules.md, " + bare + "4).":           {Path: "a.go", Line: 1, Document: "docs/rules.md", Section: "4"},
		"\n// x (docs/rules.md,\n// " + bare + "12, y).": {Path: "a.go", Line: 3, Document: "docs/rules.md", Section: "12"},
		"// (docs/notation.md, " + bare + "8.5).":        {Path: "a.go", Line: 1, Document: "docs/notation.md", Section: "8.5"},
		"# see " + bare + "3":                            {Path: "a.go", Line: 1, Section: "3"},
		"// Rules, Sec" + "tion 3":                       {Path: "a.go", Line: 1, Section: "3"},
	} {
		if got := Citations("a.go", text); len(got) != 1 || got[0] != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
	if got := Citations("docs/rules.md", "as in "+bare+"2"); len(got) != 1 || got[0].Document != "docs/rules.md" {
		t.Errorf("a document cites itself: %v", got)
	}
	if got := Citations("a.go", "// a "+"section of the rules, two "+"sections, insection 3"); got != nil {
		t.Errorf("no citation is seen as %v", got)
	}
}

func TestSectionsAreTheNumberedHeadings(t *testing.T) {
	if got := Sections("# 9. Title\n## 1. One\ntext 2. two\n### 2. Two\n### 2.1 Three\n## Four\n"); !slices.Equal(got, []string{"1", "2", "2.1"}) {
		t.Errorf("sections %q", got)
	}
}
