package match

import "anqi/game"

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
