package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"anqi/game"
)

// randomPosition puts the pieces on random different squares.
func randomPosition(random *rand.Rand, pieces []game.Piece) game.Position {
	pos := game.Position{Turn: game.Red + game.Colour(random.IntN(2)), Chain: game.NoSquare}
	squares := random.Perm(game.SquareCount)
	for i, p := range pieces {
		pos.Board[squares[i]] = p
	}
	return pos
}

// resultBy returns the value for the side and the distance that an action leads to, by the game's own judgement of what is over
// and the solver's of what is not; the mover takes a chain to its best end.
func resultBy(t *testing.T, s *Solver, pos game.Position, a game.Action, side game.Colour) (Value, int) {
	t.Helper()
	plain := pos.Step(a) == game.StepMove
	pos.Advance(&s.rules, a, game.Empty)
	if pos.Chain != game.NoSquare {
		best := Loss
		for _, onward := range pos.Actions(&s.rules, nil) {
			o, _ := resultBy(t, s, pos, onward, side)
			best = max(best, o)
		}
		return best, 0
	}
	if result := pos.Result(&s.rules); result.Over() {
		return Value(sign(side) * sign(result.Winner)), 0
	}
	o, distance, ok := s.Probe(&pos)
	if !ok {
		t.Fatalf("no answer for %s", pos.Text())
	}
	if !plain {
		distance = 0
	}
	if pos.Turn != side {
		o = -o
	}
	return o, distance
}

// checkConsistent fails unless the value of a position is the best that its actions lead to, and its distance one turn more.
// Consistent at every placement and count, the values are right: the count strictly rises to where the rules decide.
func checkConsistent(t *testing.T, s *Solver, pos *game.Position) Value {
	t.Helper()
	o, distance, ok := s.Probe(pos)
	if !ok {
		t.Fatalf("no answer for %s", pos.Text())
	}
	best, shortest, longest := Loss, never, -1
	for _, a := range pos.Actions(&s.rules, nil) {
		value, d := resultBy(t, s, *pos, a, pos.Turn)
		if value > best {
			best, shortest, longest = value, d, d
		}
		if value == best {
			shortest, longest = min(shortest, d), max(longest, d)
		}
	}
	want := 0
	switch best {
	case Win:
		want = shortest + 1
	case Loss:
		want = longest + 1
	}
	if o != best || distance != want {
		t.Errorf("%s under limit %d: %v at %d, its actions give %v at %d", pos.Text(), s.rules.NoProgressLimit, o, distance, best, want)
	}
	return o
}

// TestEveryFourPieceClassIsConsistent checks random placements and counts of every class against the game's own actions, under short, usual and no
// limits.
func TestEveryFourPieceClassIsConsistent(t *testing.T) {
	perClass, limits := 200, []int{20, 40, 180, 0}
	if testing.Short() {
		perClass, limits = 50, limits[1:2]
	}
	for _, limit := range limits {
		rules := traditional(limit)
		s := newSolver(t, rules)
		random := rand.New(rand.NewPCG(1, uint64(limit)))
		seen := map[Value]int{}
		for i, pieces := range Representatives(&rules, 4) {
			if testing.Short() && i%5 != 0 {
				continue
			}
			if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
				t.Fatal(err)
			}
			for range perClass {
				pos := randomPosition(random, pieces)
				if limit > 0 {
					pos.NoProgressCount = uint16(random.IntN(limit))
				}
				seen[checkConsistent(t, s, &pos)]++
			}
		}
		if !testing.Short() && (seen[Win] < 10*perClass || seen[Draw] < 5*perClass || seen[Loss] < 5*perClass) {
			t.Errorf("limit %d: too one-sided to mean much: %v", limit, seen)
		}
	}
}

// TestVariantsAreConsistent does the same for random four-piece materials under every variant.
func TestVariantsAreConsistent(t *testing.T) {
	for _, v := range variants() {
		if v.rules.ThreePieceTally {
			continue // a win by the tally has no such distance; the oracle covers it
		}
		random := rand.New(rand.NewPCG(2, uint64(len(v.name))))
		materials := 3
		if testing.Short() {
			materials = 1
		}
		for range materials {
			s := newSolver(t, v.rules)
			pieces := append(randomSet(random, game.Red, 2), randomSet(random, game.Black, 2)...)
			if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
				t.Fatal(err)
			}
			for range 500 {
				pos := randomPosition(random, pieces)
				pos.NoProgressCount = uint16(random.IntN(v.rules.NoProgressLimit))
				checkConsistent(t, s, &pos)
			}
		}
	}
}

func randomSet(random *rand.Rand, c game.Colour, count int) []game.Piece {
	all := sets(c, count)
	return all[random.IntN(len(all))]
}

// TestFivePiecesAreConsistent checks the widest tables on a few endings.
func TestFivePiecesAreConsistent(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	s := newSolver(t, traditional(40))
	random := rand.New(rand.NewPCG(3, 5))
	for _, letters := range []string{"KGCmp", "Kmnpp"} {
		pieces := parsePieces(t, letters)
		if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
			t.Fatal(err)
		}
		for range 3000 {
			pos := randomPosition(random, pieces)
			pos.NoProgressCount = uint16(random.IntN(40))
			checkConsistent(t, s, &pos)
		}
	}
}
