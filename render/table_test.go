package render

import (
	"image"
	"math/rand/v2"
	"runtime"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
	"anqi/render/ui"
	"anqi/render/ui/tree"
	"anqi/save"
)

// table is a real App with a fixed deal and an eager opponent, on a clock that the test turns.
type table struct {
	app       *ui.App
	typefaces *Typefaces
	now       time.Time
}

func newTable(typefaces *Typefaces, width, height float64) *table {
	random := rand.NewChaCha8([32]byte{7})
	machine := platform.NewMemory()
	t := &table{typefaces: typefaces, now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	t.app = ui.NewApp(ui.Environment{
		Measurer: typefaces,
		Match:    match.Environment{Random: random, Seeds: random, Computer: eager{}},
		Store:    save.Open(machine.Storage(), nil), Now: t.now, FullScreen: true, Languages: []string{"zh-TW"},
	})
	t.app.Resize(width, height, tree.Insets{})
	return t
}

// pass lets time go by until the computer has answered.
func (t *table) pass() {
	for range 200 {
		t.now = t.now.Add(100 * time.Millisecond)
		t.app.Tick(t.now)
		if !t.app.Session().Thinking() {
			return
		}
		runtime.Gosched()
		time.Sleep(time.Millisecond)
	}
}

func (t *table) tap(s game.Square) {
	t.app.Do(tree.Command{Name: tree.CommandSquare, Value: s.String()})
}

// play makes the person play like the opponent for so many turns, or to the end.
func (t *table) play(turns int) {
	for range turns {
		t.pass()
		m := t.app.Session().Match()
		if m.Outcome().Over() {
			break
		}
		position, rules := m.Position(), m.Rules()
		action := eagerAction(&position, rules)
		t.tap(action.From)
		if !action.IsFlip() {
			t.tap(action.To)
		}
	}
	t.pass()
}

// choose selects the piece with the most to do.
func (t *table) choose() {
	m := t.app.Session().Match()
	position, rules := m.Position(), m.Rules()
	best, most := game.NoSquare, 0
	for s := range game.Square(game.SquareCount) {
		count := 0
		for _, action := range position.ActionsFrom(rules, s, nil) {
			if !action.IsFlip() {
				count++
				if position.Step(action) == game.StepCapture {
					count += 3
				}
			}
		}
		if count > most {
			best, most = s, count
		}
	}
	if best != game.NoSquare {
		t.tap(best)
	}
}

// stroll does things that change a part of what is seen, one a step, in a game of a person with the computer.
func (t *table) stroll(random *rand.Rand) {
	m, answers := t.app.Session().Match(), []string{tree.CommandAccept, tree.CommandDecline}
	switch step := random.IntN(10); {
	case t.app.Tree().Find("accept") != nil:
		t.app.Do(tree.Command{Name: answers[step%2]})
	case m.Outcome().Over():
		t.app.Do(tree.Command{Name: tree.CommandRematch})
	case step < 5:
		t.tap(game.Square(random.IntN(game.SquareCount)))
	case step < 7:
		t.play(1)
	case step == 7:
		t.app.Do(tree.Command{Name: tree.CommandUndo})
	case step == 8:
		t.app.Key(tree.KeyPress{Key: "ArrowLeft"})
	default:
		t.now = t.now.Add(11 * time.Second)
		t.app.Tick(t.now)
	}
	t.pass()
}

// newLoop is a game loop over the table, on its clock, in a page or in a window, with a screen.
func (t *table) newLoop(size image.Point, page bool) (*Game, *ebiten.Image) {
	loop := NewGame(t.app, t.typefaces, Options{
		PixelRatio: func() float64 { return 1 }, Page: page, Now: func() time.Time { return t.now },
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
