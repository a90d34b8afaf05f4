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
	if changesBoard(events) {
		a.controller.settle(&position)
		a.pointer.cancel()
	}
	a.noticeEnd(events)
	a.storeNotices()
	a.pause()
}

func (a *App) voiceNow() *voice {
	v := a.voice()
	return &v
}

// changesBoard reports whether a selection made before the events still means the same.
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

// sentences speaks one line for the events and leaves it below the board.
func (a *App) sentences(events []match.Event) {
	v := a.voiceNow()
	line, assertive := v.tell(events), false
	for _, e := range events {
		switch e.Kind {
		case match.EventEnded, match.EventTimeOut, match.EventComputerFailed:
			assertive = true
		case match.EventUndone, match.EventRedone:
			line += a.undoneSentence(e)
		case match.EventUndoDeclined:
			line = a.t.Board.UndoDeclined.With(v.names[e.Player])
		case match.EventStarted:
			line = a.t.Say.Started.With(a.ruleSetName()) + v.opening(a.session.Match().ToMove())
		}
	}
	line += a.progressWarning(events) + a.helpRemark()
	if line == "" {
		return
	}
	a.messages.turn, a.messages.passing = line, ""
	if events[0].Kind != match.EventStarted { // a hint or an answer would not be seen under a notice
		a.messages.notice = ""
	}
	a.say(line, assertive)
}

// undoneSentence says whose turn it is after an undo or redo, and that a result was taken back.
func (a *App) undoneSentence(e match.Event) string {
	v, m := a.voiceNow(), a.session.Match()
	if m.Outcome().Over() {
		return v.outcome(m.Outcome())
	}
	line := ""
	if e.Kind == match.EventUndone && a.seen.over {
		line = a.t.Notices.UndoneResult
	}
	if m.Turns() == 0 {
		return line + v.opening(m.ToMove())
	}
	return line + a.t.Say.TurnPassed.With(v.names[m.ToMove()], a.t.Names.Sides[m.Colour(m.ToMove())])
}

// helpRemark says once in a game that it counts as one with help from now on.
func (a *App) helpRemark() string {
	if a.seen.help || !a.session.Help() || !a.session.AgainstComputer() {
		return ""
	}
	a.seen.help = true
	return a.t.Play.WithHelp + a.t.Board.FullStop
}

// progressWarning tells once at ten, five and three turns before the draw that it is near.
func (a *App) progressWarning(events []match.Event) string {
	left := a.session.Match().TurnsToDraw()
	if left < 0 || left > 10 {
		a.seen.warned = 0
		return ""
	}
	for _, e := range events {
		if e.Kind == match.EventTurn && (left == 10 || left == 5 || left == 3) && a.seen.warned != left {
			a.seen.warned = left
			return a.t.Say.ProgressWarning.WithNumber(left)
		}
	}
	return ""
}

// noticeEnd gets the end's panel ready, or takes it back.
func (a *App) noticeEnd(events []match.Event) {
	over := a.session.Match().Outcome().Over()
	if over && !a.seen.over && events[0].Kind != match.EventResumed {
		a.endDue = a.now.Add(endDelay)
	}
	if !over {
		a.endDue = time.Time{}
	}
	a.seen.over = over
}

// sounds makes the loudest sound of the events.
func (a *App) sounds(events []match.Event) {
	name := SoundName("")
	for _, e := range events {
		switch e.Kind {
		case match.EventFlipped:
			name = SoundFlip
		case match.EventMoved, match.EventUndone, match.EventRedone:
			name = SoundMove
		case match.EventCaptured:
			name = SoundCapture
		case match.EventDark:
			name = SoundFlip
			if e.Dark != match.DarkOwn {
				name = SoundCapture
			}
		case match.EventChased:
			if e.Limit > 0 && e.Count >= e.Limit-1 {
				name = SoundWarning
			}
		case match.EventTimeOut:
			name = SoundWarning
		}
	}
	if name != "" {
		a.sound(name)
	}
	for _, e := range events {
		if e.Kind == match.EventEnded {
			a.sound(a.endSound(e.Outcome))
		}
	}
}

// endSound is the sound of a result as the person at the device hears it.
func (a *App) endSound(o match.Outcome) SoundName {
	switch {
	case o.Drawn():
		return SoundDraw
	case a.you() != match.Nobody && o.Winner != a.you():
		return SoundLoss
	}
	return SoundWin
}

func (a *App) sound(name SoundName) {
	if !a.settings.Muted && a.settings.Volume > 0 {
		a.emit(Sound{name, float64(a.settings.Volume) / 100})
	}
}

// ruleSetName is what the rule set in force is called.
func (a *App) ruleSetName() string { return a.t.Presets.Get(a.session.Match().RuleSet().Name()).Text }

// opening says who makes the first action.
func (v *voice) opening(first match.Player) string {
	if first == v.you && v.you != match.Nobody {
		return v.t.Play.YourFirst + v.t.Board.FullStop
	}
	return v.t.Play.FirstOf.With(v.names[first]) + v.t.Board.FullStop
}

// headline says in few words how the game ended.
func (v *voice) headline(o match.Outcome) string {
	end := &v.t.End
	switch {
	case o.Drawn():
		return end.Drawn
	case o.Winner == v.you:
		return end.YouWon
	case v.you != match.Nobody:
		return end.YouLost
	}
	return end.WonBy.With(v.names[o.Winner])
}
