package ai

import (
	"context"
	"math"

	"anqi/game"
)

// Sample is a quiet position, one without a capture that pays, with what came of it.
type Sample struct {
	state  state
	target float64 // winning chance of the side to move, from 0 to 1
}

// Sample makes a sample for fitting weights. It reports false for positions that are of no use for that: the game is over or its colours
// unknown, the fast search does not serve the rules, or quiescence finds a capture that pays.
func (e *Engine) Sample(p *game.Position, r *game.Rules, target float64) (Sample, bool) {
	if p.Turn == game.NoColour || !servesFast(r) || p.Result(r).Over() {
		return Sample{}, false
	}
	s := e.prepare(&SearchRequest{Position: *p, Rules: *r, Level: Expert}, budget{ctx: context.Background(), limit: 1 << 20, check: 1 << 20})
	static := s.static(&s.frames[0].state)
	if s.quiesce(0, -infinite, infinite) != static {
		return Sample{}, false
	}
	return Sample{s.frames[0].state, target}, true
}

// Loss returns the mean squared difference between what the weights say of the samples and what came of them.
func Loss(w *Weights, samples []Sample) float64 {
	w.prepare()
	sum := 0.0
	for i := range samples {
		d := samples[i].chance(w) - samples[i].target
		sum += float64(d * d) // converted so that no machine fuses product and sum: a fit repeats everywhere
	}
	return sum / float64(max(1, len(samples)))
}

// chance returns the winning chance that prepared weights give the side to move.
func (s *Sample) chance(w *Weights) float64 {
	s.state.revalue(w)
	return chanceOf(squash(s.state.points(w, &networkInputs{}), w.scaleNow[s.state.hidden]))
}

// fit is a least-squares problem: the samples' loss, and for every tunable weight a pull towards where it started. Without the pull,
// weights that say nearly the same would run away from each other.
type fit struct {
	parameters Parameters
	samples    []Sample
	weights    []Parameter // the tunable ones, of parameters
	start      []float64   // where they started
	pull       []float64   // what the square of a weight's distance from its start costs
}

// Fit returns the parameters with the tunable weights that lose least over the samples, within their bounds and beginning where parameters
// has them. A weight that moves by its own size (at least by ten) costs pull/len(samples), as in a Gaussian prior of that width under
// squared errors whose variance is pull. The result follows from the arguments alone. report, which may be nil, is called with the loss
// that each step reached.
func Fit(parameters Parameters, samples []Sample, pull float64, report func(step int, loss float64)) Parameters {
	f := fit{parameters: parameters, samples: samples}
	for _, parameter := range f.parameters.List() {
		if parameter.Tunable {
			start := float64(*parameter.Value)
			width := max(10, math.Abs(start))
			f.weights = append(f.weights, parameter)
			f.start = append(f.start, start)
			f.pull = append(f.pull, pull/float64(max(1, len(samples)))/(width*width))
		}
	}
	best, damping := f.cost(), 1e-3
	for step := range maxFitSteps {
		cost, ok := f.newtonStep(best, &damping)
		if !ok {
			cost = f.polish(best)
		}
		if cost == best {
			break
		}
		if best = cost; report != nil {
			report(step, best)
		}
	}
	f.parameters.Weights.prepare()
	return f.parameters
}

// maxFitSteps is far beyond the number of steps that a fit takes.
const maxFitSteps = 60

// cost is what Fit makes small: the loss over the samples and the pull.
func (f *fit) cost() float64 {
	sum := Loss(&f.parameters.Weights, f.samples)
	for i, weight := range f.weights {
		d := float64(*weight.Value) - f.start[i]
		sum += float64(f.pull[i] * float64(d*d))
	}
	return sum
}

// polish moves single weights by one as long as that pays: the whole numbers near a minimum are not the rounded minimum.
func (f *fit) polish(best float64) float64 {
	for _, weight := range f.weights {
		old := *weight.Value
		for _, change := range [2]int{1, -1} {
			*weight.Value = weight.within(old + change)
			cost := f.cost()
			if cost < best {
				best = cost
				break
			}
			*weight.Value = old
		}
	}
	return best
}

// newtonStep takes one step of the Gauss-Newton method, damped as by Levenberg and Marquardt: it takes the samples' chances for linear
// in the weights and solves for the weights of least cost. It reports false, and changes nothing, when no damping lowers the cost.
func (f *fit) newtonStep(best float64, damping *float64) (cost float64, ok bool) {
	matrix, gradient := f.normalEquations()
	before := make([]int, len(f.weights))
	for i, weight := range f.weights {
		before[i] = *weight.Value
	}
	for range 8 {
		if change, solved := solve(damped(matrix, *damping), gradient); solved {
			for i, weight := range f.weights {
				*weight.Value = weight.within(before[i] - int(math.Round(change[i])))
			}
			if cost = f.cost(); cost < best {
				*damping /= 4
				return cost, true
			}
		}
		*damping *= 8
	}
	for i, weight := range f.weights {
		*weight.Value = before[i]
	}
	return best, false
}

// normalEquations returns the matrix and the right side whose solution is how far each weight is too large.
func (f *fit) normalEquations() (matrix [][]float64, gradient []float64) {
	residuals, slopes := f.slopes()
	n := float64(max(1, len(f.samples)))
	for i := range f.weights {
		row := make([]float64, len(f.weights))
		for k := range f.weights {
			row[k] = dot(slopes[i], slopes[k]) / n
		}
		distance := float64(*f.weights[i].Value) - f.start[i]
		row[i] += f.pull[i] + 1e-18 // never nothing, so that a weight without influence can be solved for
		matrix = append(matrix, row)
		gradient = append(gradient, dot(slopes[i], residuals)/n+float64(f.pull[i]*distance))
	}
	return matrix, gradient
}

// slopes returns by how much the samples' chances miss their targets, and for every weight how they change with it.
func (f *fit) slopes() (residuals []float64, slopes [][]float64) {
	w := &f.parameters.Weights
	w.prepare()
	residuals, chances := make([]float64, len(f.samples)), make([]float64, len(f.samples))
	for i := range f.samples {
		chances[i] = f.samples[i].chance(w)
		residuals[i] = chances[i] - f.samples[i].target
	}
	for _, weight := range f.weights {
		old, column := *weight.Value, make([]float64, len(f.samples))
		step := max(1, max(old, -old)/8)
		*weight.Value = old + step
		w.prepare()
		for i := range f.samples {
			column[i] = (f.samples[i].chance(w) - chances[i]) / float64(step)
		}
		*weight.Value = old
		slopes = append(slopes, column)
	}
	return residuals, slopes
}

func dot(a, b []float64) (sum float64) {
	for i := range a {
		sum += float64(a[i] * b[i])
	}
	return sum
}

// damped returns a copy of the matrix with its diagonal made larger by a share.
func damped(matrix [][]float64, share float64) [][]float64 {
	copied := make([][]float64, len(matrix))
	for i, row := range matrix {
		copied[i] = append([]float64(nil), row...)
		copied[i][i] += float64(row[i] * share)
	}
	return copied
}

// solve returns x with matrix·x = right for a symmetric positive definite matrix, which it uses up (elimination without pivots, which
// such a matrix does not need). It reports false for any other matrix.
func solve(matrix [][]float64, right []float64) (x []float64, ok bool) {
	x = append(x, right...)
	for i, row := range matrix {
		if !(row[i] > 0) {
			return nil, false
		}
		for k := i + 1; k < len(matrix); k++ {
			share := matrix[k][i] / row[i]
			for j := i; j < len(row); j++ {
				matrix[k][j] -= float64(share * row[j])
			}
			x[k] -= float64(share * x[i])
		}
	}
	for i := len(matrix) - 1; i >= 0; i-- {
		for j := i + 1; j < len(matrix); j++ {
			x[i] -= float64(matrix[i][j] * x[j])
		}
		x[i] /= matrix[i][i]
	}
	return x, true
}

// The sizes of the networks, for training them: inputs, units, how many numbers a count of pieces has (0 to 5), and bytes in all.
const (
	PlacementInputs = networkSize
	PlacementUnits  = placementUnits
	MaterialUnits   = materialUnits
	MaterialCount   = materialCounts
	NetworkBytes    = materialSize + placementSize
)

// NetworkSample is what the networks see of a quiet position, and what the hand-made evaluation says of it.
type NetworkSample struct {
	Alive, Unseen [game.PieceCount]uint8 // of the side to move by kind, of the other side with bit 3 set
	Hidden        int                    // pieces face down
	Pieces        int                    // on the board
	Points        float32                // advantage of the side to move, over the scale
	Fade          float32                // what the no-progress limit leaves of it
	inputs        networkInputs
}

// Network makes a sample for training; the rules are those it was made under.
func (s *Sample) Network(rules *game.Rules, w *Weights) NetworkSample {
	p := &s.state
	r := newSearchRules(rules, w)
	n := NetworkSample{Hidden: int(p.hidden), Pieces: int(p.left[0] + p.left[1]), Fade: 1}
	for piece := range p.alive {
		seen := piece ^ int(p.turn)<<3
		n.Alive[piece], n.Unseen[piece] = p.alive[seen], p.unseen[seen]
	}
	points := p.points(w, &n.inputs)
	n.inputs.share(p, &r, points)
	n.Points = float32(points) / float32(w.scaleNow[p.hidden])
	if remaining := r.limit - int(p.noProgress); p.hidden == 0 && remaining < w.FadeTurns {
		n.Fade = float32(max(remaining, 0)) / float32(w.FadeTurns)
	}
	return n
}

// SetPoints changes the advantage and the inputs that follow from it.
func (n *NetworkSample) SetPoints(points float32) {
	n.Points = points
	n.inputs.setPoints(max(-64, min(64, int32(points*32))))
}

// Placement returns the inputs of the placement network.
func (n *NetworkSample) Placement() (inputs [PlacementInputs]float32) {
	for i, x := range n.inputs {
		inputs[i] = float32(x) / 16
	}
	return inputs
}
