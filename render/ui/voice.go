package ui

import (
	"strings"

	"anqi/assets/texts"
	"anqi/game"
	"anqi/game/match"
)

// voice makes the sentences that tell what happened. It is a value: the texts of a language and what the players are called.
type voice struct {
	t        *texts.Table
	names    [3]string // by match.Player; Nobody is ""
	you      match.Player
	position game.Position // after the events

	noProgress int // how many turns without progress end the game by the rules in force, 0: none
}

// sentence tells one event; "" for those that are not worth a word.
func (v *voice) sentence(e match.Event) string {
	say, who := &v.t.Say, v.names[e.Player]
	switch e.Kind {
	case match.EventFlipped:
		return say.Flip.With(who, e.From.String(), v.piece(e.Piece))
	case match.EventColours:
		return v.sides(e.Colour)
	case match.EventMoved:
		return say.Move.With(who, v.piece(e.Piece), e.From.String(), e.To.String())
	case match.EventCaptured:
		return say.Capture.With(who, v.piece(e.Piece), e.To.String(), v.piece(e.Taken))
	case match.EventDark:
		return v.dark(e)
	case match.EventStopped:
		return say.Stop.With(who)
	case match.EventChainOpen:
		return v.chainOpen(e)
	case match.EventTimeOut:
		return say.TimedOut.With(who, texts.Number(e.Count))
	case match.EventTurn:
		if v.you == match.Nobody {
			return say.TurnPassed.With(who, v.t.Names.Sides[e.Colour])
		}
	case match.EventChased:
		return v.chased(e)
	}
	return v.agreement(e)
}

// agreement tells the events around draws, undo and the end.
func (v *voice) agreement(e match.Event) string {
	say, who := &v.t.Say, v.names[e.Player]
	switch e.Kind {
	case match.EventDrawOffered:
		return say.DrawOffered.With(who)
	case match.EventDrawDeclined:
		return say.DrawDeclined.With(who)
	case match.EventUndoAsked:
		return v.t.Ask.UndoText.With(who, v.names[e.Player.Other()])
	case match.EventUndone:
		return say.Undone
	case match.EventRedone:
		return say.Redone
	case match.EventEnded:
		return v.ending(e.Outcome).spoken()
	case match.EventHint:
		return v.hint(e.Action)
	case match.EventComputerFailed:
		return v.t.Notices.ComputerFailed
	}
	return ""
}

func (v *voice) piece(p game.Piece) string { return v.t.Names.Piece(p) }

// sides tells the first flip's colours from the person's side.
func (v *voice) sides(colourOfOne game.Colour) string {
	player, colour := match.One, colourOfOne
	if v.you == match.Two {
		player, colour = match.Two, colourOfOne.Opponent()
	}
	return v.t.Say.SideGiven.With(v.names[player], v.t.Names.Colours[colour])
}

func (v *voice) dark(e match.Event) string {
	pattern := v.t.Say.DarkCapture
	switch e.Dark {
	case match.DarkLost:
		pattern = v.t.Say.DarkLost
	case match.DarkOwn:
		pattern = v.t.Say.DarkOwn
	}
	return pattern.With(v.names[e.Player], v.piece(e.Piece), e.To.String(), v.piece(e.Taken))
}

func (v *voice) chainOpen(e match.Event) string {
	if v.you != match.Nobody && e.Player != v.you {
		return ""
	}
	return v.t.Say.ChainGoesOn.With(v.piece(v.position.Board[e.To&31]))
}

// chased warns from the last chase but one.
func (v *voice) chased(e match.Event) string {
	if e.Limit == 0 || e.Count < e.Limit-1 || e.Count < 1 {
		return ""
	}
	hunter, target := v.piece(v.position.Board[e.From&31]), v.piece(v.position.Board[e.To&31])
	if e.Count >= e.Limit {
		return v.t.Say.ChaseWarning.With(hunter, target)
	}
	return v.t.Play.Chase.With(hunter, target, v.t.Play.ChaseCount.WithNumbers(e.Count, e.Limit)) + v.t.Board.FullStop
}

// tell joins the sentences of events that belong together: one line for one turn.
func (v *voice) tell(events []match.Event) string {
	var parts []string
	for _, e := range events {
		if sentence := v.sentence(e); sentence != "" {
			parts = append(parts, sentence)
		}
	}
	return strings.Join(parts, "")
}

// tellTurn is tell with the whole turn in place of its last step.
func (v *voice) tellTurn(events []match.Event, steps []match.Step) string {
	var parts []string
	told := false
	for _, e := range events {
		switch e.Kind {
		case match.EventFlipped, match.EventMoved, match.EventCaptured, match.EventDark, match.EventStopped:
			if !told {
				parts = append(parts, v.lastTurn(steps))
			}
			told = true
		default:
			parts = append(parts, v.sentence(e))
		}
	}
	return strings.Join(parts, "")
}

// chain tells a turn of several captures in one sentence.
func (v *voice) chain(steps []match.Step) string {
	var parts []string
	for _, step := range steps {
		at := step.Action.To.String()
		switch {
		case step.Kind == game.StepStop:
			parts = append(parts, v.t.Say.ChainStop)
		case step.Dark == match.DarkLost:
			parts = append(parts, v.t.Say.ChainLost.With(at, v.piece(step.Shown)))
		case step.Dark == match.DarkOwn:
			parts = append(parts, v.t.Say.ChainOwn.With(at, v.piece(step.Shown)))
		case step.Kind == game.StepDark:
			parts = append(parts, v.t.Say.ChainDark.With(at, v.piece(step.Shown)))
		default:
			parts = append(parts, v.t.Cell.Square.With(at, v.piece(step.Taken)))
		}
	}
	return v.t.Say.Chain.With(v.names[steps[0].Player], v.piece(steps[0].Piece), strings.Join(parts, v.t.Cell.Comma))
}

// lastTurn tells the steps of the last turn again.
func (v *voice) lastTurn(steps []match.Step) string {
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
	return v.tell(events)
}

// opening says who makes the first action.
func (v *voice) opening(first match.Player) string {
	if first == v.you && v.you != match.Nobody {
		return v.t.Play.YourFirst + v.t.Board.FullStop
	}
	return v.t.Play.FirstOf.With(v.names[first]) + v.t.Board.FullStop
}
