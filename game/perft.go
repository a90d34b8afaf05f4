package game

// Shown tells which piece is face down on a square, for those who know the deal.
type Shown func(Square) Piece

// Perft counts the sequences of depth actions from the position; a finished game has no continuation, and captures of a chain and
// stops count like every action. With shown nil, the deal unknown, a flip or dark attack counts once for every letter that could
// appear. It does not allocate.
func Perft(p *Position, r *Rules, depth int, shown Shown) uint64 {
	if depth <= 0 {
		return 1
	}
	if p.Result(r).Over() {
		return 0
	}
	var room [MaxActions]Action
	actions := p.Actions(r, room[:0])
	if depth == 1 {
		return p.countSequences(actions, shown)
	}
	var count uint64
	for _, a := range actions {
		if !p.NeedsReveal(a) {
			next := *p
			next.Advance(r, a, Empty)
			count += Perft(&next, r, depth-1, shown)
			continue
		}
		if shown != nil {
			next := *p
			next.Advance(r, a, shown(a.To))
			count += Perft(&next, r, depth-1, shown)
			continue
		}
		for piece := range p.Unseen {
			if p.Unseen[piece] > 0 {
				next := *p
				next.Advance(r, a, Piece(piece))
				count += Perft(&next, r, depth-1, nil)
			}
		}
	}
	return count
}

// countSequences counts the sequences of one action without making it.
func (p *Position) countSequences(actions []Action, shown Shown) uint64 {
	if shown != nil {
		return uint64(len(actions))
	}
	letters := uint64(0)
	for _, count := range p.Unseen {
		if count > 0 {
			letters++
		}
	}
	var count uint64
	for _, a := range actions {
		if p.NeedsReveal(a) {
			count += letters
		} else {
			count++
		}
	}
	return count
}
