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

// searchRules is what the fast search needs of a rule set, and of the engine to evaluate positions.
type searchRules struct {
	weights    *Weights
	limit      int // plain moves in a row that make a draw, neverDraws without that rule
	ChaseLimit int
	Repetition int
	tally      bool           // ThreePieceTally
	materials  *materialCache // for the networks; nil without them
}

// neverDraws is a no-progress limit beyond the length of any game.
const neverDraws = 1 << 14

// newSearchRules takes over a rule set, without networks.
func newSearchRules(r *game.Rules, w *Weights) searchRules {
	s := searchRules{w, r.NoProgressLimit, r.ChaseLimit, r.Repetition, r.ThreePieceTally, nil}
	if s.limit == 0 {
		s.limit = neverDraws
	}
	return s
}

// frame is one ply of the line being searched.
type frame struct {
	state     state
	list      moveList
	killers   [2]move
	played    move // that led from here to the next frame
	flips     int  // chance nodes on the path to here
	nullMoved bool // the last action was a null move
}

// searcher runs one search. Everything it needs is allocated before the search starts.
type searcher struct {
	rules      searchRules
	features   Features
	table      *transpositionTable
	frames     [maxPly + 2]frame
	history    [game.PieceCount][game.SquareCount]int32 // the history heuristic's, of quiet moves by piece and target square
	priorKeys  []uint64                                 // keys of the positions before the root since the last progress, oldest first
	priorMoves []move                                   // the plain moves between them, for the repetition rule
	noise      noise
	materials  materialCache
	uniform    bool // the level takes every unseen kind as equally likely
	budget     budget
	endgames   *endgame.Solver // the endgame tables, nil when the search must not ask them
}

// prepare sets the searcher up for a request; only here memory is allocated.
func (e *Engine) prepare(request *SearchRequest, b budget) *searcher {
	if e.searcher == nil {
		e.searcher = &searcher{table: newTranspositionTable(e.parameters.HashBytes)}
	}
	s := e.searcher
	s.table.begin()
	s.rules = newSearchRules(&request.Rules, &e.parameters.Weights)
	s.features = e.parameters.Features
	if s.features.Networks {
		s.rules.materials = &s.materials
		s.materials = materialCache{}
	}
	s.budget = b
	s.endgames = nil
	s.history = [game.PieceCount][game.SquareCount]int32{}
	s.noise = noise{seed: request.Seed}
	plan := &levelPlans[request.Level&3]
	if !request.noHandicap {
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
	f.flips, f.nullMoved = 0, false
	s.rebuildPrior(&request.Position)
	return s
}

// rebuildPrior fills in the positions before the root, going back over the plain moves that led to it.
func (s *searcher) rebuildPrior(p *game.Position) {
	s.priorMoves, s.priorKeys = s.priorMoves[:0], s.priorKeys[:0]
	var room [64]game.Action
	for _, a := range p.MovesSinceProgress(room[:0]) {
		s.priorMoves = append(s.priorMoves, moveOf(a))
	}
	back, key := s.frames[0].state.board, s.frames[0].state.key
	for i := len(s.priorMoves) - 1; i >= 0; i-- {
		m := s.priorMoves[i]
		piece := back[m.to()]
		back[m.to()], back[m.from()] = game.Empty, piece
		key ^= keys.square[piece][m.to()] ^ keys.square[piece][m.from()] ^ keys.black
		s.priorKeys = append(s.priorKeys, key)
	}
	slices.Reverse(s.priorKeys)
}

// child copies a frame's position to the next ply, for an action to be applied there, and counts a node.
func (s *searcher) child(ply int) *state {
	f, next := &s.frames[ply], &s.frames[ply+1]
	next.state = f.state
	next.flips, next.nullMoved = f.flips, false
	s.budget.count()
	return &next.state
}

// transpositionKey is the position's key mixed with what else decides its value: the no-progress count when the limit is near, and the
// chase counts where that rule is on.
func (s *searcher) transpositionKey(p *state) uint64 {
	key := p.key
	if remaining := s.rules.limit - int(p.noProgress); remaining < 2*len(keys.noProgress) {
		key ^= keys.noProgress[max(remaining, 0)/2]
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
	case int(p.noProgress) >= s.rules.limit:
		return s.noProgressScore(p, ply), true
	}
	return 0, false
}

// noProgressScore returns the score of a position at the no-progress limit: a draw, or by the tally of three pieces.
func (s *searcher) noProgressScore(p *state, ply int) int32 {
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
