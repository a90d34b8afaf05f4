package ai

import "anqi/game"

// list fills a frame with the actions to try and their order.
func (v *variantSearcher) list(ply int, flips bool) {
	f := &v.frames[ply]
	p := &f.position
	worth, _ := v.worths(p)
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
			score = 1000 + 2*worth[p.Board[a.To]] - worth[p.Board[a.From]]/4
		case game.StepDark:
			score = -worth[p.Board[a.From]] / 4
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
