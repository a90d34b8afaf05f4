package art

import "image"

// Table draws the table top of the given size, lit from above its middle.
func (s *Studio) Table(width, height int) *image.RGBA {
	img := newImage(width, height)
	unit := 5.5 / float32(max(width, height))
	boards := grain{&s.Theme.Table, s.noise, unit, newTile(s.noise, unit)}
	line, colours := make([]tone, width), s.Theme.Table.palette()
	for y := range height {
		boards.line(line, 0, float32(y)*1.6, false)
		v := (float32(y)/float32(height) - 0.42) * 1.1
		for x, t := range line {
			ground := colours[t.entry()].Scale(t.light)
			lit := 1 - smooth(0.05, 0.85, length((float32(x)/float32(width)-0.5)*1.1, v))
			put(img, x, y, ground.Scale(0.62+0.5*lit).Mix(s.Theme.TableLight, 0.05*lit), 1)
		}
	}
	return img
}
