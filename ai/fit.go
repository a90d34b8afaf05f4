package ai

import (
	"context"
	"math"

	"anqi/game"
)

// Sample is a quiet position with what came of it.
type Sample struct {
	state  state
	target float64 // winning chance of the side to move, from 0 to 1
}

// Sample makes a sample for fitting weights. It reports false for positions that say nothing about evaluation: colours
// unknown, another search than the fast one, or captures pending.
func (e *Engine) Sample(p *game.Position, r *game.Rules, target float64) (Sample, bool) {
	if p.Turn == game.NoColour || !servesFast(r) || p.Result(r).Over() {
		return Sample{}, false
	}
	s := e.prepare(&Request{Position: *p, Rules: *r, Level: Expert}, budget{ctx: context.Background(), limit: 1 << 20, check: 1 << 20})
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

// fit is a least-squares problem: the samples' loss, and for every tunable weight a pull towards where it started. Without the pull
// weights that nearly say the same run away from each other.
type fit struct {
	settings Settings
	samples  []Sample
	values   []*int    // the tunable weights, in settings
	start    []float64 // where they started
	pull     []float64 // what the square of a weight's distance from its start costs
}

// Fit returns the settings with the tunable weights that lose least over the samples, beginning where settings has them. A weight
// that moves by its own size (at least by ten) costs pull/len(samples), as in a Gaussian prior of that width under squared errors
// whose variance is pull. Fit follows from its arguments alone; report, which may be nil, is called with what each step reached.
func Fit(settings Settings, samples []Sample, pull float64, report func(step int, loss float64)) Settings {
	f := fit{settings: settings, samples: samples}
	for _, setting := range f.settings.List() {
		if setting.Tunable {
			start := float64(*setting.Value)
			width := max(10, math.Abs(start))
			f.values = append(f.values, setting.Value)
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
	f.settings.Weights.prepare()
	return f.settings
}

// maxFitSteps is far beyond the steps that a fit takes.
const maxFitSteps = 60

// cost is what Fit makes small.
func (f *fit) cost() float64 {
	sum := Loss(&f.settings.Weights, f.samples)
	for i, value := range f.values {
		d := float64(*value) - f.start[i]
		sum += float64(f.pull[i] * float64(d*d))
	}
	return sum
}

// polish moves single weights by one as long as that pays: the whole numbers near a minimum are not the rounded minimum.
func (f *fit) polish(best float64) float64 {
	for _, value := range f.values {
		old := *value
		for _, change := range [2]int{1, -1} {
			*value = old + change
			cost := f.cost()
			if cost < best {
				best = cost
				break
			}
			*value = old
		}
	}
	return best
}
