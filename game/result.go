package game

// Reason says why a game ended (rules, section 4).
type Reason uint8

// The reasons, in the order in which they are checked.
const (
	NoReason Reason = iota
	ReasonPieces
	ReasonBlocked
	ReasonRepetition
	ReasonProgress
	ReasonTally
	ReasonAgreement
	ReasonResign
	ReasonTime
)

var reasonNames = [...]string{"", "pieces", "blocked", "repetition", "progress", "tally", "agreement", "resign", "time"}

// String returns the word that records use, "" for NoReason.
func (r Reason) String() string { return reasonNames[r] }

// ParseReason reads the word that records use.
func ParseReason(word string) (Reason, bool) {
	for i, name := range reasonNames {
		if i > 0 && name == word {
			return Reason(i), true
		}
	}
	return NoReason, false
}

// Result is how a game stands: not over (the zero value), won by a colour, or drawn (over without a winner).
type Result struct {
	Reason Reason // NoReason while the game goes on
	Winner Colour // NoColour while the game goes on and in a draw
}

// Over reports whether the game has ended.
func (r Result) Over() bool { return r.Reason != NoReason }
