package ai

import "anqi/game"

// RandomAction plays uniformly among the legal actions. It returns game.StopAction when there is none.
func RandomAction(p game.Position, r game.Rules, seed uint64) game.Action {
	stream := splitMix(seed)
	return anyOf(p.Actions(&r, nil), &stream)
}

func anyOf(actions []game.Action, stream *splitMix) game.Action {
	if len(actions) == 0 {
		return game.StopAction
	}
	return actions[stream.below(len(actions))]
}

// greedyValues are the fixed values of the greedy player.
var greedyValues = [game.KindCount]int{game.General: 30, game.Cannon: 16, game.Advisor: 14, game.Elephant: 11, game.Chariot: 9, game.Horse: 7, game.Soldier: 4}

// GreedyValue returns the value of a kind for the greedy player; measurements count material by it.
func GreedyValue(k game.Kind) int { return greedyValues[k&7] }

// GreedyAction takes the most valuable face-up piece it can, else flips half of the time, else moves at random (a dark
// attack or the end of a chain is a move to it). Ties are broken by the seed.
func GreedyAction(p game.Position, r game.Rules, seed uint64) game.Action {
	stream := splitMix(seed)
	var captures, flips, moves []game.Action
	best := 0
	for _, a := range p.Actions(&r, nil) {
		switch p.Step(a) {
		case game.StepCapture:
			value := greedyValues[p.Board[a.To].Kind()]
			if value > best {
				best, captures = value, captures[:0]
			}
			if value == best {
				captures = append(captures, a)
			}
		case game.StepFlip:
			flips = append(flips, a)
		default:
			moves = append(moves, a)
		}
	}
	switch {
	case len(captures) > 0:
		return anyOf(captures, &stream)
	case len(flips) > 0 && (len(moves) == 0 || stream.below(2) == 0):
		return anyOf(flips, &stream)
	}
	return anyOf(moves, &stream)
}
