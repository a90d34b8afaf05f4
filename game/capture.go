package game

// Ranks of both orders by Kind (rules, section 1).
var ranks = [2][KindCount]uint8{
	TaiwanOrder:   {General: 7, Advisor: 6, Elephant: 5, Chariot: 4, Horse: 3, Cannon: 2, Soldier: 1},
	MainlandOrder: {General: 7, Chariot: 6, Horse: 5, Cannon: 4, Advisor: 3, Elephant: 2, Soldier: 1},
}

// captureMasks holds, by order and attacker, the bit set of the kinds that it captures by rank, with the exceptions of
// soldier and general.
var captureMasks = makeCaptureMasks()

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
