package save

import (
	"io"
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
)

var noTime = time.Unix(0, 0)

// TestWithSession lets a session save into a store and another take it up.
func TestWithSession(t *testing.T) {
	storage := platform.NewMemoryStorage()
	source := rand.NewChaCha8([32]byte{1})
	s := resignedSession(t, source, Open(storage, nil))
	for range 2 { // reloads count nothing twice
		store := Open(storage, nil)
		again := match.NewSession(match.Environment{Random: source, Keeper: store})
		text, kept := store.Game()
		if _, err := again.Resume(text, noTime); err != nil || !kept {
			t.Fatal(err)
		}
		if again.Match().Fingerprint() != s.Match().Fingerprint() || !again.Match().Outcome().Over() {
			t.Fatal("another game came back")
		}
		if c := store.Standings().TwoPlayers(); c.Wins != 1 || c.Games() != 1 {
			t.Fatalf("counted %+v", c)
		}
		s = again
	}
	if _, err := s.Undo(noTime); err != nil {
		t.Fatal(err)
	}
	if _, err := s.AnswerUndo(true, noTime); err != nil {
		t.Fatal(err)
	}
	if c := Open(storage, nil).Standings().TwoPlayers(); c.Games() != 0 {
		t.Fatalf("an undone end still counts: %+v", c)
	}
}

// resignedSession is a table at which player two has given up after some flips.
func resignedSession(t *testing.T, source io.Reader, keeper match.Keeper) *match.Session {
	t.Helper()
	s := match.NewSession(match.Environment{Random: source, Keeper: keeper})
	if _, err := s.Start(match.Setup{RuleSet: game.DefaultRuleSet()}, noTime); err != nil {
		t.Fatal(err)
	}
	for square := range game.Square(5) {
		if _, err := s.Play(game.FlipAction(square), noTime); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := s.Resign(1, noTime); err != nil {
		t.Fatal(err)
	}
	return s
}
