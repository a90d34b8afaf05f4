package ai

import (
	"fmt"
	"strconv"
)

// Settings are what an experiment may change of an Engine.
type Settings struct {
	TableBytes int // size of the transposition table
	Weights    Weights
	Features   Features
	NoNoise    bool // levels play without their evaluation noise
}

// DefaultSettings returns the shipped settings.
func DefaultSettings() Settings {
	return Settings{TableBytes: 8 << 20, Weights: DefaultWeights(), Features: DefaultFeatures()}
}

// Features are the parts of the search that experiments switch.
type Features struct {
	FlipDepth      int  // flips at inner nodes from this remaining depth on
	FlipsOnPath    int  // at most so many chance nodes on a line
	FlipWidth      int  // at inner nodes only the best so many flips
	FlipCost       int  // plies that a flip takes
	Reductions     bool // late moves are searched less deep
	NullMove       bool // a pass that still is too good ends the node, while flips are possible
	Pruning        bool // quiet moves near the leaves that cannot reach the window are left out
	PruningDepth   int  // plies of remaining depth up to which that is done
	ReduceEvery    int  // one ply more off for every so many moves tried before
	DeltaMargin    int  // points beyond its exchange that a capture in quiescence may gain; those that miss the window by more are left out
	PruningMargin  int  // points a quiet move may gain per ply of remaining depth, for Pruning
	StopShare      int  // per cent of the budget after which no new iteration begins, while the choice is neither settled nor unsettled (timemanagement.go)
	CalmShare      int  // the same when iterations have confirmed the choice; 0 makes StopShare the rule for all
	LeadShare      int  // the same when one action leads by far
	LeadMargin     int  // thousandths of winning chance that are far
	FallMargin     int  // thousandths of winning chance whose loss, from one iteration to the next, unsettles the choice like a change of action
	Endgames       bool // exact endgames in the search and at the root
	StarTwo        bool // replies bound the outcomes of flips before these are searched
	ChanceCut      int  // thousandths of winning chance by which a shallow look at a flip must miss the window to settle it; 0 off
	ChanceLook     int  // plies that this look is shallower
	PassCost       int  // thousandths of winning chance by which a pass is worth less than it seems: a real flip has its risks
	Merits         int  // points of ordering that the best merit of a quiet move is worth
	NoMoveCut      int  // plies less for positions of which the table knows no move
	Networks       bool // the networks correct the hand-made evaluation
	QuietRootFlips int  // of root flips that nothing touches, only so many are looked at
}

// DefaultFeatures returns the shipped settings.
func DefaultFeatures() Features {
	return Features{
		FlipDepth: 5, FlipsOnPath: 1, FlipWidth: 4, FlipCost: 2, QuietRootFlips: 2,
		Reductions: true, ReduceEvery: 6, NullMove: true, Merits: 300,
		Pruning: true, PruningDepth: 2, PruningMargin: 120, DeltaMargin: 350,
		StopShare: 65, CalmShare: 40, LeadShare: 10, LeadMargin: 20, FallMargin: 50,
		StarTwo: true, ChanceLook: 3, Endgames: true, Networks: true,
	}
}

// Setting is one number of the engine that experiments and tuning may change.
type Setting struct {
	Name    string
	Value   *int
	Off     int  // the value that switches the term off
	Tunable bool // a weight of the evaluation that Fit may change; StartingWeights says why others are not
}

// List returns all numeric settings; the pointers lead into s.
func (s *Settings) List() []Setting {
	list := append(s.Weights.settings(), s.Features.settings()...)
	return append(list, Setting{"table-bytes", &s.TableBytes, 1024, false})
}

func (f *Features) settings() []Setting {
	return []Setting{
		{"flip-depth", &f.FlipDepth, maxDepth, false},
		{"flips-on-path", &f.FlipsOnPath, 0, false},
		{"flip-width", &f.FlipWidth, 32, false},
		{"flip-cost", &f.FlipCost, 1, false},
		{"pruning-margin", &f.PruningMargin, 10_000, false},
		{"stop-share", &f.StopShare, 100, false},
		{"calm-share", &f.CalmShare, 0, false},
		{"lead-share", &f.LeadShare, 100, false},
		{"lead-margin", &f.LeadMargin, 1000, false},
		{"fall-margin", &f.FallMargin, 1000, false},
		{"chance-cut", &f.ChanceCut, 0, false},
		{"chance-look", &f.ChanceLook, 3, false},
		{"pass-cost", &f.PassCost, 0, false},
		{"merits", &f.Merits, 0, false},
		{"pruning-depth", &f.PruningDepth, 0, false},
		{"reduce-every", &f.ReduceEvery, 1000, false},
		{"delta-margin", &f.DeltaMargin, 100_000, false},
		{"no-move-cut", &f.NoMoveCut, 0, false},
		{"quiet-root-flips", &f.QuietRootFlips, 32, false},
	}
}

// switches are the parts that are only on or off.
func (s *Settings) switches() map[string]*bool {
	f := &s.Features
	return map[string]*bool{"reductions": &f.Reductions, "null-move": &f.NullMove, "pruning": &f.Pruning, "endgames": &f.Endgames,
		"star-two": &f.StarTwo, "networks": &f.Networks}
}

// The names of terms that are no single setting: all distances of hunter and prey, and the blur of the levels.
const huntTerm, noiseTerm = "hunt", "noise"

// Set changes a setting by its name, or with the name "off" switches a term off: a setting, "hunt" for all distances
// together, "noise" for the levels' blur, or one of the parts of the search.
func (s *Settings) Set(name, value string) error {
	if name == "off" {
		return s.switchOff(value)
	}
	for _, setting := range s.List() {
		if setting.Name == name {
			n, err := strconv.Atoi(value)
			if err != nil {
				return fmt.Errorf("%s needs a whole number, not %q", name, value)
			}
			*setting.Value = n
			return nil
		}
	}
	return fmt.Errorf("the engine has no setting %q", name)
}

func (s *Settings) switchOff(term string) error {
	if on, ok := s.switches()[term]; ok {
		*on = false
		return nil
	}
	found := false
	for _, setting := range s.List() {
		if setting.Name == term || term == huntTerm && len(setting.Name) > 5 && setting.Name[:5] == "hunt-" {
			*setting.Value, found = setting.Off, true
		}
	}
	if term == noiseTerm {
		s.NoNoise, found = true, true
	}
	if !found {
		return fmt.Errorf("the engine has no term %q to switch off", term)
	}
	return nil
}
