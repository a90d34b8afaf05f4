package render

import (
	"context"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
	"anqi/render/ui"
	"anqi/save"
)

// eager is an opponent for tests: it captures where it can, else does the first thing that is legal.
type eager struct{}

func (eager) Choose(_ context.Context, p game.Position, r game.Rules, _ match.Request, _ func()) (match.Answer, error) {
	return match.Answer{Action: eagerAction(&p, &r), Chance: 0.5}, nil
}

func eagerAction(p *game.Position, r *game.Rules) game.Action {
	actions := p.Actions(r, nil)
	best := actions[0]
	for _, action := range actions {
		switch p.Step(action) {
		case game.StepCapture, game.StepDark:
			return action
		case game.StepFlip:
			best = action
		}
	}
	if best.IsFlip() {
		for i := range actions {
			if a := actions[(i*13+int(p.Quiet)*7)%len(actions)]; a.IsFlip() {
				return a
			}
		}
	}
	return actions[(int(p.Quiet)*5+3)%len(actions)]
}

// table is a real App with a fixed deal and an eager opponent, on a clock that the test turns.
type table struct {
	app *ui.App
	now time.Time
}

func newTable(typefaces *Typefaces, width, height float64) *table {
	random := rand.NewChaCha8([32]byte{7})
	machine := platform.NewMemory()
	t := &table{now: time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)}
	t.app = ui.NewApp(ui.Environment{
		Measurer: typefaces,
		Match:    match.Environment{Random: random, Seeds: random, Computer: eager{}},
		Store:    save.Open(machine.Storage(), nil), Now: t.now, FullScreen: true, Languages: []string{"zh-TW"},
	})
	t.app.Resize(width, height, ui.Insets{})
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
	t.app.Do(ui.Command{Name: ui.CommandSquare, Value: s.String()})
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

// states are the moments of a game that pictures are made of.
var states = map[string]func(*table){
	"opening": func(t *table) { t.pass() },
	"middle":  func(t *table) { t.play(17); t.choose() },
	"end": func(t *table) {
		t.play(400)
		for range 60 {
			t.pass()
		}
	},
	"newgame":   func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandNew}) },
	"help":      func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandHelp}) },
	"settings":  func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandSettings}) },
	"standings": func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandStandings}) },
	"fair":      func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandFair}) },
	"keys":      func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandKeys}) },
	"resign":    func(t *table) { t.play(4); t.app.Do(ui.Command{Name: ui.CommandResign}) },
	"menu":      func(t *table) { t.pass(); t.app.Do(ui.Command{Name: ui.CommandMenu}) },
	"hint": func(t *table) {
		t.play(9)
		t.app.Do(ui.Command{Name: ui.CommandHint})
		for range 5 {
			t.pass()
			time.Sleep(5 * time.Millisecond)
		}
	},
}

// TestScreenshots writes pictures of the game as PNG files into the folder that ANQI_SCREENSHOTS names; it does nothing
// without that. ANQI_SCREENSHOT_STATES chooses states by a pattern as of a file name, such as "m*".
func TestScreenshots(t *testing.T) {
	folder := os.Getenv("ANQI_SCREENSHOTS")
	if folder == "" {
		t.Skip("ANQI_SCREENSHOTS names no folder")
	}
	wanted := os.Getenv("ANQI_SCREENSHOT_STATES")
	for name, prepare := range states {
		if ok, _ := filepath.Match(wanted, name); wanted != "" && !ok {
			continue
		}
		for _, size := range [][2]int{{360, 640}, {820, 1180}, {1440, 900}} {
			onStage(func() {
				file := filepath.Join(folder, fmt.Sprintf("%s-%dx%d.png", name, size[0], size[1]))
				if err := screenshot(file, size[0], size[1], prepare); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

func screenshot(file string, width, height int, prepare func(*table)) error {
	typefaces, err := LoadTypefaces(fonts.Text())
	if err != nil {
		return err
	}
	shown := newTable(typefaces, float64(width), float64(height))
	prepare(shown)
	loop := NewGame(shown.app, typefaces, Options{PixelRatio: func() float64 { return 1 }})
	loop.LayoutF(float64(width), float64(height))
	screen := ebiten.NewImage(width, height)
	loop.Draw(screen)
	picture := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(picture.Pix)
	out, err := os.Create(file)
	if err != nil {
		return fmt.Errorf("the picture: %w", err)
	}
	defer out.Close()
	if err := png.Encode(out, picture); err != nil {
		return fmt.Errorf("the picture %s: %w", file, err)
	}
	return nil
}
