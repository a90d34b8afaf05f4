package tree

import (
	"anqi/game"
)

// TargetKind says what tapping a marked square would do.
type TargetKind uint8

// The kinds of targets of the selected piece.
const (
	TargetNone      TargetKind = iota
	TargetMove                 // an empty square: a green dot
	TargetCapture              // a face-up enemy: a red frame
	TargetDark                 // a face-down piece that may be attacked: a red broken frame
	TargetForbidden            // a move that the chase rule forbids: a cross, and the count that has been reached
	TargetLast                 // a move that would reach the last chase allowed: a dot with a warning
)

// BoardView is all that a painter needs to draw the board; it knows no rules.
type BoardView struct {
	Rect        Rect    // of the 32 squares, without the rim
	Rim         float64 // width of the wooden rim around Rect, in which the coordinates stand; inside the window as well
	Lying       bool    // 8 wide, 4 tall: see Place
	Turned      bool    // by 180 degrees: the other player's view
	Coordinates bool
	Pieces      [game.SquareCount]game.Piece
	Movable     [game.SquareCount]bool // squares that the person to move may act on now, for a hover mark
	Selected    game.Square
	Targets     [game.SquareCount]TargetKind
	Counts      [game.SquareCount]int // chase counts to show on squares, 0 none: "3/5" with ChaseLimit
	ChaseLimit  int
	Last        []game.Square // of the last action: from and to, or the flipped square
	Chain       game.Square   // the piece in the middle of a chain
	HintFrom    game.Square
	HintTo      game.Square // equal to HintFrom for a flip
	Focus       game.Square // square with the keyboard focus, shown only while FocusShown
	FocusShown  bool
	Dragged     game.Square // the piece that follows the pointer, drawn with its middle at DragX, DragY
	DragX       float64
	DragY       float64
	Dimmed      bool // the game is over or asleep in this window
}

// NewBoardView returns an upright view without marks.
func NewBoardView() BoardView {
	none := game.NoSquare
	return BoardView{Selected: none, Chain: none, HintFrom: none, HintTo: none, Focus: none, Dragged: none}
}

// Place returns the screen column and row, from the top left, of a square. Upright has a1 bottom left and d8 top right.
// Lying is the upright board turned clockwise: a1 top left, a8 top right, d1 bottom left. Turned is 180 degrees of either.
func (b *BoardView) Place(s game.Square) (column, row int) {
	column, row = s.Column(), game.Rows-1-s.Row()
	if b.Lying {
		column, row = s.Row(), s.Column()
	}
	if b.Turned {
		wide, tall := b.Size()
		column, row = wide-1-column, tall-1-row
	}
	return column, row
}

// At returns the square at a screen column and row, NoSquare outside the board.
func (b *BoardView) At(column, row int) game.Square {
	wide, tall := b.Size()
	if column < 0 || row < 0 || column >= wide || row >= tall {
		return game.NoSquare
	}
	if b.Turned {
		column, row = wide-1-column, tall-1-row
	}
	if b.Lying {
		return game.NewSquare(row, column)
	}
	return game.NewSquare(column, game.Rows-1-row)
}

// Size returns how many squares the board is wide and tall on the screen.
func (b *BoardView) Size() (wide, tall int) {
	if b.Lying {
		return game.Rows, game.Columns
	}
	return game.Columns, game.Rows
}

// CellRect returns where a square is drawn.
func (b *BoardView) CellRect(s game.Square) Rect {
	wide, tall := b.Size()
	column, row := b.Place(s)
	w, h := b.Rect.W/float64(wide), b.Rect.H/float64(tall)
	return Rect{b.Rect.X + float64(column)*w, b.Rect.Y + float64(row)*h, w, h}
}

// SquareAt returns the square under a point, NoSquare outside the board.
func (b *BoardView) SquareAt(x, y float64) game.Square {
	if !b.Rect.Contains(x, y) {
		return game.NoSquare
	}
	wide, tall := b.Size()
	return b.At(int((x-b.Rect.X)*float64(wide)/b.Rect.W), int((y-b.Rect.Y)*float64(tall)/b.Rect.H))
}

// SquareID returns the ID of a square's node.
func SquareID(square game.Square) string { return "square-" + square.String() }

// SquareOfID returns the square of a node's ID.
func SquareOfID(id string) (game.Square, bool) {
	const prefix = "square-"
	if len(id) != len(prefix)+2 || id[:len(prefix)] != prefix {
		return game.NoSquare, false
	}
	return game.ParseSquare(id[len(prefix):])
}
