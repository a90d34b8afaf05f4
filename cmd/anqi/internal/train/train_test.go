package train

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"anqi/ai"
	"anqi/game"
)

// The gradient must be what small changes of the weights make of the error.
func TestGradientEqualsDifferences(t *testing.T) {
	t.Run("one view", func(t *testing.T) { checkGradients(t, false) })
	t.Run("symmetric", func(t *testing.T) { checkGradients(t, true) })
}

func checkGradients(t *testing.T, symmetric bool) {
	t.Helper()
	const inputs, units, target, points, fade = 6, 5, 0.8, 0.3, 0.9
	n, random := newNetwork(inputs, units, symmetric, 3), rand.New(rand.NewPCG(4, 4))
	var p forwardPass
	for view := range p.inputs {
		for i := range inputs {
			p.inputs[view] = append(p.inputs[view], input{i, random.Float32()})
		}
	}
	for i := range n.scale.value {
		if symmetric { // stays 0 otherwise
			n.scale.value[i] = random.Float32() / 10
		}
	}
	n.forward(&p, points, fade)
	n.backward(&p, target, points, fade)
	loss := func() float64 {
		n.forward(&p, points, fade)
		return squared(p.chance - target)
	}
	checked := 0
	for _, l := range []*layer{&n.weights, &n.bias, &n.add, &n.scale} {
		if symmetric || l != &n.scale { // which is not used otherwise
			checked += checkGradient(t, l, loss)
		}
	}
	if checked < inputs*units/2 {
		t.Errorf("only %d gradients are not 0", checked)
	}
}

// checkGradient compares the gradient of a layer with differences of the loss, and counts those that are not 0.
func checkGradient(t *testing.T, l *layer, loss func() float64) (checked int) {
	t.Helper()
	for i, g := range l.gradient {
		const step = 1.0 / 256
		before := l.value[i]
		l.value[i] = before + step
		up := loss()
		l.value[i] = before - step
		down := loss()
		l.value[i] = before
		if want := (up - down) / (2 * step); math.Abs(float64(g)-want) > 2e-4+0.02*math.Abs(want) {
			t.Errorf("weight %d: gradient %.6f, difference %.6f", i, g, want)
		}
		if g != 0 {
			checked++
		}
	}
	return checked
}

// Two quiet positions of one game, with more pieces than the endgame tables know.
const (
	quietHunt = "4/4/p3/2n1/p3/4/R2p/4 r - 0 -"
	nextHunt  = "4/4/p3/2n1/p3/4/R2p/4 b - 1 -"
)

func TestTargetsComeFromTheEndBackwards(t *testing.T) {
	lines := "7 1.0 0.6000 " + quietHunt + "\n7 0.0 0.3000 " + nextHunt + "\n8 0.5 0.5000 " + quietHunt + "\n"
	r := NewReader(game.DefaultRuleSet().Rules)
	r.Lambda, r.Every = 0.5, 1
	if err := r.Read(strings.NewReader(lines), 100); err != nil {
		t.Fatal(err)
	}
	want := map[float32]int{0.15: 107, 0.725: 107, 0.5: 108} // 0.15 = (0 + 0.3) / 2, 0.725 = (1 - 0.15 + 0.6) / 2
	for _, s := range r.Examples() {
		if want[s.Target] != s.Game {
			t.Errorf("game %d has the target %v", s.Game, s.Target)
		}
		delete(want, s.Target)
	}
	if len(want) > 0 {
		t.Errorf("missing targets: %v", want)
	}
	if err := NewReader(r.Rules).Read(strings.NewReader("\ufeff"+lines+strings.Repeat("1", 100_000)), 0); err == nil || !strings.Contains(err.Error(), "line 4 ") {
		t.Errorf("a line that is too long: %v", err)
	}
	for _, bad := range []string{"1 0.5", "x 0.5 0.5 " + quietHunt, "1 0.5 0.5 nothing"} {
		if err := NewReader(r.Rules).Read(strings.NewReader(bad), 0); err == nil {
			t.Errorf("%q was read", bad)
		}
	}
}

// Examples of which one kind always wins and the other always loses must teach that, also to the games held back.
func TestTrainingLowersTheError(t *testing.T) {
	r := NewReader(game.DefaultRuleSet().Rules)
	r.Every = 1
	var lines strings.Builder
	for i := range 3000 {
		line := "0.0 0.4 4/4/p3/2n1/p3/4/R2p/4 r - 0 -"
		if i%2 == 0 {
			line = "1.0 0.6 4/4/P3/2N1/P3/4/r2P/4 r - 0 -"
		}
		fmt.Fprintf(&lines, "%d %s\n", i%7*10+i%3, line)
	}
	if err := r.Read(strings.NewReader(lines.String()), 0); err != nil {
		t.Fatal(err)
	}
	lowered := map[string]bool{}
	bytes := Train(r.Examples(), Options{Epochs: 3, Rate: 0.003, Seed: 1, Report: func(network string, _ int, _, validation, before float64) {
		lowered[network] = validation < before*0.95
	}})
	if !lowered["material"] || !lowered["placement"] {
		t.Errorf("the error was not lowered: %v", lowered)
	}
	if want := ai.NetworkBytes; len(bytes) != want {
		t.Errorf("%d bytes, the engine reads %d", len(bytes), want)
	}
}
