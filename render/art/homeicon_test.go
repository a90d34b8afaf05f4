package art

import (
	"image/png"
	"os"
	"testing"
)

// The icon that the site serves is the one that is drawn; make icon makes it anew.
func TestHomeIconIsAsDrawn(t *testing.T) {
	file, err := os.Open("../../web/touch-icon.png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	served, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	const size = 180
	drawn := newTestStudio(t).HomeIcon(size)
	if served.Bounds() != drawn.Bounds() {
		t.Fatalf("it is %v large", served.Bounds())
	}
	for y := range size {
		for x := range size {
			r, g, b, a := served.At(x, y).RGBA()
			if a != 0xffff {
				t.Fatalf("a hole at %d, %d", x, y)
			}
			// Processors round differently.
			want := drawn.RGBAAt(x, y)
			for _, pair := range [...][2]int{{int(r >> 8), int(want.R)}, {int(g >> 8), int(want.G)}, {int(b >> 8), int(want.B)}} {
				if difference := pair[0] - pair[1]; difference < -3 || difference > 3 {
					t.Fatalf("at %d, %d it is %v, drawn %v", x, y, served.At(x, y), want)
				}
			}
		}
	}
}
