package render

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"anqi/render/ui/tree"
)

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
	"newgame":   func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandNew}) },
	"help":      func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandHelp}) },
	"settings":  func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandSettings}) },
	"standings": func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandStandings}) },
	"fair":      func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandFair}) },
	"keys":      func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandKeys}) },
	"resign":    func(t *table) { t.play(4); t.app.Do(tree.Command{Name: tree.CommandResign}) },
	"menu":      func(t *table) { t.pass(); t.app.Do(tree.Command{Name: tree.CommandMenu}) },
	"hint": func(t *table) {
		t.play(9)
		t.app.Do(tree.Command{Name: tree.CommandHint})
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
		for _, size := range []image.Point{{360, 640}, {820, 1180}, {1440, 900}} {
			onStage(func() {
				file := filepath.Join(folder, fmt.Sprintf("%s-%dx%d.png", name, size.X, size.Y))
				if err := screenshot(file, size, prepare); err != nil {
					t.Error(err)
				}
			})
		}
	}
}

func screenshot(file string, size image.Point, prepare func(*table)) error {
	shown := newTable(windowTypefaces(), float64(size.X), float64(size.Y))
	prepare(shown)
	loop, screen := shown.newLoop(size, false)
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
