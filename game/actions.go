package game

// Actions appends every legal action to dst and returns it; none when the side to move has no legal action. It does not look
// at the other endings: ask Result. With room for MaxActions in dst it does not allocate. The order is fixed but unspecified.
func (p *Position) Actions(r *Rules, dst []Action) []Action {
	if p.Chain != NoSquare {
		return append(p.captures(r, p.Chain, dst), StopAction)
	}
	for s := Square(0); s < SquareCount; s++ {
		dst = p.squareActions(r, s, dst)
	}
	return dst
}

// MaxActions is more than any position has legal actions under any rules.
const MaxActions = 256

// ActionsFrom appends the legal actions that start on a square: its flip, or the moves and captures of the piece there. A stop
// starts on no square.
func (p *Position) ActionsFrom(r *Rules, s Square, dst []Action) []Action {
	switch {
	case s >= SquareCount:
		return dst
	case p.Chain == NoSquare:
		return p.squareActions(r, s, dst)
	case p.Chain == s:
		return p.captures(r, s, dst)
	}
	return dst
}

func (p *Position) squareActions(r *Rules, s Square, dst []Action) []Action {
	switch piece := p.Board[s]; {
	case piece == FaceDown:
		return append(dst, FlipAction(s))
	case p.Turn == NoColour || piece.Colour() != p.Turn:
		return dst
	}
	before := len(dst)
	dst = p.plainMoves(r, s, dst)
	if r.ChaseLimit > 0 && p.atChaseLimit(r, s) {
		dst = p.dropForbidden(r, dst, before)
	}
	return p.captures(r, s, dst)
}

// captures appends the captures and dark attacks of the piece on from, in a chain only those that its setting allows.
func (p *Position) captures(r *Rules, from Square, dst []Action) []Action {
	var found [maxAttacks]attack
	open, dark, anyRank := true, r.DarkCapture, false
	if p.Chain != NoSquare {
		open, dark, anyRank = p.chainTargets(r, p.chainDark)
	}
	enemy := p.Turn.Opponent()
	for _, target := range found[:p.attacks(r, from, &found)] {
		piece := p.Board[target.square]
		if piece == FaceDown && dark ||
			open && piece.Colour() == enemy && (anyRank || target.takes&(1<<piece.Kind()) != 0) {
			dst = append(dst, MoveAction(from, target.square))
		}
	}
	return dst
}

// chainTargets returns what may be captured from the second capture of a turn on: face-up pieces, face-down pieces, and whether
// rank is ignored. Chains of face-down pieces only always obey rank.
func (p *Position) chainTargets(r *Rules, startedDark bool) (open, dark, anyRank bool) {
	if startedDark {
		both := r.ChainAfterDark == ChainDarkThenOpen
		return both, r.ChainAfterDark != ChainDarkNone, both && r.ChainIgnoresRank
	}
	return r.ChainAfterOpen != ChainOpenNone, r.ChainAfterOpen == ChainOpenThenDark, r.ChainIgnoresRank
}

// plainMoves appends the moves to empty squares of the piece on from, those that the chase rule forbids included.
func (p *Position) plainMoves(r *Rules, from Square, dst []Action) []Action {
	kind := p.Board[from].Kind()
	slides := kind == Chariot && r.ChariotSlides
	vaults := kind == Cannon && r.CannonVaults
	for d := range lines[from] {
		l := &lines[from][d]
		if l.length == 0 {
			continue
		}
		if p.Board[l.squares[0]] == Empty {
			dst = append(dst, MoveAction(from, l.squares[0]))
			if slides {
				dst = p.slideMoves(from, l, 1, dst)
			}
		} else if vaults {
			dst = p.slideMoves(from, l, 1, dst)
		}
	}
	if kind == Horse && r.HorseLeaps {
		for _, leap := range leaps[from] {
			if p.Board[leap.leg] == Empty && p.Board[leap.to] == Empty {
				dst = append(dst, MoveAction(from, leap.to))
			}
		}
	}
	if kind >= Elephant && r.DiagonalCourt {
		for _, to := range diagonals[from] {
			if p.Board[to] == Empty {
				dst = append(dst, MoveAction(from, to))
			}
		}
	}
	return dst
}

// slideMoves appends moves to the empty squares of a line from index start up to the first piece.
func (p *Position) slideMoves(from Square, l *line, start uint8, dst []Action) []Action {
	for i := start; i < l.length && p.Board[l.squares[i]] == Empty; i++ {
		dst = append(dst, MoveAction(from, l.squares[i]))
	}
	return dst
}
