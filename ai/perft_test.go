package ai

import (
	"testing"

	"anqi/game"
)

// fastPerft and slowPerft count sequences of actions in one deal.
func fastPerft(p *state, depth int, r *searchRules, dealt *[game.SquareCount]game.Piece) int {
	if depth == 0 {
		return 1
	}
	if p.left[0] == 0 || p.left[1] == 0 || int(p.quiet) >= r.limit {
		return 0
	}
	var list moveList
	p.actions(&list, r.ChaseLimit)
	n := 0
	for _, m := range list.moves[:list.size] {
		next := *p
		if m.isFlip() {
			next.flip(m.from(), dealt[m.from()], r.weights)
		} else {
			next.step(m.from(), m.to(), r)
		}
		n += fastPerft(&next, depth-1, r, dealt)
	}
	return n
}

func slowPerft(p *game.Position, depth int, r *game.Rules, dealt *[game.SquareCount]game.Piece) int {
	if depth == 0 {
		return 1
	}
	if p.Result(r).Over() {
		return 0
	}
	n := 0
	for _, a := range p.Actions(r, nil) {
		next := *p
		next.Advance(r, a, shown(p, a, dealt))
		n += slowPerft(&next, depth-1, r, dealt)
	}
	return n
}

func TestPerftEqualsTheRules(t *testing.T) {
	for _, preset := range fastPresets() {
		rules, w := preset.RuleSet.Rules, weightsForTest()
		rules.Repetition = 0 // the fast counter has no memory of the line
		search := newSearchRules(&rules, w)
		for seed := range games(12) {
			visited := 0
			randomGame(t, &rules, 1000+seed, 200, func(p *game.Position, dealt *[game.SquareCount]game.Piece) {
				if visited++; visited%25 != 0 {
					return
				}
				s := newState(p, w)
				s.chase.set(p)
				if got, want := fastPerft(&s, 3, &search, dealt), slowPerft(p, 3, &rules, dealt); got != want {
					t.Fatalf("%s, %s: %d sequences of three actions, the rules have %d", preset.Name, p.Text(), got, want)
				}
			})
		}
	}
}
