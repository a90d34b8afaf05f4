package render

import (
	"math/rand/v2"
	"testing"

	"golang.org/x/image/font/sfnt"

	"anqi/assets/fonts"
	"anqi/render/ui/tree"
)

// TestPageHasAGlyphForEveryWord looks at every text that the play screen paints, over many states, and asks whether the typeface
// of the page has its characters.
func TestPageHasAGlyphForEveryWord(t *testing.T) {
	canvas, err := sfnt.Parse(fonts.Canvas())
	if err != nil {
		t.Fatal(err)
	}
	typefaces := windowTypefaces()
	seen := map[rune]bool{}
	for _, width := range []float64{360, 820, 1440} {
		for i, choice := range []tree.Command{
			{Name: "newgame-level", Value: "easy"}, {Name: "newgame-level", Value: "expert"}, {Name: "newgame-opponent", Value: "two"},
		} {
			shown := newTable(typefaces, width, 900)
			for _, command := range []tree.Command{{Name: tree.CommandNew}, choice, {Name: "newgame-start"}} {
				shown.app.Do(command)
			}
			if shown.app.Panel() != nil {
				t.Errorf("the game of %v did not start", choice)
			}
			random := rand.New(rand.NewPCG(uint64(width), uint64(i)))
			for range 60 {
				shown.stroll(random)
				addPainted(seen, shown.app.Tree())
			}
		}
	}
	for r := range seen {
		if glyph, err := canvas.GlyphIndex(nil, r); err != nil || glyph == 0 {
			t.Errorf("the page paints %q and has no glyph for it", r)
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d characters were met", len(seen))
	}
}

// addPainted adds the characters that the canvas of a page paints of a tree.
func addPainted(seen map[rune]bool, root *tree.Node) {
	root.Walk(func(n *tree.Node) bool {
		if n.Visible && (n.Size > 0 || n.Text != "") {
			for _, r := range n.Written() {
				seen[r] = true
			}
		}
		return n.Role != tree.RoleDialog
	})
}
