package render

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/render/sheet"
	"anqi/render/ui/tree"
)

// openSheet lays out the open panel, if the canvas has to show it, and keeps the focus in sight.
func (g *Game) openSheet(tree *tree.Node) {
	dialog := openDialog(tree)
	if g.options.Page {
		return
	}
	if dialog == nil {
		g.sheet, g.scroll = nil, 0
		g.model.SetScrolling(nil)
		return
	}
	before := g.sheet
	g.sheet = sheet.New(dialog, float64(g.size.X)/g.ratio, float64(g.size.Y)/g.ratio, g.fonts)
	if before == nil || before.Node.ID != dialog.ID {
		g.scroll = 0
		g.input.revealed = ""
	}
	g.scroll = math.Max(0, math.Min(g.scroll, g.sheet.Limit()))
	g.model.SetScrolling(g.sheet.Scrolling())
	if id, shown := g.model.FocusID(); shown && id != g.input.revealed {
		g.scroll = g.sheet.Reveal(id, g.scroll)
		g.input.revealed = id
	}
}

// openDialog returns the panel that lies on top, nil if none is open.
func openDialog(root *tree.Node) *tree.Node {
	for i := len(root.Children) - 1; i >= 0; i-- {
		if root.Children[i].Role == tree.RoleDialog {
			return root.Children[i]
		}
	}
	return nil
}

// doInPanel gives the focus to a part of a panel and carries out its command.
func (g *Game) doInPanel(id string, command tree.Command) {
	if command == (tree.Command{}) {
		return
	}
	g.model.Do(tree.Command{Name: tree.CommandFocus, Value: id})
	g.input.revealed = id // it is in sight: it was just tapped
	g.model.Do(command)
}

// wheelStep is how far a notch of the wheel or an arrow scrolls, in CSS pixels.
const wheelStep = 60

func (g *Game) readWheel() {
	if _, turned := ebiten.Wheel(); turned != 0 {
		g.scrollBy(-turned * wheelStep)
	}
}

// scrollBy scrolls the open panel.
func (g *Game) scrollBy(distance float64) {
	if g.sheet == nil {
		return
	}
	scroll := math.Max(0, math.Min(g.scroll+distance, g.sheet.Limit()))
	if scroll != g.scroll {
		g.scroll, g.stale = scroll, true
	}
}
