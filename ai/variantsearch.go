package ai

import (
	"slices"

	"anqi/game"
)

// variantDepth bounds the length of a line in the variant search, quiescence included.
const variantDepth = 40

// variantFrame is one ply of the line being searched.
type variantFrame struct {
	position game.Position
	actions  []game.Action
	scores   []int32
}

// variantSearcher searches any rule set through game.Position: an alpha-beta search with averaged flips and dark attacks,
// captures at the leaves, and values from the rule set's own captures. It is slower than the fast search and knows less.
type variantSearcher struct {
	rules        *game.Rules
	weights      *Weights
	enemies      [game.KindCount][game.KindCount]bool // by kind: which kinds capture it
	frames       [variantDepth + 2]variantFrame
	budget       budget
	noise        noise
	plan         *plan
	withinMargin bool // the level plays any action that is nearly as good as the best
}

func newVariantSearcher() *variantSearcher {
	v := new(variantSearcher)
	for i := range v.frames {
		v.frames[i].actions = make([]game.Action, 0, game.MaxActions)
		v.frames[i].scores = make([]int32, game.MaxActions)
	}
	return v
}

// begin sets the searcher up for a rule set.
func (v *variantSearcher) begin(r *game.Rules, w *Weights) {
	v.rules, v.weights = r, w
	for kind := game.Soldier; kind <= game.General; kind++ {
		for enemy := game.Soldier; enemy <= game.General; enemy++ {
			anyRank := enemy == game.Horse && r.HorseLeaps || enemy == game.Chariot && r.ChariotSlides
			jumps := enemy == game.Cannon && r.CannonJumps()
			v.enemies[kind][enemy] = !jumps && (anyRank || r.Captures(enemy, kind))
		}
	}
}

// variantShare is how much slower a node of the variant search is: budgets of levels are divided by it.
const variantShare = 5

// thinkVariant answers a request under any rules.
func (e *Engine) thinkVariant(request *SearchRequest, actions []game.Action, b budget) (Analysis, error) {
	if e.variant == nil {
		e.variant = newVariantSearcher()
	}
	v := e.variant
	v.begin(&request.Rules, &e.parameters.Weights)
	v.plan = &levelPlans[request.Level&3]
	v.noise = noise{seed: request.Seed}
	if !request.noHandicap {
		v.noise.sigma = v.plan.sigma * 2 * winScore
	}
	if request.Nodes == 0 && v.plan.endgames {
		b.limit /= variantShare
		b.check = min(b.check, b.limit)
	}
	v.budget = b
	v.frames[0].position = request.Position
	v.withinMargin = !request.noHandicap && v.plan.choiceMargin > 0
	lines, depth := v.deepen(actions, request)
	if v.budget.err != nil {
		return Analysis{}, v.budget.err
	}
	return Analysis{Action: lines[0].Action, Chance: lines[0].Chance, Depth: depth, Nodes: v.budget.nodes, Lines: lines}, nil
}

// variantLine is an action at the root with its score.
type variantLine struct {
	action game.Action
	score  int32
}

// deepen searches the root actions deeper and deeper.
func (v *variantSearcher) deepen(actions []game.Action, request *SearchRequest) ([]Line, int) {
	lines := v.firstLines(actions)
	limit := v.plan.depth
	if request.Depth > 0 {
		limit = request.Depth
	}
	if len(lines) == 1 {
		limit = 1
	}
	exact := max(request.Lines, 1)
	if v.withinMargin {
		exact = len(lines)
	}
	done := 0
	for depth := 1; depth <= min(limit, variantDepth-12) && !v.budget.stopped; depth++ {
		if v.iterate(lines, depth, exact); v.budget.stopped {
			break
		}
		done = depth
		if best := lines[0].score; best > forcedScore || best < -forcedScore || v.budget.share() > 0.5 {
			break
		}
	}
	if lines[0].score == -infinite {
		lines[0].score = v.evaluate(&v.frames[0].position)
	}
	if v.withinMargin {
		v.playWithinMargin(lines)
	}
	result := make([]Line, 0, len(lines))
	for i, l := range lines {
		if i == 0 || l.score > -infinite {
			result = append(result, Line{l.action, chanceOf(max(-winScore, l.score))})
		}
	}
	return result, done
}

// firstLines orders the root actions before anything was searched.
func (v *variantSearcher) firstLines(actions []game.Action) []variantLine {
	v.list(0, true)
	f := &v.frames[0]
	var lines []variantLine
	for i := range f.actions {
		if a := v.pick(0, i); slices.Contains(actions, a) {
			lines = append(lines, variantLine{a, -infinite})
		}
	}
	return lines
}

// iterate searches every root action to a depth and sorts those that are better than what was best.
func (v *variantSearcher) iterate(lines []variantLine, depth, exact int) {
	nullScore := int32(0)
	if v.plan.staticFlips && v.frames[0].position.FaceDownCount() > 0 && v.frames[0].position.Chain == game.NoSquare {
		nullScore = v.nullMoveScore(0, depth+1, -infinite, infinite, false)
	}
	for i := range lines {
		alpha := int32(-infinite)
		if i >= exact {
			alpha = lines[exact-1].score
		}
		score := v.rootScore(lines[i].action, depth, alpha, nullScore)
		if v.budget.stopped {
			return
		}
		lines[i].score = score
		for j := i; j > 0 && lines[j].score > lines[j-1].score && (j < exact || lines[j].score > alpha); j-- {
			lines[j], lines[j-1] = lines[j-1], lines[j]
		}
	}
}

// rootScore searches one root action. Levels that estimate flips without searching them take a null move,
// and the fewer neighbours the square has the better: fewer surprises.
func (v *variantSearcher) rootScore(a game.Action, depth int, alpha, nullScore int32) int32 {
	p := &v.frames[0].position
	if p.Step(a) == game.StepFlip && v.plan.staticFlips {
		near := int32(popCount(adjacent[a.From&31]))
		return nullScore - near*1000
	}
	return v.actionScore(0, a, depth-1, alpha, infinite)
}

// playWithinMargin chooses, by chance, among the actions within the level's choice margin of the best, as the fast search does.
func (v *variantSearcher) playWithinMargin(lines []variantLine) {
	if lines[0].score > forcedScore {
		return
	}
	least, n := v.plan.leastPlayed(lines[0].score), 0
	for n < len(lines) && lines[n].score >= least {
		n++
	}
	stream := splitMix(v.noise.seed ^ positionKey(&v.frames[0].position))
	chosen := stream.below(max(n, 1))
	lines[0], lines[chosen] = lines[chosen], lines[0]
}

// search returns the score for the side to move at a ply.
func (v *variantSearcher) search(ply, depth int, alpha, beta int32, afterNullMove bool) int32 {
	f := &v.frames[ply]
	p := &f.position
	if result := p.Result(v.rules); result.Over() {
		return v.resultScore(p, result, ply)
	}
	if depth <= 0 || ply >= variantDepth-10 {
		return v.quiesce(ply, alpha, beta)
	}
	best := int32(-infinite)
	flips := p.FaceDownCount() > 0 && p.Chain == game.NoSquare
	if flips && depth < flipDepthVariant {
		best = v.nullMoveScore(ply, depth, alpha, beta, afterNullMove)
		if alpha = max(alpha, best); alpha >= beta || v.budget.stopped {
			return best
		}
	}
	v.list(ply, flips && depth >= flipDepthVariant)
	for i := range f.actions {
		score := v.actionScore(ply, v.pick(ply, i), depth-1, alpha, beta)
		if v.budget.stopped {
			return 0
		}
		best = max(best, score)
		if alpha = max(alpha, score); alpha >= beta {
			break
		}
	}
	return max(best, -winScore)
}

// flipDepthVariant is the remaining depth from which flips are searched one by one; below, a null move stands for them.
const flipDepthVariant = 4

// resultScore turns the end of a game into a score.
func (v *variantSearcher) resultScore(p *game.Position, result game.Result, ply int) int32 {
	switch result.Winner {
	case game.NoColour:
		return 0
	case p.Turn:
		return winScore - int32(ply)
	}
	return int32(ply) - winScore
}

// nullMoveScore is what a null move gives, as a flip that shows nothing of importance would; after another null move the position's
// evaluation.
func (v *variantSearcher) nullMoveScore(ply, depth int, alpha, beta int32, afterNullMove bool) int32 {
	if afterNullMove {
		return v.evaluate(&v.frames[ply].position)
	}
	v.budget.count()
	next := &v.frames[ply+1].position
	*next = v.frames[ply].position
	next.Turn, next.NoProgressCount = next.Turn.Opponent(), 0
	score := -v.search(ply+1, depth-2, -beta, -alpha, true)
	return max(-evaluationLimit, min(evaluationLimit, score))
}

// actionScore applies an action, averaging over what it may turn up, and searches what follows.
func (v *variantSearcher) actionScore(ply int, a game.Action, depth int, alpha, beta int32) int32 {
	p := &v.frames[ply].position
	if !p.NeedsReveal(a) {
		return v.shownScore(ply, a, game.Empty, depth, alpha, beta)
	}
	sum, total, rest := int64(0), int64(p.FaceDownCount()), int64(p.FaceDownCount())
	for piece, number := range p.Unseen {
		if number == 0 || piece&7 == 0 {
			continue
		}
		n := int64(number)
		rest -= n
		low := (int64(alpha)*total - sum - rest*winScore) / n
		high := (int64(beta)*total - sum + rest*winScore) / n
		score := int64(v.shownScore(ply, a, game.Piece(piece), depth-1, clampScore(low-1), clampScore(high+1)))
		if v.budget.stopped {
			return 0
		}
		sum += score * n
		switch {
		case score < low:
			return clampScore((sum + rest*winScore) / total)
		case score > high:
			return clampScore((sum - rest*winScore) / total)
		}
	}
	return int32(sum / total)
}

// shownScore searches one outcome. In a chain the turn stays, and with it the sign.
func (v *variantSearcher) shownScore(ply int, a game.Action, shown game.Piece, depth int, alpha, beta int32) int32 {
	v.budget.count()
	p, next := &v.frames[ply].position, &v.frames[ply+1].position
	*next = *p
	next.Advance(v.rules, a, shown)
	if next.Turn == p.Turn {
		return v.search(ply+1, depth, alpha, beta, false)
	}
	return -v.search(ply+1, depth, -beta, -alpha, false)
}
