package match

import (
	"math/rand/v2"
	"testing"

	"anqi/game"
)

// quietTurns plays plain moves until the count of turns is reached.
func quietTurns(t *testing.T, m *Match, turns int) {
	t.Helper()
	for range turns {
		move, found := plainMove(m)
		if !found {
			t.Fatal("no plain move to make")
		}
		script(t, m, move.String())
	}
}

// plainMove returns the first plain move that may be made, and whether there is one.
func plainMove(m *Match) (game.Action, bool) {
	position := m.Position()
	for _, a := range m.Actions(nil) {
		if position.Step(a) == game.StepMove {
			return a, true
		}
	}
	return game.Action{}, false
}

// opened returns a match in which both sides have plain moves, found by playing at random.
func opened(t *testing.T) *Match {
	t.Helper()
	for seed := range uint64(500) {
		m := newMatch(t, preset(t, "tcga"), seed)
		random := rand.New(rand.NewPCG(seed, 9))
		for m.FaceDown() > 0 && !m.Outcome().Over() {
			if _, err := m.Play(randomAction(random, m)); err != nil {
				t.Fatal(err)
			}
		}
		if m.Outcome().Over() {
			continue
		}
		if tryQuiet(m, 24) {
			return m
		}
	}
	t.Fatal("no such match")
	return nil
}

// tryQuiet reports whether so many plain moves can be made, and leaves the match as it was.
func tryQuiet(m *Match, turns int) bool {
	cursor := m.Cursor()
	defer func() {
		_ = m.MoveTo(cursor)
		m.cut()
	}()
	for range turns {
		move, found := plainMove(m)
		if !found {
			return false
		}
		if _, err := m.Play(move); err != nil {
			return false
		}
	}
	return !m.Outcome().Over()
}
