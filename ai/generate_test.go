package ai

import (
	"slices"
	"testing"

	"anqi/game"
)

// sorted returns the fast generator's actions in a canonical order.
func sortedMoves(p *state, limit int) []move {
	var list moveList
	p.actions(&list, limit)
	moves := slices.Clone(list.moves[:list.size])
	slices.Sort(moves)
	return moves
}

func sortedActions(p *game.Position, r *game.Rules) (moves []move) {
	for _, a := range p.Actions(r, nil) {
		moves = append(moves, moveOf(a))
	}
	slices.Sort(moves)
	return moves
}

func TestGeneratorEqualsTheRules(t *testing.T) {
	presets := fastPresets()
	if len(presets) < 5 {
		t.Fatalf("the fast search serves only %d presets", len(presets))
	}
	for _, preset := range presets {
		rules, w := preset.RuleSet.Rules, weightsForTest()
		positions := 0
		for seed := range games(60) {
			randomGame(t, &rules, seed, 250, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
				positions++
				s := newState(p, w)
				s.chase.set(p)
				got, want := sortedMoves(&s, rules.ChaseLimit), sortedActions(p, &rules)
				if !slices.Equal(got, want) {
					t.Fatalf("%s, %s: actions %v, the rules have %v", preset.Name, p.Text(), got, want)
				}
				if s.canAct(rules.ChaseLimit) != (len(want) > 0) {
					t.Fatalf("%s, %s: canAct with %d actions", preset.Name, p.Text(), len(want))
				}
			})
		}
		if positions < 50*int(games(60)) {
			t.Errorf("%s: only %d positions", preset.Name, positions)
		}
	}
}
