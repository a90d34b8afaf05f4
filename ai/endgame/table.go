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

// materialKey is a piece's part in the key of a material: keys add up, three bits for every piece.
func materialKey(p game.Piece) uint64 { return 1 << (3 * p) }

// entry says which table serves a material and how.
type entry struct {
	key     uint64 // 0: a free place
	table   *table
	pieces  [MaxPieces]game.Piece // the piece in each slot
	swapped bool                  // red is side 1
}

// directory finds the entry of a material. It is never changed once published; with makes a larger one.
type directory struct {
	entries []entry // a hash table with linear probing, its length a power of two
	used    int
}

func (d *directory) find(key uint64) *entry {
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
func (d *directory) with(e entry) *directory {
	length := len(d.entries)
	if 2*(d.used+1) > length {
		length *= 4
	}
	grown := &directory{entries: make([]entry, length), used: d.used}
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
func (d *directory) only(tables map[relations]*table) *directory {
	fewer := &directory{entries: make([]entry, len(d.entries))}
	for _, e := range d.entries {
		if e.key != 0 && tables[e.table.relations] == e.table {
			fewer.put(e)
			fewer.used++
		}
	}
	return fewer
}

func (d *directory) put(e entry) {
	mask := uint64(len(d.entries) - 1)
	i := e.key * 0x9E3779B97F4A7C15 >> 32
	for d.entries[i&mask].key != 0 {
		i++
	}
	d.entries[i&mask] = e
}
