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

// line is the squares from a square outwards in one direction, nearest first.
type line struct {
	squares [Rows - 1]Square
	length  uint8
}

// leap is one of a horse's long moves: the leg square that must be empty and where the leap ends.
type leap struct{ leg, to Square }

// The tables below are the geometry of the board, filled once and only read afterwards.
var (
	lines     = makeLines([4][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}})
	diagonals = makeDiagonals()
	leaps     = makeLeaps()
)

func makeLines(directions [4][2]int) (table [SquareCount][4]line) {
	for s := Square(0); s < SquareCount; s++ {
		for d, step := range directions {
			l := &table[s][d]
			column, row := s.Column()+step[0], s.Row()+step[1]
			for NewSquare(column, row) != NoSquare {
				l.squares[l.length] = NewSquare(column, row)
				l.length++
				column, row = column+step[0], row+step[1]
			}
		}
	}
	return table
}

func makeDiagonals() (table [SquareCount][]Square) {
	for s := Square(0); s < SquareCount; s++ {
		for _, step := range [][2]int{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}} {
			if to := NewSquare(s.Column()+step[0], s.Row()+step[1]); to != NoSquare {
				table[s] = append(table[s], to)
			}
		}
	}
	return table
}

func makeLeaps() (table [SquareCount][]leap) {
	for s := Square(0); s < SquareCount; s++ {
		for _, straight := range [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
			leg := NewSquare(s.Column()+straight[0], s.Row()+straight[1])
			if leg == NoSquare {
				continue
			}
			for _, side := range []int{1, -1} {
				column := leg.Column() + straight[0] + side*straight[1]
				row := leg.Row() + straight[1] + side*straight[0]
				if to := NewSquare(column, row); to != NoSquare {
					table[s] = append(table[s], leap{leg, to})
				}
			}
		}
	}
	return table
}
