package ai

import "anqi/game"

// move is an action in 16 bits: the square from, and above it the square to; a flip has both the same.
type move uint16

const noMove move = 0xFFFF

func newMove(from, to uint) move { return move(from | to<<5) }

func (m move) from() uint   { return uint(m) & 31 }
func (m move) to() uint     { return uint(m) >> 5 & 31 }
func (m move) isFlip() bool { return m != noMove && m.from() == m.to() }

func (m move) action() game.Action {
	return game.Action{From: game.Square(m.from()), To: game.Square(m.to())}
}

func moveOf(a game.Action) move { return newMove(uint(a.From), uint(a.To)) }
