package texts

import "anqi/game"

// Play is what stands around the board during a game.
type Play struct {
	Board           string // name of the grid
	BoardHint       string // how the grid is worked, read once
	Controls        string // name of the group of buttons
	Score           string // name of the group of counts
	YourTurn        Pattern
	TurnOf          Pattern // player, side
	YourFirst       string  // before the first flip
	FirstOf         Pattern
	Thinking        string
	Chain           Pattern // piece that may go on capturing
	Over            string
	ColourUndecided string
	Turns           Pattern
	TurnsLabel      string
	FaceDown        Pattern
	FaceDownLabel   string
	ToDraw          Pattern
	ToDrawLabel     string
	Unlimited       string
	TimeUsed        Pattern // by the player whose name stands before it
	TimeUsedBy      Pattern // who, time
	TurnClock       Pattern
	TurnClockLabel  string
	TurnClockShort  string  // where the label has no room: the value then stands with its unit
	Captured        Pattern // side whose pieces were captured
	CapturedNone    Pattern
	Unseen          Pattern
	UnseenNone      string
	PieceTimes      Pattern // piece, how many
	Rules           Pattern // name of the rule set in force
	DrawOffered     string
	WithHelp        string
}

// Cell is the parts of a square's name and of what can be done there. The parts are joined by Comma.
type Cell struct {
	Comma       string
	Square      Pattern // square, what stands there
	Own         string
	Selected    string
	CanFlip     string
	CanMoveTo   Pattern // how many squares
	CanCapture  Pattern // how many pieces
	CanDark     Pattern // how many face-down pieces
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
	Flip            Pattern // who, square, piece
	Move            Pattern // who, piece, from, to
	Capture         Pattern // who, piece, square, captured piece
	DarkCapture     Pattern // who, piece, square, captured piece
	DarkLost        Pattern // who, attacker, square, what it met
	DarkOwn         Pattern
	Stop            Pattern
	SideGiven       Pattern // who, side
	ChainGoesOn     Pattern // piece
	Chain           Pattern // who, piece, its captures
	ChainDark       Pattern // square, what was turned up there and captured
	ChainLost       Pattern // square, what was turned up there and could not be captured
	ChainOwn        Pattern // square, the own piece that was turned up there
	ChainStop       string  // the player stopped after that
	TimedOut        Pattern // who, how many in a row
	TimeLow         Pattern // seconds
	TurnPassed      Pattern // who, side
	DrawOffered     Pattern
	DrawDeclined    Pattern
	DrawAccepted    Pattern
	Undone          string
	Redone          string
	NothingToUndo   string
	NothingToRedo   string
	HintFlip        Pattern // square
	HintMove        Pattern // piece, from, to
	HintCapture     Pattern // piece, square, captured piece
	HintDark        Pattern // piece, square
	HintStop        string
	HintThinking    string
	Started         Pattern // rule set
	ProgressWarning Pattern // turns left before the draw
	Chased          Pattern // mover, target, count, limit: the count one before the last
	ChaseWarning    Pattern // mover, target
	Status          Pattern // turn, turns played, face down, turns to the draw
	Pieces          Pattern // face down of red and of black, captured of red and of black
	Muted           string
	Unmuted         string
	NoneFaceDown    string
	NoneOwn         string
	NoneCapture     string
	LastTurn        Pattern
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
	Rank           Pattern // attacker, target
	GeneralSoldier Pattern
	Screen         string // the cannon has none
	ScreenMany     string
	CannonNear     string
	FaceDown       string
	FaceDownMover  string // it has to be turned up first
	Chase          Pattern
	Chain          Pattern // only this piece may go on
	ChainTarget    string
	NoStop         string
	NoUndo         string // the rule set forbids it
	DrawTooSoon    string
	DrawNotNow     string
	Other          string
}

// Notices are sentences about what is kept, shown above the board until they are closed.
type Notices struct {
	Restored       Pattern // turns played
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

// Results say what came of what was asked of the browser or the system.
type Results struct {
	Copied        string
	NotCopied     string  // in a window of the game's own
	NotCopiedPage string  // in a page, whose text can be selected
	Saved         Pattern // {path} of the file
	Handed        string  // a download: where it goes only the person knows
	NotSaved      string
	NoFullScreen  string
	NotClaimed    string // the game could not be taken over from another tab or window
}

// Reasons are sentences for how a game ended, indexed by game.Reason. Combinations that the rules cannot give have a sentence
// too, so that none is ever missing.
type Reasons struct {
	Won     [game.ReasonTime + 1]Pattern // the winner
	YouWon  [game.ReasonTime + 1]string  // said to the person who won against the computer
	YouLost [game.ReasonTime + 1]string
	Drawn   [game.ReasonTime + 1]string

	DrawnByProgress Pattern // in place of Drawn, where the rules in force say after how many turns
}

// Draw returns the sentence for a draw; limit is the number of turns without progress that the rules in force allow, 0 for none.
func (t *Table) Draw(reason game.Reason, limit int) string {
	reasons := &t.End.Reasons
	if reason == game.ReasonProgress && limit > 0 {
		return reasons.DrawnByProgress.With(t.Amount("turns", limit))
	}
	return reasons.Drawn[reason]
}
