package arena

import (
	"anqi/game"
	"anqi/game/deal"
)

// mix spreads a number over 64 bits (the finalizer of SplitMix64).
func mix(x uint64) uint64 {
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}

// stream is a reader of bytes that follow from a seed.
type stream uint64

// Read never fails.
func (s *stream) Read(b []byte) (int, error) {
	for i := range b {
		*s++
		b[i] = byte(mix(uint64(*s)) >> 56)
	}
	return len(b), nil
}

// dealOf returns the deal of a seed.
func dealOf(seed uint64) (deal.Deal, error) {
	random := stream(mix(seed) << 8)
	return deal.New(&random)
}

// seedOf returns the seed of a numbered game or pair.
func seedOf(seed uint64, number int) uint64 { return mix(seed ^ mix(uint64(number))) }

// shownBy returns what an action turns up under a deal, game.Empty if nothing.
func shownBy(dealt deal.Deal, p *game.Position, a game.Action) game.Piece {
	if p.NeedsReveal(a) {
		return dealt.At(a.To)
	}
	return game.Empty
}
