package art

import "image"

// line is a stroke between two points on a field of 24 by 24.
type line [4]float32

// ring is part of a circle: middle, radius, and from where to where in turns, clockwise from the right.
type ring struct{ x, y, radius, from, to float32 }

// drawing is an icon as a pen would draw it.
type drawing struct {
	lines []line
	rings []ring
	dots  [][3]float32
}

// icons by the names that the interface gives them.
var icons = map[string]drawing{
	"new":             {lines: []line{{12, 5, 12, 19}, {5, 12, 19, 12}}},
	"undo":            {lines: []line{{4.5, 9, 9, 4.5}, {4.5, 9, 9, 13.5}, {4.5, 9, 14, 9}, {14, 19, 9, 19}}, rings: []ring{{14, 14, 5, 0.75, 1.25}}},
	"redo":            {lines: []line{{19.5, 9, 15, 4.5}, {19.5, 9, 15, 13.5}, {19.5, 9, 10, 9}, {10, 19, 15, 19}}, rings: []ring{{10, 14, 5, 0.25, 0.75}}},
	"hint":            {lines: []line{{9.5, 19, 14.5, 19}, {10.5, 21.3, 13.5, 21.3}, {9.3, 13.6, 9.6, 16.2}, {14.7, 13.6, 14.4, 16.2}, {9.6, 16.2, 14.4, 16.2}}, rings: []ring{{12, 9, 5.4, 0.33, 1.17}}},
	"draw":            {lines: []line{{5, 9, 19, 9}, {5, 15, 19, 15}}},
	"resign":          {lines: []line{{6, 3.5, 6, 21}, {6, 4.5, 18.5, 4.5}, {18.5, 4.5, 15, 9}, {15, 9, 18.5, 13.5}, {18.5, 13.5, 6, 13.5}}},
	"sound-on":        {lines: speaker, rings: []ring{{12, 12, 4, 0.88, 1.12}, {12, 12, 8, 0.88, 1.12}}},
	"sound-off":       {lines: append([]line{{16, 9, 21, 15}, {21, 9, 16, 15}}, speaker...)},
	"settings":        {lines: spokes(12, 12, 5.6, 8.8, 8), rings: []ring{{12, 12, 5.6, 0, 1}, {12, 12, 2.3, 0, 1}}},
	"standings":       {lines: []line{{4, 20, 20, 20}, {6.5, 20, 6.5, 13}, {12, 20, 12, 5}, {17.5, 20, 17.5, 9.5}}},
	"help":            {lines: []line{{12, 13, 12, 15}}, rings: []ring{{12, 8.5, 4.2, 0.5, 1.2}, {14, 14.2, 2.3, 0.62, 0.64}}, dots: [][3]float32{{12, 19, 1.35}}},
	"fullscreen":      {lines: []line{{4, 9, 4, 4}, {4, 4, 9, 4}, {15, 4, 20, 4}, {20, 4, 20, 9}, {20, 15, 20, 20}, {20, 20, 15, 20}, {9, 20, 4, 20}, {4, 20, 4, 15}}},
	"fullscreen-exit": {lines: []line{{9, 4, 9, 9}, {9, 9, 4, 9}, {20, 9, 15, 9}, {15, 9, 15, 4}, {15, 20, 15, 15}, {15, 15, 20, 15}, {4, 15, 9, 15}, {9, 15, 9, 20}}},
	"menu":            {lines: []line{{4.5, 7, 19.5, 7}, {4.5, 12, 19.5, 12}, {4.5, 17, 19.5, 17}}},
	"stop":            {lines: []line{{7, 7, 17, 7}, {17, 7, 17, 17}, {17, 17, 7, 17}, {7, 17, 7, 7}}},
	"pieces":          {rings: []ring{{9, 14.5, 5.8, 0, 1}, {15, 8.5, 5.8, 0.42, 1.2}, {9, 14.5, 2, 0, 1}}},
	"minus":           {lines: []line{{5, 12, 19, 12}}},
	"dot":             {dots: [][3]float32{{12, 12, 7}}},
	"radio":           {rings: []ring{{12, 12, 9, 0, 1}}},
	"radio-on":        {rings: []ring{{12, 12, 9, 0, 1}}, dots: [][3]float32{{12, 12, 5}}},
	"checkbox":        {lines: square},
	"checkbox-on":     {lines: append([]line{{7, 12.5, 10.7, 16}, {10.7, 16, 17, 8}}, square...)},
	"close":           {lines: []line{{6, 6, 18, 18}, {18, 6, 6, 18}}},
	"keys":            {lines: []line{{3, 6.5, 21, 6.5}, {21, 6.5, 21, 17.5}, {21, 17.5, 3, 17.5}, {3, 17.5, 3, 6.5}, {8, 14.5, 16, 14.5}}, dots: [][3]float32{{7, 10.5, 1.1}, {12, 10.5, 1.1}, {17, 10.5, 1.1}}},
	"fair":            {lines: []line{{12, 3, 19, 6}, {19, 6, 19, 12}, {19, 12, 12, 21}, {12, 21, 5, 12}, {5, 12, 5, 6}, {5, 6, 12, 3}, {9, 11, 11.3, 13.6}, {11.3, 13.6, 15.5, 8.8}}},
	"accept":          {lines: []line{{5, 12.5, 10, 17.5}, {10, 17.5, 19.5, 6.5}}},
	"decline":         {lines: []line{{6, 6, 18, 18}, {18, 6, 6, 18}}},
	"end":             {lines: []line{{8, 4, 16, 4}, {16, 4, 16, 9}, {8, 4, 8, 9}, {12, 13, 12, 18}, {8, 20, 16, 20}, {12, 18, 9, 20}, {12, 18, 15, 20}}, rings: []ring{{12, 9, 4, 0, 0.5}, {8, 7, 3, 0.25, 0.75}, {16, 7, 3, 0.75, 1.25}}},
}

var square = []line{{3.5, 3.5, 20.5, 3.5}, {20.5, 3.5, 20.5, 20.5}, {20.5, 20.5, 3.5, 20.5}, {3.5, 20.5, 3.5, 3.5}}

var speaker = []line{{3.5, 9.5, 7, 9.5}, {7, 9.5, 12, 5}, {12, 5, 12, 19}, {12, 19, 7, 14.5}, {7, 14.5, 3.5, 14.5}, {3.5, 14.5, 3.5, 9.5}}

// spokes are lines that stand around a circle.
func spokes(x, y, from, to float32, count int) []line {
	lines := make([]line, count)
	for i := range lines {
		sin, cos := sinCos(float64(i) / float64(count))
		lines[i] = line{x + cos*from, y + sin*from, x + cos*to, y + sin*to}
	}
	return lines
}

// HasIcon reports whether there is an icon of that name.
func HasIcon(name string) bool {
	_, ok := icons[name]
	return ok
}

// Icon draws an icon in a square of the given size in pixels, white, to be coloured when it is placed.
func (s *Studio) Icon(name string, size int) *image.RGBA {
	img := newImage(size, size)
	pen := icons[name]
	scale := 24 / float32(size)
	width := max(float32(2), 1.3*scale)
	paint(img, func(x, y float32) (RGB, float32) {
		return RGB{1, 1, 1}, clamp(0.5 - (pen.distance(x*scale, y*scale)-width/2)/scale)
	})
	return img
}

// distance is how far a point is from the middle of the nearest stroke.
func (d *drawing) distance(x, y float32) float32 {
	best := float32(1e9)
	for _, l := range d.lines {
		best = min(best, segment(x, y, l[0], l[1], l[2], l[3]))
	}
	for _, r := range d.rings {
		best = min(best, r.distance(x, y))
	}
	for _, dot := range d.dots {
		best = min(best, length(x-dot[0], y-dot[1])-dot[2]+1)
	}
	return best
}

func (r ring) distance(x, y float32) float32 {
	dx, dy := x-r.x, y-r.y
	turn := turnOf(dx, dy)
	for turn < r.from {
		turn++
	}
	if turn <= r.to {
		return abs(length(dx, dy) - r.radius)
	}
	end := func(at float32) float32 {
		sin, cos := sinCos(float64(at))
		return length(dx-cos*r.radius, dy-sin*r.radius)
	}
	return min(end(r.from), end(r.to))
}
