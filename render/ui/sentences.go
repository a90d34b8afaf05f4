package ui

import "anqi/game/match"

// sentences speaks one line for the events and leaves it below the board; of a chain, of which every capture was told as it came, the
// whole is left there in the end.
func (a *App) sentences(events []match.Event) {
	v := a.voiceNow()
	line, assertive := v.tell(events), false
	whole := line
	if steps := a.session.Match().LastTurn(); len(steps) > 1 && endsTurn(events) {
		whole = v.tellTurn(events, steps)
	}
	added := ""
	for _, e := range events {
		switch e.Kind {
		case match.EventEnded, match.EventTimeOut, match.EventComputerFailed:
			assertive = true
		case match.EventUndone, match.EventRedone:
			added += a.undoneSentence(e)
		case match.EventUndoDeclined:
			added = a.t.Board.UndoDeclined.With(v.names[e.Player])
		case match.EventStarted:
			added = a.t.Say.Started.With(a.ruleSetName()) + v.opening(a.session.Match().ToMove())
		}
	}
	added += a.progressWarning(events) + a.helpRemark()
	if line += added; line == "" {
		return
	}
	a.messages.turn, a.messages.passing = whole+added, ""
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
		return v.ending(m.Outcome()).spoken()
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

// ruleSetName is what the rule set in force is called.
func (a *App) ruleSetName() string { return a.t.Presets.Get(a.session.Match().RuleSet().Name()).Text }
