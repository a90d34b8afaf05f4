package art

import (
	"image"
	"math"
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
	edge := shape.Rim + shape.Spread()
	img := newImage(shape.Width+2*edge, shape.Height+2*edge)
	b := boardPainter{studio: s, shape: shape, edge: float32(edge), unit: float32(shape.Columns) / float32(shape.Width)}
	b.names = b.carveNames(img.Rect.Dx(), img.Rect.Dy())
	paint(img, b.pixel)
	return img
}

type boardPainter struct {
	studio *Studio
	shape  BoardShape
	edge   float32 // from the image's edge to the squares
	unit   float32 // squares per pixel
	names  *mask
}

// pixel returns the colour of a point of the image.
func (b *boardPainter) pixel(x, y float32) (RGB, float32) {
	rim, width, height := float32(b.shape.Rim), float32(b.shape.Width), float32(b.shape.Height)
	fx, fy := x-b.edge, y-b.edge
	outer := box(fx, fy, -rim, -rim, width+rim, height+rim, rim*0.35)
	cover := inside(outer)
	if cover < 1 {
		spread := float32(b.shape.Spread())
		fall := box(fx, fy-spread*0.4, -rim, -rim, width+rim, height+rim, rim*0.5)
		shadow := 0.66 * (1 - smooth(-spread*0.5, spread*0.6, fall))
		if cover <= 0 {
			return RGB{}, shadow
		}
		return b.frame(fx, fy, outer), max(cover, shadow)
	}
	if inner := box(fx, fy, 0, 0, width, height, 0); inner > 0 {
		return b.frame(fx, fy, outer), 1
	}
	return b.field(fx, fy), 1
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
	wood := &b.studio.Theme.Frame
	ground := wood.colour(b.studio.noise, along*b.unit+11*sideX+5*sideY, offset*b.unit)
	slope := 2.2*sq(clamp(1+outer/(rim*0.22))) - 1.5*sq(clamp(1-across/(rim*0.16)))
	// A groove runs around the middle of the frame.
	groove := (across - rim*0.86) / max(rim*0.035, 1)
	if abs(groove) < 1 {
		slope -= groove * 1.2
	}
	slopeX, slopeY := slope*sideX, slope*sideY
	name := b.names.at(int(fx+b.edge), int(fy+b.edge))
	bright, gloss := light(slopeX, slopeY)
	mitre := clamp(1.2 - abs(beyondX-beyondY))
	if min(beyondX, beyondY) < 0 {
		mitre = 0
	}
	ground = ground.Mix(b.studio.Theme.Coordinate, name*0.92)
	return ground.Scale(bright * (1 - 0.45*mitre)).Add(gloss * 0.16)
}

func sq(v float32) float32 { return v * v }

// field is the playing field, sunk a little below the frame, with the carved lines between the squares.
func (b *boardPainter) field(fx, fy float32) RGB {
	width, height := float32(b.shape.Width), float32(b.shape.Height)
	along, across := fx, fy
	if height > width {
		along, across = fy, fx
	}
	theme := b.studio.Theme
	// Four boards glued side by side make the field, as they would be.
	plank := float32(int(across * b.unit))
	ground := theme.Board.colour(b.studio.noise, along*b.unit*0.8+plank*17.3, across*b.unit+plank*3.7)
	ground = ground.Scale(0.97 + 0.05*b.studio.noise.at(plank*5.1, 3))
	// The frame throws its shadow on the field from the upper left.
	depth := float32(b.shape.Rim) * 0.28
	shadow := 0.5*(1-smooth(0, depth, fx)) + 0.6*(1-smooth(0, depth*1.3, fy))
	shadow = max(shadow, 0.25*(1-smooth(0, depth*0.6, min(width-fx, height-fy))))
	painted, slopeX, slopeY := b.lines(fx, fy)
	bright, gloss := light(slopeX, slopeY)
	return ground.Mix(theme.Line, painted).Scale(bright * (1 - min(shadow, 0.75))).Add(gloss * 0.05)
}

// lines returns the paint and the slope of the carved lines at a point of the field.
func (b *boardPainter) lines(fx, fy float32) (painted, slopeX, slopeY float32) {
	cellX := float32(b.shape.Width) / float32(b.shape.Columns)
	cellY := float32(b.shape.Height) / float32(b.shape.Rows)
	half := max(cellX*0.0105, 0.7)
	dx, dy := nearestLine(fx, cellX), nearestLine(fy, cellY)
	paintX, paintY := clamp(half+0.5-abs(dx)), clamp(half+0.5-abs(dy))
	painted = 0.86 * max(paintX, paintY)
	// The walls of the groove: the slope falls towards its middle, and a lip catches the light.
	wall := half + max(cellX*0.012, 1)
	if abs(dx) < wall && abs(dy) >= half {
		slopeX = -0.8 * dx / wall
	}
	if abs(dy) < wall && abs(dx) >= half {
		slopeY = -0.8 * dy / wall
	}
	return painted, slopeX, slopeY
}

// nearestLine is the signed distance to the nearest line of the grid on one axis.
func nearestLine(v, cell float32) float32 {
	return v - cell*float32(math.Round(float64(v/cell)))
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
	longest := float32(max(width, height))
	paint(img, func(x, y float32) (RGB, float32) {
		u, v := x/longest, y/longest
		ground := s.Theme.Table.colour(s.noise, u*5, v*9)
		far := length((x/float32(width)-0.5)*1.1, (y/float32(height)-0.42)*1.1)
		lit := 1 - smooth(0.05, 0.85, far)
		return ground.Scale(0.62+0.5*lit).Mix(s.Theme.TableLight, 0.05*lit), 1
	})
	return img
}
