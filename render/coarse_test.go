package render

import (
	"image"
	"testing"
)

// TestFirstPictureIsCoarseAndComplete compares a page's first picture with one that was drawn as it shall be at once: it is
// nearly the same everywhere, and then becomes the same.
func TestFirstPictureIsCoarseAndComplete(t *testing.T) {
	for _, size := range []image.Point{{360, 640}, {1280, 800}} {
		onStage(func() {
			c := newComparison(size)
			c.loop.Draw(c.screen)
			if c.loop.painter.fine.work == nil {
				t.Errorf("%v: the first picture took the time to draw a fine board", size)
			}
			c.fresh.Draw(c.anew)
			if worst := blockDifference(c.screen, c.anew); worst > 20 {
				t.Errorf("%v: some part of the first picture is %.2f levels off", size, worst)
			}
			drawFinely(c.loop, c.screen)
			if x, y, differ := firstDifference(c.screen, c.anew); differ {
				t.Errorf("%v: the picture stays different at %d, %d", size, x, y)
			}
		})
	}
}
