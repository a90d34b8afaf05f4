package ai

import (
	"slices"
	"testing"

	"anqi/game"
)

// The chase rule only matters where one piece keeps threatening another, which random play hardly ever does.
func TestChaseRuleEqualsTheRules(t *testing.T) {
	rules, w := game.Rules{NoProgressLimit: 200, ChaseLimit: 2}, weightsForTest()
	forbidden := 0
	for seed := range uint64(40) {
		stream := splitMix(seed)
		p := mustPosition(t, "4/1R2/4/2n1/4/1k2/4/2P1 r - 0 -")
		s := newState(&p, w)
		search := newSearchRules(&rules, w)
		for range 150 {
			got, want := sortedMoves(&s, rules.ChaseLimit), sortedActions(&p, &rules)
			if !slices.Equal(got, want) {
				t.Fatalf("seed %d, %s: actions %v, the rules have %v", seed, p.Text(), got, want)
			}
			free := rules
			free.ChaseLimit = 0
			forbidden += len(p.Actions(&free, nil)) - len(want)
			if p.Result(&rules).Over() {
				break
			}
			m := chasing(&p, want, &stream)
			p.Advance(&rules, m.action(), game.Empty)
			s.step(m.from(), m.to(), &search)
			fresh := newState(&p, w)
			fresh.chase.set(&p)
			if fresh.chase.hash() != s.chase.hash() {
				t.Fatalf("seed %d, %s: chase counts %+v, the rules have %+v", seed, p.Text(), s.chase, fresh.chase)
			}
		}
	}
	if forbidden == 0 {
		t.Error("the chase rule never forbade anything: the test tests nothing")
	}
}

// chasing prefers moves that threaten, so that counts rise; captures are made only when there is nothing else.
func chasing(p *game.Position, moves []move, stream *splitMix) move {
	rules := game.Rules{NoProgressLimit: 200, ChaseLimit: 20}
	var plain, threats []move
	for _, m := range moves {
		if p.Step(m.action()) == game.StepMove {
			plain = append(plain, m)
			if p.ChaseCountAfter(&rules, m.action()) > 0 {
				threats = append(threats, m)
			}
		}
	}
	switch {
	case len(threats) > 0 && stream.below(4) > 0:
		return threats[stream.below(len(threats))]
	case len(plain) > 0:
		return plain[stream.below(len(plain))]
	}
	return moves[stream.below(len(moves))]
}
