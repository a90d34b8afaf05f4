package art

import (
	"image"
	"math"
)

// RGB is a colour with channels from 0 to 1, not premultiplied. Values above 1 are clipped when they are stored.
type RGB struct{ R, G, B float32 }

// Hex returns the colour written 0xRRGGBB.
func Hex(value uint32) RGB {
	return RGB{float32(value>>16&255) / 255, float32(value>>8&255) / 255, float32(value&255) / 255}
}

// Scale multiplies the light of a colour; 1 leaves it as it is.
func (c RGB) Scale(light float32) RGB { return RGB{c.R * light, c.G * light, c.B * light} }

// Add adds the same amount of white light to every channel.
func (c RGB) Add(light float32) RGB { return RGB{c.R + light, c.G + light, c.B + light} }

// Mix returns the colour a share of the way from c (0) to other (1).
func (c RGB) Mix(other RGB, share float32) RGB {
	return RGB{c.R + (other.R-c.R)*share, c.G + (other.G-c.G)*share, c.B + (other.B-c.B)*share}
}

// Luminance returns the relative luminance of WCAG 2 (0 black to 1 white), from which contrast is computed.
func (c RGB) Luminance() float64 {
	linear := func(v float32) float64 {
		if v <= 0.04045 {
			return float64(v) / 12.92
		}
		return math.Pow((float64(v)+0.055)/1.055, 2.4)
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// Contrast returns the contrast of two colours as WCAG 2 defines it, from 1 to 21.
func Contrast(a, b RGB) float64 {
	x, y := a.Luminance(), b.Luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// put lays a colour with a coverage from 0 to 1 over the pixel.
func put(img *image.RGBA, x, y int, c RGB, cover float32) {
	if cover <= 0 {
		return
	}
	p := img.Pix[y*img.Stride+x*4:]
	p = p[:4:4]
	if cover >= 1 {
		p[0], p[1], p[2], p[3] = channel(c.R*255), channel(c.G*255), channel(c.B*255), 255
		return
	}
	keep := 1 - cover
	p[0] = channel(c.R*cover*255 + float32(p[0])*keep)
	p[1] = channel(c.G*cover*255 + float32(p[1])*keep)
	p[2] = channel(c.B*cover*255 + float32(p[2])*keep)
	p[3] = channel(cover*255 + float32(p[3])*keep)
	// Clipped light must not exceed the alpha it is premultiplied with.
	p[0], p[1], p[2] = min(p[0], p[3]), min(p[1], p[3]), min(p[2], p[3])
}

func channel(v float32) uint8 {
	switch {
	case v <= 0:
		return 0
	case v >= 255:
		return 255
	}
	return uint8(int32(v + 0.5))
}

// paint fills the image pixel by pixel; shade gets the pixel's centre and returns its colour and coverage.
func paint(img *image.RGBA, shade func(x, y float32) (RGB, float32)) {
	size := img.Bounds().Size()
	for y := range size.Y {
		for x := range size.X {
			c, cover := shade(float32(x)+0.5, float32(y)+0.5)
			put(img, x, y, c, cover)
		}
	}
}
