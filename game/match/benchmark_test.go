package match

import (
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
)

// longSession is a table at which 200 turns have been played.
func longSession(b *testing.B) *Session {
	b.Helper()
	set := preset(b, "tcga")
	for seed := uint64(0); ; seed++ {
		random := rand.New(rand.NewPCG(seed, 1))
		s := NewSession(Environment{Random: byteReader(seed)})
		now := time.Unix(0, 0)
		if _, err := s.Start(Setup{RuleSet: set}, now); err != nil {
			b.Fatal(err)
		}
		for s.Match().Turns() < 200 && !s.Match().Outcome().Over() {
			if _, err := s.Play(randomAction(random, s.Match()), now); err != nil {
				b.Fatal(err)
			}
		}
		if s.Match().Turns() == 200 {
			return s
		}
	}
}

// BenchmarkReplay moves the cursor to the end of 200 turns, which replays them all: the cost of an undo.
func BenchmarkReplay(b *testing.B) {
	m := longSession(b).Match()
	for b.Loop() {
		if err := m.MoveTo(m.Length()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkSnapshot writes what is saved after every action, at 200 turns.
func BenchmarkSnapshot(b *testing.B) {
	s := longSession(b)
	for b.Loop() {
		if s.Snapshot() == nil {
			b.Fatal("no snapshot")
		}
	}
}

// BenchmarkResume takes up a saved game of 200 turns.
func BenchmarkResume(b *testing.B) {
	text := longSession(b).Snapshot()
	s := NewSession(Environment{Random: byteReader(1)})
	for b.Loop() {
		if _, err := s.Resume(text, time.Unix(0, 0)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkPlay makes a flip at the start, saving left out.
func BenchmarkPlay(b *testing.B) {
	m := longSession(b).Match()
	for b.Loop() {
		if err := m.MoveTo(0); err != nil {
			b.Fatal(err)
		}
		if _, err := m.Play(game.FlipAction(0)); err != nil {
			b.Fatal(err)
		}
	}
}
