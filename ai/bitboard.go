package ai

import (
	"math/bits"

	"anqi/game"
)

// bitboard is a set of squares, bit s for square s.
type bitboard = uint32

const (
	notColumnA bitboard = 0xEEEEEEEE
	notColumnD bitboard = 0x77777777
	allSquares bitboard = 0xFFFFFFFF
)

// adjacent[s] are the squares one step from s.
var adjacent = func() (neighbours [game.SquareCount]bitboard) {
	for s := range neighbours {
		neighbours[s] = spread(1 << s)
	}
	return neighbours
}()

// spread returns all squares one step from any square of the set (members that neighbour each other included).
func spread(set bitboard) bitboard {
	return set<<4 | set>>4 | (set&notColumnD)<<1 | (set&notColumnA)>>1
}

// rowTargets[column][occupied squares of the row] and columnTargets[row][occupied squares of the column] are what a cannon
// there would hit: on either side the first piece beyond exactly one piece.
var rowTargets = func() (targets [game.Columns][1 << game.Columns]uint8) {
	for from := range targets {
		for occupied := range targets[from] {
			targets[from][occupied] = lineHits(from, 1, game.Columns, occupied) | lineHits(from, -1, game.Columns, occupied)
		}
	}
	return targets
}()

var columnTargets = func() (targets [game.Rows][1 << game.Rows]uint8) {
	for from := range targets {
		for occupied := range targets[from] {
			targets[from][occupied] = lineHits(from, 1, game.Rows, occupied) | lineHits(from, -1, game.Rows, occupied)
		}
	}
	return targets
}()

// lineHits returns the square (as a set) of the second piece met from a place in a direction.
func lineHits(from, step, length, occupied int) uint8 {
	met := 0
	for at := from + step; at >= 0 && at < length; at += step {
		if occupied>>at&1 == 0 {
			continue
		}
		if met++; met == 2 {
			return 1 << at
		}
	}
	return 0
}

// cannonTargets returns the squares whose piece a cannon on s could reach over exactly one screen. The relation is
// symmetric: the same set, cut with the enemy's cannons, is what threatens s.
func cannonTargets(s uint, occupied bitboard) bitboard {
	row, column := s>>2&7, s&3
	hits := bitboard(rowTargets[column][occupied>>(row*4)&15]) << (row * 4)
	return hits | spreadColumn(columnTargets[row][gatherColumn(occupied>>column)])<<column
}

// gatherColumn packs the bits 0, 4, … 28 into eight.
func gatherColumn(set bitboard) uint8 {
	set &= 0x11111111
	set = (set | set>>3) & 0x03030303
	set = (set | set>>6) & 0x000F000F
	return uint8(set | set>>12)
}

// spreadColumn is the inverse of gatherColumn.
func spreadColumn(packed uint8) bitboard {
	set := bitboard(packed)
	set = (set | set<<12) & 0x000F000F
	set = (set | set<<6) & 0x03030303
	return (set | set<<3) & 0x11111111
}

func firstSquare(set bitboard) uint { return uint(bits.TrailingZeros32(set)) & 31 }

func popCount(set bitboard) int { return bits.OnesCount32(set) }
