package art

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
