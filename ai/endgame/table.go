package endgame

import "anqi/game"

// never stands for a distance that does not exist; unlimited for the turns left when no limit is set.
const (
	never     = 255
	unlimited = never - 1
)

// table holds the exact value of every placement of one class under one no-progress limit.
//
// It stores thresholds: distance[m] at an index is the least number of turns left before the limit with which one of the sides,
// side m to move, forces a capture into a won smaller ending, or the end. More turns never hurt the side that forces, and at
// most one side can, so one byte and one bit answer for every no-progress count. After a capture the count starts again at nothing, which
// is where the limit enters: what is a win there depends on it.
type table struct {
	relations relations
	count     int
	favoured  int         // +1 or -1 for the side the tally favours at the limit, else 0
	turns     int         // turns left when the no-progress count is 0
	distance  [2][]uint8  // never where nobody forces anything
	second    [2][]uint32 // by index/32, a bit for index%32: it is side 1 that forces
	hold      [2][]uint8  // only when a side is favoured: with how many turns left the other forces at least a draw
	next      [MaxPieces]successor
}

// successor leads from a placement to the placement after a piece is captured.
type successor struct {
	table   *table // nil when that was the side's last piece
	order   [MaxPieces]uint8
	swapped bool
}

// placement is the square of the piece in each slot of a table.
type placement [MaxPieces]game.Square

// index numbers a placement: the first piece's square in three bits, after reflection, the others' in five each.
func (t *table) index(p *placement) int {
	mirror := mirrorOf(p[0])
	index := quarterIndex(p[0] ^ mirror)
	for _, s := range p[1:t.count] {
		index = index<<5 | int(s^mirror)
	}
	return index
}

// placementAt is the inverse of index. Squares may coincide: such an index holds nothing.
func (t *table) placementAt(index int) placement {
	var p placement
	for i := t.count - 1; i > 0; i-- {
		p[i] = game.Square(index & 31)
		index >>= 5
	}
	p[0] = quarterSquare(index)
	return p
}

// bytes is about the memory that a table takes, little else counted.
func (t *table) bytes() int {
	bytes := size(t.count) * 9 / 4
	if t.favoured != 0 {
		bytes += size(t.count) * 2
	}
	return bytes
}

// size is the number of indices.
func size(count int) int { return 8 << (5 * (count - 1)) }

// value returns the result for side 0 (+1 won, 0 drawn, -1 lost) with a side to move and that many turns left before the
// limit, and the turns until the next capture or the end.
func (t *table) value(index, mover, left int) (result, distance int) {
	if d := int(t.distance[mover][index]); d <= left {
		return 1 - 2*int(t.second[mover][index>>5]>>(index&31)&1), d
	}
	if t.favoured == 0 || int(t.hold[mover][index]) <= left {
		return 0, 0
	}
	return t.favoured, left
}

// after returns the placement once the piece in one slot has captured that in another, in the order of the smaller table.
func (s *successor) after(p *placement, capturer, captured int) placement {
	var q placement
	for slot, i := range s.order {
		q[slot] = p[i]
		if int(i) == capturer {
			q[slot] = p[captured]
		}
	}
	return q
}
