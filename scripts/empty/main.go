// Command empty is the smallest Ebitengine program: one window that is never
// drawn to. The size and the loading time of the game are measured beside it,
// because what the engine costs is not the game's to save.
//
// It imports Ebitengine and the standard library only.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

// program is the empty game; it only notes its first frame.
type program struct {
	drawn bool
}

// Update has nothing to do.
func (p *program) Update() error { return nil }

// Draw notes the first frame, for the measurement of the loading time.
func (p *program) Draw(*ebiten.Image) {
	if !p.drawn {
		p.drawn = true
		markPlayable()
	}
}

// Layout makes the screen as large as its window.
func (p *program) Layout(width, height int) (int, int) { return width, height }

func main() {
	if err := ebiten.RunGame(&program{}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
