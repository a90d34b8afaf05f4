// Package qrcode makes the QR code of a text, as modules for the interface to draw. It imports a library, which knows no window, and the
// standard library.
package qrcode

import (
	"fmt"

	"github.com/boombuler/barcode/qr"
)

// QuietZone is how many light modules have to be around a code, on every side, for cameras to find it.
const QuietZone = 4

// MaxLength is how many bytes of text fit into a code.
const MaxLength = 2953

// Code is a square of modules without its quiet zone.
type Code struct {
	Size int // modules in a row: 21 to 177
	dark []bool
}

// Dark reports whether the module in a column and row, counted from the top left corner, is dark. Outside the code none is.
func (c *Code) Dark(column, row int) bool {
	if column < 0 || column >= c.Size || row < 0 || row >= c.Size {
		return false
	}
	return c.dark[row*c.Size+column]
}

// Encode returns the smallest code of a text. Its error correction is the lowest, L: on a screen nothing is torn or stained, and larger
// modules are what a camera reads best.
func Encode(text string) (*Code, error) {
	if len(text) > MaxLength {
		return nil, fmt.Errorf("a QR code holds %d bytes, not %d", MaxLength, len(text))
	}
	picture, err := qr.Encode(text, qr.L, qr.Unicode)
	if err != nil {
		return nil, err
	}
	size := picture.Bounds().Dx()
	code := &Code{Size: size, dark: make([]bool, size*size)}
	for row := range size {
		for column := range size {
			red, _, _, _ := picture.At(column, row).RGBA()
			code.dark[row*size+column] = red == 0
		}
	}
	return code, nil
}
