package endgame

import "anqi/game"

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
