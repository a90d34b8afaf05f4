package ai

import "anqi/game"

// repeated reports whether the search may take the position at a ply for a draw by repetition: it was on the line before, so that
// nothing was gained by the moves between; or it was there twice before the root; or the repetition rule calls it a draw.
func (s *searcher) repeated(ply int) bool {
	p := &s.frames[ply].state
	back := int(p.noProgress)
	for i := 2; i <= back && i <= ply; i += 2 {
		if s.frames[ply-i].state.key == p.key {
			return true
		}
	}
	seen := 0
	for i := len(s.priorKeys) - 2 + (ply & 1); i >= 0 && len(s.priorKeys)-i+ply <= back; i -= 2 {
		if s.priorKeys[i] == p.key {
			if seen++; seen == 2 {
				return true
			}
		}
	}
	return s.rules.Repetition > 0 && s.cycles(ply)
}

// cycles reports whether the last plain moves are a cycle made as often as the repetition rule says (docs/rules.md).
func (s *searcher) cycles(ply int) bool {
	times := s.rules.Repetition
	known := min(int(s.frames[ply].state.noProgress), ply+len(s.priorMoves))
	for period := 1; period*times <= known; period++ {
		same := true
		for k := 0; k < period*(times-1) && same; k++ {
			same = s.moveBefore(ply, k) == s.moveBefore(ply, k+period)
		}
		if same {
			return true
		}
	}
	return false
}

// moveBefore returns the move made k moves before the last one that led to this ply.
func (s *searcher) moveBefore(ply, k int) move {
	if k < ply {
		return s.frames[ply-1-k].played
	}
	return s.priorMoves[len(s.priorMoves)-1-(k-ply)]
}

// chaseCounts follows the chase rule (docs/rules.md, section 5) for both sides: the square of the side's last moved piece, and up to
// four enemy pieces that it chases with their counts. Non-cannons have at most four neighbours, cannons four lines.
type chaseCounts struct {
	mover  [2]uint8    // noChaser when the side's next move starts counting anew
	target [2][4]uint8 // squares
	number [2][4]uint8 // 0 ends the list
}

const noChaser = 0xFF

// clear forgets everything. Without a mover nothing else is ever set, so that there is nothing to do.
func (c *chaseCounts) clear() {
	if c.mover[0]&c.mover[1] != noChaser {
		*c = chaseCounts{mover: [2]uint8{noChaser, noChaser}}
	}
}

// hash folds the counts into a number that is 0 when no chase is on.
func (c *chaseCounts) hash() (key uint64) {
	for side := range c.number {
		if c.number[side][0] == 0 {
			continue
		}
		for i, n := range c.number[side] {
			key = mix(key ^ keys.chase ^ uint64(n)<<32 ^ uint64(c.target[side][i])<<16 ^ uint64(c.mover[side])<<8 ^ uint64(side))
		}
	}
	return key
}

// countChases brings the counts up to date after a plain move of the side whose turn it still is: an enemy piece that the moved piece
// threatens again counts one more, all others begin anew.
func (p *state) countChases(from, to uint) {
	c, side := &p.chase, p.turn
	other := side ^ 1
	for i := range c.target[other] { // the mover may be a piece that the other side chases
		if c.number[other][i] != 0 && uint(c.target[other][i]) == from {
			c.target[other][i] = uint8(to)
		}
	}
	same := uint(c.mover[side]) == from
	oldTarget, oldNumber := c.target[side], c.number[side]
	c.mover[side] = uint8(to)
	c.target[side], c.number[side] = [4]uint8{}, [4]uint8{}
	n := 0
	for chased := p.victimsFrom(to); chased != 0 && n < 4; chased &= chased - 1 {
		s := uint8(firstSquare(chased))
		c.target[side][n], c.number[side][n] = s, 1
		for i := range oldTarget {
			if same && oldNumber[i] != 0 && oldTarget[i] == s {
				c.number[side][n] = oldNumber[i] + 1
			}
		}
		n++
	}
}

// victimsFrom returns what the piece on a square could capture.
func (p *state) victimsFrom(s uint) bitboard {
	piece := p.board[s]
	side := sideOf(piece)
	if piece.Kind() == game.Cannon {
		return cannonTargets(s, p.occupied()) & p.side[side^1]
	}
	return adjacent[s] & p.victims(side, piece.Kind())
}

// chaseForbids reports whether a plain move of the side to move would bring a count beyond the limit.
func (p *state) chaseForbids(m move, limit int) bool {
	c := &p.chase
	if limit == 0 || m.isFlip() || uint(c.mover[p.turn]) != m.from() || p.board[m.to()] != game.Empty {
		return false
	}
	reached := false
	for _, n := range c.number[p.turn] {
		reached = reached || int(n) >= limit
	}
	if !reached {
		return false
	}
	next := *p
	next.board[m.from()], next.board[m.to()] = game.Empty, next.board[m.from()]
	change := bitboard(1)<<m.from() | bitboard(1)<<m.to()
	next.pieces[p.board[m.from()]] ^= change
	next.side[p.turn] ^= change
	next.countChases(m.from(), m.to())
	for _, n := range next.chase.number[p.turn] {
		if int(n) > limit {
			return true
		}
	}
	return false
}

// set takes over the counts of a position.
func (c *chaseCounts) set(p *game.Position) {
	c.clear()
	for side, colour := range [2]game.Colour{game.Red, game.Black} {
		chases := p.Chases(colour)
		if chases.Attacker == game.NoSquare {
			continue
		}
		c.mover[side] = uint8(chases.Attacker)
		n := 0
		for s, number := range chases.Counts {
			if number > 0 && n < 4 {
				c.target[side][n], c.number[side][n] = uint8(s), number
				n++
			}
		}
	}
}
