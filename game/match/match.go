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

// Steps returns the steps up to the cursor. The caller must not change them.
func (m *Match) Steps() []Step { return m.steps[:min(m.cursor, len(m.steps))] }

// LastTurn returns the steps to mark on the board: those of the open chain, or else of the last completed turn.
func (m *Match) LastTurn() []Step {
	steps := m.Steps()
	if m.InChain() {
		return steps[m.state.turn:]
	}
	return steps[m.state.last:]
}

// InChain reports whether a piece stands in the middle of a chain, so that the same player goes on or stops.
func (m *Match) InChain() bool { return m.state.Position.Chain != game.NoSquare }

// Turns returns how many turns are complete, both sides together.
func (m *Match) Turns() int { return m.state.completed() }

// FaceDown returns how many pieces are face down.
func (m *Match) FaceDown() int { return m.state.Position.FaceDownCount() }

// TurnsToDraw returns how many more plain moves make the game a draw by no progress, -1 if no number does.
func (m *Match) TurnsToDraw() int {
	if m.set.NoProgressLimit == 0 {
		return -1
	}
	return m.set.NoProgressLimit - int(m.state.Position.NoProgressCount)
}

// TimeOuts returns how many turns in a row the clock has played for the player, 0 to 2.
func (m *Match) TimeOuts(p Player) int { return m.state.Timeouts[p.Index()] }

// Captured returns the opponent's pieces that have left the board, in order: those the player captured, and attackers that
// the opponent lost to a dark attack.
func (m *Match) Captured(p Player) []game.Piece {
	var pieces []game.Piece
	enemy := m.Colour(p).Opponent()
	for _, step := range m.Steps() {
		if piece := step.Removed(); piece != game.Empty && piece.Colour() == enemy {
			pieces = append(pieces, piece)
		}
	}
	return pieces
}

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
