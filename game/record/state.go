package record

import (
	"errors"
	"fmt"

	"anqi/game"
)

// State is a game after some turns: everything about it that follows from the rule set and the turns made so far.
type State struct {
	Position    game.Position
	Turns       int         // turns begun, one in the middle of its chain included
	Plies       int         // actions made
	FirstColour game.Colour // Player One's, NoColour before the first flip
	Result      game.Result // by the turns alone
	Timeouts    [2]int      // turns in a row that the clock played, by Player.Index
}

// NewState returns the state before the first turn.
func NewState() State { return State{Position: game.Start()} }

// Player returns who is to act, whether or not the game is over.
func (s *State) Player() Player {
	odd := s.Turns%2 == 1 // Player One began the last turn, and is still at it in a chain
	inChain := s.Position.Chain != game.NoSquare
	if odd == inChain {
		return One
	}
	return Two
}

// Colour returns a player's colour, NoColour before the first flip and for Nobody.
func (s *State) Colour(player Player) game.Colour {
	switch player {
	case One:
		return s.FirstColour
	case Two:
		return s.FirstColour.Opponent()
	}
	return game.NoColour
}

// PlayerOf returns the player of a colour, Nobody if it is nobody's.
func (s *State) PlayerOf(c game.Colour) Player {
	switch {
	case c == game.NoColour || s.FirstColour == game.NoColour:
		return Nobody
	case c == s.FirstColour:
		return One
	}
	return Two
}

// Visit is called for every action that a replay makes, with the state before it. What is not legal is an error of the replay and
// never visited.
type Visit func(rules *game.Rules, state *State, played Played)

// Play makes one turn; the last turn of a record may break off inside its chain. It checks everything that can be checked without
// the deal. After an error the actions before the wrong one have been made.
func (s *State) Play(set *game.RuleSet, turn Turn, visit Visit) error {
	switch {
	case s.Result.Over():
		return errors.New("a turn after the end of the game")
	case s.Position.Chain != game.NoSquare:
		return fmt.Errorf("the chain of the turn before could go on, and = does not end it")
	case len(turn.Actions) == 0:
		return errors.New("a turn without an action")
	case turn.Clock && set.TurnSeconds == 0:
		return errors.New("! without a turn clock")
	}
	player := s.Player()
	if turn.Clock && s.Timeouts[player.Index()] == LosingTimeOut-1 {
		return errors.New("a third time-out in a row loses the game, it plays no turn")
	}
	for i, played := range turn.Actions {
		if i > 0 && s.Position.Chain == game.NoSquare {
			return fmt.Errorf("%s: the turn is over already", played)
		}
		if err := s.Act(set, played, visit); err != nil {
			return err
		}
	}
	return s.countTimeouts(player, turn.Clock)
}

// Act makes one action, the first of a turn or the next of a chain. An illegal one is a *game.IllegalActionError and changes nothing.
func (s *State) Act(set *game.RuleSet, played Played, visit Visit) error {
	if s.Result.Over() {
		return errors.New("an action after the end of the game")
	}
	next := s.Position
	if err := next.Try(&set.Rules, played.Action, played.Shown); err != nil {
		return err
	}
	if visit != nil {
		visit(&set.Rules, s, played)
	}
	if s.Position.Chain == game.NoSquare {
		s.Turns++
	}
	s.Plies++
	if s.FirstColour == game.NoColour {
		s.FirstColour = played.Shown.Colour()
	}
	s.Position = next
	s.Result = next.Result(&set.Rules)
	return nil
}

// LosingTimeOut is how many time-outs in a row lose the game for a side; at those before, the clock plays for it (docs/rules.md,
// section 6).
const LosingTimeOut = 3

func (s *State) countTimeouts(player Player, clock bool) error {
	if !clock {
		s.Timeouts[player.Index()] = 0
		return nil
	}
	if s.Position.Chain != game.NoSquare {
		return errors.New("! at a chain that stands open")
	}
	s.Timeouts[player.Index()]++
	return nil
}

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
