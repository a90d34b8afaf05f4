package ai

import "anqi/game"

// outcomeBounds are upper bounds of what the outcomes of a flip are worth to the side that flips, and their weighted sum.
type outcomeBounds struct {
	most [14]int32
	sum  int64
}

// boundOutcomes bounds every outcome from above by one good reply, as Star2 does (Ballard 1983; Hauk, Buro and Schaeffer 2004):
// the opponent may have better ones. It stops as soon as the bounds alone put the average at alpha or below. Without
// the feature the bounds are wins, and so they are where nothing is known yet that an average could fall short of.
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
	if s.tables != nil && p.hidden == 0 {
		return winScore // the tables will tell
	}
	low, high := int32(-winScore), max(-alpha, 1-winScore) // for the side that replies
	best, score, known := s.lookUp(s.tableKey(p), ply, depth, low, high)
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
	s.tryPass(&n, f, false)
	return -n.best
}

// goodReply returns a move that is likely good: the table's, if it is one, else the capture that gains most; noMove if there is none.
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
			if gain := p.exchange(m.from(), m.to()); gain > most {
				best, most = m, gain
			}
		}
	}
	return best
}
