package texts

import "anqi/game"

// Play is what stands around the board during a game.
type Play struct {
	Board           string // name of the grid
	BoardHint       string // how the grid is worked, read once
	Controls        string // name of the group of buttons
	Score           string // name of the group of counts
	YourTurn        Pattern1
	TurnOf          Pattern2 // player, side
	YourFirst       string   // before the first flip
	FirstOf         Pattern1
	Thinking        string
	Chain           Pattern1 // piece that may go on capturing
	Over            string
	ColourUndecided string
	Turns           Pattern1
	TurnsLabel      string
	FaceDown        Pattern1
	FaceDownLabel   string
	ToDraw          Pattern1
	ToDrawLabel     string
	Unlimited       string
	TimeUsed        Pattern1 // by the player whose name stands before it
	TimeUsedBy      Pattern2 // who, time
	TurnClock       Pattern1
	TurnClockLabel  string
	Chase           Pattern3 // mover, target, count of limit
	ChaseCount      Pattern2 // count, limit
	Captured        Pattern1 // side whose pieces were captured
	CapturedNone    Pattern1
	Unseen          Pattern1
	UnseenNone      string
	PieceTimes      Pattern2 // piece, how many
	Rules           Pattern1 // name of the rule set in force
	DrawOffered     string
	WithHelp        string
}

// Cell is the parts of a square's name and of what can be done there. The parts are joined by Comma.
type Cell struct {
	Comma       string
	Square      Pattern2 // square, what stands there
	Own         string
	Selected    string
	CanFlip     string
	CanMoveTo   Pattern1 // how many squares
	CanCapture  Pattern1 // how many pieces
	CanDark     Pattern1 // how many face-down pieces
	Stuck       string
	Target      string // a move of the selected piece ends here
	TargetTake  string
	TargetDark  string
	Forbidden   string // by the chase rule
	LastFrom    string
	LastTo      string
	HintFrom    string
	HintTo      string
	ChainStands string
}

// Say is the sentences that tell what happened, one a turn.
type Say struct {
	Flip            Pattern3 // who, square, piece
	Move            Pattern4 // who, piece, from, to
	Capture         Pattern4 // who, piece, square, captured piece
	DarkCapture     Pattern4 // who, piece, square, captured piece
	DarkLost        Pattern4 // who, attacker, square, what it met
	DarkOwn         Pattern4
	Stop            Pattern1
	SideGiven       Pattern2 // who, side
	ChainGoesOn     Pattern1 // piece
	Chain           Pattern3 // who, piece, its captures
	ChainDark       Pattern2 // square, what was turned up there and captured
	ChainLost       Pattern2 // square, what was turned up there and could not be captured
	ChainOwn        Pattern2 // square, the own piece that was turned up there
	ChainStop       string   // the player stopped after that
	TimedOut        Pattern2 // who, how many in a row
	TimeLow         Pattern1 // seconds
	TurnPassed      Pattern2 // who, side
	DrawOffered     Pattern1
	DrawDeclined    Pattern1
	DrawAccepted    Pattern1
	Undone          string
	Redone          string
	NothingToUndo   string
	NothingToRedo   string
	HintFlip        Pattern1 // square
	HintMove        Pattern3 // piece, from, to
	HintCapture     Pattern3 // piece, square, captured piece
	HintDark        Pattern2 // piece, square
	HintStop        string
	HintThinking    string
	Started         Pattern1 // rule set
	ProgressWarning Pattern1 // turns left before the draw
	ChaseWarning    Pattern2 // mover, target
	Status          Pattern4 // turn, turns played, face down, turns to the draw
	Pieces          Pattern4 // face down of red and of black, captured of red and of black
	Muted           string
	Unmuted         string
	Copied          string
	NoneFaceDown    string
	NoneOwn         string
	NoneCapture     string
	LastTurn        Pattern1
	NoLastTurn      string
}

// Refusals say why an action is not legal, briefly, where it was tried.
type Refusals struct {
	NotYourTurn    string
	GameOver       string
	Thinking       string
	FirstFlip      string
	NotYours       string
	Empty          string
	Own            string
	TooFar         string
	Blocked        string
	Rank           Pattern2 // attacker, target
	GeneralSoldier Pattern2
	Screen         string // the cannon has none
	ScreenMany     string
	CannonNear     string
	FaceDown       string
	FaceDownMover  string // it has to be turned up first
	Chase          Pattern3
	Chain          Pattern1 // only this piece may go on
	ChainTarget    string
	NoStop         string
	NoUndo         string // the rule set forbids it
	DrawTooSoon    string
	DrawNotNow     string
	Other          string
}

// Notices are sentences about what is kept, shown above the board until they are closed.
type Notices struct {
	Restored       Pattern1 // turns played
	Damaged        string
	Newer          string
	StorageRefused string
	StorageFull    string
	SecondTab      string // another tab or window had the game first
	TakenOver      string // it has taken the game away
	StandingsLost  string
	SettingsLost   string
	ComputerFailed string
	UndoneResult   string
}

// Reasons are sentences for how a game ended, indexed by game.Reason. Combinations that the rules cannot give have a sentence
// too, so that none is ever missing.
type Reasons struct {
	Won     [game.ReasonTime + 1]Pattern1 // the winner
	YouWon  [game.ReasonTime + 1]string   // said to the person who won against the computer
	YouLost [game.ReasonTime + 1]string
	Drawn   [game.ReasonTime + 1]string

	DrawnByProgress Pattern1 // in place of Drawn, where the rules in force say after how many turns
}

// Draw returns the sentence for a draw; limit is the number of turns without progress that the rules in force allow, 0 for none.
func (r *Reasons) Draw(reason game.Reason, limit int) string {
	if reason == game.ReasonProgress && limit > 0 {
		return r.DrawnByProgress.WithNumber(limit)
	}
	return r.Drawn[reason]
}
