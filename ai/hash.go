package ai

import "anqi/game"

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
