package match

import (
	"bytes"
	"context"
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"anqi/game"
	"anqi/game/deal"
)

// fakeComputer plays random legal actions and judges every position by chance.
type fakeComputer struct {
	chance float64 // of the side to move
	offers bool
	lost   bool
	gate   chan struct{} // if not nil, thinking lasts until it is closed or the context is cancelled
	err    error

	mutex     sync.Mutex
	requests  []Request
	cancelled int
}

func (f *fakeComputer) Choose(ctx context.Context, p game.Position, r game.Rules, q Request, pause func()) (Answer, error) {
	f.mutex.Lock()
	f.requests = append(f.requests, q)
	f.mutex.Unlock()
	pause()
	if f.gate != nil {
		select {
		case <-f.gate:
		case <-ctx.Done():
			f.mutex.Lock()
			f.cancelled++
			f.mutex.Unlock()
			return Answer{}, ctx.Err()
		}
	}
	if f.err != nil {
		return Answer{}, f.err
	}
	actions := p.Actions(&r, nil)
	random := rand.New(rand.NewPCG(q.Seed, 1))
	own := f.chance
	if q.Purpose == PurposeJudge && !q.ToMove {
		own = 1 - own
	}
	return Answer{actions[random.IntN(len(actions))], f.chance, own <= 0.5, f.offers, f.lost}, nil
}

func (f *fakeComputer) cancellations() int {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.cancelled
}

func (f *fakeComputer) lastRequest() Request {
	f.mutex.Lock()
	defer f.mutex.Unlock()
	return f.requests[len(f.requests)-1]
}

// fakeKeeper remembers what it was given.
type fakeKeeper struct {
	game    []byte
	saves   int
	results map[string]Finished
	err     error
}

func (k *fakeKeeper) KeepGame(text []byte) error {
	k.game, k.saves = bytes.Clone(text), k.saves+1
	return k.err
}

func (k *fakeKeeper) KeepResult(f Finished) error {
	if k.results == nil {
		k.results = map[string]Finished{}
	}
	k.results[f.ID] = f
	return k.err
}

func (k *fakeKeeper) DropResult(id string) error {
	delete(k.results, id)
	return k.err
}

type brokenReader struct{}

func (brokenReader) Read([]byte) (int, error) { return 0, errors.New("no randomness") }

// ordered is a deal that tests can read: a1 K, b1 G, c1 G, d1 M, a2 M, b2 R, c2 R, d2 N, a3 N, b3 C, c3 C, d3 P, a4 P, b4 P, c4 P, d4 P,
// and the same in black from a5 on.
const ordered = "KGGMMRRNNCCPPPPPkggmmrrnnccppppp"

// byteReader is a seeded stream of bytes, in place of crypto/rand.
func byteReader(seed uint64) *rand.ChaCha8 {
	var key [32]byte
	for i := range 8 {
		key[i] = byte(seed >> (8 * i))
	}
	return rand.NewChaCha8(key)
}

func newMatch(t testing.TB, set game.RuleSet, seed uint64) *Match {
	t.Helper()
	source := byteReader(seed)
	dealt, err := deal.New(source)
	if err != nil {
		t.Fatal(err)
	}
	salt, err := deal.NewSalt(source)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(set, dealt, salt)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// dealt returns a match under a deal given by its letters.
func dealt(t testing.TB, set game.RuleSet, letters string) *Match {
	t.Helper()
	d, err := deal.Parse(letters)
	if err != nil {
		t.Fatal(err)
	}
	m, err := New(set, d, deal.Salt{1})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func preset(t testing.TB, name string) game.RuleSet {
	t.Helper()
	p, ok := game.PresetByName(name)
	if !ok {
		t.Fatalf("no preset %s", name)
	}
	return p.RuleSet
}

// randomSet returns a valid rule set with every field drawn at random.
func randomSet(random *rand.Rand) game.RuleSet {
	for {
		set := game.DefaultRuleSet()
		for _, field := range game.Fields() {
			if random.IntN(2) == 0 {
				continue
			}
			_ = field.Set(&set, randomValue(random, &field))
		}
		if set.Validate() == nil {
			return set
		}
	}
}

// randomValue draws a value of a field, small ones among large ranges, so that clocks and limits are reached.
func randomValue(random *rand.Rand, field *game.Field) int {
	switch {
	case field.Kind == game.SwitchField:
		return random.IntN(2)
	case field.Kind == game.ChoiceField:
		return random.IntN(len(field.Words))
	case field.ZeroOff && random.IntN(4) == 0:
		return 0
	}
	return field.Min + random.IntN(min(field.Max-field.Min, 60)+1)
}

func randomAction(random *rand.Rand, m *Match) game.Action {
	actions := m.Actions(nil)
	return actions[random.IntN(len(actions))]
}

// script plays actions given as in records, without what they show.
func script(t testing.TB, m *Match, actions ...string) []Event {
	t.Helper()
	var events []Event
	for _, text := range actions {
		a, ok := game.ParseAction(text)
		if !ok {
			t.Fatalf("action %q", text)
		}
		played, err := m.Play(a)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		events = append(events, played...)
	}
	return events
}

func kinds(events []Event) []EventKind {
	var list []EventKind
	for _, event := range events {
		list = append(list, event.Kind)
	}
	return list
}

func has(events []Event, kind EventKind) bool {
	for _, event := range events {
		if event.Kind == kind {
			return true
		}
	}
	return false
}

func find(events []Event, kind EventKind) (Event, bool) {
	for _, event := range events {
		if event.Kind == kind {
			return event, true
		}
	}
	return Event{}, false
}
