package record

import (
	"errors"
	"fmt"

	"anqi/game"
)

// Outcome is how a game stands for the players: the zero value while it goes on.
type Outcome struct {
	Reason game.Reason
	Winner int // player 1 or 2; 0 in a draw and while the game goes on
}

// The result tokens.
const (
	tokenFirst  = "1-0"
	tokenSecond = "0-1"
	tokenDraw   = "1/2-1/2"
	tokenOpen   = "*"
)

// Over reports whether the game has ended.
func (o Outcome) Over() bool { return o.Reason != game.NoReason }

// Token returns the result as records write it: "1-0", "0-1", "1/2-1/2" or "*".
func (o Outcome) Token() string {
	switch {
	case !o.Over():
		return tokenOpen
	case o.Winner == 1:
		return tokenFirst
	case o.Winner == 2:
		return tokenSecond
	}
	return tokenDraw
}

// Outcome returns how the turns alone have decided the game.
func (s *State) Outcome() Outcome {
	return Outcome{s.Result.Reason, s.PlayerOf(s.Result.Winner)}
}

// Outcome returns how the game stands after its turns, the mark at its end included.
func (r *Record) Outcome(state *State) Outcome {
	if outcome := state.Outcome(); outcome.Over() {
		return outcome
	}
	return Outcome(r.Mark)
}

// settle checks result and reason as they stand in a record against the turns and each other, and takes the mark from them.
func (r *Record) settle(state *State, tag, token, reason string) error {
	result := token
	if result == tokenOpen && tag != "" {
		result = tag
	}
	if tag != "" && tag != tokenOpen && tag != result {
		return fmt.Errorf("the Result tag says %s, the end of the turns %s", tag, token)
	}
	why, _ := game.ParseReason(reason) // a word that is no reason was refused with its tag
	if outcome := state.Outcome(); outcome.Over() {
		return checkAgainstTurns(outcome, result, why)
	}
	if result == tokenOpen {
		if why != game.NoReason {
			return fmt.Errorf("reason %s, but the game goes on", why)
		}
		return nil
	}
	return r.takeMark(result, why)
}

func checkAgainstTurns(outcome Outcome, result string, why game.Reason) error {
	if result != tokenOpen && result != outcome.Token() {
		return fmt.Errorf("the turns give %s, the record says %s", outcome.Token(), result)
	}
	if why != game.NoReason && why != outcome.Reason {
		return fmt.Errorf("the turns ended the game by %s, the record says %s", outcome.Reason, why)
	}
	return nil
}

func (r *Record) takeMark(result string, why game.Reason) error {
	switch why {
	case game.ReasonAgreement:
		if result != tokenDraw {
			return errors.New("reason agreement needs a draw")
		}
	case game.ReasonResign, game.ReasonTime:
		if result == tokenDraw {
			return fmt.Errorf("reason %s needs a winner", why)
		}
	case game.NoReason:
		return fmt.Errorf("the turns do not give %s, and no reason says why", result)
	default:
		return fmt.Errorf("the turns have not ended the game by %s", why)
	}
	r.Mark = Mark{Reason: why}
	switch result {
	case tokenFirst:
		r.Mark.Winner = 1
	case tokenSecond:
		r.Mark.Winner = 2
	}
	return nil
}

func isResult(word string) bool {
	return word == tokenFirst || word == tokenSecond || word == tokenDraw || word == tokenOpen
}
