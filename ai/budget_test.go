package ai

import (
	"context"
	"errors"
	"testing"

	"anqi/game"
)

func TestCancellationWithinTwoPauses(t *testing.T) {
	for _, name := range []string{"traditional", "chain"} {
		preset, _ := game.PresetByName(name)
		rules := preset.RuleSet.Rules
		p := middleGame(t, &rules)
		ctx, cancel := context.WithCancel(context.Background())
		pauses, after := 0, 0
		_, err := Think(ctx, Request{Position: p, Rules: rules, Level: Expert, Nodes: 1 << 30}, func() {
			pauses++
			if ctx.Err() != nil {
				after++
			}
			if pauses == 5 {
				cancel()
			}
		})
		cancel()
		if !errors.Is(err, context.Canceled) {
			t.Errorf("%s: error %v", name, err)
		}
		if after > 2 {
			t.Errorf("%s: %d pauses after it was cancelled", name, after)
		}
	}
}

func TestPauseIsCalledEveryThousandNodes(t *testing.T) {
	rules := traditional()
	p := middleGame(t, &rules)
	pauses := 0
	a, err := Think(context.Background(), Request{Position: p, Rules: rules, Level: Expert, Nodes: 50_000}, func() { pauses++ })
	if err != nil || pauses < a.Nodes/(2*pauseNodes) || pauses > a.Nodes/pauseNodes+2 {
		t.Errorf("%d pauses in %d nodes (%v)", pauses, a.Nodes, err)
	}
}

func TestClockEndsTheSearch(t *testing.T) {
	rules := traditional()
	looks := 0
	spent := func() float64 {
		looks++
		return float64(looks) / 20
	}
	a, err := Think(context.Background(), Request{Position: middleGame(t, &rules), Rules: rules, Level: Expert, Nodes: 1 << 30, Spent: spent}, nil)
	if err != nil || a.Nodes > 25*pauseNodes {
		t.Errorf("%d nodes by a clock of twenty looks (%v)", a.Nodes, err)
	}
}

func TestBudgetIsKept(t *testing.T) {
	rules := traditional()
	p := middleGame(t, &rules)
	for _, level := range Levels {
		for _, nodes := range []int{1, 10, 300, 5000} {
			a := think(t, Request{Position: p, Rules: rules, Level: level, Nodes: nodes})
			if a.Nodes > nodes+64 {
				t.Errorf("%v: %d nodes of %d", level, a.Nodes, nodes)
			}
		}
	}
}

func TestSearchDoesNotAllocate(t *testing.T) {
	for _, name := range []string{"traditional", "tournament", "tcga"} {
		preset, _ := game.PresetByName(name)
		rules := preset.RuleSet.Rules
		p := middleGame(t, &rules)
		engine := NewEngine(DefaultSettings())
		request := Request{Position: p, Rules: rules, Level: Expert}
		s := engine.prepare(&request, budget{ctx: context.Background(), limit: 1 << 40, check: pauseNodes})
		if allocations := testing.AllocsPerRun(3, func() { s.search(0, 6, -infinite, infinite) }); allocations != 0 {
			t.Errorf("%s: %v allocations in a search", name, allocations)
		}
	}
}
