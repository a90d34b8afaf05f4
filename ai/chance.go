package ai

import "anqi/game"

// outcome is one piece that a flip may show, and of how many.
type outcome struct {
	piece game.Piece
	count int32
}

// outcomes lists what a flip may show, the likeliest first.
func (p *state) outcomes(dst *[14]outcome) int {
	n := 0
	for piece, number := range p.unseen {
		if number == 0 || piece&7 == 0 {
			continue
		}
		i := n
		for ; i > 0 && dst[i-1].count < int32(number); i-- {
			dst[i] = dst[i-1]
		}
		dst[i] = outcome{game.Piece(piece), int32(number)}
		n++
	}
	return n
}

// flipScore returns the score of a flip for the side that makes it: the average over what it may show, bounded by alpha and
// beta in the sense of Star1 (Ballard 1983): the average is given up as soon as the outcomes searched so far, with the worst
// or the best of the rest, put it outside the window. What the best of the rest may be is bounded by replies (boundOutcomes).
func (s *searcher) flipScore(ply int, m move, depth int, alpha, beta int32) int32 {
	if s.features.ChanceCut > 0 && depth > s.features.ChanceLook && beta-alpha == 1 && alpha > -forcedScore && beta < forcedScore {
		margin := int32(s.features.ChanceCut) * (2 * winScore / 1000)
		if score := s.averageScore(ply, m, depth-s.features.ChanceLook, alpha-margin, beta+margin); score <= alpha-margin || score >= beta+margin || s.budget.stopped {
			return score
		}
	}
	return s.averageScore(ply, m, depth, alpha, beta)
}

// averageScore is flipScore without the look ahead.
func (s *searcher) averageScore(ply int, m move, depth int, alpha, beta int32) int32 {
	p := &s.frames[ply].state
	var list [14]outcome
	n := p.outcomes(&list)
	total, rest := int32(p.hidden), int32(p.hidden)
	sum := int64(0)
	var bounds outcomeBounds
	if s.boundOutcomes(ply, m, depth, alpha, list[:n], &bounds) {
		return clampScore(bounds.sum / int64(total))
	}
	for i, o := range list[:n] {
		rest -= o.count
		bounds.sum -= int64(o.count) * int64(bounds.most[i])
		low := (int64(alpha)*int64(total) - sum - bounds.sum) / int64(o.count)
		high := (int64(beta)*int64(total) - sum + int64(rest)*winScore) / int64(o.count)
		score := s.shownScore(ply, m, o.piece, depth, clampScore(low-1), clampScore(high+1))
		if s.budget.stopped {
			return 0
		}
		sum += int64(score) * int64(o.count)
		switch {
		case int64(score) < low:
			return clampScore((sum + bounds.sum) / int64(total))
		case int64(score) > high:
			return clampScore((sum - int64(rest)*winScore) / int64(total))
		}
	}
	return int32(sum / int64(total))
}

// shownScore searches one outcome of a flip.
func (s *searcher) shownScore(ply int, m move, shown game.Piece, depth int, alpha, beta int32) int32 {
	next := s.child(ply)
	next.flip(m.from(), shown, s.rules.weights)
	s.frames[ply].played = m
	s.frames[ply+1].flips++
	return -s.search(ply+1, depth, -beta, -alpha)
}

func clampScore(score int64) int32 { return int32(max(-infinite, min(infinite, score))) }
