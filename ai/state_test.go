package ai

import (
	"math"
	"slices"
	"testing"

	"anqi/game"
)

func weightsForTest() *Weights {
	w := DefaultWeights()
	return &w
}

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

// The chase rule only matters where one piece keeps hunting, which random play hardly ever does.
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
	var plain, hunting []move
	for _, m := range moves {
		if p.Step(m.action()) == game.StepMove {
			plain = append(plain, m)
			if p.ChaseCountAfter(&rules, m.action()) > 0 {
				hunting = append(hunting, m)
			}
		}
	}
	switch {
	case len(hunting) > 0 && stream.below(4) > 0:
		return hunting[stream.below(len(hunting))]
	case len(plain) > 0:
		return plain[stream.below(len(plain))]
	}
	return moves[stream.below(len(moves))]
}

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

func TestStateFollowsThePosition(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	search := newSearchRules(&rules, w)
	for seed := range games(80) {
		var s state
		begun := false
		dealt, stream := shuffled(seed), splitMix(seed)
		p := game.Start()
		for range 200 {
			if p.Result(&rules).Over() {
				break
			}
			actions := p.Actions(&rules, nil)
			a := actions[stream.below(len(actions))]
			piece := shown(&p, a, &dealt)
			p.Advance(&rules, a, piece)
			switch m := moveOf(a); {
			case !begun:
				s, begun = newState(&p, w), true
			case m.isFlip():
				s.flip(m.from(), piece, w)
			default:
				s.step(m.from(), m.to(), &search)
			}
			fresh := newState(&p, w)
			fresh.chase = s.chase
			if s != fresh {
				t.Fatalf("after %v: %s: state %+v, made anew %+v", a, p.Text(), s, fresh)
			}
		}
	}
}

func TestHashTellsWhatMatters(t *testing.T) {
	w := weightsForTest()
	key := func(text string) uint64 {
		p := mustPosition(t, text)
		return newState(&p, w).key
	}
	base := "??2/4/4/4/4/4/1K2/3k r Pp 0 -"
	if key(base) == key("??2/4/4/4/4/4/1K2/3k r PP 0 -") {
		t.Error("different pieces face down, the same hash")
	}
	if key(base) == key("??2/4/4/4/4/4/1K2/3k b Pp 0 -") {
		t.Error("different side to move, the same hash")
	}
	if key(base) == key("?1?1/4/4/4/4/4/1K2/3k r Pp 0 -") {
		t.Error("different squares face down, the same hash")
	}
	if key(base) != key("??2/4/4/4/4/4/1K2/3k r Pp 4 b2-b3,d1-d2,b3-b2,d2-d1") {
		t.Error("the same board by another way has another hash")
	}
}

func TestTranspositionsMeet(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	search := newSearchRules(&rules, w)
	p := mustPosition(t, "4/1R2/4/4/4/1k2/4/2P1 r - 0 -")
	walk := func(steps ...[2]string) state {
		s := newState(&p, w)
		for _, step := range steps {
			from, _ := game.ParseSquare(step[0])
			to, _ := game.ParseSquare(step[1])
			s.step(uint(from), uint(to), &search)
		}
		return s
	}
	one := walk([2]string{"b7", "b6"}, [2]string{"b3", "b4"}, [2]string{"c1", "c2"})
	two := walk([2]string{"c1", "c2"}, [2]string{"b3", "b4"}, [2]string{"b7", "b6"})
	if one.key != two.key || one.key != one.fullKey() {
		t.Errorf("keys %x and %x, computed anew %x", one.key, two.key, one.fullKey())
	}
}

func TestAllHuntersAreThoseOfEachKind(t *testing.T) {
	rules := traditional()
	for seed := range games(10) {
		randomGame(t, &rules, seed, 120, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, weightsForTest())
			for side := range uint8(2) {
				all := s.allHunters(side)
				for kind := game.Soldier; kind <= game.General; kind++ {
					if want := s.hunters(side, kind); all[kind] != want {
						t.Fatalf("%s, side %d, kind %d: %x, not %x", p.Text(), side, kind, all[kind], want)
					}
				}
			}
		})
	}
}

func TestTenthDividesByTen(t *testing.T) {
	stream := splitMix(5)
	for _, x := range []int32{0, 9, 10, -9, -10, -11, math.MaxInt32, math.MinInt32} {
		if tenth(x) != x/10 {
			t.Errorf("a tenth of %d: %d", x, tenth(x))
		}
	}
	for range 100_000 {
		if x := int32(stream.next()); tenth(x) != x/10 {
			t.Fatalf("a tenth of %d: %d", x, tenth(x))
		}
	}
}
