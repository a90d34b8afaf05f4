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
	forcedScore     = winScore - 2048 // scores beyond are forced ends, table wins included
	infinite        = winScore + 1
)

// chanceOf returns a score as a winning chance from 0 to 1.
func chanceOf(score int32) float64 { return (float64(score)/winScore + 1) / 2 }

// squash turns an advantage into a score, both it and the scale in hundredths of a point: x/√(S²+x²), whose tails keep small advantages of a winning side apart
// better than the logistic function does. The conversions keep the arithmetic the same on machines that fuse operations.
func squash(hundredths int32, scale float64) int32 {
	x := float64(hundredths) / scale
	return int32(evaluationLimit * x / math.Sqrt(1+float64(x*x)))
}

// evaluate returns the score for the side to move.
func (p *state) evaluate(r *searchRules) int32 {
	w := r.weights
	var in networkInputs
	points := p.points(w, &in)
	if r.stocks != nil {
		points = r.stocks.judge(p, w).apply(points, p.turn)
		in.share(p, r, points)
		points += networks.places.judge(&in, w.hundredsNow(p))
	}
	remaining := r.limit - int(p.quiet)
	fading := p.hidden == 0 && remaining < w.FadeTurns
	if fading {
		points = points * int32(max(remaining, 0)) / int32(w.FadeTurns)
	}
	score := squash(points, w.scaleNow[p.hidden])
	if !p.verdict.known() || r.tally { // the verdicts know no tally
		return score
	}
	prior := int32(p.verdict.wins[p.turn]) * (evaluationLimit / 10)
	if fading {
		prior = prior / int32(w.FadeTurns) * int32(max(remaining, 0))
	}
	return score + (prior-score)/100*int32(w.Verdicts)
}

// points returns the advantage of the side to move in hundredths of a point, without the networks, and their inputs about the sides.
func (p *state) points(w *Weights, in *networkInputs) int32 {
	points := p.material
	if p.turn == 1 {
		points = -points
	}
	points += int32(w.Tempo) * 100
	points += p.placement(w, p.turn, &w.huntNow[0][p.hidden], in.own())
	points -= p.placement(w, p.turn^1, &w.huntNow[1][p.hidden], in.enemy())
	grip := p.grip[p.turn]
	if points < 0 {
		grip = p.grip[p.turn^1]
	}
	if grip < 2 {
		points = points * w.gripNow[grip][p.hidden] / 100
	}
	return points
}

// threats sums what the side to move stands to lose.
type threats struct{ best, sum int32 }

func (t *threats) add(loss int32) {
	t.sum += loss
	t.best = max(t.best, loss)
}

// placement returns what the places of a side's face-up pieces are worth to it: mobility less the threats against them.
func (p *state) placement(w *Weights, side uint8, hunt *[5]int32, in *[sideInputs]int32) int32 {
	empty, enemy := p.empty(), side^1
	var danger threats
	total := int32(0)
	shots := p.cannonShots(enemy)
	hunting := p.allHunters(enemy)
	for pieces := p.side[side]; pieces != 0; pieces &= pieces - 1 {
		s := firstSquare(pieces)
		piece := p.board[s] & 15
		hunters, worth := hunting[piece&7], int32(p.worth[piece])
		beaten, exits := spread(hunters), adjacent[s]&empty
		free, safe, down := int32(count(exits)), int32(count(exits&^beaten)), int32(count(adjacent[s]&p.down))
		in[inMobility] += 2 * free
		in[inSafe] += 2 * safe
		in[inFree] += free * worth
		in[inSafeFree] += safe * worth
		in[inDown] += 2 * down
		total += free*(int32(w.Mobility)*100+tenth(worth*int32(w.Freedom))) - down*int32(w.DownNear)*100
		if exits == 0 && adjacent[s]&p.side[enemy] == 0 {
			total -= int32(w.Stuck) * 100
			in[inStuck] += 4
			in[inStuckWorth] += worth
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
		} else if hunters != 0 {
			two := spread(exits)
			near := two | spread(two&empty&^(1<<s))
			if near &= hunters; near == 0 {
				in[inHunted+far-2] += 2 * worth
				total -= tenth(worth * hunt[far])
				continue
			}
			distance := 3
			if two&hunters != 0 {
				distance = 2
			}
			in[inHunted+distance-2] += 2 * worth
			total -= tenth(worth * hunt[distance])
			if near&(near-1) != 0 { // two or more of them
				in[inNet] += 2 * worth
				total -= tenth(worth * int32(w.Net))
			}
			if safe == 0 {
				in[inCornered] += 2 * worth
				total -= tenth(worth * int32(w.Cornered))
			}
		}
	}
	in[inHangingBest], in[inHangingRest] = 2*danger.best, 2*(danger.sum-danger.best)
	for _, i := range worthInputs {
		in[i] = sixteenths(in[i])
	}
	return total - danger.best*int32(w.HangingFirst) - (danger.sum-danger.best)*int32(w.HangingSecond)
}

// cannonShots returns what the cannons of a side aim at.
func (p *state) cannonShots(side uint8) (set board32) {
	for cannons := p.pieces[side<<3|uint8(game.Cannon)]; cannons != 0; cannons &= cannons - 1 {
		set |= cannonTargets(firstSquare(cannons), p.occupied())
	}
	return set
}

// far is the distance of every hunter that is more than three steps away.
const far = 4

// tenth divides by ten as Go does, towards zero, by a multiplication: the WebAssembly compiler divides.
func tenth(x int32) int32 { return int32(int64(x)*0x66666667>>34) + int32(uint32(x)>>31) }
