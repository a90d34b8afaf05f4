package ai

import (
	"context"
	"testing"
)

func TestUnrestFollowsTheBestAction(t *testing.T) {
	const fall = 100_000
	p := patience{best: newMove(1, 2)}
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
		p.see(&rootMove{move: step.best, score: p.score - step.lose}, fall)
		if d := p.unrest - step.want; d > 1e-9 || d < -1e-9 {
			t.Errorf("step %d: unrest %v, want %v", i, p.unrest, step.want)
		}
	}
}

// nodesWith returns how many nodes an expert with these settings takes of a hundred thousand.
func nodesWith(t *testing.T, settings Settings, text string, usual float64) int {
	t.Helper()
	request := Request{Position: mustPosition(t, text), Rules: traditional(), Level: Expert, Nodes: 100_000, Usual: usual}
	a, err := NewEngine(settings).Think(context.Background(), request, nil)
	if err != nil {
		t.Fatal(err)
	}
	return a.Nodes
}

func TestClearChoicesTakeLess(t *testing.T) {
	plain := DefaultSettings()
	plain.Features.CalmShare = 0
	for name, text := range map[string]string{
		"a general is taken for nothing": "????/????/R2?/1k2/1P2/4/3N/1c1K r CPPPPcppp 0 -",
		"a cannon takes an elephant":     "??m?/??1?/??P?/N2p/2C1/4/3g/1r1K r CPPPcpppn 0 -",
	} {
		settled, whole := nodesWith(t, DefaultSettings(), text, 0), nodesWith(t, plain, text, 0)
		if settled*2 > whole || settled < 1000 {
			t.Errorf("%s: %d nodes, without patience %d", name, settled, whole)
		}
	}
}

func TestTheUsualShareIsForOrdinaryChoices(t *testing.T) {
	for name, text := range benchTexts {
		part, all := nodesWith(t, DefaultSettings(), text, 0.2), nodesWith(t, DefaultSettings(), text, 1)
		if part >= all || all > 100_064 {
			t.Errorf("%s: %d nodes of a fifth, %d of all", name, part, all)
		}
	}
}
