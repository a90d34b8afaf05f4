package ai

// noise blurs evaluations by a number that depends on the seed and the position alone, so that within one search, and from one
// move to the next, a position is always misjudged in the same way.
type noise struct {
	sigma float64 // standard deviation, in scores (twice that of the winning chance)
	seed  uint64
}

// blur adds the position's own error to a score. Four uniform numbers make a bell that ends at 3.5 sigma.
func (n noise) blur(score int32, key uint64) int32 {
	const uniform4 = 0.5773502691896258 // the deviation of the sum of four numbers uniform over an interval of length 1
	x := mix(n.seed ^ key*0x9E3779B97F4A7C15)
	sum := float64(x&0xFFFF+x>>16&0xFFFF+x>>32&0xFFFF+x>>48)/65536 - 2
	score += int32(n.sigma / uniform4 * sum)
	return max(-evaluationLimit, min(evaluationLimit, score))
}
