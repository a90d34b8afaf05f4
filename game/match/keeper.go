package match

import "anqi/game"

// Keeper stores what must not be lost. A session calls it after every change and before it returns the events of that
// change. An error means that the game goes on in memory only.
type Keeper interface {
	// KeepGame stores the game in progress, as Resume reads it.
	KeepGame(text []byte) error
	// KeepResult counts a finished game, once however often it is called with the same ID.
	KeepResult(finished Finished) error
	// DropResult takes a result back when the end of the game was undone; an unknown ID is no error.
	DropResult(id string) error
}

// Standing is how a finished game counts for the person at the device; between two people, for seat 0.
type Standing uint8

// The ways a game counts.
const (
	Drawn Standing = iota
	Won
	Lost
)

// Finished is a game that counts in the standings.
type Finished struct {
	ID     string // of the game: the same through undo, redo and reload
	Level  Level  // of the computer; NoLevel between two people
	Help   bool   // a hint was given or something taken back against the computer
	Result Standing
	Reason game.Reason
	Turns  int
	Points int    // net score of the person, or of seat 0; 0 without a score
	Preset string // name of the rule set, "custom" for others
}
