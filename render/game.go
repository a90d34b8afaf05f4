package render

import (
	"image"
	"math"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/art"
	"anqi/render/sheet"
	"anqi/render/ui/tree"
)

// Game is the loop around a model: it lets time pass, passes input on, and paints when there is something new to see.
type Game struct {
	model   Model
	options Options
	fonts   *Typefaces
	painter painter
	input   input

	ratio      float64 // device pixels in a CSS pixel
	size       image.Point
	resized    time.Time // when the window's size last changed
	rough      bool      // the last painting stretched old drawings
	version    uint64    // of the model, when it was last painted
	stale      bool      // everything has to be painted again
	turned     bool      // the pointer points at something else
	painted    bool
	motion     *motion
	moved      image.Rectangle // where the last painting showed a motion
	background *ebiten.Image   // table and empty board as last painted
	tree       *tree.Node      // as last painted
	board      tree.BoardView  // as last painted
	attention  attention       // as last painted
	sheet      *sheet.Sheet    // the open panel, natively
	scroll     float64
	paintings  int
}

// NewGame returns the loop around a model.
func NewGame(model Model, fonts *Typefaces, options Options) *Game {
	if options.Now == nil {
		options.Now = time.Now
	}
	if options.Lock == nil {
		options.Lock = new(sync.Mutex)
	}
	g := &Game{model: model, options: options, fonts: fonts, ratio: 1, stale: true}
	g.painter = painter{sprites: newSprites(art.NewStudio(g.theme(), fonts.pieces, fonts.text)), fonts: fonts, coarse: options.Page}
	g.input.hovered = game.NoSquare
	return g
}

func (g *Game) theme() *art.Theme {
	if g.options.Theme == nil {
		return art.Themes[0]
	}
	return art.ThemeByName(g.options.Theme())
}

// Layout is LayoutF for whole numbers; the engine prefers LayoutF.
func (g *Game) Layout(outsideWidth, outsideHeight int) (int, int) {
	width, height := g.LayoutF(float64(outsideWidth), float64(outsideHeight))
	return int(width), int(height)
}

// LayoutF tells the model the window's size in CSS pixels and the engine the screen's in device pixels.
func (g *Game) LayoutF(outsideWidth, outsideHeight float64) (float64, float64) {
	g.options.Lock.Lock()
	defer g.options.Lock.Unlock()
	width, height, before := outsideWidth, outsideHeight, g.ratio
	if g.options.PixelRatio != nil {
		g.ratio = positive(g.options.PixelRatio())
		width, height = width/g.ratio, height/g.ratio
	} else {
		g.ratio = positive(ebiten.Monitor().DeviceScaleFactor())
	}
	g.stale = g.stale || g.ratio != before
	var insets tree.Insets
	if g.options.Insets != nil {
		insets = g.options.Insets()
	}
	g.model.Resize(width, height, insets)
	return math.Max(math.Round(width*g.ratio), 1), math.Max(math.Round(height*g.ratio), 1)
}

func positive(ratio float64) float64 {
	if ratio > 0 {
		return ratio
	}
	return 1
}

// Update lets time pass and passes input on; the engine calls it at a steady pace.
func (g *Game) Update() error {
	g.options.Lock.Lock()
	defer g.options.Lock.Unlock()
	now := g.options.Now()
	if !g.options.Page {
		g.readInput()
	}
	g.model.Tick(now)
	g.CarryOut()
	if g.options.Synced != nil {
		g.options.Synced()
	}
	if g.options.Quit != nil && g.options.Quit() {
		return ebiten.Termination
	}
	return nil
}
