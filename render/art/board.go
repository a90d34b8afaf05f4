package art

import "image"

// BoardShape is what a board looks like on the screen, in pixels of the device.
type BoardShape struct {
	Width, Height int      // of the 32 squares together
	Rim           int      // width of the frame around them
	Columns, Rows int      // as seen: 4 and 8, or 8 and 4
	ColumnNames   []string // carved along the lower frame, from the left; empty: none
	RowNames      []string // carved along the left frame, from the top
	NameSize      int      // height of these letters and digits; 0: in proportion to the frame
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

// boardPainter is what the parts of a board are drawn with.
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
