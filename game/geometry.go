package game

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
