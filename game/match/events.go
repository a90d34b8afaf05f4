package match

import (
	"anqi/game"
)

// EventKind says what an event tells.
type EventKind uint8

// The events. What each fills in beyond Kind and Player is written beside it.
const (
	EventStarted        EventKind = iota + 1 // a new game lies on the table
	EventResumed                             // a saved game lies on the table
	EventFlipped                             // From = To, Piece what was turned up, Colour of the player
	EventColours                             // the first flip gave Player One this Colour
	EventMoved                               // From, To, Piece
	EventCaptured                            // From, To, Piece, Taken, Count of this turn's captures
	EventDark                                // From, To, Piece the attacker, Taken what was turned up, Dark what came of it, Count
	EventStopped                             // the player stopped the chain at To
	EventChainOpen                           // the piece on To may go on capturing; Count of this turn's captures
	EventChased                              // the piece on From chases the one on To: Count of Limit
	EventTurn                                // a turn is complete; Player and Colour are to move
	EventTimeOut                             // Player's time ran out; Count time-outs in a row
	EventDrawOffered                         // Player offers
	EventDrawDeclined                        // Player declines
	EventDrawLapsed                          // the offer of Player lapsed, because the other made a turn
	EventEnded                               // Outcome
	EventUndoAsked                           // Player asks to take back
	EventUndoDeclined                        // Player declines to let the other take back
	EventUndone                              // Count steps back; read the state again
	EventRedone                              // Count steps forward; read the state again
	EventThinking                            // the computer of Player began to think
	EventHint                                // Action, Chance of the side to move
	EventNotSaved                            // Err: the game goes on, but in memory only
	EventComputerFailed                      // Err: the computer gave no action
)

// DarkOutcome is what came of an attack on a face-down piece.
type DarkOutcome uint8

// The outcomes of a dark attack.
const (
	NotDark      DarkOutcome = iota
	DarkCaptured             // an enemy that could be captured: the attacker stands there now
	DarkLost                 // an enemy that could not: the attacker is gone, the target stays face up
	DarkOwn                  // an own piece: it stays face up and the attacker stays where it was
)

// Event is something that happened, as a value from which animations, sounds and spoken sentences are made. The match is in
// its new state already when an event is seen.
type Event struct {
	Kind    EventKind
	Player  Player
	Colour  game.Colour
	From    game.Square
	To      game.Square
	Piece   game.Piece
	Taken   game.Piece
	Dark    DarkOutcome
	Count   int
	Limit   int
	Outcome Outcome
	Action  game.Action
	Chance  float64 // winning chance of the side to move, 0 to 1, a draw counting half
	Clock   bool    // the clock played this for the player
	Err     error
}

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
