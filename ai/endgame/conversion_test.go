package endgame

import (
	"context"
	"math/rand/v2"
	"testing"

	"anqi/game"
)

// TestConvertsEveryFourPieceClass plays games into and through every class of four pieces: from placements that are won, at any no-progress
// count, against the best defence and against a random one. Every one must be won; the aim is 99.9 %.
func TestConvertsEveryFourPieceClass(t *testing.T) {
	perClass, limits := 12, []int{40, 60}
	if testing.Short() {
		perClass, limits = 2, limits[:1]
	}
	for _, limit := range limits {
		rules := traditional(limit)
		s := newSolver(t, rules)
		random := rand.New(rand.NewPCG(4, uint64(limit)))
		games, converted, winless := 0, 0, 0
		for i, pieces := range Representatives(&rules, 4) {
			if testing.Short() && i%5 != 0 {
				continue
			}
			if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
				t.Fatal(err)
			}
			starts := wonPositions(s, random, pieces, perClass)
			if len(starts) == 0 {
				winless++
			}
			for i, start := range starts {
				games++
				if playOut(t, s, start, i%4 == 3, random) {
					converted++
				}
			}
		}
		t.Logf("limit %d: %d of %d won positions converted; %d classes have no won position among those tried", limit, converted, games, winless)
		if converted != games || games == 0 || !testing.Short() && (games < 55*perClass || winless > 10) {
			t.Errorf("limit %d: %d of %d won positions converted, %d classes without", limit, converted, games, winless)
		}
	}
}

// wonPositions looks for placements and counts with which the side to move wins.
func wonPositions(s *Solver, random *rand.Rand, pieces []game.Piece, count int) []game.Position {
	var found []game.Position
	for range 4000 {
		pos := randomPosition(random, pieces)
		pos.NoProgressCount = uint16(random.IntN(s.rules.NoProgressLimit))
		if o, _, _ := s.Probe(&pos); o == Win {
			if found = append(found, pos); len(found) == count {
				break
			}
		}
	}
	return found
}

// playOut plays the side to move with Best against Best, or against random actions, by the game's own checked rules, and reports
// whether it won.
func playOut(t *testing.T, s *Solver, pos game.Position, randomly bool, random *rand.Rand) bool {
	t.Helper()
	winner := pos.Turn
	for turns := 0; turns < 1000; turns++ {
		if result := pos.Result(&s.rules); result.Over() {
			return result.Winner == winner
		}
		actions, o, ok := s.Best(&pos, nil)
		if !ok || len(actions) == 0 || (o == Win) != (pos.Turn == winner) {
			t.Errorf("%s: %v, %v, actions %v", pos.Text(), o, ok, actions)
			return false
		}
		if pos.Turn != winner && randomly {
			actions = pos.Actions(&s.rules, actions[:0])
		}
		next, err := pos.Apply(&s.rules, actions[random.IntN(len(actions))], game.Empty)
		if err != nil {
			t.Fatal(err)
		}
		pos = next
	}
	return false
}

// TestDefendsUntilTheLimit: a drawn ending stays drawn against an opponent that plays any moves, because Best never leaves the draw.
func TestDefendsUntilTheLimit(t *testing.T) {
	rules := traditional(40)
	s := newSolver(t, rules)
	random := rand.New(rand.NewPCG(5, 1))
	pieces := parsePieces(t, "KGkg")
	if err := s.PrepareMaterial(context.Background(), pieces, nil); err != nil {
		t.Fatal(err)
	}
	drawn := 0
	for range 300 {
		pos := randomPosition(random, pieces)
		if o, _, _ := s.Probe(&pos); o != Draw {
			continue
		}
		drawn++
		defender := pos.Turn
		for !pos.Result(&rules).Over() {
			actions := pos.Actions(&rules, nil)
			if pos.Turn == defender {
				actions, _, _ = s.Best(&pos, nil)
			}
			pos.Advance(&rules, actions[random.IntN(len(actions))], game.Empty)
		}
		if pos.Result(&rules).Winner == defender.Opponent() {
			t.Errorf("lost a drawn ending: %s", pos.Text())
		}
	}
	if drawn < 20 {
		t.Errorf("only %d drawn placements tried", drawn)
	}
}

// TestBestChoosesByPreference: a win is taken at once, the shortest way first; a lost side runs the longest way.
func TestBestChoosesByPreference(t *testing.T) {
	rules := traditional(40)
	s := newSolver(t, rules)
	for _, c := range []struct {
		position string
		value    Value
		actions  map[string]bool
	}{
		{"4/4/4/4/4/4/4/Gm2 r - 0 -", Win, map[string]bool{"a1-b1": true}},
		{"4/4/4/4/4/4/m3/G3 r - 39 -", Win, map[string]bool{"a1-a2": true}},
		{"4/4/4/4/4/4/2G1/3m b - 0 -", Loss, map[string]bool{"d1-c1": true, "d1-d2": true}},
		{"4/4/4/4/4/4/2G1/3m r - 0 -", Draw, map[string]bool{"c2-b2": true, "c2-c1": true, "c2-c3": true, "c2-d2": true}},
	} {
		pos, err := game.ParsePosition(c.position, &rules)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Prepare(context.Background(), &pos, nil); err != nil {
			t.Fatal(err)
		}
		actions, o, ok := s.Best(&pos, nil)
		same := len(actions) == len(c.actions)
		for _, a := range actions {
			same = same && c.actions[a.String()]
		}
		if !ok || o != c.value || !same {
			t.Errorf("%s: %v, %v, %v, want %v and %v", c.position, actions, o, ok, c.value, c.actions)
		}
	}
}
