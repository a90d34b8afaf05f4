package match

import (
	"time"

	"anqi/game"
	"anqi/game/record"
)

// Keeper stores what must not be lost. A session calls it after every change and before it returns the events of that
// change. An error means that the game goes on in memory only.
type Keeper interface {
	// KeepGame stores the game in progress, as Resume reads it.
	KeepGame(text []byte) error
	// KeepResult counts a finished game, once however often it is called with the same ID.
	KeepResult(finished Finished) error
	// DropResult takes a result back when the end of the game was undone; an unknown ID is no error.
	DropResult(id string) error
}

// Finished is a game that counts in the standings.
type Finished struct {
	ID     string            // of the game: the same through undo, redo and reload
	Level  Level             // of the computer; NoLevel between two people
	Help   bool              // a hint was given or something taken back against the computer
	Result record.GameResult // for the person at the device; between two people, for seat 0
	Reason game.Reason
	Turns  int
	Score  game.Scoring // what Points count
	Points [2]int       // net scores: of the person, or of seat 0, and of the other side; 0 without a score
	Preset string       // name of the rule set, "custom" for others
}

// keep saves the game and its result, or takes the result back. That nothing can be saved is told once, until it can be again.
func (s *Session) keep() []Event {
	keeper := s.env.Keeper
	if keeper == nil {
		return nil
	}
	err := keeper.KeepGame(s.Snapshot())
	if finished, counts := s.finished(); counts {
		if countErr := keeper.KeepResult(finished); err == nil {
			err = countErr
		}
	} else if dropErr := keeper.DropResult(s.id); err == nil {
		err = dropErr
	}
	before := s.unsaved
	s.unsaved = err != nil
	if s.unsaved && !before {
		return []Event{{Kind: EventNotSaved, Err: err}}
	}
	return nil
}

// Keep stores the game with the time that has passed of a turn clock since the last action, so that a reload does not give it back:
// call it before the program may end, and every second. Without a turn clock there is nothing to store that was not stored with the
// last action. That it cannot be stored is told at the next action.
func (s *Session) Keep(now time.Time) {
	if s.env.Keeper == nil || s.match == nil || s.match.RuleSet().TurnSeconds == 0 || s.match.Outcome().Over() {
		return
	}
	s.clock.advance(s, now)
	_ = s.env.Keeper.KeepGame(s.Snapshot())
}

// finished returns how the game counts, and whether it does: it is over, and a person played.
func (s *Session) finished() (Finished, bool) {
	outcome := s.match.Outcome()
	if !outcome.Over() || s.seats[0].Level != NoLevel && s.seats[1].Level != NoLevel {
		return Finished{}, false
	}
	own := s.PlayerAt(0)
	if !s.isPerson(own) {
		own = own.Other()
	}
	score := s.match.Score()
	return Finished{
		ID: s.id, Level: s.Level(), Help: s.help && s.AgainstComputer(), Reason: outcome.Reason, Turns: s.match.Turns(),
		Score: score.Kind, Points: [2]int{score.Points[own.Index()], score.Points[own.Other().Index()]},
		Preset: s.match.RuleSet().Name(), Result: outcome.For(own),
	}, true
}
