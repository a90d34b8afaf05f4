package match

import "fmt"

// Cursor returns how many steps of the history are in force.
func (m *Match) Cursor() int { return m.cursor }

// Length returns how many steps the history has, those after the cursor included.
func (m *Match) Length() int {
	if m.termination.Over() {
		return len(m.steps) + 1
	}
	return len(m.steps)
}

// MoveTo moves the cursor, by replaying the history from the start. Open draw offers lapse.
func (m *Match) MoveTo(cursor int) error {
	if cursor < 0 || cursor > m.Length() {
		return ErrCursor
	}
	state, err := m.replay(min(cursor, len(m.steps)))
	if err != nil {
		return err
	}
	m.state, m.cursor = state, cursor
	m.closeOffers()
	return nil
}

// replay computes the state after the first count steps from the rules and the deal alone.
func (m *Match) replay(count int) (state, error) {
	s := startState()
	for i, step := range m.steps[:count] {
		if _, err := s.apply(&m.set, m.deal, step.Action, step.Clock, i); err != nil {
			return state{}, fmt.Errorf("step %d: %w", i+1, err)
		}
	}
	return s, nil
}

// MoverAt returns the player who was or is to act at a cursor, Nobody where the match is over.
func (m *Match) MoverAt(cursor int) Player {
	switch {
	case cursor < 0 || cursor > len(m.steps):
		return Nobody
	case cursor < len(m.steps):
		return m.steps[cursor].Player
	case cursor == m.cursor:
		return m.ToMove()
	case m.decided.Over():
		return Nobody
	case cursor == 0:
		return One
	}
	last := m.steps[cursor-1]
	if last.TurnEnd {
		return last.Player.Other()
	}
	return last.Player
}
