package ai

import (
	"context"
	"testing"

	"anqi/game"
)

var benchTexts = map[string]string{
	"opening": "mp??/P???/????/????/????/????/?R1?/???? b KGGMMRNNCCPPPPkggmrrnnccppp 0 -",
	"middle":  "ppr?/1m??/NN??/?R??/gk1?/ng?P/nRK1/M2? b GGMCCPPmrcp 0 -",
	"ending":  "2M1/2P1/Gk2/2G1/3m/4/4/M1p1 b - 0 -",
}

// BenchmarkThink measures a search of a hundred thousand nodes.
func BenchmarkThink(b *testing.B) {
	rules := game.DefaultRuleSet().Rules
	for name, text := range benchTexts {
		b.Run(name, func(b *testing.B) {
			p, err := game.ParsePosition(text, &rules)
			if err != nil {
				b.Fatal(err)
			}
			engine, nodes := NewEngine(DefaultParameters()), 0
			for b.Loop() {
				a, err := engine.Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 100_000, Seed: 1}, nil)
				if err != nil {
					b.Fatal(err)
				}
				nodes += a.Nodes
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}

func BenchmarkEvaluate(b *testing.B) {
	rules, w := game.DefaultRuleSet().Rules, DefaultWeights()
	search := newSearchRules(&rules, &w)
	for name, text := range benchTexts {
		b.Run(name, func(b *testing.B) {
			p, err := game.ParsePosition(text, &rules)
			if err != nil {
				b.Fatal(err)
			}
			s := newState(&p, &w)
			for b.Loop() {
				s.evaluate(&search)
			}
		})
	}
}
