package game

// ChainAfterOpen says what may follow in the same turn when its first capture was of a face-up piece (rules, section 7).
type ChainAfterOpen uint8

// The settings of ChainAfterOpen.
const (
	ChainOpenNone     ChainAfterOpen = iota // one capture a turn
	ChainOpenOnly                           // face-up pieces (open)
	ChainOpenThenDark                       // face-up and face-down pieces (open+dark); needs DarkCapture
)

// ChainAfterDark says what may follow when the first capture was of a face-down piece. Both chain settings need DarkCapture.
type ChainAfterDark uint8

// The settings of ChainAfterDark.
const (
	ChainDarkNone     ChainAfterDark = iota // one capture a turn
	ChainDarkOnly                           // face-down pieces, always by rank (dark)
	ChainDarkThenOpen                       // face-down and face-up pieces (dark+open)
)

// Order is which table of ranks is in force.
type Order uint8

// The two orders of rank (rules, section 1).
const (
	TaiwanOrder Order = iota
	MainlandOrder
)

// Rules is what is legal and how a game ends: pure data, comparable, the zero value invalid (nothing would end a game).
// Field names are those of records. Validate checks ranges and contradictions; Fields lists the fields in canonical order.
type Rules struct {
	NoProgressLimit  int  // plain-move turns in a row that make a draw; 0 never, else 20–200
	ChaseLimit       int  // chases in a row of one piece by another that are allowed; 0 off, else 1–20
	Repetition       int  // cycles of the same turns that make a draw; 0 off, else 2–9
	ThreePieceTally  bool // at most three pieces left at the no-progress limit: the higher sum of ranks wins
	DarkCapture      bool // 暗吃
	ChainAfterOpen   ChainAfterOpen
	ChainAfterDark   ChainAfterDark
	ChainIgnoresRank bool // from the second capture of a turn on
	HorseLeaps       bool // 馬走日
	ChariotSlides    bool // 車走直
	CannonVaults     bool // 炮翻山
	CannonContact    bool // 炮近吃
	DiagonalCourt    bool // 將士象走斜
	Order            Order
}
