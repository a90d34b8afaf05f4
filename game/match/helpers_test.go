package match

import (
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/deal"
)

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
