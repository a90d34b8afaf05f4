package record

import (
	"fmt"

	"anqi/game"
)

// Replay plays all turns and returns the state at the end; the error names the pair of turns. Reveals that the deal contradicts
// are errors too.
func (r *Record) Replay(visit Visit) (State, error) {
	state := NewState()
	for i, turn := range r.Turns {
		err := r.checkDeal(turn)
		if err == nil {
			err = state.Play(&r.RuleSet, turn, visit)
		}
		if err != nil {
			return state, &Error{Pair: i/2 + 1, Err: err}
		}
	}
	return state, nil
}

func (r *Record) checkDeal(turn Turn) error {
	if r.Deal == nil {
		return nil
	}
	for _, played := range turn.Actions {
		if played.Shown != game.Empty && r.Deal.At(played.Action.To) != played.Shown {
			return fmt.Errorf("%s contradicts the deal, which has %s there", played, r.Deal.At(played.Action.To))
		}
	}
	return nil
}
