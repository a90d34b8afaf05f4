package ai

import (
	"testing"

	"anqi/game"
)

// Samples whose targets are what some weights say must be fitted back to nearly no loss from other weights.
func TestFitRecoversWeights(t *testing.T) {
	rules := traditional()
	truth := DefaultSettings()
	truth.Weights.Tempo, truth.Weights.Mobility, truth.Weights.CannonLate = 60, 20, 150
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
	start := DefaultSettings()
	before := Loss(&start.Weights, samples)
	rounds := 0
	fitted := Fit(start, samples, 12, func(int, float64) { rounds++ })
	after := Loss(&fitted.Weights, samples)
	if len(samples) < 200 || before < 1e-5 || after > before/10 || rounds == 0 {
		t.Errorf("%d samples, loss %.7f before, %.7f after %d rounds", len(samples), before, after, rounds)
	}
}

func TestSamplesAreQuiet(t *testing.T) {
	rules, engine := traditional(), NewEngine(DefaultSettings())
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
