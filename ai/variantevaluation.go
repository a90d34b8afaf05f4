package ai

import "anqi/game"

// pieceValues values every piece by its natural enemies under the rule set.
func (v *variantSearcher) pieceValues(p *game.Position) (values [game.PieceCount]int32, alive [game.PieceCount]uint8) {
	alive = p.Unseen
	total := 0
	for _, piece := range p.Board {
		alive[piece&15]++
	}
	alive[game.Empty], alive[game.FaceDown] = 0, 0
	for _, n := range alive {
		total += int(n)
	}
	for piece := range values {
		kind := game.Piece(piece).Kind()
		if kind == game.NoKind {
			continue
		}
		n := uint8(0)
		for enemy := game.Soldier; enemy <= game.General; enemy++ {
			if v.enemies[kind][enemy] {
				n += alive[(piece^8)&8|int(enemy)]
			}
		}
		values[piece] = int32(v.weights.pieceValues.ranked[n&15]) + 20
		if kind == game.Cannon && v.rules.CannonJumps() {
			values[piece] = int32(v.weights.CannonLate + (v.weights.CannonEarly-v.weights.CannonLate)*total/32)
		}
	}
	return values, alive
}

// evaluate returns the score for the side to move: material by natural enemies and a little for free squares.
func (v *variantSearcher) evaluate(p *game.Position) int32 {
	values, alive := v.pieceValues(p)
	points := int32(0)
	for piece, n := range alive {
		sign := int32(1)
		if game.Piece(piece).Colour() != p.Turn {
			sign = -1
		}
		points += sign * values[piece] * (100*int32(n) - int32(100-v.weights.UnseenPercent)*int32(p.Unseen[piece]))
	}
	points += v.mobility(p) * int32(v.weights.Mobility) * 100
	if remaining := v.rules.NoProgressLimit - int(p.NoProgressCount); v.rules.NoProgressLimit > 0 && remaining < v.weights.FadeTurns && p.FaceDownCount() == 0 {
		points = points * int32(max(remaining, 0)) / int32(v.weights.FadeTurns)
	}
	score := squash(points, 100*float64(v.weights.Scale))
	if v.noise.sigma != 0 {
		score = v.noise.blur(score, positionKey(p))
	}
	return score
}

// mobility counts empty squares beside the pieces of the side to move less those beside the other's.
func (v *variantSearcher) mobility(p *game.Position) (n int32) {
	var empty, own, other bitboard
	for s, piece := range p.Board {
		switch {
		case piece == game.Empty:
			empty |= 1 << s
		case piece.Colour() == p.Turn:
			own |= 1 << s
		case piece != game.FaceDown:
			other |= 1 << s
		}
	}
	return int32(popCount(spread(own)&empty) - popCount(spread(other)&empty))
}

// positionKey is the hash of what both players see.
func positionKey(p *game.Position) (key uint64) {
	for s, piece := range p.Board {
		key ^= keys.square[piece&15][s]
	}
	for piece, n := range p.Unseen {
		key ^= keys.unseen[piece][n&7]
	}
	if p.Turn == game.Black {
		key ^= keys.black
	}
	return key
}

// quiesce searches captures of face-up pieces; the side to move may always stop.
func (v *variantSearcher) quiesce(ply int, alpha, beta int32) int32 {
	f := &v.frames[ply]
	p := &f.position
	best := v.evaluate(p)
	if alpha = max(alpha, best); alpha >= beta || ply >= variantDepth {
		return best
	}
	v.list(ply, false)
	for i := range f.actions {
		a := v.pick(ply, i)
		if f.scores[i] <= 0 || p.Step(a) != game.StepCapture {
			break
		}
		v.budget.count()
		next := &v.frames[ply+1].position
		*next = *p
		next.Advance(v.rules, a, game.Empty)
		score := v.afterCapture(ply, alpha, beta)
		if v.budget.stopped {
			return 0
		}
		best = max(best, score)
		if alpha = max(alpha, best); alpha >= beta {
			break
		}
	}
	return best
}

// afterCapture continues quiescence after a capture that was made at a ply.
func (v *variantSearcher) afterCapture(ply int, alpha, beta int32) int32 {
	p, next := &v.frames[ply].position, &v.frames[ply+1].position
	switch {
	case next.Left(p.Turn.Opponent()) == 0:
		return winScore - int32(ply+1)
	case next.Turn == p.Turn:
		return v.quiesce(ply+1, alpha, beta)
	}
	return -v.quiesce(ply+1, -beta, -alpha)
}

// list fills a frame with the actions to try and their order.
func (v *variantSearcher) list(ply int, flips bool) {
	f := &v.frames[ply]
	p := &f.position
	values, _ := v.pieceValues(p)
	all := p.Actions(v.rules, f.actions[:0])
	f.actions = all[:0]
	for _, a := range all {
		score := int32(0)
		switch p.Step(a) {
		case game.StepFlip:
			if !flips {
				continue
			}
		case game.StepCapture:
			score = 1000 + 2*values[p.Board[a.To]] - values[p.Board[a.From]]/4
		case game.StepDark:
			score = -values[p.Board[a.From]] / 4
		}
		f.scores[len(f.actions)] = score
		f.actions = append(f.actions, a)
	}
}

// pick brings the best of the remaining actions to place i.
func (v *variantSearcher) pick(ply, i int) game.Action {
	f := &v.frames[ply]
	best := i
	for j := i + 1; j < len(f.actions); j++ {
		if f.scores[j] > f.scores[best] {
			best = j
		}
	}
	f.actions[i], f.actions[best] = f.actions[best], f.actions[i]
	f.scores[i], f.scores[best] = f.scores[best], f.scores[i]
	return f.actions[i]
}
