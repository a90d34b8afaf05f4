package ai

import (
	"slices"

	"anqi/game"
)

// variantShare is how much slower a node of the variant search is: budgets of levels are divided by it.
const variantShare = 5

// thinkVariant answers a request under any rules.
func (e *Engine) thinkVariant(request *Request, actions []game.Action, b budget) (Analysis, error) {
	if e.variant == nil {
		e.variant = newVariantSearcher()
	}
	v := e.variant
	v.begin(&request.Rules, &e.settings.Weights)
	v.plan = &levelPlans[request.Level&3]
	v.noise = noise{seed: request.Seed}
	if !request.honest {
		v.noise.sigma = v.plan.sigma * 2 * winScore
	}
	if request.Nodes == 0 && v.plan.endgames {
		b.limit /= variantShare
		b.check = min(b.check, b.limit)
	}
	v.budget = b
	v.frames[0].position = request.Position
	v.casual = !request.honest && v.plan.casual > 0
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
func (v *variantSearcher) deepen(actions []game.Action, request *Request) ([]Line, int) {
	lines := v.firstLines(actions)
	limit := v.plan.depth
	if request.Depth > 0 {
		limit = request.Depth
	}
	if len(lines) == 1 {
		limit = 1
	}
	exact := max(request.Lines, 1)
	if v.casual {
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
	if v.casual {
		v.playCasually(lines)
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
	pass := int32(0)
	if v.plan.staticFlips && v.frames[0].position.FaceDownCount() > 0 && v.frames[0].position.Chain == game.NoSquare {
		pass = v.passScore(0, depth+1, -infinite, infinite, false)
	}
	for i := range lines {
		alpha := int32(-infinite)
		if i >= exact {
			alpha = lines[exact-1].score
		}
		score := v.rootScore(lines[i].action, depth, alpha, pass)
		if v.budget.stopped {
			return
		}
		lines[i].score = score
		for j := i; j > 0 && lines[j].score > lines[j-1].score && (j < exact || lines[j].score > alpha); j-- {
			lines[j], lines[j-1] = lines[j-1], lines[j]
		}
	}
}

// rootScore searches one root action. Levels that judge flips without searching them add what they could lose at once.
func (v *variantSearcher) rootScore(a game.Action, depth int, alpha, pass int32) int32 {
	p := &v.frames[0].position
	if p.Step(a) == game.StepFlip && v.plan.staticFlips {
		near := int32(count(adjacent[a.From&31])) // fewer neighbours, fewer surprises
		return pass - near*1000
	}
	return v.actionScore(0, a, depth-1, alpha, infinite)
}

// playCasually is the fast search's: any action nearly as good as the best may be played.
func (v *variantSearcher) playCasually(lines []variantLine) {
	if lines[0].score > forcedScore {
		return
	}
	least, n := v.plan.casualLeast(lines[0].score), 0
	for n < len(lines) && lines[n].score >= least {
		n++
	}
	stream := splitMix(v.noise.seed ^ positionKey(&v.frames[0].position))
	chosen := stream.below(max(n, 1))
	lines[0], lines[chosen] = lines[chosen], lines[0]
}
