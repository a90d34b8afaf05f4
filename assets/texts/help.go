package texts

// Help is the sentences that the help is put together from; which of them stand depends on the rule set in force.
type Help struct {
	Title        string
	RulesInForce Pattern // preset
	OtherRules   string
	Aim          HelpAim
	Capture      HelpCapture
	Variant      HelpVariant
	Ending       HelpEnding
	Option       HelpOption
	Handling     HelpHandling
	Diagram      HelpDiagram
}

// HelpDiagram is how a small board is told: its name says where everything stands, the line below it what the marked piece
// can do, both read off the rules in force.
type HelpDiagram struct {
	Board   string  // begins the name
	Piece   Pattern // piece, square
	MovesTo Pattern // squares
	After   Pattern // attacker, captured piece: the chain's first capture
	Moves   Pattern // how many squares
	Takes   Pattern // pieces
	Dark    Pattern // how many face-down pieces
	Leaves  Pattern // enemy pieces that it cannot capture
	Nothing string
	Join    string // between the parts
	Also    string // between squares or pieces
	End     string
}

// HelpAim is how a game is set up, begun and played.
type HelpAim struct {
	Title, Setup, Colours, Turn, Step, Deal string
}

// HelpCapture is who captures whom.
type HelpCapture struct {
	Title          string
	OrderTaiwan    string
	OrderMainland  string
	ByRank         string
	SoldierGeneral string
	CannonJumps    string
	CannonScreen   string
	CannonPrey     string
	CannonByRank   string // it has no jump
	FaceDown       string // face-down pieces cannot be captured
	TableCaption   string
	TableJumps     string // added to the caption when the cannon jumps
	TableCorner    string
	CornerSign     string // painted there
	Can, Cannot    string // spoken in a cell of the table
	CanSign        string // painted there
	CannotSign     string
	CannonRow      Pattern // the row's name when the cannon jumps
}

// HelpVariant is what each variant adds.
type HelpVariant struct {
	Title          string
	Fields         []VariantSection // for every field of game.VariantGroup and every value but its first
	ChainRules     Section          // how every chain goes on and ends
	ChainKeepsRank Section          // where ChainIgnoresRank is off
	None           string
}

// VariantSection is what a variant adds when its field has a value.
type VariantSection struct {
	Field, Value string // as records write them
	Section
}

// Section returns the texts for a value of a field; an unknown one is its own heading.
func (v *HelpVariant) Section(field, value string) Section {
	for _, s := range v.Fields {
		if s.Field == field && s.Value == value {
			return s.Section
		}
	}
	return Section{Title: field + "=" + value}
}

// Section is a heading with its sentences.
type Section struct {
	Title string
	Text  string
}

// HelpEnding is how a game ends.
type HelpEnding struct {
	Title           string
	NoPieces        string
	Blocked         string
	NoProgress      Pattern // turns
	NoProgressNever string
	Tally           string
	Repetition      Pattern // times
	Agreement       string
	Resign          string
	Time            Pattern // seconds
	ChaseTitle      string
	Chase           Pattern // limit, limit + 1
	ChaseMeaning    string
	ChaseClears     string
	ChaseLoses      string
}

// HelpOption is how the match is played.
type HelpOption struct {
	Title                                        string
	FirstPlayer, FirstOther, FirstRandom, ByLots string
	Clock                                        Pattern // seconds
	ClockChain, NoClock                          string
	Undo, NoUndo                                 string
	Draws                                        string
	Multiplier                                   Pattern // base
	Stake                                        Pattern // stake, fee in points, what the winner gets
}

// HelpHandling is how the game is worked.
type HelpHandling struct {
	Title, Flip, Select, Marks, LetGo, Chain, Keys string
}
