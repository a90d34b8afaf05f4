package ui

import (
	"anqi/assets/texts"
	"time"

	"anqi/game/match"
	"anqi/render/ui/announce"
)

// endDelay is how long the last action may be looked at before the end's panel opens.
const endDelay = 900 * time.Millisecond

// handle takes in what a method of the session answered: it moves the pieces, makes the sounds and says the sentence.
func (a *App) handle(events []match.Event, err error) {
	if err != nil {
		a.refuse(a.voiceNow().Failure(err))
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
		a.controller.Settle(&position)
		a.pointer.cancel()
	case events[0].Kind == match.EventHint && !a.pointer.moving:
		a.controller.Settle(&position) // the hint's marks stand alone
	}
	a.noticeEnd(events)
	a.renewPanel()
	a.storeNotices()
	a.pause()
}

// voiceNow is voice for a single sentence.
func (a *App) voiceNow() *announce.Voice {
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

// sentences speaks one line for the events and leaves it below the board; of a chain, of which every capture was told as it came, the
// whole is left there in the end.
func (a *App) sentences(events []match.Event) {
	v := a.voiceNow()
	line, assertive := v.Tell(events), false
	whole := line
	if steps := a.session.Match().LastTurn(); len(steps) > 1 && endsTurn(events) {
		whole = v.TellTurn(events, steps)
	}
	added := ""
	for _, e := range events {
		switch e.Kind {
		case match.EventEnded, match.EventTimeOut, match.EventComputerFailed:
			assertive = true
		case match.EventUndone, match.EventRedone:
			added = a.t.Sentences(added, a.undoneSentence(e))
		case match.EventUndoDeclined:
			added = a.t.Board.UndoDeclined.With(texts.Is("player", v.Names[e.Player]))
		case match.EventStarted:
			added = a.t.Sentences(a.t.Say.Started.With(texts.Is("rules", a.ruleSetName())), v.Opening(a.session.Match().ToMove()))
		}
	}
	added = a.t.Sentences(added, a.progressWarning(events), a.helpRemark())
	if line = a.t.Sentences(line, added); line == "" {
		return
	}
	a.messages.turn, a.messages.passing = a.t.Sentences(whole, added), ""
	if events[0].Kind != match.EventStarted { // a hint or an answer would not be seen under a notice
		a.messages.notice = ""
	}
	a.say(line, assertive)
}

// endsTurn reports whether the last step of a turn is among the events.
func endsTurn(events []match.Event) bool {
	for _, e := range events {
		if e.Kind == match.EventTurn || e.Kind == match.EventEnded {
			return true
		}
	}
	return false
}

// undoneSentence says whose turn it is after an undo or redo, and that a result was taken back.
func (a *App) undoneSentence(e match.Event) string {
	v, m := a.voiceNow(), a.session.Match()
	if m.Outcome().Over() {
		return v.Ending(m.Outcome()).Spoken()
	}
	line := ""
	if e.Kind == match.EventUndone && a.seen.over {
		line = a.t.Notices.UndoneResult
	}
	if m.Turns() == 0 {
		return a.t.Sentences(line, v.Opening(m.ToMove()))
	}
	return a.t.Sentences(line, a.t.Say.TurnPassed.With(texts.Is("player", v.Names[m.ToMove()]), texts.Is("side", a.t.Names.Sides[m.Colour(m.ToMove())])))
}

// helpRemark says once in a game that it counts as one with help from now on.
func (a *App) helpRemark() string {
	if a.seen.help || !a.session.Help() || !a.session.AgainstComputer() {
		return ""
	}
	a.seen.help = true
	return a.t.Sentence(a.t.Play.WithHelp)
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
			return a.t.Say.ProgressWarning.With(a.t.Amount("turns", left))
		}
	}
	return ""
}

// ruleSetName is what the rule set in force is called.
func (a *App) ruleSetName() string { return a.t.Presets.Get(a.session.Match().RuleSet().Name()).Text }
