package ai

import (
	"context"
	"errors"
	"os"
	"testing"

	"anqi/game"
)

// Deals that agree on what was opened give the same position, and so the same action; here through the game itself, by
// replaying one game's actions with another order of what stays face down.
func TestNonInterference(t *testing.T) {
	rules := traditional()
	games, nodes := uint64(60), 2000
	switch {
	case os.Getenv("ANQI_LONG") != "":
		games = 10_000
	case testing.Short():
		games = 10
	}
	engine := NewEngine(DefaultParameters())
	compared := 0
	for seed := range games {
		stream := splitMix(seed)
		one, p, actions := shuffled(seed), game.Start(), []game.Action(nil)
		for range 6 + stream.below(30) {
			legal := p.Actions(&rules, nil)
			if p.Result(&rules).Over() {
				break
			}
			a := legal[stream.below(len(legal))]
			p.Advance(&rules, a, shown(&p, a, &one))
			actions = append(actions, a)
		}
		two := otherDeal(&p, one, &stream)
		q := game.Start()
		for _, a := range actions {
			q.Advance(&rules, a, shown(&q, a, &two))
		}
		for _, level := range Levels {
			request := SearchRequest{Position: p, Rules: rules, Level: level, Nodes: nodes, Seed: seed}
			first, err1 := engine.Think(context.Background(), request, nil)
			request.Position = q
			second, err2 := engine.Think(context.Background(), request, nil)
			if first.Action != second.Action || first.Chance != second.Chance || !errors.Is(err1, err2) {
				t.Fatalf("seed %d, %v: %v and %v", seed, level, first, second)
			}
			compared++
		}
	}
	if compared < int(games) {
		t.Errorf("only %d comparisons", compared)
	}
}

// otherDeal shuffles what is still face down.
func otherDeal(p *game.Position, dealt [game.SquareCount]game.Piece, stream *splitMix) [game.SquareCount]game.Piece {
	var down []int
	for s, piece := range p.Board {
		if piece == game.FaceDown {
			down = append(down, s)
		}
	}
	for i := len(down) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		dealt[down[i]], dealt[down[j]] = dealt[down[j]], dealt[down[i]]
	}
	return dealt
}

// TestNonInterferenceAtFullBudget is TestNonInterference for expert's own budget, on few deals.
func TestNonInterferenceAtFullBudget(t *testing.T) {
	if os.Getenv("ANQI_LONG") == "" {
		t.Skip("twenty searches of half a million nodes; set ANQI_LONG")
	}
	rules := traditional()
	for seed := range uint64(20) {
		stream := splitMix(seed)
		one, p, q := shuffled(seed), game.Start(), game.Start()
		var actions []game.Action
		for range 4 + stream.below(20) {
			a := RandomAction(p, rules, stream.next())
			p.Advance(&rules, a, shown(&p, a, &one))
			actions = append(actions, a)
		}
		two := otherDeal(&p, one, &stream)
		for _, a := range actions {
			q.Advance(&rules, a, shown(&q, a, &two))
		}
		first, second := think(t, SearchRequest{Position: p, Rules: rules, Level: Expert}), think(t, SearchRequest{Position: q, Rules: rules, Level: Expert})
		if first.Action != second.Action || first.Chance != second.Chance {
			t.Fatalf("seed %d: %v and %v", seed, first, second)
		}
	}
}
