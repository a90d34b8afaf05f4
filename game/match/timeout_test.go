package match

import (
	"errors"
	"testing"

	"anqi/game"
)

func timed(t *testing.T) game.RuleSet {
	t.Helper()
	set := game.DefaultRuleSet()
	set.TurnSeconds = 10
	return set
}

func TestTimeOutNeedsAClock(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	if _, err := m.TimeOut(byteReader(1)); !errors.Is(err, ErrNoClock) {
		t.Fatal(err)
	}
}

func TestThreeTimeOutsLose(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	for i := range 2 {
		events, err := m.TimeOut(byteReader(uint64(i)))
		if err != nil || events[0].Kind != EventTimeOut || events[0].Count != i+1 || events[0].Player != One {
			t.Fatalf("time-out %d: %v %+v", i+1, err, events)
		}
		flip, told := find(events, EventFlipped)
		if !told || !flip.Clock {
			t.Fatalf("the clock did not flip: %v", kinds(events))
		}
		script(t, m, m.Actions(nil)[0].String())
	}
	if m.TimeOuts(One) != 2 || m.TimeOuts(Two) != 0 {
		t.Fatalf("counts %d and %d", m.TimeOuts(One), m.TimeOuts(Two))
	}
	turns := m.Turns()
	events, err := m.TimeOut(byteReader(9))
	if err != nil || m.Outcome() != (Outcome{Reason: game.ReasonTime, Winner: Two}) || m.Turns() != turns || events[0].Count != 3 || !has(events, EventEnded) {
		t.Fatalf("third time-out: %v, %v", m.Outcome(), err)
	}
	if _, err := m.TimeOut(byteReader(1)); !errors.Is(err, ErrOver) {
		t.Fatal(err)
	}
}

func TestATurnInTimeClearsTheCount(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	for range 2 {
		if _, err := m.TimeOut(byteReader(1)); err != nil {
			t.Fatal(err)
		}
		script(t, m, m.Actions(nil)[0].String())
	}
	script(t, m, m.Actions(nil)[0].String())
	if m.TimeOuts(One) != 0 {
		t.Fatalf("count %d after a turn in time", m.TimeOuts(One))
	}
	script(t, m, m.Actions(nil)[0].String())
	if _, err := m.TimeOut(byteReader(1)); err != nil || m.Outcome().Over() || m.TimeOuts(One) != 1 {
		t.Fatalf("count %d, %v, %v", m.TimeOuts(One), m.Outcome(), err)
	}
}

func TestTimeOutStopsAChain(t *testing.T) {
	set := timed(t)
	set.ChainAfterOpen = game.ChainOpenOnly
	m := dealt(t, set, "RppNGGMMKRNCCPPPPPkggmmrrnnccppp")
	script(t, m, "a1", "b1", "d8", "c1", "a1-b1")
	events, err := m.TimeOut(byteReader(1))
	if err != nil || !has(events, EventStopped) || m.ToMove() != Two || m.TimeOuts(One) != 1 {
		t.Fatalf("time-out in a chain: %v, %v", kinds(events), err)
	}
	r := m.Record()
	if last := r.Turns[len(r.Turns)-1].String(); last != "a1-b1,=!" {
		t.Fatalf("written as %s", last)
	}
}

// TestTimeOutWithoutFlips lets the clock play whole games: once nothing is face down it makes legal actions of every kind.
func TestTimeOutWithoutFlips(t *testing.T) {
	moved := false
	for seed := range uint64(20) {
		m := newMatch(t, timed(t), seed)
		random := byteReader(seed)
		for !m.Outcome().Over() {
			faceDown := m.FaceDown()
			if _, err := m.TimeOut(random); err != nil {
				t.Fatal(err)
			}
			if m.Outcome().Reason == game.ReasonTime {
				break
			}
			steps := m.Steps()
			last := steps[len(steps)-1]
			if faceDown > 0 && last.Kind != game.StepFlip {
				t.Fatalf("%d face down, and the clock played %v", faceDown, last.Action)
			}
			moved = moved || last.Kind == game.StepMove
			// The side that was played for now makes a turn in time twice, so that nobody runs out of time-outs.
			for range 2 {
				if !m.Outcome().Over() {
					script(t, m, m.Actions(nil)[0].String())
				}
			}
		}
	}
	if !moved {
		t.Fatal("the clock never made a move")
	}
}

func TestTimeOutsAreUniformFlips(t *testing.T) {
	counts := map[game.Action]int{}
	random := byteReader(5)
	m := dealt(t, timed(t), ordered)
	const rounds = 32 * 100
	for range rounds {
		if _, err := m.TimeOut(random); err != nil {
			t.Fatal(err)
		}
		counts[m.Steps()[0].Action]++
		if err := m.MoveTo(0); err != nil {
			t.Fatal(err)
		}
	}
	chi := 0.0
	for s := game.Square(0); s < game.SquareCount; s++ {
		d := float64(counts[game.FlipAction(s)]) - rounds/32
		chi += d * d / (rounds / 32)
	}
	if chi > 61.1 { // 31 degrees of freedom, 0.1 %; the stream is fixed, so this cannot fail by chance
		t.Fatalf("chi-square %.1f", chi)
	}
}

func TestTimeOutTellsABrokenReader(t *testing.T) {
	m := dealt(t, timed(t), ordered)
	if _, err := m.TimeOut(brokenReader{}); err == nil || m.Cursor() != 0 {
		t.Fatalf("error %v, cursor %d", err, m.Cursor())
	}
}
