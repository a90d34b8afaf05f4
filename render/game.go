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
	"anqi/render/ui"
)

// Options adapt the game to where it runs. The zero value is a window of its own that does what it can alone.
type Options struct {
	// Page says that the game lies in a web page: panels, keyboard marks and all input are the page's.
	Page bool
	// PixelRatio returns how many device pixels make a CSS pixel where the engine's own answer is not to be used: then the
	// outside size is in device pixels. Nil: the engine's.
	PixelRatio func() float64
	// Insets returns what the machine keeps for itself at the window's edges; nil: nothing.
	Insets func() ui.Insets
	// Effect gets every effect that is not a sound or an animation; nil: they are dropped.
	Effect func(ui.Effect)
	// Synced is called at the end of every tick.
	Synced func()
	// Sound plays a sound; it gets none before the person's first gesture. Nil: the game is silent.
	Sound func(ui.Sound)
	// Painted is called once, after the first painting.
	Painted func()
	// Gesture reports whether the person has done something yet, before which no sound may play; nil: own input counts.
	Gesture func() bool
	// Theme returns the name of the theme to paint with; nil: the first.
	Theme func() string
	// Quit reports whether the game has to end; nil: only the window's own button ends it.
	Quit func() bool
	// Lock is held while the model is used; nil: nobody else uses it.
	Lock sync.Locker
	// Now is the clock; nil: time.Now.
	Now func() time.Time
}

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
	tree       *ui.Node        // as last painted
	board      ui.BoardView    // as last painted
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

// settle is how long a window must keep its size before everything is drawn anew in the right size.
const settle = 120 * time.Millisecond

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
	var insets ui.Insets
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
		g.readInput(now)
	}
	g.model.Tick(now)
	for _, effect := range g.model.Effects() {
		g.carryOut(effect, now)
	}
	if g.options.Synced != nil {
		g.options.Synced()
	}
	if g.options.Quit != nil && g.options.Quit() {
		return ebiten.Termination
	}
	return nil
}

// carryOut does what an effect asks for, here or through the hook.
func (g *Game) carryOut(effect ui.Effect, now time.Time) {
	switch effect := effect.(type) {
	case ui.Animate:
		g.motion = newMotion(effect, now)
		return
	case ui.Sound:
		if g.options.Sound != nil && g.gestured() {
			g.options.Sound(effect)
		}
		return
	case ui.SettingsChanged:
		g.changeTheme()
	}
	if g.options.Effect != nil {
		g.options.Effect(effect)
	}
}

func (g *Game) gestured() bool {
	if g.options.Gesture != nil {
		return g.options.Gesture()
	}
	return g.input.used
}

// changeTheme makes all drawings anew if the theme is another one now.
func (g *Game) changeTheme() {
	if theme := g.theme(); theme != g.painter.theme() {
		g.painter.sprites.sweepAll()
		g.painter.sprites.studio = art.NewStudio(theme, g.fonts.pieces, g.fonts.text)
		g.stale = true
	}
}

// openSheet lays out the open panel, if the canvas has to show it, and keeps the focus in sight.
func (g *Game) openSheet(tree *ui.Node) {
	dialog := openDialog(tree)
	if dialog == nil || g.options.Page {
		g.sheet, g.scroll = nil, 0
		return
	}
	before := g.sheet
	g.sheet = sheet.New(dialog, float64(g.size.X)/g.ratio, float64(g.size.Y)/g.ratio, g.fonts)
	if before == nil || before.Node.ID != dialog.ID {
		g.scroll = 0
		g.input.revealed = ""
	}
	g.scroll = math.Max(0, math.Min(g.scroll, g.sheet.Limit()))
	if id, shown := g.model.FocusID(); shown && id != g.input.revealed {
		g.scroll = g.sheet.Reveal(id, g.scroll)
		g.input.revealed = id
	}
}

// openDialog returns the panel that lies on top, nil if none is open.
func openDialog(tree *ui.Node) *ui.Node {
	for i := len(tree.Children) - 1; i >= 0; i-- {
		if tree.Children[i].Role == ui.RoleDialog {
			return tree.Children[i]
		}
	}
	return nil
}
