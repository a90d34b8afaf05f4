package render

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font/sfnt"

	"anqi/assets/fonts"
	"anqi/game"
	"anqi/render/ui"
)

// stroll does things that change a part of what is seen, one a step, in a game of a person with the computer.
func (t *table) stroll(random *rand.Rand) {
	m, answers := t.app.Session().Match(), []string{ui.CommandAccept, ui.CommandDecline}
	switch step := random.IntN(10); {
	case t.app.Tree().Find("accept") != nil:
		t.app.Do(ui.Command{Name: answers[step%2]})
	case m.Outcome().Over():
		t.app.Do(ui.Command{Name: ui.CommandRematch})
	case step < 5:
		t.tap(game.Square(random.IntN(game.SquareCount)))
	case step < 7:
		t.play(1)
	case step == 7:
		t.app.Do(ui.Command{Name: ui.CommandUndo})
	case step == 8:
		t.app.Key(ui.KeyPress{Key: "ArrowLeft"})
	default:
		t.now = t.now.Add(11 * time.Second)
		t.app.Tick(t.now)
	}
	t.pass()
}

// TestRepaintingPartsLeavesNoTraces compares a screen on which only what changed was painted, for many steps, with one that was
// painted anew.
func TestRepaintingPartsLeavesNoTraces(t *testing.T) {
	for _, size := range []image.Point{{360, 640}, {1024, 700}} {
		onStage(func() {
			typefaces, err := LoadTypefaces(fonts.Text())
			if err != nil {
				t.Error(err)
				return
			}
			shown := newTable(typefaces, float64(size.X), float64(size.Y))
			loop, screen := shown.loop(typefaces, size)
			drawFinely(loop, screen)
			fresh, anew := shown.loop(typefaces, size)
			fresh.painter.coarse = false
			random := rand.New(rand.NewPCG(1, 2))
			for step := range 40 {
				shown.stroll(random)
				loop.Update()
				for range 3 {
					loop.Draw(screen)
					shown.now = shown.now.Add(90 * time.Millisecond)
				}
				loop.Draw(screen)
				fresh.stale = true
				fresh.Draw(anew)
				if x, y, differ := firstDifference(screen, anew); differ {
					t.Errorf("%v: after step %d the screen differs from one painted anew, first at %d, %d", size, step, x, y)
					return
				}
			}
		})
	}
}

// loop is a game loop over the table, on its clock, with a screen.
func (t *table) loop(typefaces *Typefaces, size image.Point) (*Game, *ebiten.Image) {
	loop := NewGame(t.app, typefaces, Options{
		PixelRatio: func() float64 { return 1 }, Page: true, Now: func() time.Time { return t.now },
	})
	loop.LayoutF(float64(size.X), float64(size.Y))
	return loop, ebiten.NewImage(size.X, size.Y)
}

// drawFinely draws until the board is no longer the coarse one of the first picture.
func drawFinely(loop *Game, screen *ebiten.Image) {
	for loop.Draw(screen); loop.painter.fine.work != nil; {
		loop.Draw(screen)
	}
}

// TestFirstPictureIsCoarseAndComplete compares a page's first picture with one that was drawn as it shall be at once: it is nearly the
// same everywhere, and then becomes the same.
func TestFirstPictureIsCoarseAndComplete(t *testing.T) {
	for _, size := range []image.Point{{360, 640}, {1280, 800}} {
		onStage(func() {
			typefaces, err := LoadTypefaces(fonts.Text())
			if err != nil {
				t.Error(err)
				return
			}
			shown := newTable(typefaces, float64(size.X), float64(size.Y))
			loop, screen := shown.loop(typefaces, size)
			loop.Draw(screen)
			if loop.painter.fine.work == nil {
				t.Errorf("%v: the first picture took the time to draw a fine board", size)
			}
			fresh, anew := shown.loop(typefaces, size)
			fresh.painter.coarse = false
			fresh.Draw(anew)
			if worst := blockDifference(screen, anew); worst > 20 {
				t.Errorf("%v: some part of the first picture is %.2f levels off", size, worst)
			}
			drawFinely(loop, screen)
			if x, y, differ := firstDifference(screen, anew); differ {
				t.Errorf("%v: the picture stays different at %d, %d", size, x, y)
			}
		})
	}
}

// blockDifference is the largest mean difference of blocks of 20 × 20 pixels.
func blockDifference(a, b *ebiten.Image) (worst float64) {
	const block = 20
	size := a.Bounds().Size()
	pixels := [2][]byte{make([]byte, 4*size.X*size.Y), make([]byte, 4*size.X*size.Y)}
	a.ReadPixels(pixels[0])
	b.ReadPixels(pixels[1])
	for top := 0; top+block <= size.Y; top += block {
		for left := 0; left+block <= size.X; left += block {
			sum := 0.0
			for y := top; y < top+block; y++ {
				for i := 4 * (y*size.X + left); i < 4*(y*size.X+left+block); i++ {
					sum += float64(max(pixels[0][i], pixels[1][i]) - min(pixels[0][i], pixels[1][i]))
				}
			}
			worst = max(worst, sum/(4*block*block))
		}
	}
	return worst
}

func firstDifference(a, b *ebiten.Image) (x, y int, differ bool) {
	size := a.Bounds().Size()
	pixels := [2][]byte{make([]byte, 4*size.X*size.Y), make([]byte, 4*size.X*size.Y)}
	a.ReadPixels(pixels[0])
	b.ReadPixels(pixels[1])
	for i := range pixels[0] {
		if d := int(pixels[0][i]) - int(pixels[1][i]); d > 2 || d < -2 {
			return i / 4 % size.X, i / 4 / size.X, true
		}
	}
	return 0, 0, false
}

// TestOnlyWhatChangedIsPainted counts drawings: a line of text takes its ground, its plate and itself.
func TestOnlyWhatChangedIsPainted(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		clock := &ui.Node{ID: "clock", Role: ui.RoleText, Label: "1:00", Size: 14, Visible: true, Rect: ui.Rect{X: 300, Y: 30, W: 80, H: 30}}
		s.tree.Children = append(s.tree.Children, clock)
		w := newShow(t, s, 400, 700)
		w.frame(0)
		for name, test := range map[string]struct {
			change func()
			most   int
		}{
			"the clock": {func() {
				ticked := *clock
				ticked.Label = "1:01"
				s.tree = &ui.Node{ID: "anqi", Children: []*ui.Node{s.tree.Children[0], &ticked}}
			}, 4},
			"a square": {func() { s.board.Pieces[9] = fourteen[2] }, 20},
			"nothing that is seen": {func() {
				hidden := &ui.Node{ID: "hidden", Role: ui.RoleText, Label: "棋子"}
				s.tree = &ui.Node{ID: "anqi", Children: append([]*ui.Node{hidden}, s.tree.Children...)}
			}, 0},
		} {
			before := w.painter.commands
			test.change()
			s.version++
			w.frame(time.Millisecond)
			if n := w.painter.commands - before; n > test.most || n == 0 && test.most > 0 {
				t.Errorf("painting %s took %d drawings, want at most %d", name, n, test.most)
			}
		}
	})
}

// TestPageHasAGlyphForEveryWord looks at every text that the play screen paints, over many states, and asks whether the typeface
// of the page has its characters.
func TestPageHasAGlyphForEveryWord(t *testing.T) {
	canvas, err := sfnt.Parse(fonts.Canvas())
	if err != nil {
		t.Fatal(err)
	}
	typefaces, err := LoadTypefaces(fonts.Text())
	if err != nil {
		t.Fatal(err)
	}
	seen := map[rune]bool{}
	for _, width := range []float64{360, 820, 1440} {
		for i, choice := range []ui.Command{
			{Name: "newgame-level", Value: "easy"}, {Name: "newgame-level", Value: "expert"}, {Name: "newgame-opponent", Value: "two"},
		} {
			shown := newTable(typefaces, width, 900)
			for _, command := range []ui.Command{{Name: ui.CommandNew}, choice, {Name: "newgame-start"}} {
				shown.app.Do(command)
			}
			if shown.app.Panel() != nil {
				t.Errorf("the game of %v did not start", choice)
			}
			random := rand.New(rand.NewPCG(uint64(width), uint64(i)))
			for range 60 {
				shown.stroll(random)
				shown.app.Tree().Walk(func(n *ui.Node) bool {
					if n.Visible && (n.Size > 0 || n.Text != "") {
						for _, r := range n.Written() {
							seen[r] = true
						}
					}
					return n.Role != ui.RoleDialog
				})
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
