package game

import (
	"fmt"
	"strconv"
	"strings"
)

// Text writes the position as "BOARD TURN UNSEEN QUIET MOVES" (docs/notation.md, section 5). Inside a chain, where no text exists, it
// describes the board as it stands. MOVES is "-" when not all of the plain moves that QUIET counts are known.
func (p *Position) Text() string {
	turn := "-"
	if p.Turn != NoColour {
		turn = p.Turn.String()[:1]
	}
	moves := "-"
	if known := p.MovesSinceProgress(nil); len(known) > 0 {
		moves = joinMoves(known)
	}
	return strings.Join([]string{p.boardText(), turn, p.unseenText(), strconv.Itoa(int(p.NoProgressCount)), moves}, " ")
}

// unseenText writes the letters of what is face down in the order of PieceLetters, "-" for none.
func (p *Position) unseenText() string {
	var text strings.Builder
	for i := range PieceLetters {
		piece, _ := ParsePiece(PieceLetters[i])
		text.WriteString(strings.Repeat(PieceLetters[i:i+1], int(p.Unseen[piece])))
	}
	if text.Len() == 0 {
		return "-"
	}
	return text.String()
}

// ParsePosition reads what Text writes and checks that the pieces add up, that the moves could have been made, and takes chase
// counts and repetition from them.
func ParsePosition(text string, r *Rules) (Position, error) {
	words := strings.Fields(text)
	if len(words) != 5 {
		return Position{}, fmt.Errorf("a position has five parts, BOARD TURN UNSEEN QUIET MOVES, not %d", len(words))
	}
	p := Position{Chain: NoSquare}
	p.clearChases()
	if err := p.parseBoard(words[0]); err != nil {
		return Position{}, err
	}
	if err := p.parseUnseen(words[2]); err != nil {
		return Position{}, err
	}
	if err := p.parseTurn(words[1]); err != nil {
		return Position{}, err
	}
	count, err := strconv.ParseUint(words[3], 10, 15) // one bit less than NoProgressCount has, so that it never runs over
	if err != nil || strconv.FormatUint(count, 10) != words[3] {
		return Position{}, fmt.Errorf("QUIET %q is not a count of turns", words[3])
	}
	p.NoProgressCount = uint16(count)
	if p.Turn == NoColour && count > 0 {
		return Position{}, fmt.Errorf("QUIET %d before the first flip", count)
	}
	return p.replayMoves(r, words[4])
}

// parseUnseen reads what unseenText writes and checks it against the board, which must have been read before.
func (p *Position) parseUnseen(text string) error {
	if text != "-" {
		for i := range len(text) {
			piece, ok := ParsePiece(text[i])
			if !ok {
				return fmt.Errorf("UNSEEN has %q, which is no piece", text[i])
			}
			if int(p.Unseen[piece]) == piece.Kind().Count() {
				return fmt.Errorf("UNSEEN has more than %d of %s", p.Unseen[piece], piece)
			}
			p.Unseen[piece]++
		}
	}
	counts, faceDown := p.Unseen, 0
	for _, piece := range p.Board {
		if piece == FaceDown {
			faceDown++
		} else if piece != Empty {
			counts[piece]++
		}
	}
	if unseen := p.FaceDownCount(); unseen != faceDown {
		return fmt.Errorf("UNSEEN has %d pieces, BOARD %d face down", unseen, faceDown)
	}
	for piece, count := range counts {
		if int(count) > Piece(piece).Kind().Count() {
			return fmt.Errorf("there are %d of %s", count, Piece(piece))
		}
	}
	return nil
}

// parseTurn reads the colour to move, which is nobody's exactly while all pieces are face down.
func (p *Position) parseTurn(text string) error {
	allDown := p.FaceDownCount() == SquareCount
	switch text {
	case "r":
		p.Turn = Red
	case "b":
		p.Turn = Black
	case "-":
		if !allDown {
			return fmt.Errorf("TURN - only stands with all pieces face down")
		}
	default:
		return fmt.Errorf("TURN %q is none of r, b and -", text)
	}
	if allDown && text != "-" {
		return fmt.Errorf("TURN %s with all pieces face down: nobody has a colour yet", text)
	}
	return nil
}

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

// joinMoves writes MOVES, oldest first.
func joinMoves(moves []Action) string {
	words := make([]string, len(moves))
	for i, move := range moves {
		words[i] = move.String()
	}
	return strings.Join(words, ",")
}

// replayMoves takes the plain moves back on the board and makes them again, so that counts and cycles are known.
func (p Position) replayMoves(r *Rules, text string) (Position, error) {
	if text == "-" {
		return p, nil
	}
	words := strings.Split(text, ",")
	if len(words) != int(p.NoProgressCount) {
		return p, fmt.Errorf("MOVES has %d moves, QUIET says %d", len(words), p.NoProgressCount)
	}
	moves := make([]Action, len(words))
	earlier := p
	for i := len(words) - 1; i >= 0; i-- {
		move, ok := ParseAction(words[i])
		if !ok || move.IsFlip() || move.IsStop() {
			return p, fmt.Errorf("MOVES has %q, which is no move", words[i])
		}
		mover := earlier.Turn.Opponent()
		if earlier.Board[move.To].Colour() != mover || earlier.Board[move.From] != Empty {
			return p, fmt.Errorf("move %s of MOVES cannot have led to this position", move)
		}
		earlier.Board[move.From], earlier.Board[move.To] = earlier.Board[move.To], Empty
		earlier.Turn = mover
		moves[i] = move
	}
	earlier.NoProgressCount = 0
	for _, move := range moves {
		if !earlier.isPlainMove(r, move) {
			return p, fmt.Errorf("move %s of MOVES is not one that the piece can make", move)
		}
		earlier.Advance(r, move, Empty)
	}
	return earlier, nil
}

// isPlainMove reports whether the piece on the first square moves to the second one, the chase rule aside.
func (p *Position) isPlainMove(r *Rules, a Action) bool {
	var moves [MaxActions]Action
	for _, move := range p.plainMoves(r, a.From, moves[:0]) {
		if move == a {
			return true
		}
	}
	return false
}
