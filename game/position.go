package game

// Position is what is publicly known of a game between two actions: a value of fixed size, copied by assignment. It has no
// field for the identity of a face-down piece. It begins as Start or ParsePosition returns it and changes by Apply, Try or Advance;
// a Position put together otherwise need not be one that a game can reach.
type Position struct {
	Board           [SquareCount]Piece // by Square: Empty, FaceDown, or the piece face up there
	Unseen          [PieceCount]uint8  // by Piece: how many of it are still face down
	Turn            Colour             // the side to move, NoColour only before the first flip
	Chain           Square             // the piece in the middle of a chain, NoSquare outside one
	NoProgressCount uint16             // turns in a row, both sides together, that were plain moves

	chainDark bool // the chain's first capture was of a face-down piece
	chases    [2]chaseCounts
	log       moveLog
}

// Start returns the position before the first flip.
func Start() Position {
	p := Position{Chain: NoSquare}
	for s := range p.Board {
		p.Board[s] = FaceDown
	}
	for i := range PieceLetters {
		piece, _ := ParsePiece(PieceLetters[i])
		p.Unseen[piece] = uint8(piece.Kind().Count())
	}
	p.clearChases()
	return p
}

// FaceDownCount returns how many pieces are face down, 0 to 32.
func (p *Position) FaceDownCount() int {
	n := 0
	for _, count := range p.Unseen {
		n += int(count)
	}
	return n
}

// Left returns how many pieces the colour still has on the board, face up or face down (those by count).
func (p *Position) Left(c Colour) int {
	n := 0
	for kind := Soldier; kind <= General; kind++ {
		n += int(p.Unseen[NewPiece(c, kind)])
	}
	for _, piece := range p.Board {
		if piece.Colour() == c {
			n++
		}
	}
	return n
}

// Lost returns how many of the piece have been captured.
func (p *Position) Lost(piece Piece) int {
	n := piece.Kind().Count() - int(p.Unseen[piece&15])
	for _, other := range p.Board {
		if other == piece {
			n--
		}
	}
	return n
}

// hasLeft reports whether Left is more than 0, and stops looking at the first piece found.
func (p *Position) hasLeft(c Colour) bool {
	for _, piece := range p.Board {
		if piece.Colour() == c {
			return true
		}
	}
	for kind := Soldier; kind <= General; kind++ {
		if p.Unseen[NewPiece(c, kind)] > 0 {
			return true
		}
	}
	return false
}
