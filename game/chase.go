package game

// chaseCounts is what the chase rule remembers of one side (docs/rules.md, section 5): the piece that it moved last and, for every enemy
// piece that this one chases, how often in a row.
type chaseCounts struct {
	mover  Square             // where the last moved piece stands, NoSquare if none counts
	counts [SquareCount]uint8 // by the square of the chased piece
}

// Chases is a side's chases in a row: which piece chases, and how often it has chased the enemy piece on each square.
type Chases struct {
	Attacker Square             // where the piece that chases stands, NoSquare if there is none
	Counts   [SquareCount]uint8 // by the square of the chased piece, 0 to ChaseLimit
}

// Chases returns the chase counts of a colour. They are counted only while ChaseLimit is set.
func (p *Position) Chases(c Colour) Chases {
	if c == NoColour {
		return Chases{Attacker: NoSquare}
	}
	counts := &p.chases[c-Red]
	return Chases{counts.mover, counts.counts}
}

func (p *Position) clearChases() {
	for i := range p.chases {
		p.chases[i] = chaseCounts{mover: NoSquare}
	}
}

// countChases brings both sides' counts up to date after a plain move by the colour, made on the board already.
func (p *Position) countChases(r *Rules, c Colour, from, to Square) {
	own, other := &p.chases[c-Red], &p.chases[c.Opponent()-Red]
	next := chaseCounts{mover: to}
	var squares [maxAttacks]Square
	for _, target := range p.chased(r, to, &squares) {
		next.counts[target] = 1
		if own.mover == from {
			next.counts[target] += own.counts[target]
		}
	}
	*own = next
	other.counts[to], other.counts[from] = other.counts[from], 0
}

// chased returns, in the room given, the squares of the enemies that the piece on a square could capture as the first action of a
// turn.
func (p *Position) chased(r *Rules, attacker Square, room *[maxAttacks]Square) []Square {
	var found [maxAttacks]attack
	targets := room[:0]
	enemy := p.Board[attacker].Colour().Opponent()
	for _, target := range found[:p.attacks(r, attacker, &found)] {
		piece := p.Board[target.square]
		if piece.Colour() == enemy && target.takes&(1<<piece.Kind()) != 0 {
			targets = append(targets, target.square)
		}
	}
	return targets
}

// atChaseLimit reports whether the piece on a square is the last moved one and has chased some target as often as allowed.
func (p *Position) atChaseLimit(r *Rules, s Square) bool {
	own := &p.chases[p.Turn-Red]
	if own.mover != s {
		return false
	}
	for _, count := range own.counts {
		if int(count) >= r.ChaseLimit {
			return true
		}
	}
	return false
}

// chaseCountAfter returns the highest count that a plain move would bring, 0 if it chases nothing.
func (p *Position) chaseCountAfter(r *Rules, a Action) int {
	after := *p
	after.Board[a.To], after.Board[a.From] = after.Board[a.From], Empty
	own := &p.chases[p.Turn-Red]
	highest := 0
	var squares [maxAttacks]Square
	for _, target := range after.chased(r, a.To, &squares) {
		count := 1
		if own.mover == a.From {
			count += int(own.counts[target])
		}
		highest = max(highest, count)
	}
	return highest
}

// ChaseCountAfter returns the highest chase count that a legal plain move would bring, so that a screen can warn before the last
// chase that is allowed; 0 for other actions and without the chase rule.
func (p *Position) ChaseCountAfter(r *Rules, a Action) int {
	if r.ChaseLimit == 0 || a.IsStop() || a.IsFlip() || p.Turn == NoColour || p.Step(a) != StepMove {
		return 0
	}
	return p.chaseCountAfter(r, a)
}

// dropForbidden removes from dst, from an index on, the plain moves that would go over the chase limit.
func (p *Position) dropForbidden(r *Rules, dst []Action, from int) []Action {
	kept := dst[:from]
	for _, a := range dst[from:] {
		if p.chaseCountAfter(r, a) <= r.ChaseLimit {
			kept = append(kept, a)
		}
	}
	return kept
}
