package ai

// Level is how strong the computer plays. All levels are the same search; they differ in the budget, the depth, a handicap
// and how much evaluations are blurred.
type Level uint8

// The levels, weakest first.
const (
	Easy Level = iota
	Medium
	Hard
	Expert
)

// Levels lists all levels, weakest first.
var Levels = [...]Level{Easy, Medium, Hard, Expert}

var levelNames = [...]string{"easy", "medium", "hard", "expert"}

// String returns easy, medium, hard or expert.
func (l Level) String() string { return levelNames[l&3] }

// ParseLevel reads what String writes.
func ParseLevel(word string) (Level, bool) {
	for i, name := range levelNames {
		if name == word {
			return Level(i), true
		}
	}
	return Easy, false
}

// Nodes returns the level's own budget in applied actions.
func (l Level) Nodes() int { return levelPlans[l&3].nodes }

// plan holds the parameters of a level.
type plan struct {
	nodes        int
	depth        int     // plies at most
	sigma        float64 // deviation of the noise, in winning chance
	staticFlips  bool    // flips are estimated without searching what they may show one by one
	uniform      bool    // every kind still unseen is taken as equally likely
	choiceMargin float64 // any action may be played whose winning chance is at most this much below the best, in an even game
	missesShots  bool    // half of the cannon shots over a distance are overlooked
	checkNodes   int     // for each search of the blunder check, on top of the level's own
	errorBound   float64 // in winning chance: the blunder check replaces what is worse than the best by more
	endgames     bool    // exact endgames at the root
	probes       bool    // and inside the search
}

// choiceMargin and errorBound of the first three levels were set by matches, so that the steps between them are about 200 Elo and easy
// is about as strong as greedy (docs/experiments.md).
var levelPlans = [...]plan{
	Easy:   {nodes: 300, depth: 1, sigma: 0.06, choiceMargin: 0.157, staticFlips: true, uniform: true, missesShots: true, checkNodes: 20_000, errorBound: 0.25},
	Medium: {nodes: 3_000, depth: 3, sigma: 0.04, choiceMargin: 0.106, staticFlips: true, checkNodes: 20_000, errorBound: 0.135},
	Hard:   {nodes: 20_000, depth: 8, sigma: 0.025, choiceMargin: 0.091, endgames: true, checkNodes: 20_000, errorBound: 0.08},
	Expert: {nodes: 500_000, depth: maxDepth, endgames: true, probes: true},
}

// leastPlayed returns the least score that the choice margin allows when the best action has a score.
func (p *plan) leastPlayed(best int32) int32 {
	share := float64(best) / winScore
	return best - int32(p.choiceMargin*2*winScore*(1-float64(share*share)))
}

// maxDepth bounds iterative deepening.
const maxDepth = 60
