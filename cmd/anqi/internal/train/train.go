package train

import (
	"math/rand/v2"

	"anqi/ai"
	"anqi/game"
)

// Sample is a quiet position with what came of it.
type Sample struct {
	ai.NetworkSample
	Game   int
	Target float32 // winning chance of the side to move
}

// Options say how to train.
type Options struct {
	Epochs int
	Rate   float64 // of the first step; it falls to nearly nothing in equal steps
	Seed   uint64
	Report func(network string, epoch int, training, held, before float64) // mean squared errors; one game in ten is held back
}

// The decay of weights, chosen by the games held back.
const materialDecay, placesDecay = 0.05, 0.01

// heldBack is of how many games one is held back for checking.
const heldBack = 10

const batchSize = 512

// Train trains the material network, then the places network on what it leaves, and returns them as ai/network.bin wants them. The
// samples' points change on the way.
func Train(samples []Sample, o Options) []byte {
	const numbers = 2 * game.PieceCount * ai.MaterialCount
	material := newNet(numbers, ai.MaterialUnits, true, o.Seed)
	material.train("material", samples, materialInputs, materialDecay, o)
	var p pass
	for i := range samples {
		s := &samples[i]
		materialInputs(s, &p)
		material.forward(&p, s.Points, s.Fade)
		s.SetPoints((s.Points + p.added) * max(leastScale, min(mostScale, p.scale)))
	}
	places := newNet(ai.PlacementInputs, ai.PlacementUnits, false, o.Seed)
	places.train("places", samples, placesInputs, placesDecay, o)
	return append(materialBytes(material), placesBytes(places)...)
}

// materialInputs are the numbers alive and face down, as either side sees them.
func materialInputs(s *Sample, p *pass) {
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

func placesInputs(s *Sample, p *pass) {
	list := p.inputs[0][:0]
	for i, x := range s.Placement() {
		if x != 0 {
			list = append(list, input{i, x})
		}
	}
	p.inputs[0] = list
}

// train makes passes over the samples in random order.
func (n *net) train(name string, samples []Sample, inputs func(*Sample, *pass), decay float32, o Options) {
	var training, held []*Sample
	for i := range samples {
		if s := &samples[i]; s.Game%heldBack == 0 {
			held = append(held, s)
		} else {
			training = append(training, s)
		}
	}
	random := rand.New(rand.NewPCG(o.Seed, 2))
	total := o.Epochs * len(training) / batchSize
	var p pass
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
		after, before := n.check(held, inputs)
		o.Report(name, epoch+1, sum/float64(len(training)), after, before)
	}
}

// check returns the mean squared error over samples, with the network and without.
func (n *net) check(samples []*Sample, inputs func(*Sample, *pass)) (with, without float64) {
	var p pass
	for _, s := range samples {
		inputs(s, &p)
		n.forward(&p, s.Points, s.Fade)
		with += squared(p.chance - s.Target)
		without += squared(chanceOf(s.Points*s.Fade) - s.Target)
	}
	count := float64(max(1, len(samples)))
	return with / count, without / count
}

func squared(d float32) float64 { return float64(d) * float64(d) }
