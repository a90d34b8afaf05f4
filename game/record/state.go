package record

import (
	"errors"
	"fmt"

	"anqi/game"
)

// State is a game after some turns: all that follows from rule set, deal and turns.
type State struct {
	Position    game.Position
	Turns       int         // turns begun, an open chain's included
	Plies       int         // actions made
	FirstColour game.Colour // player one's, NoColour before the first flip
	Result      game.Result // by the turns alone
	Timeouts    [2]int      // turns in a row that the clock played, by player
}

// NewState returns the state before the first turn.
func NewState() State { return State{Position: game.Start()} }

// Player returns who is to act, 1 or 2.
func (s *State) Player() int {
	if s.Position.Chain != game.NoSquare {
		return 2 - s.Turns%2
	}
	return 1 + s.Turns%2
}

// Colour returns a player's colour, NoColour before the first flip.
func (s *State) Colour(player int) game.Colour {
	if player == 2 {
		return s.FirstColour.Opponent()
	}
	return s.FirstColour
}

// PlayerOf returns the player of a colour, 0 if it is nobody's.
func (s *State) PlayerOf(c game.Colour) int {
	switch {
	case c == game.NoColour || s.FirstColour == game.NoColour:
		return 0
	case c == s.FirstColour:
		return 1
	}
	return 2
}

// Visit is told of every action before it is made, once it is known to be legal.
type Visit func(rules *game.Rules, state *State, played Played)

// Play makes one turn, or what there is of it when its chain stands open. It checks everything that does not need the deal. On an
// error the state is left where the error was found.
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
	if turn.Clock && s.Timeouts[player-1] == LosingTimeOut-1 {
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

// Act makes one action, the first of a turn or the next of a chain.
func (s *State) Act(set *game.RuleSet, played Played, visit Visit) error {
	if s.Result.Over() {
		return errors.New("an action after the end of the game")
	}
	next, err := s.Position.Apply(&set.Rules, played.Action, played.Shown)
	if err != nil {
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

// LosingTimeOut is the time-out in a row of one side that loses the game; at those before, the clock plays (rules, section 6).
const LosingTimeOut = 3

func (s *State) countTimeouts(player int, clock bool) error {
	if !clock {
		s.Timeouts[player-1] = 0
		return nil
	}
	if s.Position.Chain != game.NoSquare {
		return errors.New("! at a chain that stands open")
	}
	s.Timeouts[player-1]++
	return nil
}
