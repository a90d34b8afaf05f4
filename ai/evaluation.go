package ai

import (
	"math"

	"anqi/game"
)

// Scores are winning chances on a scale that chance nodes may average: -winScore is a loss now, 0 a draw, +winScore a win
// now, and a win n actions away is winScore-n. An evaluation stays within ±evaluationLimit.
const (
	winScore        = 1_000_000
	evaluationLimit = 980_000
	forcedScore     = winScore - 2048 // beyond ±forcedScore a win or loss is certain: found by the search or by the endgame tables
	infinite        = winScore + 1
)

// chanceOf returns a score as a winning chance from 0 to 1.
func chanceOf(score int32) float64 { return (float64(score)/winScore + 1) / 2 }

// squash turns an advantage into a score: x/√(S²+x²) for an advantage x on a scale S, both in hundredths of a point. In its tails it
// tells a large advantage from a larger one better than the logistic function does. The conversions keep the arithmetic the same on
// machines that fuse a multiplication with an addition.
func squash(hundredths int32, scale float64) int32 {
	x := float64(hundredths) / scale
	return int32(evaluationLimit * x / math.Sqrt(1+float64(x*x)))
}

// evaluate returns the score for the side to move: the points of the hand-made terms, corrected by the networks, faded towards a draw
// as the no-progress limit comes near, turned into a winning chance, and mixed with the class prior where few pieces are left.
func (p *state) evaluate(r *searchRules) int32 {
	w := r.weights
	var in networkInputs
	points := p.points(w, &in)
	if r.materials != nil {
		points = r.materials.lookUp(p, w).apply(points, p.turn)
		in.share(p, r, points)
		points += networks.placement.evaluate(&in, w.hundredsNow(p))
	}
	remaining := r.limit - int(p.noProgress)
	fading := p.hidden == 0 && remaining < w.FadeTurns
	if fading {
		points = points * int32(max(remaining, 0)) / int32(w.FadeTurns)
	}
	score := squash(points, w.scaleNow[p.hidden])
	if !p.prior.known() || r.tally { // the class priors were worked out without the tally of three pieces
		return score
	}
	prior := int32(p.prior.wins[p.turn]) * (evaluationLimit / 10)
	if fading {
		prior = prior / int32(w.FadeTurns) * int32(max(remaining, 0))
	}
	return score + (prior-score)/100*int32(w.ClassPriors)
}

// points returns the advantage of the side to move in hundredths of a point, by the hand-made terms alone, and fills in the networks'
// inputs about each side.
func (p *state) points(w *Weights, in *networkInputs) int32 {
	points := p.balance
	if p.turn == 1 {
		points = -points
	}
	points += int32(w.Tempo) * 100
	points += p.placement(w, p.turn, &w.approachNow[0][p.hidden], in.own())
	points -= p.placement(w, p.turn^1, &w.approachNow[1][p.hidden], in.enemy())
	fewest := p.fewestAttackers[p.turn]
	if points < 0 {
		fewest = p.fewestAttackers[p.turn^1]
	}
	if fewest < 2 {
		points = points * w.fewAttackersNow[fewest][p.hidden] / 100
	}
	return points
}

// threats sums up the losses, in points, that threaten the side to move: the largest one, and all together.
type threats struct{ best, sum int32 }

func (t *threats) add(loss int32) {
	t.sum += loss
	t.best = max(t.best, loss)
}

// placement returns, in hundredths of a point, what the squares of a side's face-up pieces are worth to it: mobility less the threats
// against them and the enemies that come near. It fills in the side's inputs of the placement network on the way.
func (p *state) placement(w *Weights, side uint8, approach *[5]int32, in *[sideInputs]int32) int32 {
	empty, enemy := p.empty(), side^1
	var danger threats
	total := int32(0)
	shots := p.cannonShots(enemy)
	attacking := p.allAttackers(enemy)
	for pieces := p.side[side]; pieces != 0; pieces &= pieces - 1 {
		s := firstSquare(pieces)
		piece := p.board[s] & 15
		attackers, value := attacking[piece&7], int32(p.values[piece])
		beaten, exits := spread(attackers), adjacent[s]&empty
		free, safe, down := int32(popCount(exits)), int32(popCount(exits&^beaten)), int32(popCount(adjacent[s]&p.down))
		in[inMobility] += 2 * free
		in[inSafe] += 2 * safe
		in[inFree] += free * value
		in[inSafeFree] += safe * value
		in[inDown] += 2 * down
		total += free*(int32(w.Mobility)*100+tenth(value*int32(w.Freedom))) - down*int32(w.FaceDownBeside)*100
		if exits == 0 && adjacent[s]&p.side[enemy] == 0 {
			total -= int32(w.Stuck) * 100
			in[inStuck] += 4
			in[inStuckValue] += value
		}
		if (beaten|shots)>>s&1 != 0 {
			if side == p.turn {
				if loss := p.threatened(s); loss > 0 {
					danger.add(loss)
					if safe == 0 {
						in[inTrapped] += 2 * loss
						total -= loss * int32(w.Trapped)
					}
				}
			}
		} else if attackers != 0 {
			two := spread(exits) // two steps away over an empty square; near adds what is three steps away over two
			near := two | spread(two&empty&^(1<<s))
			if near &= attackers; near == 0 {
				in[inApproached+far-2] += 2 * value
				total -= tenth(value * approach[far])
				continue
			}
			distance := 3
			if two&attackers != 0 {
				distance = 2
			}
			in[inApproached+distance-2] += 2 * value
			total -= tenth(value * approach[distance])
			if near&(near-1) != 0 { // two or more of them
				in[inSecondAttacker] += 2 * value
				total -= tenth(value * int32(w.SecondAttacker))
			}
			if safe == 0 {
				in[inCornered] += 2 * value
				total -= tenth(value * int32(w.Cornered))
			}
		}
	}
	in[inHangingBest], in[inHangingRest] = 2*danger.best, 2*(danger.sum-danger.best)
	for _, i := range valueInputs {
		in[i] = sixteenths(in[i])
	}
	return total - danger.best*int32(w.HangingFirst) - (danger.sum-danger.best)*int32(w.HangingSecond)
}

// cannonShots returns what the cannons of a side aim at.
func (p *state) cannonShots(side uint8) (set bitboard) {
	for cannons := p.pieces[side<<3|uint8(game.Cannon)]; cannons != 0; cannons &= cannons - 1 {
		set |= cannonTargets(firstSquare(cannons), p.occupied())
	}
	return set
}

// far stands for the distance of every attacker that is more than three steps away.
const far = 4

// tenth divides by ten as Go does, towards zero, by a multiplication: the WebAssembly compiler divides.
func tenth(x int32) int32 { return int32(int64(x)*0x66666667>>34) + int32(uint32(x)>>31) }
