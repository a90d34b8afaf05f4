package ai

import (
	"slices"

	"anqi/ai/endgame"
	"anqi/game"
)

// maxPly bounds the length of a searched line, quiescence included.
const maxPly = 96

// pauseNodes is how many nodes are searched between two calls of pause.
const pauseNodes = 1000

// searchRules is what the fast search needs of a rule set.
type searchRules struct {
	weights    *Weights
	limit      int // plain moves in a row that make a draw, neverDraws without that rule
	ChaseLimit int
	Repetition int
	tally      bool
	stocks     *stockCache // for the networks; nil without them
}

const neverDraws = 1 << 14

func newSearchRules(r *game.Rules, w *Weights) searchRules {
	s := searchRules{w, r.NoProgressLimit, r.ChaseLimit, r.Repetition, r.ThreePieceTally, nil}
	if s.limit == 0 {
		s.limit = neverDraws
	}
	return s
}

// frame is one ply of the line being searched.
type frame struct {
	state   state
	list    moveList
	killers [2]move
	played  move // that led from here to the next frame
	flips   int  // chance nodes on the path to here
	passed  bool // the last action was only thought of as a flip somewhere
}

// searcher runs one search. Everything it needs is allocated before the search starts.
type searcher struct {
	rules    searchRules
	features Features
	table    *table
	frames   [maxPly + 2]frame
	merits   [game.PieceCount][game.SquareCount]int32 // of quiet moves by piece and square, from the nodes that they cut
	earlier  []uint64                                 // keys of the positions since the last irreversible turn before the root, oldest first
	history  []move                                   // the plain moves before the root since then, for the repetition rule
	noise    noise
	stocks   stockCache
	uniform  bool // the level takes every unseen kind as equally likely
	budget   budget
	tables   *endgame.Solver // exact endgames, nil when the search must not ask
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
	var room [64]game.Action
	for _, a := range p.MovesSinceProgress(room[:0]) {
		s.history = append(s.history, moveOf(a))
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

// child copies a frame's position to the next ply.
func (s *searcher) child(ply int) *state {
	f, next := &s.frames[ply], &s.frames[ply+1]
	next.state = f.state
	next.flips, next.passed = f.flips, false
	s.budget.count()
	return &next.state
}

// tableKey is the position's key with what else decides its value: the no-progress count when the limit is near, and chases.
func (s *searcher) tableKey(p *state) uint64 {
	key := p.key
	if remaining := s.rules.limit - int(p.quiet); remaining < 2*len(keys.quiet) {
		key ^= keys.quiet[max(remaining, 0)/2]
	}
	if s.rules.ChaseLimit > 0 {
		key ^= p.chase.hash()
	}
	return key
}

// ended returns the score of a finished game for the side to move.
func (s *searcher) ended(p *state, ply int) (score int32, over bool) {
	switch {
	case p.left[p.turn] == 0:
		return int32(ply) - winScore, true
	case p.left[p.turn^1] == 0:
		return winScore - int32(ply), true
	case p.hidden == 0 && !p.canAct(s.rules.ChaseLimit):
		return int32(ply) - winScore, true
	case int(p.quiet) >= s.rules.limit:
		return s.progressDraw(p, ply), true
	}
	return 0, false
}

// progressDraw judges a position at the no-progress limit.
func (s *searcher) progressDraw(p *state, ply int) int32 {
	if !s.rules.tally || p.left[0]+p.left[1] > 3 {
		return 0
	}
	difference := 0
	for kind := game.Soldier; kind <= game.General; kind++ {
		own, enemy := p.alive[p.turn<<3|uint8(kind)], p.alive[(p.turn^1)<<3|uint8(kind)]
		difference += int(kind) * (int(own) - int(enemy))
	}
	switch {
	case difference > 0:
		return winScore - int32(ply)
	case difference < 0:
		return int32(ply) - winScore
	}
	return 0
}
