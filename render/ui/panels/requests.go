package panels

import (
	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
	"anqi/save"
)

// NewGameChoice is what a person chooses in the new-game panel.
type NewGameChoice struct {
	TwoPlayers bool
	Level      match.Level // the computer's; kept while TwoPlayers is set
	RuleSet    game.RuleSet
	First      game.FirstMove // who makes the first action; a preset keeps its name whatever is chosen here
}

// FirstUndecided stands for the seat of a game whose first player is still to be drawn.
const FirstUndecided = -1

// StartGame asks for a new game. FirstSeat is 0 (the person, or player one), 1 or FirstUndecided: then Choice.First says how
// to decide, and with game.FirstMoveLot the lots panel is to be opened.
type StartGame struct {
	Choice    NewGameChoice
	FirstSeat int
}

// PickLot asks to draw one of the five lots, counted from 0, for the seat whose turn it is.
type PickLot struct{ Index int }

// ResignGame gives the game up for the person, or for the player to move of two.
type ResignGame struct{}

// OfferDraw proposes a draw to the other side.
type OfferDraw struct{}

// ResetStandings clears the standings; the person has been asked.
type ResetStandings struct{}

func (StartGame) request() {}

func (PickLot) request() {}

func (ResignGame) request() {}

func (OfferDraw) request() {}

func (ResetStandings) request() {}

// Now is what panels show of the game, which goes on behind them.
type Now struct {
	Position  game.Position
	Fair      FairState
	Standings save.Standings
	Kept      string         // how long the standings last on this machine, "" where nothing limits it
	AtStake   int            // turns that a new game would throw away
	Menu      []tree.Control // what the toolbar has no room for
}

// Follower is a panel that shows something of the game: it is asked for its next state whenever the game has changed.
type Follower interface {
	Panel
	Follow(now Now) Panel
}
