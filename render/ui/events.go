package ui

import (
	"time"

	"anqi/game/match"
)

// endDelay is how long the last action may be looked at before the end's panel opens.
const endDelay = 900 * time.Millisecond

// handle takes in what a method of the session answered: it moves the pieces, makes the sounds and says the sentence.
func (a *App) handle(events []match.Event, err error) {
	if err != nil {
		a.refuse(a.voiceNow().failure(err))
	}
	if len(events) == 0 {
		return
	}
	a.changed()
	position := a.session.Match().Position()
	a.animate(events, &position)
	a.sounds(events)
	a.sentences(events)
	switch {
	case changesBoard(events):
		a.controller.settle(&position)
		a.pointer.cancel()
	case events[0].Kind == match.EventHint && !a.pointer.moving:
		a.controller.settle(&position) // the hint's marks stand alone
	}
	a.noticeEnd(events)
	a.renewPanel()
	a.storeNotices()
	a.pause()
}

// voiceNow is voice for a single sentence.
func (a *App) voiceNow() *voice {
	v := a.voice()
	return &v
}

// changesBoard reports whether a selection made before the events may mean something else after them.
func changesBoard(events []match.Event) bool {
	for _, e := range events {
		switch e.Kind {
		case match.EventDrawOffered, match.EventDrawDeclined, match.EventUndoAsked, match.EventUndoDeclined, match.EventHint,
			match.EventThinking, match.EventNotSaved:
		default:
			return true
		}
	}
	return false
}

// noticeEnd gets the end's panel ready, or takes it back.
func (a *App) noticeEnd(events []match.Event) {
	over := a.session.Match().Outcome().Over()
	if over && !a.seen.over && events[0].Kind != match.EventResumed {
		a.endDue = a.now.Add(endDelay)
		if a.environment.Store.Standings().Games() == 1 {
			a.keepStorage()
		}
	}
	if !over {
		a.endDue = time.Time{}
	}
	a.seen.over = over
}
