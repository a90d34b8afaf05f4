package game_test

import (
	"testing"

	"anqi/game"
	"anqi/game/gametest"
)

func BenchmarkPerft(b *testing.B) {
	for _, text := range []string{"traditional", "tournament", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			dealt := gametest.Deal(gametest.Random(9))
			p := game.Start()
			stream := gametest.Random(9)
			for p.FaceDownCount() > 16 {
				action, _ := gametest.Action(stream, &p, &set.Rules)
				p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
			}
			var actions uint64
			for b.Loop() {
				actions += game.Perft(&p, &set.Rules, 4, dealt.At)
			}
			b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
		})
	}
}

func BenchmarkPlayout(b *testing.B) {
	for _, text := range []string{"traditional", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			stream := gametest.Random(5)
			dealt := gametest.Deal(stream)
			plies := 0
			for b.Loop() {
				var room [game.MaxActions]game.Action
				for p := game.Start(); !p.Result(&set.Rules).Over(); plies++ {
					actions := p.Actions(&set.Rules, room[:0])
					action := actions[stream.IntN(len(actions))]
					p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
		})
	}
}

// BenchmarkApply plays a game through the checked way, which decides the legality of every action.
func BenchmarkApply(b *testing.B) {
	for _, text := range []string{"traditional", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			stream := gametest.Random(5)
			dealt := gametest.Deal(stream)
			plies := 0
			b.ReportAllocs()
			for b.Loop() {
				for p := game.Start(); !p.Result(&set.Rules).Over(); plies++ {
					action, _ := gametest.Action(stream, &p, &set.Rules)
					next, err := p.Apply(&set.Rules, action, gametest.Shown(&p, dealt, action))
					if err != nil {
						b.Fatal(err)
					}
					p = next
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
		})
	}
}
