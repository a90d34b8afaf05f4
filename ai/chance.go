package ai

import "anqi/game"

// outcome is a piece that a flip may show, and how many of it are face down.
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

// flipScore returns the score of a flip for the side that makes it: the average over what it may show. With the feature ChanceProbCut a
// search that is some plies shallower settles the flip when it misses the window by a margin.
func (s *searcher) flipScore(ply int, m move, depth int, alpha, beta int32) int32 {
	if s.features.ChanceProbCut > 0 && depth > s.features.ChanceProbCutPlies && beta-alpha == 1 && alpha > -forcedScore && beta < forcedScore {
		margin := int32(s.features.ChanceProbCut) * (2 * winScore / 1000)
		if score := s.averageScore(ply, m, depth-s.features.ChanceProbCutPlies, alpha-margin, beta+margin); score <= alpha-margin || score >= beta+margin || s.budget.stopped {
			return score
		}
	}
	return s.averageScore(ply, m, depth, alpha, beta)
}

// averageScore searches the outcomes of a flip one by one, by Star1 (Ballard 1983): it gives the average up as soon as the outcomes
// searched so far put it outside the window even with the worst, or the best, that the rest may bring. What the best of the rest may
// be is bounded by replies (boundOutcomes).
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

// outcomeBounds are upper bounds of the scores of a flip's outcomes, and their sum weighted by how many pieces are behind each.
type outcomeBounds struct {
	most [14]int32
	sum  int64
}

// boundOutcomes bounds every outcome from above by one good reply of the opponent, who may have better ones, as Star2 does (Ballard
// 1983; Hauk, Buro and Schaeffer 2004). It reports a cut as soon as the bounds alone put the average at alpha or below. Without the
// feature StarTwo, and while alpha is as low as a certain loss, the bounds are wins.
func (s *searcher) boundOutcomes(ply int, m move, depth int, alpha int32, list []outcome, b *outcomeBounds) (cut bool) {
	total := int64(s.frames[ply].state.hidden)
	b.sum = total * winScore
	for i, o := range list {
		b.most[i] = winScore
		if !s.features.StarTwo || depth <= 0 || alpha <= -forcedScore {
			continue
		}
		rest := b.sum - int64(o.count)*winScore
		low := (int64(alpha)*total - rest) / int64(o.count)
		b.most[i] = s.replyScore(ply, m, o.piece, depth, clampScore(low-1))
		b.sum = rest + int64(o.count)*int64(b.most[i])
		if s.budget.stopped || b.sum <= int64(alpha)*total-total {
			return true
		}
	}
	return false
}

// replyScore searches one reply to an outcome of a flip and returns the score for the side that flipped; from alpha down it is
// only a bound.
func (s *searcher) replyScore(ply int, m move, shown game.Piece, depth int, alpha int32) int32 {
	p := s.child(ply)
	p.flip(m.from(), shown, s.rules.weights)
	s.frames[ply].played = m
	ply++
	f := &s.frames[ply]
	f.flips++
	if score, over := s.ended(p, ply); over {
		return -score
	}
	if s.endgames != nil && p.hidden == 0 {
		return winScore // the endgame tables will tell
	}
	low, high := int32(-winScore), max(-alpha, 1-winScore) // for the side that replies
	best, score, known := s.lookUp(s.transpositionKey(p), ply, depth, low, high)
	if known {
		return -score
	}
	if reply := f.goodReply(best); reply != noMove {
		return min(winScore, -s.actionScore(ply, reply, depth-1, low, high))
	}
	if _, certain := p.certain(); certain || p.hidden == 0 || f.flips < s.features.FlipsOnPath {
		return winScore
	}
	n := node{ply: ply, depth: depth, alpha: low, beta: high, best: low, move: noMove}
	s.tryNullMove(&n, f, false)
	return -n.best
}

// goodReply returns a move that is likely good: the one that the transposition table knows, if it is legal here, else the capture that
// gains most; noMove if there is none. It uses the frame's list.
func (f *frame) goodReply(known move) move {
	p, list := &f.state, &f.list
	list.size = 0
	p.captures(list)
	captures := list.size
	p.plainMoves(list)
	best, most := noMove, int32(0)
	for i, m := range list.moves[:list.size] {
		if m == known {
			return m
		}
		if i < captures {
			if gain := p.staticExchange(m.from(), m.to()); gain > most {
				best, most = m, gain
			}
		}
	}
	return best
}

func clampScore(score int64) int32 { return int32(max(-infinite, min(infinite, score))) }
