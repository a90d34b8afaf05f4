package match

import (
	"fmt"

	"anqi/game"
	"anqi/game/record"
)

// Record returns the whole history, the part after the cursor included, with deal and salt: what is saved.
func (m *Match) Record() *record.Record {
	r := m.record(m.steps)
	r.Deal, r.Salt = &m.deal, &m.salt
	if m.termination.Over() {
		r.Termination = m.termination
	}
	return r
}

// PublicRecord returns the history up to the cursor. Deal and salt are in it once the game is over, or when the person asks
// for them.
func (m *Match) PublicRecord(withDeal bool) *record.Record {
	r := m.record(m.Steps())
	if withDeal || m.Outcome().Over() {
		r.Deal, r.Salt = &m.deal, &m.salt
	}
	if m.termination.Over() && m.cursor > len(m.steps) {
		r.Termination = m.termination
	}
	return r
}

// text writes Record with the date and the names, which a match does not know. Nothing is replayed: every step was played through the
// rules, and what followed from the last one is kept.
func (m *Match) text(date, first, second string) []byte {
	r := m.Record()
	r.Date, r.First, r.Second = date, first, second
	colour, outcome := game.NoColour, m.decided
	if len(m.steps) > 0 {
		colour = m.steps[0].Shown.Colour() // the first action of a game is a flip
	}
	if !outcome.Over() {
		outcome = m.termination
	}
	return r.Text(colour, outcome)
}

func (m *Match) record(steps []Step) *record.Record {
	r := &record.Record{RuleSet: m.set, Fingerprint: m.Fingerprint()}
	var turn record.Turn
	for i, step := range steps {
		turn.Actions = append(turn.Actions, record.Played{Action: step.Action, Shown: step.Shown})
		if step.TurnEnd || i == len(steps)-1 {
			turn.Clock = step.Clock && step.TurnEnd
			r.Turns = append(r.Turns, turn)
			turn = record.Turn{}
		}
	}
	return r
}

// FromRecord takes up a recorded game at a cursor. The record needs deal and salt; its offers are those that were saved with
// it. Everything is replayed, so a record that breaks the rules is an error.
func FromRecord(r *record.Record, cursor int, offers []Offer) (*Match, error) {
	if r.Deal == nil || r.Salt == nil {
		return nil, ErrNoDeal
	}
	m, err := New(r.RuleSet, *r.Deal, *r.Salt)
	if err != nil {
		return nil, err
	}
	if _, err := r.Replay(nil); err != nil {
		return nil, err
	}
	for _, turn := range r.Turns {
		if err := m.take(turn); err != nil {
			return nil, err
		}
	}
	if r.Termination.Over() {
		if m.Outcome().Over() {
			return nil, ErrOver
		}
		m.termination = r.Termination
		m.cursor++
	}
	if err := m.takeOffers(offers); err != nil {
		return nil, err
	}
	return m, m.restore(cursor)
}

// take plays a recorded turn. How much of it the clock played is not recorded: a stop that ends a longer turn is taken to be the
// clock's alone.
func (m *Match) take(turn record.Turn) error {
	for i, played := range turn.Actions {
		last := i == len(turn.Actions)-1
		if _, err := m.play(played.Action, turn.Clock && last); err != nil {
			return err
		}
	}
	return nil
}

func (m *Match) takeOffers(offers []Offer) error {
	for i, offer := range offers {
		if offer.Player != One && offer.Player != Two || offer.At < 0 || offer.At > len(m.steps) || i > 0 && offer.At < offers[i-1].At {
			return ErrDamagedSnapshot
		}
	}
	m.offers = append(m.offers, offers...)
	return nil
}

// restore is MoveTo for a game that is read back: an open offer stays open.
func (m *Match) restore(cursor int) error {
	offers := append([]Offer(nil), m.offers...)
	if err := m.MoveTo(cursor); err != nil {
		return err
	}
	m.offers = offers
	return nil
}

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
