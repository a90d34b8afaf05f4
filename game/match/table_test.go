package match

import (
	"math/rand/v2"
	"testing"
	"time"

	"anqi/game"
)

// table is a session with everything around it faked and a clock that the test moves.
type table struct {
	*Session
	t        *testing.T
	computer *fakeComputer
	keeper   *fakeKeeper
	now      time.Time
}

func newTable(t *testing.T, seed uint64) *table {
	b := &table{t: t, computer: &fakeComputer{chance: 0.6}, keeper: &fakeKeeper{}, now: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	b.Session = NewSession(Environment{Random: byteReader(seed), Seeds: byteReader(seed + 1000), Computer: b.computer, Keeper: b.keeper})
	t.Cleanup(func() {
		b.Close()
		b.Wait()
	})
	return b
}

func (b *table) start(set game.RuleSet, first int, seats ...Level) {
	b.t.Helper()
	setup := Setup{RuleSet: set, First: first}
	for i, level := range seats {
		setup.Seats[i].Level = level
	}
	if _, err := b.Start(setup, b.now); err != nil {
		b.t.Fatal(err)
	}
}

// pass lets time pass in frames of a tenth of a second.
func (b *table) pass(d time.Duration) []Event {
	var events []Event
	for ; d > 0; d -= 100 * time.Millisecond {
		b.now = b.now.Add(min(d, 100*time.Millisecond))
		events = append(events, b.Tick(b.now)...)
	}
	return events
}

// settle waits until nothing is being computed, and returns what came of it.
func (b *table) settle() []Event {
	b.t.Helper()
	var events []Event
	for b.job != nil {
		<-b.job.done
		b.now = b.now.Add(time.Millisecond)
		events = append(events, b.Tick(b.now)...)
	}
	return events
}

func (b *table) do(events []Event, err error) []Event {
	b.t.Helper()
	if err != nil {
		b.t.Fatal(err)
	}
	return events
}

func (b *table) playRandom(random *rand.Rand) []Event {
	b.t.Helper()
	return b.do(b.Play(randomAction(random, b.Match()), b.now))
}

func (b *table) left() time.Duration {
	left, _ := b.Clock()
	return left
}
