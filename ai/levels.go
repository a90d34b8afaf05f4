package ai

import (
	"context"
	"slices"

	"anqi/game"
)

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

// overlookShots drops half of the cannon shots over more than two squares, for the level that misses them. It keeps all when nothing
// else is left, and the shot at the enemy's last piece.
func (r *root) overlookShots() {
	if !r.plan.missesShots {
		return
	}
	p := &r.frames[0].state
	kept := make([]rootMove, 0, len(r.moves))
	for _, m := range r.moves {
		far := p.isCapture(m.move) && p.board[m.move.from()].Kind() == game.Cannon && distance(m.move) > 2
		if far && p.left[p.turn^1] > 1 && mix(r.noise.seed^p.key^uint64(m.move))&1 == 0 {
			continue
		}
		kept = append(kept, m)
	}
	if len(kept) > 0 {
		r.moves = kept
	}
}

// distance returns how many steps apart the two squares of a move are.
func distance(m move) int {
	from, to := game.Square(m.from()), game.Square(m.to())
	return max(from.Row()-to.Row(), to.Row()-from.Row()) + max(from.Column()-to.Column(), to.Column()-from.Column())
}

// playWithinMargin chooses, by chance, among the actions within the level's choice margin of the best and puts it in front. The margin
// shrinks as the game becomes decided, so that what is won is won.
func (r *root) playWithinMargin(exactly bool) {
	if r.plan.choiceMargin == 0 || exactly || r.moves[0].score > forcedScore {
		return
	}
	least, n := r.plan.leastPlayed(r.moves[0].score), 0
	for n < len(r.moves) && r.moves[n].score >= least {
		n++
	}
	stream := splitMix(r.noise.seed ^ r.frames[0].state.key)
	chosen := stream.below(max(n, 1))
	r.moves[0], r.moves[chosen] = r.moves[chosen], r.moves[0]
}

// noise blurs evaluations by a number that depends on the seed and the position alone: within one search, and from one move to the
// next, a position is always misjudged in the same way.
type noise struct {
	sigma float64 // standard deviation, in scores (twice that of the winning chance)
	seed  uint64
}

// blur adds the position's own error to a score. The sum of four uniform numbers is nearly normal and ends at 3.5 sigma.
func (n noise) blur(score int32, key uint64) int32 {
	const uniform4 = 0.5773502691896258 // the deviation of the sum of four numbers uniform over an interval of length 1
	x := mix(n.seed ^ key*0x9E3779B97F4A7C15)
	sum := float64(x&0xFFFF+x>>16&0xFFFF+x>>32&0xFFFF+x>>48)/65536 - 2
	score += int32(n.sigma / uniform4 * sum)
	return max(-evaluationLimit, min(evaluationLimit, score))
}

// blunderCheck compares the action that a level has chosen with the best one, both as hard sees them without handicap, and plays the
// best one instead when the choice is worse by more than the level's error bound: a weak player overlooks small things, not the game.
// The nodes of its searches come on top of the level's own, which is why it is left out where a request gives a budget.
func (e *Engine) blunderCheck(ctx context.Context, request *SearchRequest, a Analysis, pause func()) (Analysis, error) {
	plan := &levelPlans[request.Level&3]
	if plan.checkNodes == 0 || len(a.Lines) < 2 {
		return a, nil
	}
	best, err := e.checkSearch(ctx, request, pause, request.Only...)
	if err != nil || best.Action == a.Action || best.shallow() {
		return a, err
	}
	reached, err := e.checkSearch(ctx, request, pause, best.Action)
	if err != nil {
		return a, err
	}
	chosen, err := e.checkSearch(ctx, request, pause, a.Action)
	if err != nil || reached.shallow() || chosen.shallow() || reached.Chance-chosen.Chance <= plan.errorBound {
		return a, err
	}
	line := Line{best.Action, a.Chance}
	if i := slices.IndexFunc(a.Lines, func(l Line) bool { return l.Action == best.Action }); i >= 0 {
		line = a.Lines[i]
		a.Lines = slices.Delete(a.Lines, i, i+1)
	}
	a.Action, a.Chance, a.Lines = line.Action, line.Chance, slices.Insert(a.Lines, 0, line)
	return a, nil
}

// shallow reports whether the clock left no time to see the opponent's replies.
func (a *Analysis) shallow() bool { return a.Solved == Unsolved && a.Depth < 2 }

// checkSearch answers a request as hard does without handicap, with the level's nodes for the check. With only one action to consider,
// that action gets an exact chance.
func (e *Engine) checkSearch(ctx context.Context, request *SearchRequest, pause func(), only ...game.Action) (Analysis, error) {
	check := SearchRequest{Position: request.Position, Rules: request.Rules, Level: Hard, Spent: request.Spent, Only: only, noHandicap: true}
	if check.Nodes = levelPlans[request.Level&3].checkNodes; !servesFast(&request.Rules) {
		check.Nodes /= variantShare
	}
	return e.choose(ctx, &check, check.legal(), pause)
}
