package game

// Square is one of the 32 squares, (row-1)*4 + column: a1 = 0, b1 = 1, d8 = 31.
type Square uint8

// The size of the board: columns a to d, rows 1 to 8.
const (
	Columns     = 4
	Rows        = 8
	SquareCount = Columns * Rows
)

// NoSquare stands where there is no square, as for the chain square outside a chain.
const NoSquare Square = 0xFF

// NewSquare returns the square at a column (0 to 3) and row (0 to 7), NoSquare when either is off the board.
func NewSquare(column, row int) Square {
	if column < 0 || column >= Columns || row < 0 || row >= Rows {
		return NoSquare
	}
	return Square(row*Columns + column)
}

// ParseSquare reads a name such as "b3".
func ParseSquare(name string) (Square, bool) {
	if len(name) != 2 {
		return NoSquare, false
	}
	s := NewSquare(int(name[0])-'a', int(name[1])-'1')
	return s, s != NoSquare
}

// Column returns 0 (a) to 3 (d).
func (s Square) Column() int { return int(s) % Columns }

// Row returns 0 (row 1, at the bottom of the upright board) to 7 (row 8).
func (s Square) Row() int { return int(s) / Columns }

// String returns the name, such as "b3", and "-" for NoSquare.
func (s Square) String() string {
	if s >= SquareCount {
		return "-"
	}
	return string([]byte{'a' + byte(s.Column()), '1' + byte(s.Row())})
}
