package record

import (
	"errors"
	"fmt"

	"anqi/game"
)

// Player is one of the two players in the order of acting: One makes the first action of the game. Which colour a player
// has is known after the first flip.
type Player uint8

// The players, and nobody.
const (
	Nobody Player = iota
	One
	Two
)

// Other returns the opponent; the opponent of nobody is nobody.
func (p Player) Other() Player {
	switch p {
	case One:
		return Two
	case Two:
		return One
	}
	return Nobody
}

// Index is the player's place in an array of two: 0 for One, 1 for Two. Nobody has no place; the index is then 0.
func (p Player) Index() int {
	if p == Two {
		return 1
	}
	return 0
}

// Outcome is how a game stands and, once it is over, who won and why. Unlike game.Result it names players, because a game can be
// resigned before anybody has a colour. The zero value is a game that goes on.
type Outcome struct {
	Reason game.Reason // NoReason while the game goes on
	Winner Player      // Nobody while it goes on and in a draw
}

// GameResult is how a finished game went for one player, as standings count it.
type GameResult uint8

// The results of a game.
const (
	Drawn GameResult = iota
	Won
	Lost
)

// For returns how a finished game went for a player, One or Two.
func (o Outcome) For(p Player) GameResult {
	switch o.Winner {
	case Nobody:
		return Drawn
	case p:
		return Won
	}
	return Lost
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

// Drawn reports whether it ended without a winner.
func (o Outcome) Drawn() bool { return o.Over() && o.Winner == Nobody }

// Token returns the result as records write it: "1-0", "0-1", "1/2-1/2" or "*".
func (o Outcome) Token() string {
	switch {
	case !o.Over():
		return tokenOpen
	case o.Winner == One:
		return tokenFirst
	case o.Winner == Two:
		return tokenSecond
	}
	return tokenDraw
}

// Outcome returns how the turns alone have decided the game.
func (s *State) Outcome() Outcome {
	return Outcome{s.Result.Reason, s.PlayerOf(s.Result.Winner)}
}

// Outcome returns how the game stands after its turns: as they decided it or, if they did not, by its termination.
func (r *Record) Outcome(state *State) Outcome {
	if outcome := state.Outcome(); outcome.Over() {
		return outcome
	}
	return r.Termination
}

// setOutcome checks result and reason as they stand in a record against the turns and each other, and takes the termination from
// them.
func (r *Record) setOutcome(state *State, tag, token, reason string) error {
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
	return r.setTermination(result, why)
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

func (r *Record) setTermination(result string, why game.Reason) error {
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
	r.Termination = Outcome{Reason: why}
	switch result {
	case tokenFirst:
		r.Termination.Winner = One
	case tokenSecond:
		r.Termination.Winner = Two
	}
	return nil
}

func isResult(word string) bool {
	return word == tokenFirst || word == tokenSecond || word == tokenDraw || word == tokenOpen
}
