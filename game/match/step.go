package match

import (
	"fmt"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/record"
)

// Step is one action as it happened.
type Step struct {
	Action  game.Action
	Kind    game.StepKind
	Player  Player
	Piece   game.Piece  // that acted; for a flip what was turned up, for a stop the piece that stops
	Shown   game.Piece  // turned up by a flip or a dark attack, Empty otherwise
	Taken   game.Piece  // captured, Empty if nothing was
	Dark    DarkOutcome // with game.StepDark
	Clock   bool        // the clock played it
	TurnEnd bool        // it completed the turn
}

// Removed returns the piece that left the board in this step: the one captured, or an attacker that was lost; Empty if none.
func (s Step) Removed() game.Piece {
	if s.Dark == DarkLost {
		return s.Piece
	}
	return s.Taken
}

// state is everything that follows from the steps up to the cursor: the record's state, and where turns begin.
type state struct {
	record.State
	turn     int // index of the first step of the turn in progress
	last     int // index of the first step of the last completed turn
	captures int // in the turn in progress
}

func startState() state { return state{State: record.NewState()} }

// mover is the player to act, whether or not the game is over.
func (s *state) mover() Player { return s.Player() }

// completed is how many turns are complete.
func (s *state) completed() int {
	if s.Position.Chain != game.NoSquare {
		return s.Turns - 1
	}
	return s.Turns
}

// apply plays an action, asking the deal for the piece only if a face-down one is aimed at, and tells what happened. An illegal
// action changes nothing: the error wraps ErrIllegal and a *game.IllegalActionError. index is the step's place in the history.
func (s *state) apply(set *game.RuleSet, d deal.Deal, a game.Action, clock bool, index int) (Step, error) {
	before := s.Position
	step := Step{Action: a, Kind: before.Step(a), Player: s.mover(), Clock: clock}
	if before.NeedsReveal(a) {
		step.Shown = d.At(a.To)
	}
	if err := s.Act(set, record.Played{Action: a, Shown: step.Shown}, nil); err != nil {
		return Step{}, fmt.Errorf("%w: %w", ErrIllegal, err)
	}
	switch step.Kind {
	case game.StepFlip:
		step.Piece = step.Shown
	case game.StepStop:
		step.Piece = before.Board[before.Chain]
	default:
		step.Piece = before.Board[a.From]
	}
	step.Taken, step.Dark = taken(&before, &s.Position, step)
	step.TurnEnd = s.Position.Chain == game.NoSquare
	s.note(step, index)
	return step, nil
}

// taken tells what was captured and what came of a dark attack, from the boards before and after.
func taken(before, after *game.Position, step Step) (game.Piece, DarkOutcome) {
	switch {
	case step.Kind == game.StepCapture:
		return before.Board[step.Action.To], NotDark
	case step.Kind != game.StepDark:
		return game.Empty, NotDark
	case step.Shown.Colour() == step.Piece.Colour():
		return game.Empty, DarkOwn
	case after.Board[step.Action.To] == step.Shown:
		return game.Empty, DarkLost
	}
	return step.Shown, DarkCaptured
}

// note brings the counters of turns up to date after a step.
func (s *state) note(step Step, index int) {
	if step.Taken != game.Empty {
		s.captures++
	}
	if !step.TurnEnd {
		return
	}
	s.captures = 0
	s.last, s.turn = s.turn, index+1
	if step.Clock {
		s.Timeouts[step.Player.Index()]++
	} else {
		s.Timeouts[step.Player.Index()] = 0
	}
}
