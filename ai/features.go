package ai

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
	StopShare      int  // per cent of the budget after which no new iteration begins, while the choice is neither settled nor unsettled (patience.go)
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
