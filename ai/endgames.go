package ai

import (
	"cmp"
	"context"
	"slices"

	"anqi/ai/endgame"
	"anqi/game"
)

// exact answers a request from the endgame tables when so little is left that they know everything. Otherwise it returns the actions
// that are left to the search: all, or in a drawn ending those that keep it drawn.
func (e *Engine) exact(ctx context.Context, request *SearchRequest, actions []game.Action, pause func()) (a Analysis, left []game.Action, err error) {
	p := &request.Position
	solver := e.endingsFor(&request.Rules)
	if solver == nil || !levelPlans[request.Level&3].endgames || p.FaceDownCount() > 0 || p.Chain != game.NoSquare ||
		len(material(p)) > endgame.QuickPieces {
		return a, actions, nil
	}
	if err := solver.Prepare(ctx, p, pause); err != nil {
		return a, actions, onlyCancelled(ctx, err)
	}
	if len(request.Only) > 0 {
		return exactOf(solver, request, actions), nil, nil
	}
	best, value, ok := solver.Best(p, nil)
	if best = among(best, actions); !ok || len(best) == 0 {
		return a, actions, nil
	}
	if value == endgame.Draw {
		return a, best, nil
	}
	a = Analysis{Action: best[0], Chance: 1, Solved: SolvedWin}
	if value == endgame.Loss {
		a.Chance, a.Solved = 0, SolvedLoss
	}
	stream := splitMix(request.Seed)
	a.Action = best[stream.below(len(best))]
	a.Lines = append(a.Lines, Line{a.Action, a.Chance})
	for _, other := range best {
		if other != a.Action {
			a.Lines = append(a.Lines, Line{other, a.Chance})
		}
	}
	return a, nil, nil
}

// exactOf answers a request that considers only some actions, each by the ending that it leads to.
func exactOf(solver *endgame.Solver, request *SearchRequest, actions []game.Action) (a Analysis) {
	for _, action := range actions {
		line := Line{action, 1 - exactChance(solver, request, action)}
		if a.Lines = append(a.Lines, line); len(a.Lines) == 1 || line.Chance > a.Chance {
			a.Action, a.Chance = line.Action, line.Chance
		}
	}
	slices.SortStableFunc(a.Lines, func(x, y Line) int { return cmp.Compare(y.Chance, x.Chance) })
	a.Solved = SolvedDraw
	switch a.Chance {
	case 0:
		a.Solved = SolvedLoss
	case 1:
		a.Solved = SolvedWin
	}
	return a
}

// exactChance returns the winning chance of the side that is to move after an action: 0, 0.5 or 1.
func exactChance(solver *endgame.Solver, request *SearchRequest, action game.Action) float64 {
	next := request.Position
	next.Advance(&request.Rules, action, game.Empty)
	if result := next.Result(&request.Rules); result.Over() {
		switch result.Winner {
		case game.NoColour:
			return 0.5
		case next.Turn:
			return 1
		}
		return 0
	}
	value, _, _ := solver.Probe(&next)
	return (float64(value) + 1) / 2
}

// among returns the actions that are in both lists, in the order of the first.
func among(list, allowed []game.Action) (both []game.Action) {
	for _, a := range list {
		for _, b := range allowed {
			if a == b {
				both = append(both, a)
				break
			}
		}
	}
	return both
}

// endings are the endgame tables of one rule set. Tables stay from call to call; which of them a search may ask follows from the
// request alone, so that answers do not depend on what was asked before.
type endings struct {
	rules  game.Rules
	solver *endgame.Solver
}

// endingsFor returns the tables of the rules, nil where results depend on more than the position.
func (e *Engine) endingsFor(r *game.Rules) *endgame.Solver {
	if !e.parameters.Features.Endgames || !endgame.Applies(r) {
		return nil
	}
	if e.endings.solver == nil || e.endings.rules != *r {
		solver, err := endgame.New(*r)
		if err != nil {
			return nil
		}
		e.endings = endings{*r, solver}
	}
	return e.endings.solver
}

// material lists every piece on the board, face up or down.
func material(p *game.Position) (pieces []game.Piece) {
	for _, piece := range p.Board {
		if piece.Kind() != game.NoKind {
			pieces = append(pieces, piece)
		}
	}
	for piece, n := range p.Unseen {
		for range n {
			pieces = append(pieces, game.Piece(piece))
		}
	}
	return pieces
}

// onlyCancelled drops errors that only mean that the tables do not serve the position.
func onlyCancelled(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return err
	}
	return nil
}

// prepareProbes builds the tables that the search will run into when at most one piece more is left than tables know: all endings that
// captures lead to. It reports whether the search may probe them.
func (e *Engine) prepareProbes(ctx context.Context, request *SearchRequest, pause func()) (bool, error) {
	pieces := material(&request.Position)
	solver := e.endingsFor(&request.Rules)
	if solver == nil || !levelPlans[request.Level&3].probes || len(pieces) > endgame.QuickPieces+1 {
		return false, nil
	}
	if len(pieces) <= endgame.QuickPieces {
		if request.Position.FaceDownCount() == 0 {
			return false, nil // a drawn ending, or exact would have answered: the tables do not say which drawn action is best
		}
		return true, onlyCancelled(ctx, solver.PrepareMaterial(ctx, pieces, pause))
	}
	four := make([]game.Piece, 0, endgame.QuickPieces)
	for gone := range pieces {
		four = append(append(four[:0], pieces[:gone]...), pieces[gone+1:]...)
		if err := solver.PrepareMaterial(ctx, four, pause); err != nil {
			return false, onlyCancelled(ctx, err)
		}
	}
	return true, nil
}

// probe returns the exact score of a position with nothing face down, if the endgame tables know it. A win counts for more the fewer
// pieces are left and the nearer the next capture is, so that every turn makes progress.
func (s *searcher) probe(p *state, ply int) (score int32, ok bool) {
	pieces := int(p.left[0] + p.left[1])
	if pieces > endgame.QuickPieces {
		return 0, false
	}
	var squares [endgame.MaxPieces]game.Square
	var kinds [endgame.MaxPieces]game.Piece
	n := 0
	for set := p.side[0] | p.side[1]; set != 0; set &= set - 1 {
		squares[n] = game.Square(firstSquare(set))
		kinds[n] = p.board[squares[n]]
		n++
	}
	value, distance, ok := s.endgames.ProbeRaw(&squares, &kinds, n, game.Red+game.Colour(p.turn), int(p.noProgress))
	if !ok {
		return 0, false
	}
	win := int32(winScore - 256*pieces - distance - ply)
	return win * int32(value), true
}
