package train

import (
	"math"
	"math/rand/v2"
)

// net is a network with one hidden layer of units cut to 0 … 1. Its inputs are few of many, so that weights are kept by input.
type net struct {
	units   int
	fair    bool // the input comes as either side sees it; what the second adds counts negative, and a second result scales
	weights layer
	bias    layer
	add     layer // a bias, then what each unit adds
	scale   layer // a bias, then how each unit scales
	steps   int
}

func newNet(inputs, units int, fair bool, seed uint64) *net {
	random := rand.New(rand.NewPCG(seed, 1))
	normal := func(sigma float64) func() float32 {
		return func() float32 { return float32(sigma * random.NormFloat64()) }
	}
	n := &net{units: units, fair: fair}
	n.weights = newLayer(inputs*units, normal(0.08))
	n.bias = newLayer(units, func() float32 { return 0.3 })
	n.add = newLayer(1+units, normal(0.05))
	n.scale = newLayer(1+units, func() float32 { return 0 })
	n.add.value[0] = 0
	return n
}

// input is one that is not 0.
type input struct {
	index int
	value float32
}

// pass is one evaluation, kept for the gradient.
type pass struct {
	inputs [2][]input
	hidden [2][]float32
	added  float32
	scale  float32
	x      float32
	chance float32
}

// The bounds of what the material network scales.
const leastScale, mostScale = 0.2, 2

// forward evaluates a position: points is the advantage before, fade what the no-progress limit leaves of the sum.
func (n *net) forward(p *pass, points, fade float32) {
	p.added, p.scale = 0, 1
	views := 1
	if n.fair {
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

// chanceOf is the evaluation's own way from points to a chance.
func chanceOf(x float32) float32 { return 0.5 + 0.49*x/float32(math.Sqrt(float64(1+x*x))) }

// backward adds the gradient of the squared error of the pass just made.
func (n *net) backward(p *pass, target, points, fade float32) {
	u := 1 + p.x*p.x
	d := 2 * (p.chance - target) * 0.49 / (u * float32(math.Sqrt(float64(u)))) * fade
	dScale, views := float32(0), 1
	if n.fair {
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
func (n *net) update(rate, decay float32, batch int) {
	n.steps++
	for _, l := range []*layer{&n.weights, &n.add, &n.scale} {
		l.update(rate, decay, n.steps, float32(batch))
	}
	n.bias.update(rate, 0, n.steps, float32(batch))
}
