package texts

import "anqi/game"

// Names are the words for what is on the board.
type Names struct {
	Game          string // the game itself
	FullTitle     string // for a window or a page
	Colours       [3]string
	Sides         [3]string // a colour as a player: 紅方
	Pieces        [game.PieceCount]string
	Glyphs        [game.PieceCount]string // the one character on a piece, "" where there is none
	Kinds         [game.KindCount]string  // both colours in one: 帥／將
	KindPairs     [game.KindCount]string  // the same where room is scarce: 帥將
	KindWords     [game.KindCount]string  // one character for the kind, whatever its colour
	You           string
	Opponent      string
	Computer      string
	ComputerLevel Pattern // the computer with its level
	Players       [2]string
	Labelled      Pattern // a name and what belongs to it
}

// Piece returns the name of a piece with its colour, as in "紅俥".
func (n *Names) Piece(p game.Piece) string { return n.Pieces[p&15] }

// Buttons are the labels of the controls around the board and in several panels. A label is a verb or a place to go.
type Buttons struct {
	NewGame, Undo, Redo, Hint, StopChain     string
	OfferDraw, Resign                        string
	Settings, Standings, Help, Fair, Pieces  string
	Keys, Menu                               string
	FullScreen, LeaveFullScreen              string
	Mute, Unmute                             string
	Start, Rematch, ShowBoard                string
	Yes, No, Cancel, Close, Back             string
	Accept, Decline, Copy, Reset             string
	ContinueHere, StayAway                   string
	MuteHint, UndoHint, RedoHint, HintHint   string
	DrawHint, ResignHint, StopHint, HelpHint string
}
