package ai

import "anqi/game"

// static evaluates a position without searching, with the level's noise.
func (s *searcher) static(p *state) int32 {
	score := p.evaluate(&s.rules)
	if s.noise.sigma != 0 {
		score = s.noise.blur(score, p.key)
	}
	return score
}

// quiesce searches captures that do not lose by static exchange, until none is left that matters. The side to move may always stand
// pat, that is, take the position's evaluation instead. Captures that cannot reach alpha even with DeltaMargin on top are left out.
func (s *searcher) quiesce(ply int, alpha, beta int32) int32 {
	f := &s.frames[ply]
	p := &f.state
	best := s.static(p)
	if best >= beta || ply >= maxPly {
		return best
	}
	alpha = max(alpha, best)
	f.list.size = 0
	p.captures(&f.list)
	for i := range f.list.size {
		f.list.scores[i] = p.staticExchange(f.list.moves[i].from(), f.list.moves[i].to())
	}
	stand, point := best, s.rules.weights.point
	for i := range f.list.size {
		m, gain := f.list.pick(i)
		if gain < 0 {
			break
		}
		if hope := int64(stand) + int64(gain+int32(s.features.DeltaMargin))*int64(point); hope <= int64(alpha) && p.left[p.turn^1] > 1 {
			best = max(best, int32(hope))
			break
		}
		next := s.child(ply)
		next.step(m.from(), m.to(), &s.rules)
		score := winScore - int32(ply+1)
		if next.left[next.turn] > 0 {
			score = -s.quiesce(ply+1, -beta, -alpha)
		}
		if s.budget.stopped {
			return 0
		}
		if best = max(best, score); best >= beta {
			return best
		}
		alpha = max(alpha, best)
	}
	return best
}

// staticExchange returns what the side to move gains, in points, by a capture when both sides go on capturing on that square as
// long as it pays (static exchange evaluation). Who may recapture depends on the piece that stands there by then, and every piece that
// leaves its square changes the screens of the cannons.
func (p *state) staticExchange(from, to uint) int32 {
	var gains [16]int32
	gains[0] = int32(p.values[p.board[to]])
	gone := bitboard(1) << from
	standing := p.board[from]
	side, n := p.turn^1, 1
	for ; n < len(gains); n++ {
		attacker := p.leastValuableAttacker(to, side, standing.Kind(), gone)
		if attacker == noSquare {
			break
		}
		gains[n] = int32(p.values[standing]) - gains[n-1]
		if max(gains[n], -gains[n-1]) < 0 {
			break
		}
		standing = p.board[attacker]
		gone |= 1 << attacker
		side ^= 1
	}
	for n--; n > 0; n-- {
		gains[n-1] = -max(-gains[n-1], gains[n])
	}
	return gains[0]
}

const noSquare = 64

// leastValuableAttacker returns the square of the least valuable piece of a side that could capture a piece of that kind on the square
// once the pieces of the gone squares have left; noSquare if there is none.
func (p *state) leastValuableAttacker(to uint, side uint8, kind game.Kind, gone bitboard) uint {
	best, bestValue := uint(noSquare), int16(0x7FFF)
	attackers := adjacent[to] & p.attackers(side, kind) &^ gone
	if cannons := p.pieces[side<<3|uint8(game.Cannon)] &^ gone; cannons != 0 {
		attackers |= cannonTargets(to, p.occupied()&^gone) & cannons
	}
	for ; attackers != 0; attackers &= attackers - 1 {
		s := firstSquare(attackers)
		if value := p.values[p.board[s]&15]; value < bestValue {
			best, bestValue = s, value
		}
	}
	return best
}

// threatened returns what the side that is not to move would gain, in points, by capturing on a square of the side to move.
func (p *state) threatened(s uint) int32 {
	side := p.turn ^ 1
	attacker := p.leastValuableAttacker(s, side, p.board[s].Kind(), 0)
	if attacker == noSquare {
		return 0
	}
	p.turn ^= 1
	gain := p.staticExchange(attacker, s)
	p.turn ^= 1
	return max(gain, 0)
}
