package ai

import (
	"slices"

	"anqi/game"
)

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
