package ai

import "anqi/game"

// bound says what a stored score is to the position's true score.
type bound uint8

const (
	noBound bound = iota
	lowerBound
	upperBound
	exactScore
)

// transposition is an entry of the table: what is remembered of a searched position.
type transposition struct {
	key   uint64
	score int32
	best  move
	depth int8
	bound bound
}

// transpositionTable has buckets of two entries: the first is kept if it was searched deeper, the second always replaced. Every search
// marks its keys with a generation of its own, so that nothing is left over from another search and results repeat.
type transpositionTable struct {
	entries []transposition // an even number, a power of two
	current uint64          // the generation; entries of another count as empty
}

const generationBits = 8

// newTranspositionTable makes a table of about that many bytes, at least 64 entries.
func newTranspositionTable(bytes int) *transpositionTable {
	n := 64
	for n*2*16 <= bytes {
		n *= 2
	}
	return &transpositionTable{entries: make([]transposition, n)}
}

// begin forgets everything, cheaply, by beginning a new generation. Every 255 searches the memory is really cleared.
func (t *transpositionTable) begin() {
	t.current = (t.current + 1) & (1<<generationBits - 1)
	if t.current == 0 {
		clear(t.entries)
		t.current = 1
	}
}

// tagged replaces the low bits of a key by the generation.
func (t *transpositionTable) tagged(key uint64) uint64 { return key&^(1<<generationBits-1) | t.current }

func (t *transpositionTable) bucket(key uint64) int {
	return int(key>>generationBits) & (len(t.entries) - 1) &^ 1
}

// find returns the entry of a position, nil if there is none.
func (t *transpositionTable) find(key uint64) *transposition {
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
func (t *transpositionTable) put(key uint64, score int32, best move, depth int, b bound) {
	i := t.bucket(key)
	key = t.tagged(key)
	first := &t.entries[i]
	if first.key != key && first.key&(1<<generationBits-1) == t.current && int(first.depth) > depth {
		first = &t.entries[i+1]
	}
	if best == noMove && first.key == key {
		best = first.best
	}
	*first = transposition{key, score, best, int8(depth), b}
}

// scoreToTable makes the score of a certain win or loss count from the node instead of from the root, scoreFromTable turns it back.
func scoreToTable(score int32, ply int) int32 {
	switch {
	case score > forcedScore:
		return score + int32(ply)
	case score < -forcedScore:
		return score - int32(ply)
	}
	return score
}

func scoreFromTable(score int32, ply int) int32 {
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
	square     [game.PieceCount][game.SquareCount]uint64
	unseen     [game.PieceCount][8]uint64 // by how many are still face down, at most 5
	black      uint64                     // black to move
	noProgress [64]uint64                 // by the turns left before the no-progress limit, halved (searcher.transpositionKey)
	nullMove   uint64                     // the last action was a null move
	chase      uint64                     // mixed with chase counts where the rule is in force
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
	for i := range k.noProgress {
		k.noProgress[i] = stream.next()
	}
	k.black, k.nullMove, k.chase = stream.next(), stream.next(), stream.next()
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
