package match

import (
	"fmt"

	"anqi/game"
	"anqi/game/deal"
)

// Match is one game: rule set, deal, history, and a cursor into it. It has no clock and no randomness of its own. The
// history counts in steps: one for every action, and one more for a termination at the end (resignation, agreement, time).
type Match struct {
	set         game.RuleSet
	deal        deal.Deal
	salt        deal.Salt
	steps       []Step
	decided     Outcome // how the rules ended it after the last step, wherever the cursor is; not over if they did not
	termination Outcome // how it ended other than by the rules; not over if it did not
	cursor      int
	replayed    bool // something else was played in place of what was undone
	offers      []Offer
	state       state // after the steps up to the cursor
}

// New returns a match before its first action. The deal is never drawn again.
func New(set game.RuleSet, d deal.Deal, salt deal.Salt) (*Match, error) {
	if err := set.Validate(); err != nil {
		return nil, fmt.Errorf("rule set: %w", err)
	}
	return &Match{set: set, deal: d, salt: salt, state: startState()}, nil
}

// RuleSet returns the rules and options in force.
func (m *Match) RuleSet() game.RuleSet { return m.set }

// Rules returns the rules in force, to be read only.
func (m *Match) Rules() *game.Rules { return &m.set.Rules }

// Position returns what is publicly known at the cursor.
func (m *Match) Position() game.Position { return m.state.Position }

// Outcome tells how the match stands at the cursor.
func (m *Match) Outcome() Outcome {
	if m.termination.Over() && m.cursor > len(m.steps) {
		return m.termination
	}
	return m.state.Outcome()
}

// ToMove returns the player to act, Nobody when the match is over.
func (m *Match) ToMove() Player {
	if m.Outcome().Over() {
		return Nobody
	}
	return m.state.mover()
}

// Colour returns the player's colour, NoColour before the first flip.
func (m *Match) Colour(p Player) game.Colour { return m.state.Colour(p) }

// PlayerOf returns the player who has the colour, Nobody if nobody has it.
func (m *Match) PlayerOf(c game.Colour) Player { return m.state.PlayerOf(c) }

// Actions appends every legal action to dst; none when the match is over.
func (m *Match) Actions(dst []game.Action) []game.Action {
	if m.Outcome().Over() {
		return dst
	}
	return m.state.Position.Actions(&m.set.Rules, dst)
}

// Fingerprint returns the public SHA-256 of deal and salt, in hex.
func (m *Match) Fingerprint() string { return m.deal.Fingerprint(m.salt) }

// Reveal returns deal and salt once the match is over; false while it goes on, so that nobody sees them too early.
func (m *Match) Reveal() (deal.Deal, deal.Salt, bool) {
	if !m.Outcome().Over() {
		return deal.Deal{}, deal.Salt{}, false
	}
	return m.deal, m.salt, true
}
