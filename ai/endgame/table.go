package endgame

import "anqi/game"

// never is the distance where nobody forces anything; unlimited is the number of turns left when no limit is set.
const (
	never     = 255
	unlimited = never - 1
)

// table holds the exact value of every placement of one class under one no-progress limit.
//
// For every placement and side to move it holds one number: with how many turns left before the limit, at least, one of the sides
// forces a capture into a won smaller ending, or the end of the game; and a bit that says which side. More turns never hurt the side
// that forces, and at most one side can force anything, so that this answers for every no-progress count. After a capture the count
// begins again at 0, so that whether the smaller ending is won depends on the limit: a table belongs to one limit.
type table struct {
	relations    relations
	count        int
	favoured     int         // +1 or -1 for the side that wins at the limit by the tally of three pieces, else 0
	turns        int         // turns left when the no-progress count is 0
	distance     [2][]uint8  // by side to move and index: the number of turns, never where nobody forces anything
	second       [2][]uint32 // by side to move and index/32, a bit for index%32: it is side 1 that forces
	drawDistance [2][]uint8  // only when a side is favoured: with how many turns left, at least, the other forces a draw
	next         [MaxPieces]successor
}

// successor says which smaller table serves when the piece of a slot is captured, and how the pieces stand in its slots.
type successor struct {
	table   *table // nil when that was the side's last piece
	order   [MaxPieces]uint8
	swapped bool
}

// placement is the square of the piece in each slot of a table.
type placement [MaxPieces]game.Square

// index numbers a placement. The board is reflected so that the first piece stands in the lower left quarter: three bits for its square,
// then five for that of each other piece.
func (t *table) index(p *placement) int {
	mirror := mirrorOf(p[0])
	index := quarterIndex(p[0] ^ mirror)
	for _, s := range p[1:t.count] {
		index = index<<5 | int(s^mirror)
	}
	return index
}

// placementAt is the inverse of index. Two pieces may stand on one square: such an index means nothing.
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
	if t.favoured == 0 || int(t.drawDistance[mover][index]) <= left {
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

// material is what stands on a board with nothing face down: at most MaxPieces pieces and their squares.
type material struct {
	count   int
	pieces  [MaxPieces]game.Piece
	squares [MaxPieces]game.Square
}

// read takes the material from a position; false when it is not one that tables cover.
func (m *material) read(pos *game.Position) bool {
	m.count = 0
	if pos.Chain != game.NoSquare {
		return false
	}
	for s, p := range &pos.Board {
		if p == game.Empty {
			continue
		}
		if p == game.FaceDown || m.count == MaxPieces {
			return false
		}
		m.pieces[m.count], m.squares[m.count] = p, game.Square(s)
		m.count++
	}
	return m.count > 0
}

// materialKey is what a piece adds to the key of a material, which has three bits for the number of every piece.
func materialKey(p game.Piece) uint64 { return 1 << (3 * p) }

// entry says which table serves a material, and how its pieces stand in the table's slots.
type entry struct {
	key     uint64 // 0: a free place
	table   *table
	pieces  [MaxPieces]game.Piece // the piece in each slot
	swapped bool                  // red is side 1
}

// materialIndex finds the entry of a material. Once it is published it never changes, so that probing needs no lock; with and only make
// changed copies.
type materialIndex struct {
	entries []entry // a hash map with linear probing, its length a power of two
	used    int
}

func (d *materialIndex) find(key uint64) *entry {
	mask := uint64(len(d.entries) - 1)
	for i := key * 0x9E3779B97F4A7C15 >> 32; ; i++ {
		e := &d.entries[i&mask]
		if e.key == key {
			return e
		}
		if e.key == 0 {
			return nil
		}
	}
}

// with returns a copy that also holds e, at most half full so that a search always ends.
func (d *materialIndex) with(e entry) *materialIndex {
	length := len(d.entries)
	if 2*(d.used+1) > length {
		length *= 4
	}
	grown := &materialIndex{entries: make([]entry, length), used: d.used}
	for _, old := range d.entries {
		if old.key != 0 {
			grown.put(old)
		}
	}
	grown.put(e)
	grown.used++
	return grown
}

// only returns a copy that holds just the entries of some tables.
func (d *materialIndex) only(tables map[relations]*table) *materialIndex {
	fewer := &materialIndex{entries: make([]entry, len(d.entries))}
	for _, e := range d.entries {
		if e.key != 0 && tables[e.table.relations] == e.table {
			fewer.put(e)
			fewer.used++
		}
	}
	return fewer
}

func (d *materialIndex) put(e entry) {
	mask := uint64(len(d.entries) - 1)
	i := e.key * 0x9E3779B97F4A7C15 >> 32
	for d.entries[i&mask].key != 0 {
		i++
	}
	d.entries[i&mask] = e
}
