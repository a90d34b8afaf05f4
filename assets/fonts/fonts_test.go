package fonts

import (
	"os"
	"slices"
	"testing"

	"golang.org/x/image/font/sfnt"

	"anqi/assets/fonts/internal/gather"
)

// parse reads a typeface with the reader that the game draws with.
func parse(t *testing.T, name string, content []byte) *sfnt.Font {
	t.Helper()
	font, err := sfnt.Parse(content)
	if err != nil {
		t.Fatalf("%s does not parse: %v", name, err)
	}
	return font
}

// missing returns the characters that a typeface would paint as an empty box.
func missing(t *testing.T, font *sfnt.Font, characters []rune) string {
	t.Helper()
	var absent []rune
	for _, character := range characters {
		glyph, err := font.GlyphIndex(nil, character)
		if err != nil {
			t.Fatalf("looking up %q: %v", character, err)
		}
		if glyph == 0 {
			absent = append(absent, character)
		}
	}
	return string(absent)
}

// listed reads a committed list of characters.
func listed(t *testing.T, name string) []rune {
	t.Helper()
	content, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc([]rune(string(content)), func(r rune) bool { return r == '\n' })
}

func TestEveryTextHasItsGlyphs(t *testing.T) {
	characters, err := gather.Characters("../..")
	if err != nil {
		t.Fatal(err)
	}
	if absent := missing(t, parse(t, "text.ttf", Text()), characters); absent != "" {
		t.Errorf("text.ttf lacks %d characters that the texts use: %s\nrun make fonts, and commit what it makes", len([]rune(absent)), absent)
	}
}

func TestEveryTextOfTheCanvasHasItsGlyphs(t *testing.T) {
	if absent := missing(t, parse(t, "canvas.ttf", Canvas()), gather.Canvas()); absent != "" {
		t.Errorf("canvas.ttf lacks %d characters that the play screen paints: %s\nrun make fonts, and commit what it makes", len([]rune(absent)), absent)
	}
}

func TestEveryPieceHasItsGlyph(t *testing.T) {
	pieces := parse(t, "pieces.ttf", Pieces())
	if absent := missing(t, pieces, []rune("帥仕相俥傌炮兵將士象車馬包卒")); absent != "" {
		t.Errorf("pieces.ttf lacks the pieces %s", absent)
	}
	if absent := missing(t, pieces, listed(t, "pieces.txt")); absent != "" {
		t.Errorf("pieces.ttf lacks characters of pieces.txt: %s", absent)
	}
}

// The two rare characters must have outlines of their own: a typeface may map
// them and still paint nothing.
func TestRareCharactersHaveOutlines(t *testing.T) {
	pieces := parse(t, "pieces.ttf", Pieces())
	var buffer sfnt.Buffer
	for _, character := range "俥傌" {
		glyph, err := pieces.GlyphIndex(&buffer, character)
		if err != nil {
			t.Fatal(err)
		}
		segments, err := pieces.LoadGlyph(&buffer, glyph, 64*64, nil)
		if err != nil {
			t.Fatal(err)
		}
		if len(segments) < 20 {
			t.Errorf("%q has only %d segments", character, len(segments))
		}
	}
}

func TestTextSubsetsHoldTheirLists(t *testing.T) {
	for name, content := range map[string][]byte{"text": Text(), "canvas": Canvas()} {
		if absent := missing(t, parse(t, name+".ttf", content), listed(t, name+".txt")); absent != "" {
			t.Errorf("%s.ttf was not made from %s.txt: it lacks %s", name, name, absent)
		}
	}
}

// The reserved names of the original must not appear in a changed version.
func TestSubsetsDoNotCarryAReservedName(t *testing.T) {
	for name, content := range map[string][]byte{"pieces.ttf": Pieces(), "text.ttf": Text(), "canvas.ttf": Canvas()} {
		font := parse(t, name, content)
		family, err := font.Name(nil, sfnt.NameIDFamily)
		if err == nil && family != "" {
			t.Errorf("%s calls itself %q", name, family)
		}
	}
}
