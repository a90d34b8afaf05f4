package ai

import "anqi/game"

// state is a position of the fast search: Taiwan captures, one action a turn, no variants. It is copied, not unmade.
// Side 0 is red, side 1 is black; a piece's side is bit 3 of its number.
type state struct {
	board           [game.SquareCount]game.Piece
	pieces          [game.PieceCount]bitboard // face up, by piece
	side            [2]bitboard               // face up, by side
	down            bitboard                  // face down
	alive           [game.PieceCount]uint8    // on the board, face up or down
	unseen          [game.PieceCount]uint8    // face down
	left            [2]uint8                  // pieces on the board, by side
	hidden          uint8                     // pieces face down
	turn            uint8                     // the side to move
	noProgress      uint16                    // plain moves in a row
	key             uint64                    // hash of board, unseen pieces and side to move
	materialKey     materialKey               // of pieces alive and face down
	values          [game.PieceCount]int16    // by natural enemies (material.go)
	balance         int32                     // of material: red less black, in hundredths of a point, face-down pieces at a share of their value
	fewestAttackers [2]uint8                  // by side: how many of its pieces, cannons apart, could capture the enemy piece that fewest can; at most two
	prior           classPrior                // of the class of ending, once few pieces are left (classprior.go)
	chase           chaseCounts
}

// empty returns the squares without any piece.
func (p *state) empty() bitboard { return ^(p.side[0] | p.side[1] | p.down) }

// occupied returns the squares with a piece, face up or down.
func (p *state) occupied() bitboard { return p.side[0] | p.side[1] | p.down }

func sideOf(piece game.Piece) uint8 { return uint8(piece) >> 3 }

// isCapture reports whether a step goes to a square with a piece.
func (p *state) isCapture(m move) bool { return m.from() != m.to() && p.board[m.to()] != game.Empty }

// flip turns up a piece of that kind and colour; the turn passes.
func (p *state) flip(s uint, piece game.Piece, w *Weights) {
	set := bitboard(1) << s
	p.board[s] = piece
	p.pieces[piece] |= set
	p.side[sideOf(piece)] |= set
	p.down &^= set
	p.key ^= keys.square[game.FaceDown][s] ^ keys.square[piece][s]
	p.key ^= keys.unseen[piece][p.unseen[piece]] ^ keys.unseen[piece][p.unseen[piece]-1]
	p.unseen[piece]--
	p.materialKey -= materialKeyUnits[piece] << materialKeyUnseen
	p.hidden--
	p.addMaterial(piece, int32(p.values[piece])*int32(100-w.UnseenPercent))
	p.noProgress = 0
	p.chase.clear()
	p.passTurn()
}

// addMaterial counts hundredths of a point for the piece's side.
func (p *state) addMaterial(piece game.Piece, hundredths int32) {
	if sideOf(piece) == 0 {
		p.balance += hundredths
	} else {
		p.balance -= hundredths
	}
}

// passTurn gives the turn to the other side.
func (p *state) passTurn() {
	p.turn ^= 1
	p.key ^= keys.black
}

// step makes a plain move or a capture; the turn passes.
func (p *state) step(from, to uint, r *searchRules) {
	piece, target := p.board[from], p.board[to]
	change := bitboard(1)<<from | bitboard(1)<<to
	p.board[from], p.board[to] = game.Empty, piece
	p.pieces[piece] ^= change
	p.side[sideOf(piece)] ^= change
	p.key ^= keys.square[piece][from] ^ keys.square[piece][to]
	if target == game.Empty {
		p.noProgress++
		if r.ChaseLimit > 0 {
			p.countChases(from, to)
		}
	} else {
		p.remove(target, to, r.weights)
	}
	p.passTurn()
}

// remove takes a captured face-up piece off the sets and values everything anew.
func (p *state) remove(target game.Piece, s uint, w *Weights) {
	set := bitboard(1) << s
	p.pieces[target] &^= set
	p.side[sideOf(target)] &^= set
	p.key ^= keys.square[target][s]
	p.alive[target]--
	p.materialKey -= materialKeyUnits[target]
	p.left[sideOf(target)]--
	p.noProgress = 0
	p.chase.clear()
	p.revalue(w)
}

// newState converts a position in which colours are known.
func newState(from *game.Position, w *Weights) state {
	p := state{turn: uint8(from.Turn-game.Red) & 1, noProgress: from.NoProgressCount}
	p.chase.clear()
	for s, piece := range from.Board {
		p.board[s] = piece
		set := bitboard(1) << s
		switch {
		case piece == game.FaceDown:
			p.down |= set
		case piece != game.Empty:
			p.pieces[piece] |= set
			p.side[sideOf(piece)] |= set
			p.alive[piece]++
		}
	}
	for piece, n := range from.Unseen {
		if game.Piece(piece).Kind() != game.NoKind {
			p.unseen[piece] = n
			p.alive[piece] += n
			p.hidden += n
		}
	}
	for piece, n := range p.alive {
		p.left[piece>>3] += n
		p.materialKey += materialKey(n)*materialKeyUnits[piece] + materialKey(p.unseen[piece])*materialKeyUnits[piece]<<materialKeyUnseen
	}
	p.key = p.fullKey()
	p.revalue(w)
	return p
}

// fullKey computes the hash from nothing.
func (p *state) fullKey() (key uint64) {
	for s, piece := range p.board {
		if piece != game.Empty {
			key ^= keys.square[piece][s]
		}
	}
	for piece, n := range p.unseen {
		if game.Piece(piece).Kind() != game.NoKind {
			key ^= keys.unseen[piece][n]
		}
	}
	if p.turn == 1 {
		key ^= keys.black
	}
	return key
}
