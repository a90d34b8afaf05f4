package match

import (
	"time"
)

// CanUndo reports whether Undo would do or ask something.
func (s *Session) CanUndo() bool { return s.undoError() == nil }

func (s *Session) undoError() error {
	switch {
	case s.match == nil:
		return ErrNoGame
	case !s.match.RuleSet().Undo:
		return ErrUndoForbidden
	case s.asked != Nobody:
		return ErrBusy
	case s.undoTarget() < 0:
		return ErrNothingToUndo
	}
	return nil
}

// undoTarget returns the cursor of the last decision that a person had to make before the present one, -1 if there is none.
func (s *Session) undoTarget() int {
	for cursor := s.match.Cursor() - 1; cursor >= 0; cursor-- {
		if s.isPerson(s.match.MoverAt(cursor)) {
			return cursor
		}
	}
	return -1
}

// Undo goes back to the person's last decision; the computer's thinking is cancelled. Between two people it asks the other
// side, and AnswerUndo decides.
func (s *Session) Undo(now time.Time) ([]Event, error) {
	if err := s.undoError(); err != nil {
		return nil, err
	}
	target := s.undoTarget()
	if s.AgainstComputer() {
		return s.moveTo(target, EventUndone, now)
	}
	s.clock.advance(s, now)
	s.asked = s.match.MoverAt(target)
	return []Event{{Kind: EventUndoAsked, Player: s.asked, Colour: s.match.Colour(s.asked)}}, nil
}

// UndoAsked returns the person who asks to take back, Nobody if none does. The other side answers.
func (s *Session) UndoAsked() Player { return s.asked }

// AnswerUndo agrees or declines for the side that was asked.
func (s *Session) AnswerUndo(agree bool, now time.Time) ([]Event, error) {
	if s.match == nil {
		return nil, ErrNoGame
	}
	if s.asked == Nobody {
		return nil, ErrNothingToUndo
	}
	s.clock.advance(s, now)
	asked := s.asked
	s.asked = Nobody
	if !agree {
		return []Event{{Kind: EventUndoDeclined, Player: asked.Other(), Colour: s.match.Colour(asked.Other())}}, nil
	}
	return s.moveTo(s.undoTarget(), EventUndone, now)
}

// CanRedo reports whether Redo would do something.
func (s *Session) CanRedo() bool { return s.redoError() == nil }

func (s *Session) redoError() error {
	switch {
	case s.match == nil:
		return ErrNoGame
	case s.asked != Nobody:
		return ErrBusy
	case s.match.Cursor() >= s.match.Length():
		return ErrNothingToRedo
	}
	return nil
}

// Redo goes forward again to the next decision of a person, or to the end of what was undone.
func (s *Session) Redo(now time.Time) ([]Event, error) {
	if err := s.redoError(); err != nil {
		return nil, err
	}
	target := s.match.Cursor() + 1
	for target < s.match.Length() && !s.isPerson(s.match.MoverAt(target)) {
		target++
	}
	return s.moveTo(target, EventRedone, now)
}

func (s *Session) moveTo(target int, kind EventKind, now time.Time) ([]Event, error) {
	count := s.match.Cursor() - target
	if err := s.match.MoveTo(target); err != nil {
		return nil, err
	}
	player := s.match.ToMove()
	event := Event{Kind: kind, Player: player, Colour: s.match.Colour(player), Count: max(count, -count), Outcome: s.match.Outcome()}
	return s.commit([]Event{event}, now), nil
}
