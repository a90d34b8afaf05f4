package render

import (
	"image"
	"strings"
	"testing"

	"anqi/render/ui/tree"
)

// What the layout has found room for is painted as large as that: nothing that is written on the canvas, panels of a window included, ends
// up smaller than 12 pixels, numbers beside pieces and counts 11, and nothing is cut off.
func TestNothingIsPaintedTooSmall(t *testing.T) {
	for name, prepare := range states {
		for _, size := range []image.Point{{320, 568}, {360, 640}, {640, 360}, {820, 1180}, {1440, 900}} {
			onStage(func() {
				shown := newTable(windowTypefaces(), float64(size.X), float64(size.Y))
				prepare(shown)
				loop, screen := shown.newLoop(size, false)
				loop.Draw(screen)
				checkWords(t, loop, name, size)
				shown.app.Do(tree.Command{Name: tree.CommandClose})
				loop.Draw(screen)
				checkWords(t, loop, name+" without its panel", size)
			})
		}
	}
}

// checkWords looks at every line of text that has been painted so far.
func checkWords(t *testing.T, g *Game, state string, size image.Point) {
	t.Helper()
	counts := map[string]bool{}
	g.tree.Walk(func(n *tree.Node) bool {
		if strings.HasPrefix(n.ID, "counter-") {
			counts[n.Written()] = true
		}
		for _, piece := range n.Tray {
			counts[piece.Number()] = true
		}
		return true
	})
	painted := 0
	for key := range g.painter.sprites.made {
		if key.kind != spriteWords {
			continue
		}
		painted++
		high, least := float64(key.width)/4, float64(tree.SmallestText)
		if counts[key.name] {
			least = tree.SmallestCount
		}
		if high < least || strings.HasSuffix(key.name, "…") && key.name != g.model.Tree().Find("status").Label {
			t.Errorf("%v, %s: %q is painted %.2f pixels high, want %v", size, state, key.name, high, least)
		}
	}
	if painted < 10 {
		t.Errorf("%v, %s: only %d lines of text are painted", size, state, painted)
	}
}
