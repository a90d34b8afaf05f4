package art

// Wood says how a wood looks: its ground, its dark year rings, and how strongly rings and fibres show (0 to 1).
type Wood struct {
	Ground, Ring  RGB
	Rings, Fibres float32
}

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
	a, b := n[upper|left], n[upper|right]
	c, d := n[lower|left], n[lower|right]
	a += (b - a) * fx
	c += (d - c) * fx
	return a + (c-a)*fy
}

// colour returns the wood at a point, along and across its grain, in units of about one square of the board.
func (w *Wood) colour(n *noise, along, across float32) RGB {
	bend := n.at(along*0.35, across*0.9)
	rings := across*3.1 + bend*3.4 + n.at(along*0.12+37, across*0.3)*2.5
	ring := rings - float32(int(rings+1024)-1024)
	// A year ring darkens slowly and ends at once.
	ring = ring * ring * (1 - smooth(0.86, 1, ring))
	fibre := n.at(along*2.3, across*46) - 0.5
	pore := smooth(0.74, 0.95, n.at(along*5+11, across*70))
	shade := clamp(w.Rings*ring*(0.65+0.7*bend) + w.Fibres*(0.36*fibre+0.30*pore) + 0.10*(bend-0.5))
	return w.Ground.Mix(w.Ring, shade).Scale(1 + w.Fibres*0.10*fibre)
}
