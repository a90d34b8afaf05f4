package game

import "strings"

// Colour is a side of the game. A player's colour is unknown until the first flip.
type Colour uint8

// The two sides, and the colour of nobody.
const (
	NoColour Colour = iota
	Red
	Black
)

// Opponent returns the other side; the opponent of nobody is nobody.
func (c Colour) Opponent() Colour {
	switch c {
	case Red:
		return Black
	case Black:
		return Red
	}
	return NoColour
}

// String returns "red", "black" or "-".
func (c Colour) String() string {
	switch c {
	case Red:
		return "red"
	case Black:
		return "black"
	}
	return "-"
}

// Kind is what a piece is, whatever its colour. The numbers are the ranks of the Taiwan order
// (docs/rules.md, section 1); ranks under a rule set are read from Rules.Rank.
type Kind uint8

// The seven kinds, weakest first in the Taiwan order.
const (
	NoKind Kind = iota
	Soldier
	Cannon
	Horse
	Chariot
	Elephant
	Advisor
	General
)

// KindCount is the number of array slots that index by Kind needs, NoKind included.
const KindCount = 8

// Count returns how many pieces of the kind each side has at the start: 1, 2 or 5.
func (k Kind) Count() int {
	return int([KindCount]uint8{Soldier: 5, Cannon: 2, Horse: 2, Chariot: 2, Elephant: 2, Advisor: 2, General: 1}[k&7])
}

// Piece is what stands on a square: nothing, a piece face down, or a kind of a colour.
// Bit 3 is set for black, the low three bits are the kind.
type Piece uint8

// The pieces that are no kind of a colour.
const (
	Empty    Piece = 0
	FaceDown Piece = 8
)

// PieceCount is the number of array slots that index by Piece needs.
const PieceCount = 16

// PieceLetters are the letters of the fourteen pieces in the order that position texts list them.
const PieceLetters = "KGMRNCPkgmrncp"

// SidePieces is how many pieces a side has at the start.
const SidePieces = 16

const lettersByPiece = ".PCNRMGK?pcnrmgk"

// NewPiece returns the piece of that colour and kind, Empty if either is missing.
func NewPiece(c Colour, k Kind) Piece {
	if c == NoColour || k == NoKind {
		return Empty
	}
	return Piece(uint8(c-Red)<<3 | uint8(k))
}

// ParsePiece reads one of the letters of PieceLetters.
func ParsePiece(letter byte) (Piece, bool) {
	i := strings.IndexByte(lettersByPiece, letter)
	if i < 0 || Piece(i)&7 == 0 {
		return Empty, false
	}
	return Piece(i), true
}

// Kind returns the piece's kind, NoKind for Empty and FaceDown.
func (p Piece) Kind() Kind { return Kind(p & 7) }

// Colour returns the piece's colour, NoColour for Empty and FaceDown.
func (p Piece) Colour() Colour {
	if p&7 == 0 {
		return NoColour
	}
	return Red + Colour(p>>3)
}

// Letter returns the piece's letter (K…P red, k…p black), '.' for Empty and '?' for FaceDown.
func (p Piece) Letter() byte { return lettersByPiece[p&15] }

// String returns the letter.
func (p Piece) String() string { return lettersByPiece[p&15 : p&15+1] }
