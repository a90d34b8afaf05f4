// Command anqi is the game of dark chess 「暗棋」: in a web page when it is built for js/wasm, in a window of its own
// everywhere else. This package only wires the others together.
package main

import (
	"fmt"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
)

func main() {
	// The screen keeps what was painted last, so that a board on which nothing happens costs nothing.
	ebiten.SetScreenClearedEveryFrame(false)
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "anqi:", err)
		os.Exit(1)
	}
}
