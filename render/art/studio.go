package art

import (
	"image"

	"golang.org/x/image/font/opentype"
)

// Studio draws in one theme with one font. It keeps nothing of what it drew; who asks keeps the images.
type Studio struct {
	Theme  *Theme
	pieces *opentype.Font
	text   *opentype.Font
	noise  *noise
}

// NewStudio returns a studio: pieces must have the characters of the fourteen pieces, text letters and digits.
func NewStudio(theme *Theme, pieces, text *opentype.Font) *Studio {
	return &Studio{Theme: theme, pieces: pieces, text: text, noise: newNoise()}
}

func newImage(width, height int) *image.RGBA {
	return image.NewRGBA(image.Rect(0, 0, max(width, 1), max(height, 1)))
}
