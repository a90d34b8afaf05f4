package ai

import (
	"math"
	"testing"

	"anqi/game"
)

// Samples whose targets are what some weights say must be fitted back to nearly no loss from other weights.
func TestFitRecoversWeights(t *testing.T) {
	rules := traditional()
	truth := DefaultParameters()
	truth.Weights.UnseenPercent, truth.Weights.Base[game.Chariot], truth.Weights.CannonLate = 60, 150, 150
	truth.Weights.prepare()
	engine := NewEngine(truth)
	var samples []Sample
	for seed := range uint64(12) {
		randomGame(t, &rules, seed, 120, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			if sample, ok := engine.Sample(p, &rules, 0); ok {
				s := &sample.state
				sample.target = chanceOf(squash(s.points(&truth.Weights, &networkInputs{}), truth.Weights.scaleNow[s.hidden]))
				samples = append(samples, sample)
			}
		})
	}
	start := DefaultParameters()
	before := Loss(&start.Weights, samples)
	steps := 0
	fitted := Fit(start, samples, 0, func(int, float64) { steps++ })
	after := Loss(&fitted.Weights, samples)
	if len(samples) < 200 || before < 1e-5 || after > before/100 || steps == 0 {
		t.Errorf("%d samples, loss %.7f before, %.7f after %d steps", len(samples), before, after, steps)
	}
	if held := Fit(start, samples, 1e9, nil); held.Weights != start.Weights {
		t.Errorf("a pull without end lets weights go: %+v", held.Weights)
	}
}

func TestSamplesAreQuiet(t *testing.T) {
	rules, engine := traditional(), NewEngine(DefaultParameters())
	for text, want := range map[string]bool{
		"4/4/4/4/4/2n1/2R1/3p r - 0 -": false, // a capture is pending
		"4/4/4/4/4/2n1/4/R2p r - 0 -":  true,
		"4/4/4/4/4/4/4/R3 r - 0 -":     false, // over
	} {
		p := mustPosition(t, text)
		if _, got := engine.Sample(&p, &rules, 0.5); got != want {
			t.Errorf("%s: sample %v", text, got)
		}
	}
}

func TestSolve(t *testing.T) {
	x, ok := solve([][]float64{{4, 2, 0}, {2, 5, 1}, {0, 1, 3}}, []float64{8, 15, 11})
	for i, want := range []float64{1, 2, 3} {
		if !ok || math.Abs(x[i]-want) > 1e-12 {
			t.Fatalf("solved %v (%v)", x, ok)
		}
	}
	if x, ok := solve([][]float64{{1, 2}, {2, 1}}, []float64{1, 1}); ok {
		t.Errorf("solved an indefinite matrix: %v", x)
	}
}

// What the fit must leave alone is the same where tuning starts and where it ends.
func TestOnlyTunableWeightsDifferFromTheStart(t *testing.T) {
	start, shipped := Parameters{Weights: StartingWeights()}, Parameters{Weights: DefaultWeights()}
	now := shipped.List()
	for i, parameter := range start.List() {
		if parameter.Tunable {
			*parameter.Value = *now[i].Value
		}
	}
	if start.Weights.prepare(); start.Weights != shipped.Weights {
		t.Errorf("the starting weights with the shipped tunable ones\n%+v\nare not the shipped ones\n%+v", start.Weights, shipped.Weights)
	}
}
