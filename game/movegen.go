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

// Ranks of both orders by Kind (docs/rules.md, section 1).
var ranks = [2][KindCount]uint8{
	TaiwanOrder:   {General: 7, Advisor: 6, Elephant: 5, Chariot: 4, Horse: 3, Cannon: 2, Soldier: 1},
	MainlandOrder: {General: 7, Chariot: 6, Horse: 5, Cannon: 4, Advisor: 3, Elephant: 2, Soldier: 1},
}

// captureMasks holds, by order and attacker, the bit set of the kinds that it captures by rank, with the exceptions of
// soldier and general.
var captureMasks = makeCaptureMasks()

// everyKind is the bit set of all seven kinds, for captures that do not look at rank.
const everyKind = 0xFE

func makeCaptureMasks() (masks [2][KindCount]uint8) {
	for order := range ranks {
		for attacker := Soldier; attacker <= General; attacker++ {
			for target := Soldier; target <= General; target++ {
				captures := ranks[order][attacker] >= ranks[order][target]
				switch {
				case attacker == Soldier && target == General:
					captures = true
				case attacker == General && target == Soldier:
					captures = false
				}
				if captures {
					masks[order][attacker] |= 1 << target
				}
			}
		}
	}
	return masks
}

// Rank returns the kind's rank in the order in force, 1 to 7.
func (r *Rules) Rank(k Kind) int { return int(ranks[r.Order&1][k&7]) }

// CannonJumps reports whether the cannon captures over a screen; otherwise it is an ordinary piece of its rank.
func (r *Rules) CannonJumps() bool { return r.Order == TaiwanOrder && !r.CannonContact }

// Captures reports whether the attacker's ordinary way of capturing takes the target: by rank, with the exceptions of soldier
// and general, and anything for a cannon that jumps. Leaps and slides of the variants take any rank besides.
func (r *Rules) Captures(attacker, target Kind) bool {
	if attacker == Cannon && r.CannonJumps() {
		return target != NoKind
	}
	return captureMasks[r.Order&1][attacker&7]&(1<<target) != 0
}

// attack is an occupied square that a piece reaches by its way of capturing, and the kinds of enemies that it takes there.
type attack struct {
	square Square
	takes  uint8 // bit set of kinds
}

// maxAttacks is the most squares that one piece can attack: a horse's four steps and eight leaps.
const maxAttacks = 12

// attacks lists the occupied squares that the piece on from reaches by its way of capturing, whoever stands there, and returns how
// many there are.
func (p *Position) attacks(r *Rules, from Square, found *[maxAttacks]attack) int {
	kind := p.Board[from].Kind()
	if kind == Cannon && r.CannonJumps() {
		return p.cannonAttacks(from, found)
	}
	byRank := captureMasks[r.Order&1][kind]
	n := 0
	for d := range lines[from] {
		l := &lines[from][d]
		if l.length == 0 {
			continue
		}
		if p.Board[l.squares[0]] != Empty {
			found[n] = attack{l.squares[0], byRank}
			n++
		} else if kind == Chariot && r.ChariotSlides {
			if i := p.firstPiece(l, 1); i < l.length {
				found[n] = attack{l.squares[i], everyKind}
				n++
			}
		}
	}
	if kind == Horse && r.HorseLeaps {
		n = p.leapAttacks(from, found, n)
	}
	if kind >= Elephant && r.DiagonalCourt {
		for _, to := range diagonals[from] {
			if p.Board[to] != Empty {
				found[n] = attack{to, byRank}
				n++
			}
		}
	}
	return n
}

// cannonAttacks lists the first piece beyond exactly one piece in each direction.
func (p *Position) cannonAttacks(from Square, found *[maxAttacks]attack) int {
	n := 0
	for d := range lines[from] {
		l := &lines[from][d]
		screen := p.firstPiece(l, 0)
		if target := p.firstPiece(l, screen+1); target < l.length {
			found[n] = attack{l.squares[target], everyKind}
			n++
		}
	}
	return n
}

// leapAttacks appends what a horse reaches by its long moves to the n attacks found before, and returns the new number.
func (p *Position) leapAttacks(from Square, found *[maxAttacks]attack, n int) int {
	for _, leap := range leaps[from] {
		if p.Board[leap.leg] == Empty && p.Board[leap.to] != Empty {
			found[n] = attack{leap.to, everyKind}
			n++
		}
	}
	return n
}

// firstPiece returns the index in the line of the first piece at start or beyond, the line's length or more if there is none.
func (p *Position) firstPiece(l *line, start uint8) uint8 {
	for start < l.length && p.Board[l.squares[start]] == Empty {
		start++
	}
	return start
}
