package ui

import (
	"anqi/assets/texts"
	"time"

	"anqi/render/ui/effect"
	"anqi/render/ui/screen"
)

// Tick lets time pass: clocks, the computer's answer, words that go away. Call it every frame or at least ten times a second.
func (a *App) Tick(now time.Time) {
	a.now = now
	thinking := a.session.Thinking()
	a.handle(a.session.Tick(now), nil)
	if thinking != a.session.Thinking() {
		a.changed()
	}
	if a.messages.passing != "" && !now.Before(a.messages.until) {
		a.messages.passing = ""
		a.changed()
	}
	a.tickClock()
	if !a.endDue.IsZero() && !now.Before(a.endDue) && a.panel == nil {
		a.endDue = time.Time{}
		a.openEnd()
	}
}

// times are the whole seconds that the clocks show: what is left of the turn, and what either player has used.
type times struct {
	left int
	used [2]int
}

// tickClock repaints when what a clock shows changes, and warns when the turn clock runs low.
func (a *App) tickClock() {
	left, limit := a.session.Clock()
	var shown times
	if limit > 0 {
		shown.left = screen.Seconds(left)
	}
	for i, used := range a.used() {
		shown.used[i] = int(used / time.Second)
	}
	before := a.seen.times
	if shown == before {
		return
	}
	a.seen.times = shown
	a.changed()
	if shown.left == before.left {
		return
	}
	if !a.elsewhere {
		a.session.Keep(a.now)
	}
	if limit > 0 && left > 0 && left <= screen.LowClock && a.session.PersonToMove() {
		a.sound(effect.SoundWarning)
		if left > screen.LowClock-time.Second {
			a.say(a.t.Say.TimeLow.With(a.t.Amount("seconds", shown.left)), true)
		}
	}
}

// sayAgain tells what a key asks to hear again, and shows it.
func (a *App) sayAgain(what string) {
	s := a.newScene()
	switch what {
	case "status":
		counts := s.CountsSentence()
		a.tellLong(counts+s.TimesSentence(), counts)
	case "last":
		steps := a.session.Match().LastTurn()
		if len(steps) == 0 {
			a.tell(a.t.Say.NoLastTurn)
			return
		}
		a.tell(a.t.Say.LastTurn.With(texts.Is("turn", s.Voice.LastTurn(steps))))
	case "pieces":
		a.tellLong(s.PiecesSentence(), s.PiecesShort())
	}
}
