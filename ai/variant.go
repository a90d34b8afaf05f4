package ai

import "anqi/game"

// variantDepth bounds the length of a line in the variant search, quiescence included.
const variantDepth = 40

// variantFrame is one ply of the line being searched.
type variantFrame struct {
	position game.Position
	actions  []game.Action
	scores   []int32
}

// variantSearcher searches any rule set through game.Position: an alpha-beta search with averaged flips and dark attacks,
// captures at the leaves, and values from the rule set's own captures. It is slower than the fast search and knows less.
type variantSearcher struct {
	rules   *game.Rules
	weights *Weights
	enemies [game.KindCount][game.KindCount]bool // by kind: which kinds capture it
	frames  [variantDepth + 2]variantFrame
	budget  budget
	noise   noise
	plan    *plan
	casual  bool // the level plays any action that is nearly as good as the best
}

func newVariantSearcher() *variantSearcher {
	v := new(variantSearcher)
	for i := range v.frames {
		v.frames[i].actions = make([]game.Action, 0, game.MaxActions)
		v.frames[i].scores = make([]int32, game.MaxActions)
	}
	return v
}

// begin sets the searcher up for a rule set.
func (v *variantSearcher) begin(r *game.Rules, w *Weights) {
	v.rules, v.weights = r, w
	for kind := game.Soldier; kind <= game.General; kind++ {
		for enemy := game.Soldier; enemy <= game.General; enemy++ {
			anyRank := enemy == game.Horse && r.HorseLeaps || enemy == game.Chariot && r.ChariotSlides
			jumps := enemy == game.Cannon && r.CannonJumps()
			v.enemies[kind][enemy] = !jumps && (anyRank || r.Captures(enemy, kind))
		}
	}
}

// worths values every piece by its natural enemies under the rule set.
func (v *variantSearcher) worths(p *game.Position) (worth [game.PieceCount]int32, alive [game.PieceCount]uint8) {
	alive = p.Unseen
	total := 0
	for _, piece := range p.Board {
		alive[piece&15]++
	}
	alive[game.Empty], alive[game.FaceDown] = 0, 0
	for _, n := range alive {
		total += int(n)
	}
	for piece := range worth {
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
		worth[piece] = int32(v.weights.tables.ranked[n&15]) + 20
		if kind == game.Cannon && v.rules.CannonJumps() {
			worth[piece] = int32(v.weights.CannonLate + (v.weights.CannonEarly-v.weights.CannonLate)*total/32)
		}
	}
	return worth, alive
}

// evaluate returns the score for the side to move: material by natural enemies and a little for free squares.
func (v *variantSearcher) evaluate(p *game.Position) int32 {
	worth, alive := v.worths(p)
	points := int32(0)
	for piece, n := range alive {
		sign := int32(1)
		if game.Piece(piece).Colour() != p.Turn {
			sign = -1
		}
		points += sign * worth[piece] * (100*int32(n) - int32(100-v.weights.UnseenPercent)*int32(p.Unseen[piece]))
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
	var empty, own, other board32
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
	return int32(count(spread(own)&empty) - count(spread(other)&empty))
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
