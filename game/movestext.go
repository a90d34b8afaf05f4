package game

import (
	"fmt"
	"strings"
)

// joinMoves writes MOVES, oldest first.
func joinMoves(moves []Action) string {
	words := make([]string, len(moves))
	for i, move := range moves {
		words[i] = move.String()
	}
	return strings.Join(words, ",")
}

// replayMoves takes the plain moves back on the board and makes them again, so that counts and cycles are known.
func (p Position) replayMoves(r *Rules, text string) (Position, error) {
	if text == "-" {
		return p, nil
	}
	words := strings.Split(text, ",")
	if len(words) != int(p.NoProgressCount) {
		return p, fmt.Errorf("MOVES has %d moves, QUIET says %d", len(words), p.NoProgressCount)
	}
	moves := make([]Action, len(words))
	earlier := p
	for i := len(words) - 1; i >= 0; i-- {
		move, ok := ParseAction(words[i])
		if !ok || move.IsFlip() || move.IsStop() {
			return p, fmt.Errorf("MOVES has %q, which is no move", words[i])
		}
		mover := earlier.Turn.Opponent()
		if earlier.Board[move.To].Colour() != mover || earlier.Board[move.From] != Empty {
			return p, fmt.Errorf("move %s of MOVES cannot have led to this position", move)
		}
		earlier.Board[move.From], earlier.Board[move.To] = earlier.Board[move.To], Empty
		earlier.Turn = mover
		moves[i] = move
	}
	earlier.NoProgressCount = 0
	for _, move := range moves {
		if !earlier.isPlainMove(r, move) {
			return p, fmt.Errorf("move %s of MOVES is not one that the piece can make", move)
		}
		earlier.Advance(r, move, Empty)
	}
	return earlier, nil
}

// isPlainMove reports whether the piece on the first square moves to the second one, the chase rule aside.
func (p *Position) isPlainMove(r *Rules, a Action) bool {
	var moves [MaxActions]Action
	for _, move := range p.plainMoves(r, a.From, moves[:0]) {
		if move == a {
			return true
		}
	}
	return false
}
