// Package announce puts what happens into sentences, for the line below the board, for the panels and for the live region alike: events,
// outcomes, refusals, hints. A sentence is written here once and read everywhere.
//
// It may import the standard library, game and what stands below match, save and the texts.
package announce

import (
	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// Voice makes the sentences that tell what happened. It is a value: the texts of a language and what the players are called.
type Voice struct {
	Texts    *texts.Table
	Names    [3]string // by match.Player; Nobody is ""
	You      match.Player
	Position game.Position // after the events

	NoProgress int // how many turns without progress end the game by the rules in force, 0: none
}

// sentence tells one event; "" for those that are not worth a word.
func (v *Voice) sentence(e match.Event) string {
	say, who := &v.Texts.Say, v.Names[e.Player]
	switch e.Kind {
	case match.EventFlipped:
		return say.Flip.With(texts.Is("player", who), texts.Is("square", e.From.String()), texts.Is("piece", v.Piece(e.Piece)))
	case match.EventColours:
		return v.sides(e.Colour)
	case match.EventMoved:
		return say.Move.With(texts.Is("player", who), texts.Is("piece", v.Piece(e.Piece)), texts.Is("from", e.From.String()), texts.Is("to", e.To.String()))
	case match.EventCaptured:
		return say.Capture.With(texts.Is("player", who), texts.Is("piece", v.Piece(e.Piece)), texts.Is("square", e.To.String()), texts.Is("victim", v.Piece(e.Taken)))
	case match.EventDark:
		return v.dark(e)
	case match.EventStopped:
		return say.Stop.With(texts.Is("player", who))
	case match.EventChainOpen:
		return v.chainOpen(e)
	case match.EventTimeOut:
		return say.TimedOut.With(texts.Is("player", who), v.Texts.Amount("count", e.Count))
	case match.EventTurn:
		if v.You == match.Nobody {
			return say.TurnPassed.With(texts.Is("player", who), texts.Is("side", v.Texts.Names.Sides[e.Colour]))
		}
	case match.EventChased:
		return v.chased(e)
	}
	return v.agreement(e)
}

// agreement tells the events around draws, undo and the end.
func (v *Voice) agreement(e match.Event) string {
	say, who := &v.Texts.Say, v.Names[e.Player]
	switch e.Kind {
	case match.EventDrawOffered:
		return say.DrawOffered.With(texts.Is("player", who))
	case match.EventDrawDeclined:
		return say.DrawDeclined.With(texts.Is("player", who))
	case match.EventUndoAsked:
		return v.Texts.Ask.UndoText.With(texts.Is("player", who), texts.Is("other", v.Names[e.Player.Other()]))
	case match.EventUndone:
		return say.Undone
	case match.EventRedone:
		return say.Redone
	case match.EventEnded:
		return v.Ending(e.Outcome).Spoken()
	case match.EventHint:
		return v.hint(e.Action)
	case match.EventComputerFailed:
		return v.Texts.Notices.ComputerFailed
	}
	return ""
}

// Piece returns what a piece is called.
func (v *Voice) Piece(p game.Piece) string { return v.Texts.Names.Piece(p) }

// sides tells the first flip's colours from the person's side.
func (v *Voice) sides(colourOfOne game.Colour) string {
	player, colour := match.One, colourOfOne
	if v.You == match.Two {
		player, colour = match.Two, colourOfOne.Opponent()
	}
	return v.Texts.Say.SideGiven.With(texts.Is("player", v.Names[player]), texts.Is("side", v.Texts.Names.Colours[colour]))
}

func (v *Voice) dark(e match.Event) string {
	pattern := v.Texts.Say.DarkCapture
	switch e.Dark {
	case match.DarkLost:
		pattern = v.Texts.Say.DarkLost
	case match.DarkOwn:
		pattern = v.Texts.Say.DarkOwn
	}
	return pattern.With(texts.Is("player", v.Names[e.Player]), texts.Is("piece", v.Piece(e.Piece)), texts.Is("square", e.To.String()),
		texts.Is("victim", v.Piece(e.Taken)))
}

func (v *Voice) chainOpen(e match.Event) string {
	if v.You != match.Nobody && e.Player != v.You {
		return ""
	}
	return v.Texts.Say.ChainGoesOn.With(texts.Is("piece", v.Piece(v.Position.Board[e.To&31])))
}

// chased warns from the last chase but one.
func (v *Voice) chased(e match.Event) string {
	if e.Limit == 0 || e.Count < e.Limit-1 || e.Count < 1 {
		return ""
	}
	hunter, target := v.Piece(v.Position.Board[e.From&31]), v.Piece(v.Position.Board[e.To&31])
	if e.Count >= e.Limit {
		return v.Texts.Say.ChaseWarning.With(texts.Is("attacker", hunter), texts.Is("victim", target))
	}
	return v.Texts.Say.Chased.With(texts.Is("attacker", hunter), texts.Is("victim", target), v.Texts.Amount("count", e.Count), v.Texts.Amount("limit", e.Limit))
}

// Tell joins the sentences of events that belong together: one line for one turn.
func (v *Voice) Tell(events []match.Event) string {
	var parts []string
	for _, e := range events {
		if sentence := v.sentence(e); sentence != "" {
			parts = append(parts, sentence)
		}
	}
	return v.Texts.Sentences(parts...)
}

// TellTurn is tell with the whole turn in place of its last step.
func (v *Voice) TellTurn(events []match.Event, steps []match.Step) string {
	var parts []string
	told := false
	for _, e := range events {
		switch e.Kind {
		case match.EventFlipped, match.EventMoved, match.EventCaptured, match.EventDark, match.EventStopped:
			if !told {
				parts = append(parts, v.LastTurn(steps))
			}
			told = true
		default:
			parts = append(parts, v.sentence(e))
		}
	}
	return v.Texts.Sentences(parts...)
}

// chain tells a turn of several captures in one sentence.
func (v *Voice) chain(steps []match.Step) string {
	var parts []string
	for _, step := range steps {
		at := step.Action.To.String()
		switch {
		case step.Kind == game.StepStop:
			parts = append(parts, v.Texts.Say.ChainStop)
		case step.Dark == match.DarkLost:
			parts = append(parts, v.Texts.Say.ChainLost.With(texts.Is("square", at), texts.Is("defender", v.Piece(step.Shown))))
		case step.Dark == match.DarkOwn:
			parts = append(parts, v.Texts.Say.ChainOwn.With(texts.Is("square", at), texts.Is("own", v.Piece(step.Shown))))
		case step.Kind == game.StepDark:
			parts = append(parts, v.Texts.Say.ChainDark.With(texts.Is("square", at), texts.Is("victim", v.Piece(step.Shown))))
		default:
			parts = append(parts, v.Texts.Cell.Square.With(texts.Is("square", at), texts.Is("content", v.Piece(step.Taken))))
		}
	}
	return v.Texts.Say.Chain.With(texts.Is("player", v.Names[steps[0].Player]), texts.Is("piece", v.Piece(steps[0].Piece)), texts.Is("captures", v.Texts.List(parts)))
}

// LastTurn tells the steps of the last turn again.
func (v *Voice) LastTurn(steps []match.Step) string {
	if len(steps) > 1 {
		return v.chain(steps)
	}
	var events []match.Event
	for _, step := range steps {
		e := match.Event{Player: step.Player, From: step.Action.From, To: step.Action.To, Piece: step.Piece, Taken: step.Taken, Dark: step.Dark}
		switch step.Kind {
		case game.StepFlip:
			e.Kind = match.EventFlipped
		case game.StepMove:
			e.Kind = match.EventMoved
		case game.StepCapture:
			e.Kind = match.EventCaptured
		case game.StepDark:
			e.Kind, e.Taken = match.EventDark, step.Shown
		case game.StepStop:
			e.Kind = match.EventStopped
		}
		events = append(events, e)
	}
	return v.Tell(events)
}

// Opening says who makes the first action.
func (v *Voice) Opening(first match.Player) string {
	if first == v.You && v.You != match.Nobody {
		return v.Texts.Sentence(v.Texts.Play.YourFirst)
	}
	return v.Texts.Sentence(v.Texts.Play.FirstOf.With(texts.Is("player", v.Names[first])))
}
