package endgame

import (
	"math/bits"

	"anqi/game"
)

// movesInto returns, for one word, the squares of the last piece with which the side to move has a plain move into the set.
func (b *builder) movesInto(set []uint32, w, side int) uint32 {
	t := b.table
	last := t.count - 1
	p := t.placementAt(w << 5)
	occupied := ^b.valid[w]
	result := uint32(0)
	for i := range last {
		if t.relations.side(i) == side {
			result |= b.pieceMovesInto(set, w, i, p[i], occupied)
		}
	}
	if side == 1 {
		result |= b.lastMovesInto(set[w], t.relations.movement[last], occupied)
	}
	return result & b.valid[w]
}

// pieceMovesInto is movesInto for one piece other than the last: every one of its moves leads to another word. Moves onto
// another piece need no test, since no set holds such a placement.
func (b *builder) pieceMovesInto(set []uint32, w, i int, from game.Square, occupied uint32) uint32 {
	result := uint32(0)
	moves := b.geometry.moves[b.table.relations.movement[i]][from]
	for m := range moves {
		move := &moves[m]
		if occupied&move.empty != 0 {
			continue
		}
		allowed := ^move.empty
		if move.occupied != 0 && occupied&move.occupied == 0 {
			allowed &= move.occupied
		}
		after, mirror := b.moved(w, i, from, move.to)
		result |= mirrored(set[after], mirror) & allowed
	}
	return result
}

// lastMovesInto is movesInto for the last piece, whose moves stay in the word.
func (b *builder) lastMovesInto(targets uint32, m movement, occupied uint32) uint32 {
	result := uint32(0)
	moves := b.geometry.setMoves[m&7]
	for i := range moves {
		move := &moves[i]
		from := move.back.apply(targets)
		for _, e := range move.emptyBack {
			from &^= e.apply(occupied)
		}
		if move.occupiedBack != nil {
			from &= move.occupiedBack.apply(occupied)
		}
		result |= from
	}
	return result
}

// mirrored reflects a set of squares as mirrorOf's masks do.
func mirrored(set uint32, mirror game.Square) uint32 {
	if mirror&1 != 0 { // columns: reverse every row
		set = set&0x55555555<<1 | set>>1&0x55555555
		set = set&0x33333333<<2 | set>>2&0x33333333
	}
	if mirror&4 != 0 { // rows: reverse their order
		set = set&0x0F0F0F0F<<4 | set>>4&0x0F0F0F0F
		set = bits.ReverseBytes32(set)
	}
	return set
}

// moved returns the word after the piece in slot i, not the last, has gone from one square to another, and how the board is
// reflected by it.
func (b *builder) moved(w, i int, from, to game.Square) (word int, mirror game.Square) {
	digit := 5 * (b.table.count - 2 - i)
	if i > 0 {
		return w + (int(to)-int(from))<<digit, 0
	}
	mirror = mirrorOf(to)
	return quarterIndex(to^mirror)<<digit | (w^int(mirror)*b.mirrors)&(1<<digit-1), mirror
}
