package render

import (
	"image"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/render/ui/tree"
)

// show is a game loop over a scene with a screen of its own and a clock that the test turns.
type show struct {
	*Game
	scene  *scene
	screen *ebiten.Image
	now    time.Time
}

func newShow(s *scene, width, height int) *show {
	w := &show{scene: s, now: time.Unix(1000, 0)}
	w.Game = NewGame(s, windowTypefaces(), Options{
		Now:        func() time.Time { return w.now },
		PixelRatio: func() float64 { return 1 },
	})
	w.resize(width, height)
	return w
}

func (w *show) resize(width, height int) {
	w.LayoutF(float64(width), float64(height))
	w.screen = ebiten.NewImage(width, height)
}

// frame lets time pass and draws, as the engine would.
func (w *show) frame(passed time.Duration) {
	w.now = w.now.Add(passed)
	w.Update()
	w.Draw(w.screen)
}

// picture reads a part of the screen.
func (w *show) picture(r tree.Rect) *image.RGBA {
	area := image.Rect(int(r.X), int(r.Y), int(r.Right()), int(r.Bottom()))
	img := image.NewRGBA(image.Rect(0, 0, area.Dx(), area.Dy()))
	w.screen.SubImage(area).(*ebiten.Image).ReadPixels(img.Pix)
	return img
}
