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
		p := &samples[i].state
		p.revalue(w)
		var in networkInputs
		d := chanceOf(squash(p.points(w, &in), w.scaleNow[p.hidden])) - samples[i].target
		sum += d * d
	}
	return sum / float64(max(1, len(samples)))
}

// Fit changes the tunable weights one after the other as long as that lowers the loss, with steps that begin at an eighth of a
// weight and shrink, and returns the best found. It follows from its arguments alone.
func Fit(settings Settings, samples []Sample, rounds int, report func(round int, loss float64)) Settings {
	best := Loss(&settings.Weights, samples)
	list := settings.List()
	steps := make([]int, len(list))
	for i, setting := range list {
		steps[i] = max(1, int(math.Abs(float64(*setting.Value)))/8)
	}
	for round := range rounds {
		before := best
		for i, setting := range list {
			if setting.Tunable {
				best, steps[i] = improve(&settings, samples, setting.Value, steps[i], best)
			}
		}
		report(round, best)
		if before-best < 1e-9 {
			break
		}
	}
	settings.Weights.prepare()
	return settings
}

// improve tries a weight a step up and down; it keeps what is better and doubles the step, or halves it.
func improve(settings *Settings, samples []Sample, value *int, step int, best float64) (float64, int) {
	old := *value
	for _, change := range [2]int{step, -step} {
		*value = old + change
		if loss := Loss(&settings.Weights, samples); loss < best {
			return loss, min(2*step, max(2, *value/2))
		}
	}
	*value = old
	return best, max(1, step/2)
}
