package match

import (
	"bytes"
	"math/rand/v2"
	"testing"

	"anqi/game"
	"anqi/game/record"
)

// TestRandomGames plays random games by random valid rule sets, clock and all, and at every step undoes to the start, redoes to the end,
// and takes the saved record up again: every look must be the same, and no piece may be drawn anew.
func TestRandomGames(t *testing.T) {
	games := 60
	if testing.Short() {
		games = 4
	}
	seen := sightings{kinds: map[EventKind]int{}, dark: map[DarkOutcome]int{}, reasons: map[game.Reason]int{}}
	for seed := range uint64(games) {
		random := rand.New(rand.NewPCG(seed, 2))
		set := randomSet(random)
		if seed < uint64(len(game.Presets())) {
			set = game.Presets()[seed].RuleSet
		}
		playRandomGame(t, newMatch(t, set, seed), random, seed, &seen)
	}
	if !testing.Short() {
		seen.check(t)
	}
}

func playRandomGame(t *testing.T, m *Match, random *rand.Rand, seed uint64, seen *sightings) {
	t.Helper()
	looks := []look{lookAt(m)}
	for len(looks) < 400 && !m.Outcome().Over() {
		events, err := randomEvent(m, random, seed)
		if err != nil {
			t.Fatalf("game %d (%s), step %d: %v", seed, m.RuleSet().Text(), m.Cursor(), err)
		}
		checkEvents(t, m, events)
		seen.note(events)
		if m.Cursor() > len(looks) { // the clock played a whole chain: look at its middle by replay
			looks = looksOf(t, m)
			continue
		}
		looks = append(looks, lookAt(m))
		if len(looks)%16 == 0 || m.Outcome().Over() {
			checkUndo(t, m, looks)
			checkReload(t, m)
		} else {
			checkBackAndForth(t, m, looks)
		}
	}
	checkUndo(t, m, looks)
}

// randomEvent makes one action, or lets the clock run out, or resigns or agrees, rarely.
func randomEvent(m *Match, random *rand.Rand, seed uint64) ([]Event, error) {
	switch n := random.IntN(600); {
	case n == 0:
		return m.Resign(m.ToMove())
	case n == 1 && m.CanOffer(m.ToMove()) == nil:
		if _, err := m.OfferDraw(m.ToMove()); err != nil {
			return nil, err
		}
		return m.AcceptDraw(m.ToMove().Other())
	case n < 100 && m.RuleSet().TurnSeconds > 0:
		return m.TimeOut(byteReader(seed + uint64(m.Cursor())))
	}
	return m.Play(randomAction(random, m))
}

// checkEvents checks what every list of events must hold.
func checkEvents(t *testing.T, m *Match, events []Event) {
	t.Helper()
	last := events[len(events)-1]
	switch {
	case m.Outcome().Over():
		if last.Kind != EventEnded || last.Outcome != m.Outcome() {
			t.Fatalf("over by %v, last event %+v", m.Outcome(), last)
		}
	case m.InChain():
		if last.Kind != EventChainOpen || last.To != m.Position().Chain {
			t.Fatalf("chain at %v, last event %+v", m.Position().Chain, last)
		}
	case last.Kind != EventTurn || last.Player != m.ToMove() || last.Colour != m.Colour(m.ToMove()):
		t.Fatalf("%v to move, last event %+v", m.ToMove(), last)
	}
}

// checkReload writes the record, reads it strictly, and takes the game up at some cursor.
func checkReload(t *testing.T, m *Match) {
	t.Helper()
	text, err := m.Record().Encode()
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Decode(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	again, err := FromRecord(r, m.Cursor(), m.Offers())
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	second, err := again.Record().Encode()
	if err != nil || !bytes.Equal(text, second) {
		t.Fatalf("record changed by a reload (%v):\n%s\n%s", err, text, second)
	}
	if got, want := again.Outcome(), m.Outcome(); got != want {
		t.Fatalf("outcome %v after a reload, was %v", got, want)
	}
	if again.Position().Board != m.Position().Board || again.Turns() != m.Turns() || again.TimeOuts(One) != m.TimeOuts(One) {
		t.Fatalf("position changed by a reload of\n%s", text)
	}
}
