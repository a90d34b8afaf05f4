package ai

import "anqi/game"

// bound says what a stored score is.
type bound uint8

const (
	noBound bound = iota
	lowerBound
	upperBound
	exactScore
)

// tableEntry is what is remembered of a searched position.
type tableEntry struct {
	key   uint64
	score int32
	best  move
	depth int8
	bound bound
}

// table is the transposition table: buckets of two entries, the first kept by depth, the second always replaced. Every
// search marks its keys with a generation of its own, so that nothing is left over from another and results repeat.
type table struct {
	entries []tableEntry // an even number, a power of two
	current uint64       // the generation; entries of another count as empty
}

const generationBits = 8

// newTable makes a table of about that many bytes, at least 64 entries.
func newTable(bytes int) *table {
	n := 64
	for n*2*16 <= bytes {
		n *= 2
	}
	return &table{entries: make([]tableEntry, n)}
}

// begin forgets everything, cheaply: a new generation; every 255 searches the memory is really cleared.
func (t *table) begin() {
	t.current = (t.current + 1) & (1<<generationBits - 1)
	if t.current == 0 {
		clear(t.entries)
		t.current = 1
	}
}

// tagged replaces the low bits of a key by the generation.
func (t *table) tagged(key uint64) uint64 { return key&^(1<<generationBits-1) | t.current }

func (t *table) bucket(key uint64) int { return int(key>>generationBits) & (len(t.entries) - 1) &^ 1 }

// find returns the entry of a position, nil if there is none.
func (t *table) find(key uint64) *tableEntry {
	i := t.bucket(key)
	key = t.tagged(key)
	if t.entries[i].key == key {
		return &t.entries[i]
	}
	if t.entries[i+1].key == key {
		return &t.entries[i+1]
	}
	return nil
}

// put remembers a position.
func (t *table) put(key uint64, score int32, best move, depth int, b bound) {
	i := t.bucket(key)
	key = t.tagged(key)
	first := &t.entries[i]
	if first.key != key && first.key&(1<<generationBits-1) == t.current && int(first.depth) > depth {
		first = &t.entries[i+1]
	}
	if best == noMove && first.key == key {
		best = first.best
	}
	*first = tableEntry{key, score, best, int8(depth), b}
}

// toTable makes a forced end's score count from the node instead of from the root, fromTable turns it back.
func toTable(score int32, ply int) int32 {
	switch {
	case score > forcedScore:
		return score + int32(ply)
	case score < -forcedScore:
		return score - int32(ply)
	}
	return score
}

func fromTable(score int32, ply int) int32 {
	switch {
	case score > forcedScore:
		return score - int32(ply)
	case score < -forcedScore:
		return score + int32(ply)
	}
	return score
}

// The keys of the position hash (Zobrist 1970). Board and side to move do not determine a position: how many of each piece are
// still face down belongs to it, and so do captures, which follow from both.
var keys = newHashKeys(0x6B7A9F24C1D3E58B)

type hashKeys struct {
	square [game.PieceCount][game.SquareCount]uint64
	unseen [game.PieceCount][8]uint64 // by how many are still face down, at most 5
	black  uint64                     // black to move
	quiet  [64]uint64                 // by class of the no-progress count (searcher.tableKey)
	passed uint64                     // the last action was a pass of the search
	chase  uint64                     // mixed with chase counts where the rule is in force
}

func newHashKeys(seed uint64) *hashKeys {
	k, stream := new(hashKeys), splitMix(seed)
	for p := range k.square {
		for s := range k.square[p] {
			k.square[p][s] = stream.next()
		}
		for n := range k.unseen[p] {
			k.unseen[p][n] = stream.next()
		}
	}
	for i := range k.quiet {
		k.quiet[i] = stream.next()
	}
	k.black, k.passed, k.chase = stream.next(), stream.next(), stream.next()
	return k
}

// splitMix is the 64-bit generator of Steele, Lea and Flood (2014): a counter and a mixing function.
type splitMix uint64

func (s *splitMix) next() uint64 {
	*s += 0x9E3779B97F4A7C15
	return mix(uint64(*s))
}

// below returns a number from 0 to n-1; the bias of the remainder is below 2^-50 for the small n used here.
func (s *splitMix) below(n int) int { return int((s.next() >> 8) % uint64(n)) }

// mix is a bijection of 64-bit words in which every input bit moves every output bit.
func mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
