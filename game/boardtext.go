package game

import (
	"fmt"
	"strings"
)

// boardText writes the rows from the eighth down, empty squares by their number.
func (p *Position) boardText() string {
	var text strings.Builder
	for row := Rows - 1; row >= 0; row-- {
		empty := 0
		for column := range Columns {
			piece := p.Board[NewSquare(column, row)]
			if piece == Empty {
				empty++
				continue
			}
			if empty > 0 {
				text.WriteByte('0' + byte(empty))
				empty = 0
			}
			text.WriteByte(piece.Letter())
		}
		if empty > 0 {
			text.WriteByte('0' + byte(empty))
		}
		if row > 0 {
			text.WriteByte('/')
		}
	}
	return text.String()
}

// parseBoard reads what boardText writes.
func (p *Position) parseBoard(text string) error {
	rows := strings.Split(text, "/")
	if len(rows) != Rows {
		return fmt.Errorf("BOARD has %d rows, not %d", len(rows), Rows)
	}
	for i, row := range rows {
		column := 0
		for j := range len(row) {
			letter := row[j]
			piece, ok := ParsePiece(letter)
			switch {
			case letter >= '1' && letter <= '0'+Columns:
				column += int(letter - '0')
				continue
			case letter == '?':
				piece = FaceDown
			case !ok:
				return fmt.Errorf("BOARD has %q, which is no piece", letter)
			}
			if square := NewSquare(column, Rows-1-i); square != NoSquare {
				p.Board[square] = piece
			}
			column++
		}
		if column != Columns {
			return fmt.Errorf("row %d of BOARD has %d columns, not %d", Rows-i, column, Columns)
		}
	}
	return nil
}
