package train

import (
	"math/rand/v2"

	"anqi/ai"
	"anqi/game"
)

// Example is a quiet position with what came of it.
type Example struct {
	ai.NetworkSample
	Game   int
	Target float32 // winning chance of the side to move
}

// Options say how to train.
type Options struct {
	Epochs int
	Rate   float64 // of learning at the first step; it falls in equal steps to nearly 0
	Seed   uint64
	Report func(network string, epoch int, training, validation, before float64) // mean squared errors; one game in ten is held back
}

// The decay of weights, chosen by the games held back.
const materialDecay, placementDecay = 0.05, 0.01

// validationShare: of so many games one is held back, to see how the networks do on games that they were not trained on.
const validationShare = 10

const batchSize = 512

// Train trains the material network, then the placement network on the error that is left, and returns both as ai/network.bin holds
// them. The points of the examples change on the way.
func Train(examples []Example, o Options) []byte {
	const numbers = 2 * game.PieceCount * ai.MaterialCount
	material := newNetwork(numbers, ai.MaterialUnits, true, o.Seed)
	material.train("material", examples, materialInputs, materialDecay, o)
	var p forwardPass
	for i := range examples {
		s := &examples[i]
		materialInputs(s, &p)
		material.forward(&p, s.Points, s.Fade)
		s.SetPoints((s.Points + p.added) * max(leastScale, min(mostScale, p.scale)))
	}
	placement := newNetwork(ai.PlacementInputs, ai.PlacementUnits, false, o.Seed)
	placement.train("placement", examples, placementInputs, placementDecay, o)
	return append(materialBytes(material), placementBytes(placement)...)
}

// materialInputs fills in the numbers of pieces alive and face down, as either side sees them.
func materialInputs(s *Example, p *forwardPass) {
	for view := range p.inputs {
		list := p.inputs[view][:0]
		for piece := range s.Alive {
			if piece&7 == 0 {
				continue
			}
			seen := piece ^ view<<3
			list = append(list, input{piece*ai.MaterialCount + int(s.Alive[seen]), 1})
			if s.Hidden > 0 {
				list = append(list, input{(game.PieceCount+piece)*ai.MaterialCount + int(s.Unseen[seen]), 1})
			}
		}
		p.inputs[view] = list
	}
}

func placementInputs(s *Example, p *forwardPass) {
	list := p.inputs[0][:0]
	for i, x := range s.Placement() {
		if x != 0 {
			list = append(list, input{i, x})
		}
	}
	p.inputs[0] = list
}

// train makes passes over the examples in random order.
func (n *network) train(name string, examples []Example, inputs func(*Example, *forwardPass), decay float32, o Options) {
	var training, validation []*Example
	for i := range examples {
		if s := &examples[i]; s.Game%validationShare == 0 {
			validation = append(validation, s)
		} else {
			training = append(training, s)
		}
	}
	random := rand.New(rand.NewPCG(o.Seed, 2))
	total := o.Epochs * len(training) / batchSize
	var p forwardPass
	for epoch := range o.Epochs {
		random.Shuffle(len(training), func(i, j int) { training[i], training[j] = training[j], training[i] })
		sum := 0.0
		for i, s := range training {
			inputs(s, &p)
			n.forward(&p, s.Points, s.Fade)
			n.backward(&p, s.Target, s.Points, s.Fade)
			sum += squared(p.chance - s.Target)
			if i%batchSize == batchSize-1 {
				n.update(float32(o.Rate)*(1-0.97*float32(n.steps)/float32(total)), decay, batchSize)
			}
		}
		after, before := n.check(validation, inputs)
		o.Report(name, epoch+1, sum/float64(len(training)), after, before)
	}
}

// check returns the mean squared error over examples, with the network and without.
func (n *network) check(examples []*Example, inputs func(*Example, *forwardPass)) (with, without float64) {
	var p forwardPass
	for _, s := range examples {
		inputs(s, &p)
		n.forward(&p, s.Points, s.Fade)
		with += squared(p.chance - s.Target)
		without += squared(chanceOf(s.Points*s.Fade) - s.Target)
	}
	count := float64(max(1, len(examples)))
	return with / count, without / count
}

func squared(d float32) float64 { return float64(d) * float64(d) }
