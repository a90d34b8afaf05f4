package art

// noise is a table of repeatable numbers from 0 to 1 with smooth values between its points.
type noise [1 << 14]float32

const noiseMask = 1<<7 - 1

func newNoise() *noise {
	n := new(noise)
	state := uint32(0x9E3779B9)
	for i := range n {
		state ^= state << 13
		state ^= state >> 17
		state ^= state << 5
		n[i] = float32(state>>8) / (1 << 24)
	}
	return n
}

// at returns the noise at a point; it repeats every 128 units.
func (n *noise) at(x, y float32) float32 {
	x, y = x+1024, y+1024 // keeps the points of every picture positive, so that truncation rounds down
	column, row := int(x), int(y)
	fx, fy := x-float32(column), y-float32(row)
	fx, fy = fx*fx*(3-2*fx), fy*fy*(3-2*fy)
	upper, lower := (row&noiseMask)<<7, ((row+1)&noiseMask)<<7
	left, right := column&noiseMask, (column+1)&noiseMask
	const last = len(n) - 1
	a, b := n[(upper|left)&last], n[(upper|right)&last]
	c, d := n[(lower|left)&last], n[(lower|right)&last]
	a += (b - a) * fx
	c += (d - c) * fx
	return a + (c-a)*fy
}
