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

// slowTargets walks the four lines from a square.
func slowTargets(s game.Square, occupied bitboard) (set bitboard) {
	for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		met := 0
		column, row := s.Column()+d[0], s.Row()+d[1]
		for ; game.NewSquare(column, row) != game.NoSquare; column, row = column+d[0], row+d[1] {
			at := game.NewSquare(column, row)
			if occupied>>at&1 == 0 {
				continue
			}
			if met++; met == 2 {
				set |= 1 << at
				break
			}
		}
	}
	return set
}

func TestCannonTargets(t *testing.T) {
	stream := splitMix(7)
	for i := range games(20_000) {
		occupied := bitboard(stream.next())
		if i%2 == 0 {
			occupied &= bitboard(stream.next())
		}
		for s := game.Square(0); s < game.SquareCount; s++ {
			if got, want := cannonTargets(uint(s), occupied), slowTargets(s, occupied); got != want {
				t.Fatalf("from %v over %08x: %08x, want %08x", s, occupied, got, want)
			}
		}
	}
}

func TestAdjacent(t *testing.T) {
	for a := game.Square(0); a < game.SquareCount; a++ {
		for b := game.Square(0); b < game.SquareCount; b++ {
			dx, dy := a.Column()-b.Column(), a.Row()-b.Row()
			if got, want := adjacent[a]>>b&1 == 1, dx*dx+dy*dy == 1; got != want {
				t.Errorf("%v beside %v: %v", a, b, got)
			}
		}
	}
}

func TestTakesEqualsTheRules(t *testing.T) {
	rules := traditional()
	for a := game.Soldier; a <= game.General; a++ {
		for b := game.Soldier; b <= game.General; b++ {
			if want := a != game.Cannon && rules.Captures(a, b); takes(a, b) != want {
				t.Errorf("%v takes %v: %v", a, b, !want)
			}
		}
	}
}

// fastPerft and slowPerft count sequences of actions in one deal.
func fastPerft(p *state, depth int, r *searchRules, dealt *[game.SquareCount]game.Piece) int {
	if depth == 0 {
		return 1
	}
	if p.left[0] == 0 || p.left[1] == 0 || int(p.noProgress) >= r.limit {
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
