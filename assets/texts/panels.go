package texts

// NewGame is the panel that starts a game.
type NewGame struct {
	Title          string
	Opponent       string
	Computer       string
	TwoPlayers     string
	ComputerLine   string
	TwoPlayersLine string
	Level          string
	Preset         string
	First          string
	FirstMe        string
	FirstComputer  string
	FirstOne       string
	FirstTwo       string
	FirstRandom    string
	FirstLot       string
	Custom         string
	CustomLine     string
	Problems       Pattern // how many fields have to change
	Explain        string  // opens the rules of the choice in words
}

// Ask is the questions that come before something that cannot be taken back.
type Ask struct {
	NewGameTitle   string
	NewGameText    Pattern // turns played
	NewGameYes     string
	ResignTitle    string
	ResignText     string
	ResignTextTwo  Pattern // who resigns
	ResignYes      string
	DrawTitle      string
	DrawText       string
	DrawYes        string
	DrawAnswerText Pattern // who offers, who answers
	UndoText       Pattern // who asks, who answers
	ResetTitle     string
	ResetText      string
	ResetYes       string
	SecondTabTitle string
	KeepPlaying    string
}

// Lots is the panel that draws lots for the first move, 抽子.
type Lots struct {
	Title     string
	Text      string
	YourDraw  Pattern // who draws now
	Lot       Pattern // number of a face-down lot
	Number    Pattern // what is painted on it
	Picked    Pattern // number of a lot that is still face down, who has drawn it
	Nobodys   string  // painted on a lot that nobody drew
	Taken     Pattern // number, piece, who
	Left      Pattern // number, piece that nobody drew
	Drew      Pattern // who, piece
	First     Pattern // who moves first
	OrderLine string
	Begin     string
}

// End is the panel after a game.
type End struct {
	Reasons         Reasons
	YouWon          string
	YouLost         string
	Drawn           string
	WonBy           Pattern // who
	SpokenWon       Pattern // a sentence of Reasons, heard by the person who won against the computer
	SpokenLost      Pattern
	Turns           Pattern // turns played, the time that either player used
	UsedBy          Pattern // who, time
	CapturedTitle   string
	CapturedBy      Pattern // who, how many
	Seconds         Pattern
	Minutes         Pattern // minutes, seconds
	ScoreTitle      string
	ScoreLine       Pattern // who, points
	ScoreMultiplier Pattern // base, multiplier, captures of the loser
	ScoreStake      Pattern // stake, fee, what the winner gets
	ScoreNone       string  // a draw under the multiplier
	ScoreBack       string  // a draw with stakes
	Deal            string
	DealLine        string
	DealBoard       string
	Swapped         string // what a rematch does
	WithHelp        string
}

// Settings is the panel of what a person likes.
type Settings struct {
	Title           string
	Sound           string
	Volume          string
	VolumeValue     Pattern
	Mute            string
	Animation       string
	AnimationOff    string
	AnimationFast   string
	AnimationNormal string
	AnimationSystem string
	AnimationLine   string
	Coordinates     string
	CoordinatesLine string
	Pace            string
	PaceFast        string
	PaceNormal      string
	PaceSlow        string
	PaceLine        string
	Resigns         string
	ResignsLine     string
	Screen          string
	ScreenFixed     string
	ScreenTurning   string
	ScreenLine      string
	Kept            string
}

// Standings is the panel 戰績.
type Standings struct {
	Title        string
	Computer     string // caption of the table of games against the computer
	Level        string
	Wins         string
	Losses       string
	Draws        string
	Rate         string
	RateValue    Pattern
	NoRate       string
	WithoutHelp  string
	WithHelp     string
	HelpLine     string
	TwoPlayers   string
	Games        string // how many were played
	WonOne       string
	WonTwo       string
	Streak       string
	StreakWins   Pattern
	StreakLoses  Pattern
	StreakNone   string
	BestStreak   Pattern
	LevelStreak  Pattern // level, running and best streak
	Tally        string
	TallyValue   Pattern
	TallyEarlier string // what earlier versions had added up without telling what it counted
	TallyLine    string
	Empty        string
	Reset        string
	Kept         string // in a page: where they are kept
	KeptForGood  string // after it: the browser has promised not to throw them away
	KeptForNow   string // after it: it has not
}

// PiecesPanel is the panel of unseen and captured pieces.
type PiecesPanel struct {
	Title    string
	Line     string
	Kind     string
	Unseen   string
	OnBoard  string
	Captured string
	Total    string
	Caption  Pattern // side
}

// Fair is the panel on fair dealing.
type Fair struct {
	Title        string
	Before       string
	Promise      string
	Fingerprint  string
	Salt         string
	Deal         string
	DealLine     string
	After        string
	Check        string
	Matches      string
	Differs      string
	NotChecked   string
	ByHand       string
	CommandLine  string
	NoneYet      string
	HiddenUntil  string
	CopyAll      string
	ComputerLine string
}

// KeyLine is one line of the list of keys.
type KeyLine struct{ Keys, Does string }

// Keys is the list of keys.
type Keys struct {
	Title    string
	Line     string
	Key      string
	Does     string
	Anywhere []KeyLine // in the whole window
	Board    []KeyLine // with the board focused
	InPanel  []KeyLine
	HeadAll  string
	HeadHere string
	HeadBox  string
}
