package art

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

// carveNames draws the coordinates into a mask as large as the image.
func (b *boardPainter) carveNames(width, height int) *mask {
	names := newMask(width, height)
	rim := float64(b.shape.Rim)
	size := min(rim*0.72, 26*max(1, rim/40))
	if b.shape.NameSize > 0 {
		size = float64(b.shape.NameSize)
	}
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
