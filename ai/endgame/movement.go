package endgame

import (
	"math/bits"

	"anqi/game"
)

// movement is how a kind goes and reaches over the board, apart from rank. Kinds of equal movement and equal captures are
// interchangeable.
type movement uint8

const (
	stepper  movement = iota // one square straight
	courtier                 // also one square diagonally (DiagonalCourt)
	leaper                   // also the horse's leap (HorseLeaps)
	slider                   // any distance in a line (ChariotSlides)
	jumper                   // the cannon: one step, captures over one screen
	vaulter                  // the cannon that also moves over an adjacent piece (CannonVaults)
	movementCount
)

// movementOf returns how a kind moves under the rules.
func movementOf(r *game.Rules, k game.Kind) movement {
	switch {
	case k >= game.Elephant && r.DiagonalCourt:
		return courtier
	case k == game.Horse && r.HorseLeaps:
		return leaper
	case k == game.Chariot && r.ChariotSlides:
		return slider
	case k == game.Cannon && r.CannonJumps() && r.CannonVaults:
		return vaulter
	case k == game.Cannon && r.CannonJumps():
		return jumper
	}
	return stepper
}

// offset is a way over the board in columns and rows.
type offset struct{ column, row int }

var (
	straight = []offset{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	diagonal = []offset{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
)

// pattern is one plain move, the same from every square: where it goes, which squares on the way must be empty, and which
// one (for a vault) must be occupied.
type pattern struct {
	to       offset
	empty    []offset
	occupied *offset
}

// patterns lists the plain moves of a movement.
func patterns(m movement) []pattern {
	var list []pattern
	for _, d := range straight {
		list = append(list, pattern{to: d})
		switch m {
		case leaper:
			side := offset{d.row, d.column}
			for _, sign := range []int{1, -1} {
				list = append(list, pattern{to: offset{2*d.column + sign*side.column, 2*d.row + sign*side.row}, empty: []offset{d}})
			}
		case slider, vaulter:
			list = append(list, linePatterns(d, m == vaulter)...)
		}
	}
	if m == courtier {
		for _, d := range diagonal {
			list = append(list, pattern{to: d})
		}
	}
	return list
}

// linePatterns lists the moves of two squares or more in one direction: over empty squares, or over one adjacent piece first.
func linePatterns(d offset, vault bool) []pattern {
	var list []pattern
	var empty []offset
	var occupied *offset
	if vault {
		occupied = &d
	} else {
		empty = append(empty, d)
	}
	for n := 2; n < game.Rows; n++ {
		to := offset{n * d.column, n * d.row}
		list = append(list, pattern{to: to, empty: append([]offset(nil), empty...), occupied: occupied})
		empty = append(empty, to)
	}
	return list
}

// from returns the square reached from s, NoSquare off the board.
func (o offset) from(s game.Square) game.Square {
	return game.NewSquare(s.Column()+o.column, s.Row()+o.row)
}

// bit is the set that holds one square, empty for NoSquare.
func bit(s game.Square) uint32 {
	if s >= game.SquareCount {
		return 0
	}
	return 1 << s
}

// shift is a translation of a whole set of squares: those whose image is on the board, moved there.
type shift struct {
	source uint32 // squares that stay on the board
	turn   int    // rotation to the left; the index of a square is row*4+column, so a translation is a rotation
}

func (o offset) shift() shift {
	t := shift{turn: o.row*game.Columns + o.column}
	for s := game.Square(0); s < game.SquareCount; s++ {
		if o.from(s) != game.NoSquare {
			t.source |= bit(s)
		}
	}
	return t
}

func (t shift) apply(set uint32) uint32 { return bits.RotateLeft32(set&t.source, t.turn) }
