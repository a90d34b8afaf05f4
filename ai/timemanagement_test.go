package ai

import (
	"context"
	"errors"
	"testing"

	"anqi/game"
)

func TestInstabilityFollowsTheBestAction(t *testing.T) {
	const fall = 100_000
	p := timeManager{best: newMove(1, 2)}
	for i, step := range []struct {
		best move
		lose int32
		want float64
	}{
		{newMove(1, 2), 0, 0},
		{newMove(3, 4), 0, 1},
		{newMove(3, 4), -5000, 1.0 / 3},
		{newMove(3, 4), 0, 1.0 / 9},
		{newMove(3, 4), fall / 2, 0.5},
		{newMove(3, 4), 2 * fall, 1},
	} {
		p.update(&rootMove{move: step.best, score: p.score - step.lose}, fall)
		if d := p.instability - step.want; d > 1e-9 || d < -1e-9 {
			t.Errorf("step %d: instability %v, want %v", i, p.instability, step.want)
		}
	}
}

// nodesWith returns how many nodes an expert with these parameters takes of a hundred thousand.
func nodesWith(t *testing.T, parameters Parameters, text string, usual float64) int {
	t.Helper()
	request := SearchRequest{Position: mustPosition(t, text), Rules: traditional(), Level: Expert, Nodes: 100_000, Usual: usual}
	a, err := NewEngine(parameters).Think(context.Background(), request, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a.Nodes
}

func TestClearChoicesTakeLess(t *testing.T) {
	plain := DefaultParameters()
	plain.Features.StableShare = 0
	for name, text := range map[string]string{
		"a general is taken for nothing": "????/????/R2?/1k2/1P2/4/3N/1c1K r CPPPPcppp 0 -",
		"a cannon takes an elephant":     "??m?/??1?/??P?/N2p/2C1/4/3g/1r1K r CPPPcpppn 0 -",
	} {
		settled, whole := nodesWith(t, DefaultParameters(), text, 0), nodesWith(t, plain, text, 0)
		if settled*2 > whole || settled < 1000 {
			t.Errorf("%s: %d nodes, without stable-share %d", name, settled, whole)
		}
	}
}

func TestTheUsualShareIsForOrdinaryChoices(t *testing.T) {
	for name, text := range benchTexts {
		part, all := nodesWith(t, DefaultParameters(), text, 0.2), nodesWith(t, DefaultParameters(), text, 1)
		if part >= all || all > 100_064 {
			t.Errorf("%s: %d nodes of a fifth, %d of all", name, part, all)
		}
	}
}

func TestCancellationWithinTwoPauses(t *testing.T) {
	for _, name := range []string{"traditional", "chain"} {
		preset, _ := game.PresetByName(name)
		rules := preset.RuleSet.Rules
		p := middleGame(t, &rules)
		ctx, cancel := context.WithCancel(context.Background())
		pauses, after := 0, 0
		_, err := Think(ctx, SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 1 << 30}, func() {
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
	a, err := Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 50_000}, func() { pauses++ })
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
	a, err := Think(context.Background(), SearchRequest{Position: middleGame(t, &rules), Rules: rules, Level: Expert, Nodes: 1 << 30, Spent: spent}, nil)
	if err != nil || a.Nodes > 25*pauseNodes {
		t.Errorf("%d nodes by a clock of twenty looks (%v)", a.Nodes, err)
	}
}

func TestBudgetIsKept(t *testing.T) {
	rules := traditional()
	p := middleGame(t, &rules)
	for _, level := range Levels {
		for _, nodes := range []int{1, 10, 300, 5000} {
			a := think(t, SearchRequest{Position: p, Rules: rules, Level: level, Nodes: nodes})
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
		engine := NewEngine(DefaultParameters())
		request := SearchRequest{Position: p, Rules: rules, Level: Expert}
		s := engine.prepare(&request, budget{ctx: context.Background(), limit: 1 << 40, check: pauseNodes})
		if allocations := testing.AllocsPerRun(3, func() { s.search(0, 6, -infinite, infinite) }); allocations != 0 {
			t.Errorf("%s: %v allocations in a search", name, allocations)
		}
	}
}
