package ai

import (
	"fmt"
	"strconv"
	"strings"
)

// Parameters are what an experiment may change of an Engine.
type Parameters struct {
	HashBytes int // size of the transposition table
	Weights   Weights
	Features  Features
	NoNoise   bool // levels play without noise, choice margin and blunder check
}

// DefaultParameters returns the shipped parameters.
func DefaultParameters() Parameters {
	return Parameters{HashBytes: 8 << 20, Weights: DefaultWeights(), Features: DefaultFeatures()}
}

// Features are the parts of the search, for experiments to switch off or set otherwise.
type Features struct {
	FlipDepth          int  // inner nodes search flips from this remaining depth on
	FlipsOnPath        int  // at most so many flips with more than one outcome on a line
	FlipWidth          int  // inner nodes search only so many flips, the best by their static estimate
	FlipCost           int  // plies of depth that a flip takes
	IsolatedRootFlips  int  // so many flips at the root of squares that no piece touches; they are all alike
	StarTwo            bool // replies bound the outcomes of flips before these are searched
	ChanceProbCut      int  // thousandths of winning chance by which a shallower search of a flip must miss the window to settle it; 0 off
	ChanceProbCutPlies int  // how many plies shallower (Schadd, Winands and Uiterwijk 2009)
	Reductions         bool // late quiet moves are searched less deep
	ReduceEvery        int  // one ply more less deep for every so many moves tried before
	InternalReduction  int  // plies less deep where the transposition table knows no move (internal iterative reduction)
	NullMove           bool // a null move that still is too good ends the node, while flips are possible
	NullMoveCost       int  // thousandths of winning chance by which a null move counts less where it stands for a flip, which has its risks
	History            int  // points of move ordering that the largest entry of the history is worth
	Futility           bool // quiet moves near the leaves that cannot reach the window are left out
	FutilityDepth      int  // up to this remaining depth
	FutilityMargin     int  // points that a quiet move may gain per ply of remaining depth
	DeltaMargin        int  // points beyond its static exchange that a capture may gain in quiescence; left out if that misses the window
	StopShare          int  // per cent of the budget after which no new iteration begins, while the choice is neither stable nor unstable
	StableShare        int  // the same when iterations have confirmed the choice; 0 makes StopShare the rule for all
	LeadShare          int  // the same when one action leads by far
	LeadMargin         int  // thousandths of winning chance that are far
	FallMargin         int  // thousandths of winning chance whose loss, from one iteration to the next, makes the choice unstable like a change of action
	Endgames           bool // exact endgames in the search and at the root
	Networks           bool // the networks correct the hand-made evaluation
}

// DefaultFeatures returns the shipped parameters.
func DefaultFeatures() Features {
	return Features{
		FlipDepth: 5, FlipsOnPath: 1, FlipWidth: 4, FlipCost: 2, IsolatedRootFlips: 2,
		StarTwo: true, ChanceProbCutPlies: 3,
		Reductions: true, ReduceEvery: 6, NullMove: true, History: 300,
		Futility: true, FutilityDepth: 2, FutilityMargin: 120, DeltaMargin: 350,
		StopShare: 65, StableShare: 40, LeadShare: 10, LeadMargin: 20, FallMargin: 50,
		Endgames: true, Networks: true,
	}
}

// Parameter is one number of the engine that experiments and tuning may change.
type Parameter struct {
	Name      string
	Value     *int
	Start     int  // where tuning begins; for what is no weight the same as Shipped
	Shipped   int  // what the engine is shipped with
	Off       int  // what switches the term or part off
	Low, High int  // bounds, both included
	Tunable   bool // a weight that Fit may change
}

// within returns the number nearest to n that the bounds allow.
func (p *Parameter) within(n int) int { return max(p.Low, min(p.High, n)) }

// List returns all numeric parameters; the pointers lead into p.
func (p *Parameters) List() []Parameter {
	list := append(p.Weights.terms(), p.Features.numbers()...)
	shipped := DefaultParameters().HashBytes
	return append(list, Parameter{"hash-bytes", &p.HashBytes, shipped, shipped, 1024, 0, 1 << 30, false})
}

// numbers lists the parts of the search that are numbers.
func (f *Features) numbers() []Parameter {
	d := DefaultFeatures()
	part := func(name string, value *int, shipped, off, low, high int) Parameter {
		return Parameter{name, value, shipped, shipped, off, low, high, false}
	}
	return []Parameter{ // name, value, shipped, off, low, high
		part("flip-depth", &f.FlipDepth, d.FlipDepth, maxDepth, 1, maxDepth),
		part("flips-on-path", &f.FlipsOnPath, d.FlipsOnPath, 0, 0, 32),
		part("flip-width", &f.FlipWidth, d.FlipWidth, 32, 0, 32),
		part("flip-cost", &f.FlipCost, d.FlipCost, 1, 0, 8),
		part("futility-margin", &f.FutilityMargin, d.FutilityMargin, 10_000, 0, 10_000),
		part("stop-share", &f.StopShare, d.StopShare, 100, 1, 100),
		part("stable-share", &f.StableShare, d.StableShare, 0, 0, 100),
		part("lead-share", &f.LeadShare, d.LeadShare, 100, 0, 100),
		part("lead-margin", &f.LeadMargin, d.LeadMargin, 1000, 0, 1000),
		part("fall-margin", &f.FallMargin, d.FallMargin, 1000, 1, 1000),
		part("chance-probcut", &f.ChanceProbCut, d.ChanceProbCut, 0, 0, 1000),
		part("chance-probcut-plies", &f.ChanceProbCutPlies, d.ChanceProbCutPlies, 3, 1, 8),
		part("null-move-cost", &f.NullMoveCost, d.NullMoveCost, 0, 0, 1000),
		part("history", &f.History, d.History, 0, 0, 10_000),
		part("futility-depth", &f.FutilityDepth, d.FutilityDepth, 0, 0, 8),
		part("reduce-every", &f.ReduceEvery, d.ReduceEvery, 1000, 1, 1000),
		part("delta-margin", &f.DeltaMargin, d.DeltaMargin, 100_000, 0, 100_000),
		part("internal-reduction", &f.InternalReduction, d.InternalReduction, 0, 0, 3),
		part("isolated-root-flips", &f.IsolatedRootFlips, d.IsolatedRootFlips, 32, 1, 32),
	}
}

// switches are the parts of the search that are only on or off, by name.
func (p *Parameters) switches() map[string]*bool {
	f := &p.Features
	return map[string]*bool{"reductions": &f.Reductions, "null-move": &f.NullMove, "futility": &f.Futility, "endgames": &f.Endgames,
		"star-two": &f.StarTwo, "networks": &f.Networks}
}

// The names of terms that are no single parameter: the attackers that come near, at all distances, and the noise of the levels.
const approachTerm, noiseTerm = "approach", "noise"

// Set changes a parameter by its name to a whole number within its bounds, or with the name "off" switches a term off: a parameter,
// "approach" for all its distances together, "noise" for the levels' noise, or one of the parts of the search. The error says what is
// wrong with the name or the value; nothing is changed then.
func (p *Parameters) Set(name, value string) error {
	if name == "off" {
		return p.switchOff(value)
	}
	for _, parameter := range p.List() {
		if parameter.Name == name {
			n, err := strconv.Atoi(value)
			if err != nil || n < parameter.Low || n > parameter.High {
				return fmt.Errorf("%s needs a whole number from %d to %d, not %q", name, parameter.Low, parameter.High, value)
			}
			*parameter.Value = n
			return nil
		}
	}
	return fmt.Errorf("the engine has no parameter %q", name)
}

func (p *Parameters) switchOff(term string) error {
	if on, ok := p.switches()[term]; ok {
		*on = false
		return nil
	}
	found := false
	for _, parameter := range p.List() {
		if parameter.Name == term || term == approachTerm && strings.HasPrefix(parameter.Name, approachTerm+"-") {
			*parameter.Value, found = parameter.Off, true
		}
	}
	if term == noiseTerm {
		p.NoNoise, found = true, true
	}
	if !found {
		return fmt.Errorf("the engine has no term %q to switch off", term)
	}
	return nil
}
