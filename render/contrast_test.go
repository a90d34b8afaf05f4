package render

import (
	"testing"

	"anqi/render/art"
	"anqi/render/ui"
	"anqi/render/ui/tree"
)

// A system that begins to ask for contrast while the game runs gets the strong theme, and the other again when it no longer asks.
func TestContrastIsGivenWhenTheSystemAsks(t *testing.T) {
	if theme := art.ThemeByName(ui.ContrastTheme); !theme.Strong || theme.Name != ui.ContrastTheme {
		t.Fatalf("the theme %q is %q", ui.ContrastTheme, theme.Name)
	}
	onStage(func() {
		shown := newTable(windowTypefaces(), 500, 700)
		shown.pass()
		w := newShow(newScene(60, false), 400, 700)
		w.Game.model = shown.app
		w.options.Theme = shown.app.Theme
		w.frame(0)
		plain := w.picture(tree.Rect{W: 400, H: 700})
		shown.app.SetHighContrast(true)
		w.frame(0)
		strong := w.picture(tree.Rect{W: 400, H: 700})
		if d := difference(plain, strong); d < 0.5 {
			t.Errorf("more contrast changed only %.3f of the picture", d)
		}
		shown.app.SetHighContrast(false)
		w.frame(0)
		if d := difference(plain, w.picture(tree.Rect{W: 400, H: 700})); d != 0 {
			t.Errorf("without the wish, %.3f of the picture is still another", d)
		}
	})
}
