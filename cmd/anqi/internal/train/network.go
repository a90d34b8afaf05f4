package train

import (
	"math"
	"math/rand/v2"

	"anqi/ai"
	"anqi/game"
)

// network has one hidden layer, whose units are cut off below 0 and above 1. Few of its many inputs are not 0 at a time, so that weights
// are kept by input.
type network struct {
	units     int
	symmetric bool // there are inputs as either side sees them: what the second adds counts negative, and both scale
	weights   layer
	bias      layer
	add       layer // a bias, then what each unit adds
	scale     layer // a bias, then how each unit scales
	steps     int
}

func newNetwork(inputs, units int, fair bool, seed uint64) *network {
	random := rand.New(rand.NewPCG(seed, 1))
	normal := func(sigma float64) func() float32 {
		return func() float32 { return float32(sigma * random.NormFloat64()) }
	}
	n := &network{units: units, symmetric: fair}
	n.weights = newLayer(inputs*units, normal(0.08))
	n.bias = newLayer(units, func() float32 { return 0.3 })
	n.add = newLayer(1+units, normal(0.05))
	n.scale = newLayer(1+units, func() float32 { return 0 })
	n.add.value[0] = 0
	return n
}

// input is an input that is not 0.
type input struct {
	index int
	value float32
}

// forwardPass is one evaluation, kept for the gradient.
type forwardPass struct {
	inputs [2][]input
	hidden [2][]float32
	added  float32
	scale  float32
	x      float32
	chance float32
}

// The bounds of what the material network scales.
const leastScale, mostScale = 0.2, 2

// forward evaluates a position: points is the advantage without the network, fade the share of the sum that is left near the no-progress
// limit.
func (n *network) forward(p *forwardPass, points, fade float32) {
	p.added, p.scale = 0, 1
	views := 1
	if n.symmetric {
		views, p.scale = 2, 1+n.scale.value[0]
	} else {
		p.added = n.add.value[0]
	}
	for view := range views {
		p.hidden[view] = append(p.hidden[view][:0], n.bias.value...)
		hidden := p.hidden[view]
		for _, in := range p.inputs[view] {
			for i, w := range n.weights.value[in.index*n.units:][:len(hidden)] {
				hidden[i] += in.value * w
			}
		}
		sign := float32(1 - 2*view)
		for i, h := range hidden {
			h = max(0, min(h, 1))
			p.added += sign * h * n.add.value[1+i]
			p.scale += h * n.scale.value[1+i]
		}
	}
	p.x = (points + p.added) * max(leastScale, min(mostScale, p.scale)) * fade
	p.chance = chanceOf(p.x)
}

// chanceOf turns points, over the scale, into a winning chance as the evaluation of package ai does.
func chanceOf(x float32) float32 { return 0.5 + 0.49*x/float32(math.Sqrt(float64(1+x*x))) }

// backward adds the gradient of the squared error of a forward pass.
func (n *network) backward(p *forwardPass, target, points, fade float32) {
	u := 1 + p.x*p.x
	d := 2 * (p.chance - target) * 0.49 / (u * float32(math.Sqrt(float64(u)))) * fade
	dScale, views := float32(0), 1
	if n.symmetric {
		if views = 2; p.scale > leastScale && p.scale < mostScale {
			dScale = d * (points + p.added)
		}
		d *= max(leastScale, min(mostScale, p.scale))
		n.scale.gradient[0] += dScale
	} else {
		n.add.gradient[0] += d
	}
	delta := make([]float32, n.units)
	for view := range views {
		sign := float32(1 - 2*view)
		for i, h := range p.hidden[view] {
			cut := max(0, min(h, 1))
			n.add.gradient[1+i] += sign * d * cut
			n.scale.gradient[1+i] += dScale * cut
			if delta[i] = 0; cut == h {
				delta[i] = sign*d*n.add.value[1+i] + dScale*n.scale.value[1+i]
			}
			n.bias.gradient[i] += delta[i]
		}
		for _, in := range p.inputs[view] {
			gradient := n.weights.gradient[in.index*n.units:][:len(delta)]
			for i, c := range delta {
				gradient[i] += in.value * c
			}
		}
	}
}

// update makes a step of Adam with the gradients of a batch and lets weights decay.
func (n *network) update(rate, decay float32, batch int) {
	n.steps++
	for _, l := range []*layer{&n.weights, &n.add, &n.scale} {
		l.update(rate, decay, n.steps, float32(batch))
	}
	n.bias.update(rate, 0, n.steps, float32(batch))
}

// layer is a list of weights with their gradient and the two averages of Adam (Kingma and Ba 2014).
type layer struct{ value, gradient, mean, square []float32 }

func newLayer(n int, value func() float32) layer {
	l := layer{make([]float32, n), make([]float32, n), make([]float32, n), make([]float32, n)}
	for i := range l.value {
		l.value[i] = value()
	}
	return l
}

func (l *layer) update(rate, decay float32, steps int, batch float32) {
	first := 1 - float32(math.Pow(0.9, float64(steps)))
	second := 1 - float32(math.Pow(0.999, float64(steps)))
	for i, g := range l.gradient {
		if g == 0 && l.mean[i] == 0 {
			continue
		}
		g /= batch
		l.gradient[i] = 0
		l.mean[i] += 0.1 * (g - l.mean[i])
		l.square[i] += 0.001 * (g*g - l.square[i])
		l.value[i] -= rate * (l.mean[i]/first/(float32(math.Sqrt(float64(l.square[i]/second)))+1e-7) + decay*l.value[i])
	}
}

// appendQuantized appends weights as whole numbers of a byte, of which fraction stand for 1.
func appendQuantized(out []byte, fraction float32, weights ...float32) []byte {
	for _, w := range weights {
		out = append(out, byte(int8(max(-127, min(127, math.Round(float64(w*fraction)))))))
	}
	return out
}

// materialBytes returns the material network as networkBytes of package ai describes it.
func materialBytes(n *network) (out []byte) {
	row := ai.MaterialCount * n.units
	for piece := range 2 * game.PieceCount {
		if piece&7 != 0 {
			out = appendQuantized(out, 64, n.weights.value[piece*row:][:row]...)
		}
	}
	out = appendQuantized(out, 64, n.bias.value...)
	out = appendQuantized(out, 128, n.add.value[1:]...)
	out = appendQuantized(out, 128, n.scale.value[1:]...)
	return appendQuantized(out, 128, n.scale.value[0])
}

// placementBytes returns the placement network likewise.
func placementBytes(n *network) (out []byte) {
	out = appendQuantized(out, 64, n.weights.value...)
	out = appendQuantized(out, 64, n.bias.value...)
	out = appendQuantized(out, 64, n.add.value[1:]...)
	return appendQuantized(out, 256, n.add.value[0])
}
