// Command icon draws the game's picture for a phone's home screen, 180 pixels wide and high as iPhones ask for it, and writes it
// as PNG to standard output. web/touch-icon.png is made by it; a test of render/art holds the two together.
//
// Usage: go run ./scripts/icon >FILE, or make icon
package main

import (
	"fmt"
	"image/png"
	"os"

	"golang.org/x/image/font/opentype"

	"anqi/assets/fonts"
	"anqi/render/art"
)

const size = 180

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "icon:", err)
		os.Exit(1)
	}
}

func run() error {
	pieces, err := opentype.Parse(fonts.Pieces())
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	return encoder.Encode(os.Stdout, art.NewStudio(art.Themes[0], pieces, pieces).HomeIcon(size))
}
