package render

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// difference is the share of pixels of two pictures of one size that differ clearly.
func difference(a, b *image.RGBA) float64 {
	count := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for channel := range 3 {
			if d := int(a.Pix[i+channel]) - int(b.Pix[i+channel]); d > 24 || d < -24 {
				count++
				break
			}
		}
	}
	return float64(count) / float64(len(a.Pix)/4)
}

// blank reports whether a picture has one colour only.
func blank(img *image.RGBA) bool {
	for i := 4; i < len(img.Pix); i += 4 {
		if [4]byte(img.Pix[i:i+4]) != [4]byte(img.Pix[:4]) {
			return false
		}
	}
	return true
}

func pixelsOf(img *ebiten.Image) []byte {
	size := img.Bounds().Size()
	pixels := make([]byte, 4*size.X*size.Y)
	img.ReadPixels(pixels)
	return pixels
}

// blockDifference is the largest mean difference of blocks of 20 × 20 pixels.
func blockDifference(a, b *ebiten.Image) (worst float64) {
	const block = 20
	size, before, after := a.Bounds().Size(), pixelsOf(a), pixelsOf(b)
	for top := 0; top+block <= size.Y; top += block {
		for left := 0; left+block <= size.X; left += block {
			sum := 0.0
			for y := top; y < top+block; y++ {
				for i := 4 * (y*size.X + left); i < 4*(y*size.X+left+block); i++ {
					sum += float64(max(before[i], after[i]) - min(before[i], after[i]))
				}
			}
			worst = max(worst, sum/(4*block*block))
		}
	}
	return worst
}

// firstDifference returns the first pixel in which two screens of one size differ more than rounding explains.
func firstDifference(a, b *ebiten.Image) (x, y int, differ bool) {
	size, before, after := a.Bounds().Size(), pixelsOf(a), pixelsOf(b)
	for i := range before {
		if d := int(before[i]) - int(after[i]); d > 2 || d < -2 {
			return i / 4 % size.X, i / 4 / size.X, true
		}
	}
	return 0, 0, false
}
