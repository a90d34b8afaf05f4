package match

import "anqi/game"

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
