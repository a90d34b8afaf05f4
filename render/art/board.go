package art

import (
	"image"
)

// BoardShape is what a board looks like on the screen, in pixels of the device.
type BoardShape struct {
	Width, Height int      // of the 32 squares together
	Rim           int      // width of the frame around them
	Columns, Rows int      // as seen: 4 and 8, or 8 and 4
	ColumnNames   []string // carved along the lower frame, from the left; empty: none
	RowNames      []string // carved along the left frame, from the top
}

// Spread returns how many pixels the board's shadow reaches beyond the frame on every side.
func (b *BoardShape) Spread() int { return max(b.Rim*3/5, 4) }

// Board draws the frame, the field with its carved lines, the coordinates, and the shadow on the table. The image reaches
// Rim + Spread beyond the squares on every side.
func (s *Studio) Board(shape BoardShape) *image.RGBA {
	work := s.BeginBoard(shape)
	for !work.Draw(shape.Height) {
	}
	return work.image
}

// BoardWork is a board that is drawn in parts, from the top, so that a page answers meanwhile.
type BoardWork struct {
	boardPainter
	drawn   int // rows of the image
	columns []profile
	rows    []profile
	tones   []tone
	colours *[256]RGB
}

// BeginBoard begins a board without drawing any of it.
func (s *Studio) BeginBoard(shape BoardShape) *BoardWork {
	return &BoardWork{boardPainter: boardPainter{
		studio: s, shape: shape, edge: shape.Rim + shape.Spread(), unit: float32(shape.Columns) / float32(shape.Width)}}
}

// prepare makes what all rows share.
func (b *BoardWork) prepare() {
	studio, shape := b.studio, &b.shape
	b.image = newImage(shape.Width+2*b.edge, shape.Height+2*b.edge)
	b.names = b.carveNames(b.image.Rect.Dx(), b.image.Rect.Dy())
	tile := newTile(studio.noise, b.unit)
	b.fieldGrain = grain{&studio.Theme.Board, studio.noise, b.unit, tile}
	b.frameGrain = grain{&studio.Theme.Frame, studio.noise, b.unit, tile}
	b.columns, b.rows = b.profiles(shape.Width, shape.Columns, 1), b.profiles(shape.Height, shape.Rows, 1.3)
	b.colours, b.tones = b.fieldGrain.wood.palette(), make([]tone, shape.Width)
}

// Draw draws some more rows of pixels and reports whether the board is complete.
func (b *BoardWork) Draw(rows int) bool {
	if b.image == nil {
		b.prepare()
	}
	for ; rows > 0 && b.drawn < b.image.Rect.Dy(); rows-- {
		b.surround(b.drawn)
		if y := b.drawn - b.edge; y >= 0 && y < b.shape.Height {
			b.field(y)
		}
		b.drawn++
	}
	return b.drawn == b.image.Rect.Dy()
}

// Image returns the board as far as it is drawn, nil before the first row.
func (b *BoardWork) Image() *image.RGBA { return b.image }

type boardPainter struct {
	studio     *Studio
	shape      BoardShape
	image      *image.RGBA
	edge       int     // from the image's edge to the squares
	unit       float32 // squares per pixel
	names      *mask
	fieldGrain grain
	frameGrain grain
}

// surround draws what a row of the image has outside the squares: the frame and the shadow that it throws on the table.
func (b *boardPainter) surround(y int) {
	left, right := b.edge, b.edge+b.shape.Width
	top, bottom := b.edge, b.edge+b.shape.Height
	for x := 0; x < b.image.Rect.Dx(); x++ {
		if x == left && y >= top && y < bottom {
			x = right
		}
		c, cover := b.outside(float32(x-b.edge)+0.5, float32(y-b.edge)+0.5)
		put(b.image, x, y, c, cover)
	}
}

// outside returns the colour of a point beside the squares, seen from their upper left corner.
func (b *boardPainter) outside(fx, fy float32) (RGB, float32) {
	rim, width, height := float32(b.shape.Rim), float32(b.shape.Width), float32(b.shape.Height)
	outer := box(fx, fy, -rim, -rim, width+rim, height+rim, rim*0.35)
	cover := inside(outer)
	if cover >= 1 {
		return b.frame(fx, fy, outer), 1
	}
	spread := float32(b.shape.Spread())
	fall := box(fx, fy-spread*0.4, -rim, -rim, width+rim, height+rim, rim*0.5)
	shadow := 0.66 * (1 - smooth(-spread*0.5, spread*0.6, fall))
	if cover <= 0 {
		return RGB{}, shadow
	}
	return RGB{}.Mix(b.frame(fx, fy, outer), cover), max(cover, shadow)
}

// frame is the wooden rim: four mitred pieces, rounded outside and stepping down to the field.
func (b *boardPainter) frame(fx, fy, outer float32) RGB {
	rim, width, height := float32(b.shape.Rim), float32(b.shape.Width), float32(b.shape.Height)
	// How far the point lies outside the field on each axis says which of the four pieces it belongs to.
	beyondX, beyondY := max(-fx, fx-width), max(-fy, fy-height)
	across := max(beyondX, beyondY)
	along, offset, sideX, sideY := fx, fy, float32(0), float32(1)
	if fy < height/2 {
		sideY = -1
	}
	if beyondX > beyondY {
		along, offset, sideY, sideX = fy, fx+500, 0, 1
		if fx < width/2 {
			sideX = -1
		}
	}
	bend, drift := b.frameGrain.slow(along+(11*sideX+5*sideY)/b.unit, offset)
	fine := b.frameGrain.fine(int(along)+4*tileSize, int(offset)+4*tileSize)
	ground := b.frameGrain.wood.mixed(offset*b.unit, bend, drift, fine)
	slope := 2.2*sq(clamp(1+outer/(rim*0.22))) - 1.5*sq(clamp(1-across/(rim*0.16)))
	// A groove runs around the middle of the frame.
	groove := (across - rim*0.86) / max(rim*0.035, 1)
	if abs(groove) < 1 {
		slope -= groove * 1.2
	}
	name := b.names.at(int(fx)+b.edge, int(fy)+b.edge)
	bright, gloss := light(slope*sideX, slope*sideY)
	mitre := clamp(1.2 - abs(beyondX-beyondY))
	if min(beyondX, beyondY) < 0 {
		mitre = 0
	}
	ground = ground.Mix(b.studio.Theme.Coordinate, name*0.92)
	return ground.Scale(bright * (1 - 0.45*mitre)).Add(gloss * 0.16)
}

func sq(v float32) float32 { return v * v }

// profile is what one axis contributes to every point of the field: paint and slope of the carved lines, and the shadows
// that the frame throws from both ends.
type profile struct {
	paint, slope, near, far float32
	cut                     bool // there is a line here
}

// profiles are those of an axis with so many squares; reach is how far the shadow of the nearer frame falls.
func (b *boardPainter) profiles(size, squares int, reach float32) []profile {
	list := make([]profile, size)
	cell := float32(size) / float32(squares)
	half := max(cell*0.0105, 0.7)
	// The walls of the groove: the slope falls towards its middle, and a lip catches the light.
	wall := half + max(cell*0.012, 1)
	depth := float32(b.shape.Rim) * 0.28
	for i := range list {
		at := float32(i) + 0.5
		distance := at - cell*float32(int(at/cell+0.5))
		p := &list[i]
		p.paint = 0.86 * clamp(half+0.5-abs(distance))
		if abs(distance) < wall {
			p.slope = -0.8 * distance / wall
		}
		p.cut = p.paint > 0 || p.slope != 0
		p.near = 1 - smooth(0, depth*reach, at)
		p.far = 0.25 * (1 - smooth(0, depth*0.6, float32(size)-at))
	}
	return list
}

// field draws a row of the playing field, which is sunk a little below the frame, with the carved lines between the squares.
func (b *BoardWork) field(y int) {
	tones, row := b.tones, &b.rows[y]
	flat, shine := light(0, 0)
	b.planks(tones, y)
	pixels := b.image.Pix[(y+b.edge)*b.image.Stride+b.edge*4:]
	for x := range b.columns {
		column := &b.columns[x]
		bright, gloss := flat, shine
		c := b.colours[tones[x].entry()]
		if column.cut || row.cut {
			bright, gloss = light(walls(column, row))
			c = c.Mix(b.studio.Theme.Line, max(column.paint, row.paint))
		}
		lit := 255 * tones[x].light * bright * (1 - shaded(column, row))
		gloss *= 0.05 * 255
		p := pixels[x*4 : x*4+4 : x*4+4]
		p[0], p[1], p[2], p[3] = channel(c.R*lit+gloss), channel(c.G*lit+gloss), channel(c.B*lit+gloss), 255
	}
}

// shaded is how dark the shadow of the frame is at a point of the field.
func shaded(column, row *profile) float32 {
	shadow := 0.5*column.near + 0.6*row.near
	if shadow < column.far {
		shadow = column.far
	}
	if shadow < row.far {
		shadow = row.far
	}
	if shadow > 0.75 {
		return 0.75
	}
	return shadow
}

// walls is the slope of the grooves at a point; where two cross, neither has walls.
func walls(column, row *profile) (slopeX, slopeY float32) {
	if row.paint == 0 {
		slopeX = column.slope
	}
	if column.paint == 0 {
		slopeY = row.slope
	}
	return slopeX, slopeY
}

// planks draws a row of the bare field: as many boards as it is squares high or wide, whichever is less, glued side by side.
func (b *boardPainter) planks(out []tone, y int) {
	cell := float32(b.shape.Width) / float32(b.shape.Columns)
	if b.shape.Columns >= b.shape.Rows {
		plank := float32(int(float32(y) / cell))
		b.fieldGrain.line(out, plank*17.3*cell, float32(y)+plank*3.7*cell, false)
		return
	}
	for plank := range b.shape.Columns {
		from, to := int(float32(plank)*cell+0.5), int(float32(plank+1)*cell+0.5)
		to = min(to, len(out))
		b.fieldGrain.line(out[from:to], float32(y)+float32(plank)*17.3*cell, float32(from)+float32(plank)*3.7*cell, true)
	}
}

// carveNames draws the coordinates into a mask as large as the image.
func (b *boardPainter) carveNames(width, height int) *mask {
	names := newMask(width, height)
	rim := float64(b.shape.Rim)
	size := min(rim*0.72, 26*max(1, rim/40))
	edge := float64(b.edge)
	cellX := float64(b.shape.Width) / float64(b.shape.Columns)
	cellY := float64(b.shape.Height) / float64(b.shape.Rows)
	for i, name := range b.shape.ColumnNames {
		for _, character := range name {
			names.drawCharacter(b.studio.text, character, size, edge+(float64(i)+0.5)*cellX, edge+float64(b.shape.Height)+rim*0.44)
		}
	}
	for i, name := range b.shape.RowNames {
		for _, character := range name {
			names.drawCharacter(b.studio.text, character, size, edge-rim*0.44, edge+(float64(i)+0.5)*cellY)
		}
	}
	return names
}

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
