package render

import (
	"image"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/render/ui/tree"
)

// comparison is a page's game on two screens: one that is painted on, and one with a fine board from the start, to compare with.
type comparison struct {
	*table
	loop, fresh  *Game
	screen, anew *ebiten.Image
}

func newComparison(size image.Point) *comparison {
	c := &comparison{table: newTable(windowTypefaces(), float64(size.X), float64(size.Y))}
	c.loop, c.screen = c.newLoop(size, true)
	c.fresh, c.anew = c.newLoop(size, true)
	c.fresh.painter.coarse = false
	return c
}

// TestRepaintingPartsLeavesNoTraces compares a screen on which only what changed was painted, for many steps, with one that was
// painted anew.
func TestRepaintingPartsLeavesNoTraces(t *testing.T) {
	for _, size := range []image.Point{{360, 640}, {1024, 700}} {
		onStage(func() {
			c := newComparison(size)
			drawFinely(c.loop, c.screen)
			random := rand.New(rand.NewPCG(1, 2))
			for step := range 40 {
				c.stroll(random)
				c.loop.Update()
				for range 3 {
					c.loop.Draw(c.screen)
					c.now = c.now.Add(90 * time.Millisecond)
				}
				c.loop.Draw(c.screen)
				c.fresh.stale = true
				c.fresh.Draw(c.anew)
				if x, y, differ := firstDifference(c.screen, c.anew); differ {
					t.Errorf("%v: after step %d the screen differs from one painted anew, first at %d, %d", size, step, x, y)
					return
				}
			}
		})
	}
}

// TestOnlyWhatChangedIsPainted counts drawings: a line of text takes its ground, its plate and itself.
func TestOnlyWhatChangedIsPainted(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		clock := &tree.Node{ID: "clock", Role: tree.RoleText, Label: "1:00", Size: 14, Visible: true, Rect: tree.Rect{X: 300, Y: 30, W: 80, H: 30}}
		s.tree.Children = append(s.tree.Children, clock)
		w := newShow(s, 400, 700)
		w.frame(0)
		for name, test := range map[string]struct {
			change func()
			most   int
		}{
			"the clock": {func() {
				ticked := *clock
				ticked.Label = "1:01"
				s.tree = &tree.Node{ID: "anqi", Children: []*tree.Node{s.tree.Children[0], &ticked}}
			}, 4},
			"a square": {func() { s.board.Pieces[9] = fourteen[2] }, 20},
			"nothing that is seen": {func() {
				hidden := &tree.Node{ID: "hidden", Role: tree.RoleText, Label: "棋子"}
				s.tree = &tree.Node{ID: "anqi", Children: append([]*tree.Node{hidden}, s.tree.Children...)}
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

func TestIdleScreenDrawsNothing(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(s, 400, 700)
		w.frame(0)
		drawn, made := w.painter.commands, w.painter.sprites.drawn
		if drawn < 60 {
			t.Errorf("the first frame needed %d drawings; the pieces and their shadows alone are 64", drawn)
		}
		for range 100 {
			w.frame(16 * time.Millisecond)
		}
		if n := w.painter.commands - drawn; n != 0 {
			t.Errorf("a hundred idle frames drew %d things", n)
		}
		s.version++
		w.frame(16 * time.Millisecond)
		if n := w.painter.commands - drawn; n != 0 {
			t.Errorf("a new version that looks the same drew %d things", n)
		}
		s.board.Pieces[3] = game.Empty
		s.version++
		w.frame(16 * time.Millisecond)
		if w.painter.commands == drawn {
			t.Error("a new version was not painted")
		}
		if n := w.painter.sprites.drawn - made; n != 0 {
			t.Errorf("painting the same again made %d new pictures", n)
		}
	})
}

func TestScreenKeepsWhatWasPainted(t *testing.T) {
	onStage(func() {
		s := newScene(60, false)
		w := newShow(s, 400, 700)
		w.frame(0)
		before := w.picture(tree.Rect{W: 400, H: 700})
		w.frame(time.Second)
		if d := difference(before, w.picture(tree.Rect{W: 400, H: 700})); d != 0 {
			t.Errorf("an idle frame changed %.4f of the screen", d)
		}
	})
}
