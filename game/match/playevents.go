package match

import "anqi/game"

// events tells what a step that has just been played did, in the order in which a person should hear it.
func (m *Match) events(step Step, coloured bool) []Event {
	var events []Event
	if offerer := m.lapse(step.Player); offerer != Nobody {
		events = append(events, Event{Kind: EventDrawLapsed, Player: offerer})
	}
	events = append(events, m.stepEvent(step))
	if coloured {
		events = append(events, Event{Kind: EventColours, Player: One, Colour: m.state.FirstColour})
	}
	events = append(events, m.chaseEvents(step)...)
	base := Event{Player: step.Player, Colour: m.Colour(step.Player), To: m.state.Position.Chain, From: game.NoSquare}
	switch outcome := m.Outcome(); {
	case outcome.Over():
		base.Kind, base.Outcome = EventEnded, outcome
	case !step.TurnEnd:
		base.Kind, base.Piece, base.Count = EventChainOpen, m.state.Position.Board[m.state.Position.Chain], m.state.captures
	default:
		base.Kind, base.Player, base.Colour = EventTurn, m.ToMove(), m.Colour(m.ToMove())
	}
	return append(events, base)
}

// stepEvent tells of the step itself.
func (m *Match) stepEvent(step Step) Event {
	event := Event{
		Kind: EventMoved, Player: step.Player, Colour: m.Colour(step.Player), From: step.Action.From, To: step.Action.To,
		Piece: step.Piece, Taken: step.Taken, Dark: step.Dark, Action: step.Action, Clock: step.Clock, Count: m.captures(),
	}
	switch step.Kind {
	case game.StepFlip:
		event.Kind = EventFlipped
	case game.StepCapture:
		event.Kind = EventCaptured
	case game.StepDark:
		event.Kind, event.Taken = EventDark, step.Shown
	case game.StepStop:
		event.Kind, event.From, event.To = EventStopped, m.stopSquare(), m.stopSquare()
	}
	return event
}

// captures counts the captures of the turn that the last step belongs to.
func (m *Match) captures() int {
	n := 0
	for _, step := range m.LastTurn() {
		if step.Taken != game.Empty {
			n++
		}
	}
	return n
}

// stopSquare is where the piece of a chain stood when its player stopped: where its last capture was.
func (m *Match) stopSquare() game.Square {
	if m.cursor < 2 {
		return game.NoSquare
	}
	return m.steps[m.cursor-2].Action.To
}

// chaseEvents tells the chase counts that a plain move has brought.
func (m *Match) chaseEvents(step Step) []Event {
	if m.set.ChaseLimit == 0 || step.Kind != game.StepMove {
		return nil
	}
	var events []Event
	chases := m.state.Position.Chases(m.Colour(step.Player))
	for target, count := range chases.Counts {
		if count == 0 || chases.Attacker == game.NoSquare {
			continue
		}
		to := game.Square(target)
		events = append(events, Event{
			Kind: EventChased, Player: step.Player, Colour: m.Colour(step.Player), From: chases.Attacker, To: to,
			Piece: step.Piece, Taken: m.state.Position.Board[to], Count: int(count), Limit: m.set.ChaseLimit,
		})
	}
	return events
}
