package game

// ChainAfterOpen says what may follow in the same turn when its first capture was of a face-up piece (docs/rules.md, section 7).
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

// The two orders of rank (docs/rules.md, section 1).
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

// FirstMove is how it is decided who makes the first action (docs/rules.md, section 6).
type FirstMove uint8

// The ways of FirstMove.
const (
	FirstMoveFirst  FirstMove = iota // player one
	FirstMoveSecond                  // player two, or the computer
	FirstMoveRandom
	FirstMoveLot // 抽子: each side picks a card, the higher moves first
)

// Scoring is how a finished game is scored; the scores are a tally, never money.
type Scoring uint8

// The ways of Scoring.
const (
	ScoreNone Scoring = iota
	ScoreMultiplier
	ScoreStake
)

// Options are the settings of a match that do not change what is legal: the clock, undo, the first move, the score.
type Options struct {
	TurnSeconds int  // seconds per turn, 0 (no clock) to 600
	Undo        bool // whether turns may be taken back
	FirstMove   FirstMove
	Score       Scoring
	ScoreBase   int // what ScoreMultiplier multiplies, 1 to 1,000,000
	Stake       int // what each side pays in under ScoreStake, 1 to 1,000,000
	FeePercent  int // what is kept of one stake under ScoreStake, 0 to 50 per cent
}

// RuleSet is what a game is played by: the rules and the options of the match. It is comparable.
type RuleSet struct {
	Rules
	Options
}

// Preset is a named rule set.
type Preset struct {
	Name    string // as records write it
	RuleSet RuleSet
}

// CustomName is what records call a rule set that no preset equals.
const CustomName = "custom"

// Presets returns the named rule sets, the default first (docs/rules.md, section 8). The slice is the caller's.
func Presets() []Preset {
	options := Options{Undo: true, ScoreBase: 1, Stake: 1000, FeePercent: 5}
	strict := options
	strict.Undo = false
	tournament, teahouse := strict, strict
	tournament.FirstMove, tournament.Score = FirstMoveLot, ScoreMultiplier
	teahouse.TurnSeconds, teahouse.FirstMove, teahouse.Score = 20, FirstMoveRandom, ScoreStake
	chain := Rules{
		NoProgressLimit: 50, ChaseLimit: 10, DarkCapture: true,
		ChainAfterOpen: ChainOpenThenDark, ChainAfterDark: ChainDarkThenOpen, ChainIgnoresRank: true,
	}
	return []Preset{
		{"traditional", RuleSet{Rules{NoProgressLimit: 40}, options}},
		{"tournament", RuleSet{Rules{NoProgressLimit: 60, ChaseLimit: 5}, tournament}},
		{"teahouse", RuleSet{Rules{NoProgressLimit: 60}, teahouse}},
		{"street", RuleSet{Rules{NoProgressLimit: 50, ThreePieceTally: true}, options}},
		{"chain", RuleSet{chain, options}},
		{"mainland", RuleSet{Rules{NoProgressLimit: 50, ThreePieceTally: true, Order: MainlandOrder}, options}},
		{"tcga", RuleSet{Rules{NoProgressLimit: 180, Repetition: 3}, strict}},
	}
}

// DefaultRuleSet returns the first preset's.
func DefaultRuleSet() RuleSet { return Presets()[0].RuleSet }

// PresetByName returns the preset of that name.
func PresetByName(name string) (Preset, bool) {
	for _, preset := range Presets() {
		if preset.Name == name {
			return preset, true
		}
	}
	return Preset{}, false
}

// Name returns the name of the preset that equals the set in every field, CustomName if none does.
func (set RuleSet) Name() string {
	for _, preset := range Presets() {
		if preset.RuleSet == set {
			return preset.Name
		}
	}
	return CustomName
}
