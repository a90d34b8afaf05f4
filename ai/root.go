package ai

import (
	"slices"
	"strings"

	"anqi/game"
)

// rootMove is an action at the root with what the search thinks of it.
type rootMove struct {
	move    move
	score   int32
	exact   bool // score is not only an upper bound
	ordinal int32
}

// root is one search from the root.
type root struct {
	*searcher
	plan     plan
	moves    []rootMove
	lines    int // how many moves get exact scores
	depth    int // the last finished iteration
	patience patience
}

// thinkFast answers a request under rules that the fast search serves.
func (e *Engine) thinkFast(request *Request, actions []game.Action, b budget) (Analysis, error) {
	s := e.prepare(request, b)
	if probes, err := e.prepareProbes(b.ctx, request, b.pause); err != nil {
		return Analysis{}, err
	} else if probes {
		s.tables = e.endings.solver
	}
	r := root{searcher: s, plan: levelPlans[request.Level&3], lines: max(request.Lines, 1)}
	if r.plan.casual > 0 && !request.honest {
		r.lines = len(actions)
	}
	r.patience.usual = 1
	if request.Usual > 0 {
		r.patience.usual = min(request.Usual, 1)
	}
	if request.Depth > 0 {
		r.plan.depth = request.Depth
	}
	for _, a := range actions {
		r.moves = append(r.moves, rootMove{move: moveOf(a), score: -infinite})
	}
	if !request.honest {
		r.overlook()
	}
	if len(request.Only) == 0 {
		r.dropQuietFlips()
	}
	r.sortFirst()
	if len(actions) == 1 && len(request.Only) == 0 { // forced: only its chance is of interest
		s.budget.limit = min(s.budget.limit, pauseNodes)
		s.budget.check = min(s.budget.check, s.budget.limit)
	}
	r.deepen()
	if s.budget.err != nil {
		return Analysis{}, s.budget.err
	}
	r.playCasually(request.honest)
	return r.analysis(), nil
}

// prepare sets the searcher up for a request; only here memory is allocated.
func (e *Engine) prepare(request *Request, b budget) *searcher {
	if e.searcher == nil {
		e.searcher = &searcher{table: newTable(e.settings.TableBytes)}
	}
	s := e.searcher
	s.table.begin()
	s.rules = newSearchRules(&request.Rules, &e.settings.Weights)
	s.features = e.settings.Features
	if s.features.Networks {
		s.rules.stocks = &s.stocks
		s.stocks = stockCache{}
	}
	s.budget = b
	s.tables = nil
	s.merits = [game.PieceCount][game.SquareCount]int32{}
	s.noise = noise{seed: request.Seed}
	plan := &levelPlans[request.Level&3]
	if !request.honest {
		s.noise.sigma = plan.sigma * 2 * winScore
	}
	s.uniform = plan.uniform
	for i := range s.frames {
		s.frames[i].killers = [2]move{noMove, noMove}
	}
	f := &s.frames[0]
	f.state = newState(&request.Position, s.rules.weights)
	if request.Rules.ChaseLimit > 0 {
		f.state.chase.set(&request.Position)
	}
	f.flips, f.passed = 0, false
	s.recall(&request.Position)
	return s
}

// recall rebuilds the positions before the root from the plain moves that led to it.
func (s *searcher) recall(p *game.Position) {
	s.history, s.earlier = s.history[:0], s.earlier[:0]
	text := p.Text()
	moves := text[strings.LastIndexByte(text, ' ')+1:]
	for moves != "" && moves != "-" {
		var word string
		word, moves, _ = strings.Cut(moves, ",")
		if a, ok := game.ParseAction(word); ok {
			s.history = append(s.history, moveOf(a))
		}
	}
	back, key := s.frames[0].state.board, s.frames[0].state.key
	for i := len(s.history) - 1; i >= 0; i-- {
		m := s.history[i]
		piece := back[m.to()]
		back[m.to()], back[m.from()] = game.Empty, piece
		key ^= keys.square[piece][m.to()] ^ keys.square[piece][m.from()] ^ keys.black
		s.earlier = append(s.earlier, key)
	}
	slices.Reverse(s.earlier)
}

// overlook drops, for the level that misses them, half of the cannon shots over a distance, unless nothing else is left.
func (r *root) overlook() {
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

// dropQuietFlips keeps only some of the flips that nothing touches: they are all alike.
func (r *root) dropQuietFlips() {
	p := &r.frames[0].state
	if _, certain := p.certain(); certain {
		return
	}
	stream := splitMix(r.noise.seed ^ p.key)
	for i := len(r.moves) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		r.moves[i], r.moves[j] = r.moves[j], r.moves[i]
	}
	kept, quiet := r.moves[:0], 0
	for _, m := range r.moves {
		if m.move.isFlip() && p.untouched(m.move.from()) {
			if quiet++; quiet > r.features.QuietRootFlips {
				continue
			}
		}
		kept = append(kept, m)
	}
	r.moves = kept
}

// untouched reports whether nothing face up is beside a square and no cannon aims at it.
func (p *state) untouched(s uint) bool {
	n := p.around(s)
	return n.owns+n.enemies == 0 && !n.shot && !n.aimed
}

// sortFirst orders the root moves before anything was searched.
func (r *root) sortFirst() {
	f := &r.frames[0]
	f.list.size = 0
	for _, m := range r.moves {
		f.list.add(m.move, 0)
	}
	r.order(0, noMove)
	for i := range r.moves {
		r.moves[i].ordinal = f.list.scores[i]
	}
	slices.SortStableFunc(r.moves, func(a, b rootMove) int { return int(b.ordinal) - int(a.ordinal) })
}

// deepen searches deeper and deeper until the budget is used or everything is known.
func (r *root) deepen() {
	for depth := 1; depth <= r.plan.depth; depth++ {
		r.iterate(depth)
		if r.budget.stopped {
			return
		}
		r.depth = depth
		best := r.moves[0].score
		if best > forcedScore || best < -forcedScore || r.enough(depth) {
			return
		}
	}
}

// iterate searches all root moves to a depth and sorts them. When it is stopped on the way, a move already found better
// than the first stays in front.
func (r *root) iterate(depth int) {
	pass := r.passScore(depth)
	for i := range r.moves {
		m := &r.moves[i]
		alpha := int32(-infinite)
		if i >= r.lines {
			alpha = r.moves[r.lines-1].score
		}
		score := r.rootScore(m.move, depth, alpha, pass)
		if r.budget.stopped {
			if depth == 1 && i == 0 {
				m.score = r.static(&r.frames[0].state)
			}
			return
		}
		m.score, m.exact = score, score > alpha
		for j := i; j > 0 && (r.moves[j].exact && j >= r.lines || j < r.lines) && r.moves[j].score > r.moves[j-1].score; j-- {
			r.moves[j], r.moves[j-1] = r.moves[j-1], r.moves[j]
		}
	}
}

// rootScore searches one root move; scores up to alpha are only bounds.
func (r *root) rootScore(m move, depth int, alpha, pass int32) int32 {
	if m.isFlip() && r.plan.staticFlips {
		gain := r.flipGain(m.from())
		return max(-evaluationLimit, min(evaluationLimit, pass+gain/100*r.rules.weights.point))
	}
	if alpha == -infinite {
		return r.actionScore(0, m, depth-1, -infinite, infinite)
	}
	score := r.actionScore(0, m, depth-1, alpha, alpha+1)
	if score > alpha && !r.budget.stopped {
		score = r.actionScore(0, m, depth-1, alpha, infinite)
	}
	return score
}

// flipGain is the state's, with every unseen kind equally likely for the level that does not count.
func (r *root) flipGain(s uint) int32 {
	p := r.frames[0].state
	if r.uniform {
		p.hidden = 0
		for piece := range p.unseen {
			p.unseen[piece] = min(p.unseen[piece], 1)
			p.hidden += p.unseen[piece]
		}
	}
	return p.flipGain(s, r.rules.weights)
}

// passScore is what a flip that shows nothing of importance would give, for levels that judge flips without searching them.
func (r *root) passScore(depth int) int32 {
	p := &r.frames[0].state
	if !r.plan.staticFlips || p.hidden == 0 {
		return 0
	}
	next := r.child(0)
	next.pass()
	next.quiet = 0
	next.chase.clear()
	r.frames[0].played = noMove
	r.frames[1].passed = true
	return -r.search(1, depth-1, -infinite, infinite)
}

// playCasually puts any of the actions in front that are nearly as good as the best, for the level that is not particular:
// less so the clearer the game is, so that what is won is won.
func (r *root) playCasually(exactly bool) {
	if r.plan.casual == 0 || exactly || r.moves[0].score > forcedScore {
		return
	}
	least, n := r.plan.casualLeast(r.moves[0].score), 0
	for n < len(r.moves) && r.moves[n].score >= least {
		n++
	}
	stream := splitMix(r.noise.seed ^ r.frames[0].state.key)
	chosen := stream.below(max(n, 1))
	r.moves[0], r.moves[chosen] = r.moves[chosen], r.moves[0]
}

// analysis reports what was found.
func (r *root) analysis() Analysis {
	best := r.moves[0]
	a := Analysis{Action: best.move.action(), Chance: chanceOf(best.score), Depth: r.depth, Nodes: r.budget.nodes}
	for _, m := range r.moves {
		if m.score > -infinite {
			a.Lines = append(a.Lines, Line{m.move.action(), chanceOf(m.score)})
		}
	}
	if r.frames[0].state.hidden == 0 {
		switch {
		case best.score > forcedScore:
			a.Solved = SolvedWin
		case best.score < -forcedScore && len(r.moves) > 0:
			a.Solved = SolvedLoss
		}
	}
	return a
}
