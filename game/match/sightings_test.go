package match

import (
	"testing"

	"anqi/game"
)

// sightings counts what random games have shown, so that they cannot pass without having shown it.
type sightings struct {
	kinds   map[EventKind]int
	dark    map[DarkOutcome]int
	reasons map[game.Reason]int
	byClock int // chains that the clock stopped
}

func (s *sightings) note(events []Event) {
	for _, event := range events {
		s.kinds[event.Kind]++
		if event.Kind == EventDark {
			s.dark[event.Dark]++
		}
		if event.Kind == EventStopped && event.Clock {
			s.byClock++
		}
		if event.Kind == EventEnded {
			s.reasons[event.Outcome.Reason]++
		}
	}
}

func (s *sightings) check(t *testing.T) {
	t.Helper()
	for _, kind := range [...]EventKind{
		EventFlipped, EventColours, EventMoved, EventCaptured, EventDark, EventStopped, EventChainOpen, EventChased, EventTurn, EventTimeOut,
		EventEnded,
	} {
		if s.kinds[kind] == 0 {
			t.Errorf("no event of kind %d in all games", kind)
		}
	}
	for _, dark := range [...]DarkOutcome{DarkCaptured, DarkLost, DarkOwn} {
		if s.dark[dark] == 0 {
			t.Errorf("no dark attack with outcome %d", dark)
		}
	}
	for _, reason := range [...]game.Reason{
		game.ReasonPieces, game.ReasonProgress, game.ReasonResign, game.ReasonTime,
	} {
		if s.reasons[reason] == 0 {
			t.Errorf("no game ended by %v", reason)
		}
	}
	if s.byClock == 0 {
		t.Error("the clock stopped no chain")
	}
}
