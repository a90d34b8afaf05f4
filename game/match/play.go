package match

import "anqi/game"

// Play makes an action of the player to move: a flip, a move, a capture, an attack, a further capture of a chain, or its
// stop. An undone tail of the history is cut off. An illegal action changes nothing and is told by a *game.IllegalActionError.
func (m *Match) Play(a game.Action) ([]Event, error) { return m.play(a, false) }

func (m *Match) play(a game.Action, clock bool) ([]Event, error) {
	if m.Outcome().Over() {
		return nil, ErrOver
	}
	next := m.state
	step, err := next.apply(&m.set, m.deal, a, clock, m.cursor)
	if err != nil {
		return nil, err
	}
	coloured := m.state.FirstColour == game.NoColour
	m.cut()
	m.steps = append(m.steps, step)
	m.cursor++
	m.state, m.decided = next, next.Outcome()
	return m.events(step, coloured), nil
}

// cut drops the undone tail: steps, the termination and draw offers after the cursor.
func (m *Match) cut() {
	m.replayed = m.replayed || m.cursor < m.Length()
	m.steps = m.steps[:m.cursor:m.cursor]
	m.decided, m.termination = Outcome{}, Outcome{}
	m.cutOffers()
}
