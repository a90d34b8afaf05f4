package match

import (
	"anqi/game"
)

// hintLevel is the level at which hints and judgements are thought out.
const hintLevel = LevelExpert

// HintComing reports whether a hint is being thought out.
func (s *Session) HintComing() bool { return s.job != nil && s.job.purpose == PurposeHint }

// HintShown returns the hint for the position on the table, if one was given.
func (s *Session) HintShown() (game.Action, bool) {
	if s.hint == nil {
		return game.Action{}, false
	}
	return s.hint.Action, true
}

// Hint asks for an action for the person to move: the same call as the computer's, with the same public information. It
// comes through Tick, and the game counts as one with help from then on.
func (s *Session) Hint() ([]Event, error) {
	if err := s.personMayAct(); err != nil {
		return nil, err
	}
	if s.job != nil {
		return nil, ErrBusy
	}
	s.failed = false
	return s.think(PurposeHint), nil
}

// giveHint shows what was thought out for the person.
func (s *Session) giveHint(answer Answer) []Event {
	s.hint = &answer
	s.help = true
	event := Event{
		Kind: EventHint, Player: s.match.ToMove(), Colour: s.match.Colour(s.match.ToMove()), Action: answer.Action,
		From: answer.Action.From, To: answer.Action.To, Chance: answer.Chance,
	}
	return append([]Event{event}, s.keep()...)
}
