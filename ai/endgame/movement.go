package endgame

import (
	"math/bits"

	"anqi/game"
)

// movement is how a kind goes and reaches over the board, apart from rank. Kinds of equal movement and equal captures are
// interchangeable.
type movement uint8

const (
	stepper  movement = iota // one square straight
	courtier                 // also one square diagonally (DiagonalCourt)
	leaper                   // also the horse's leap (HorseLeaps)
	slider                   // any distance in a line (ChariotSlides)
	jumper                   // the cannon: one step, captures over one screen
	vaulter                  // the cannon that also moves over an adjacent piece (CannonVaults)
	movementCount
)

// movementOf returns how a kind moves under the rules.
func movementOf(r *game.Rules, k game.Kind) movement {
	switch {
	case k >= game.Elephant && r.DiagonalCourt:
		return courtier
	case k == game.Horse && r.HorseLeaps:
		return leaper
	case k == game.Chariot && r.ChariotSlides:
		return slider
	case k == game.Cannon && r.CannonJumps() && r.CannonVaults:
		return vaulter
	case k == game.Cannon && r.CannonJumps():
		return jumper
	}
	return stepper
}

// offset is a way over the board in columns and rows.
type offset struct{ column, row int }

var (
	straight = []offset{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	diagonal = []offset{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
)

// pattern is one plain move, the same from every square: where it goes, which squares on the way must be empty, and which
// one (for a vault) must be occupied.
type pattern struct {
	to       offset
	empty    []offset
	occupied *offset
}

// patterns lists the plain moves of a movement.
func patterns(m movement) []pattern {
	var list []pattern
	for _, d := range straight {
		list = append(list, pattern{to: d})
		switch m {
		case leaper:
			side := offset{d.row, d.column}
			for _, sign := range []int{1, -1} {
				list = append(list, pattern{to: offset{2*d.column + sign*side.column, 2*d.row + sign*side.row}, empty: []offset{d}})
			}
		case slider, vaulter:
			list = append(list, linePatterns(d, m == vaulter)...)
		}
	}
	if m == courtier {
		for _, d := range diagonal {
			list = append(list, pattern{to: d})
		}
	}
	return list
}

// linePatterns lists the moves of two squares or more in one direction: over empty squares, or over one adjacent piece first.
func linePatterns(d offset, vault bool) []pattern {
	var list []pattern
	var empty []offset
	var occupied *offset
	if vault {
		occupied = &d
	} else {
		empty = append(empty, d)
	}
	for n := 2; n < game.Rows; n++ {
		to := offset{n * d.column, n * d.row}
		list = append(list, pattern{to: to, empty: append([]offset(nil), empty...), occupied: occupied})
		empty = append(empty, to)
	}
	return list
}

// from returns the square reached from s, NoSquare off the board.
func (o offset) from(s game.Square) game.Square {
	return game.NewSquare(s.Column()+o.column, s.Row()+o.row)
}

// bit is the set that holds one square, empty for NoSquare.
func bit(s game.Square) uint32 {
	if s >= game.SquareCount {
		return 0
	}
	return 1 << s
}

// shift is a translation of a whole set of squares: those whose image is on the board, moved there.
type shift struct {
	source uint32 // squares that stay on the board
	turn   int    // rotation to the left; the index of a square is row*4+column, so a translation is a rotation
}

func (o offset) shift() shift {
	t := shift{turn: o.row*game.Columns + o.column}
	for s := game.Square(0); s < game.SquareCount; s++ {
		if o.from(s) != game.NoSquare {
			t.source |= bit(s)
		}
	}
	return t
}

func (t shift) apply(set uint32) uint32 { return bits.RotateLeft32(set&t.source, t.turn) }

// geometry is how the rules in force let pieces move and capture over the board. It is made once for a solver and only read after that.
type geometry struct {
	moves    [movementCount][game.SquareCount][]squareMove
	sources  [movementCount][game.SquareCount][]game.Square // from where plain moves lead to a square
	setMoves [movementCount][]setMove
	reach    [movementCount][game.SquareCount * game.SquareCount]reach
	near     [movementCount][game.SquareCount]uint32 // squares reached by contact; from these the square is reached likewise
	far      [movementCount][game.SquareCount]uint32 // squares reached otherwise, if what is between allows it

	chain        bool // a capture may be followed by more of the same piece (ChainAfterOpen)
	chainAnyRank bool // and those ignore rank
}

// squareMove is a plain move from one square.
type squareMove struct {
	to       game.Square
	empty    uint32 // squares that must be empty besides the target
	occupied uint32 // the square that must be occupied, if any
}

// setMove is a plain move taken back for a whole set of target squares at once.
type setMove struct {
	back         shift
	emptyBack    []shift
	occupiedBack *shift
}

// captureWay is how one piece can capture another across the board.
type captureWay uint8

const (
	noCapture  captureWay = iota
	byContact             // by rank
	overEmpty             // any rank, when everything between is empty
	overScreen            // any rank, when exactly one square between is occupied
)

// reach is the way from one square to another.
type reach struct {
	way     captureWay
	between uint32
}

func newGeometry(rules *game.Rules) *geometry {
	g := &geometry{chain: rules.ChainAfterOpen != game.ChainOpenNone, chainAnyRank: rules.ChainIgnoresRank}
	for m := movement(0); m < movementCount; m++ {
		for _, p := range patterns(m) {
			g.addPattern(m, p)
		}
		g.fillReach(m)
	}
	return g
}

// addPattern adds one plain move of a movement, for single squares and for sets.
func (g *geometry) addPattern(m movement, p pattern) {
	taken := setMove{back: p.to.negative().shift()}
	for _, e := range p.empty {
		taken.emptyBack = append(taken.emptyBack, e.negative().shift())
	}
	if p.occupied != nil {
		back := p.occupied.negative().shift()
		taken.occupiedBack = &back
	}
	g.setMoves[m] = append(g.setMoves[m], taken)
	for s := game.Square(0); s < game.SquareCount; s++ {
		move := squareMove{to: p.to.from(s)}
		if move.to == game.NoSquare {
			continue
		}
		for _, e := range p.empty {
			move.empty |= bit(e.from(s))
		}
		if p.occupied != nil {
			move.occupied = bit(p.occupied.from(s))
		}
		g.moves[m][s] = append(g.moves[m][s], move)
		g.sources[m][move.to] = append(g.sources[m][move.to], s)
	}
}

func (o offset) negative() offset { return offset{-o.column, -o.row} }

// fillReach sets how a movement captures from every square.
func (g *geometry) fillReach(m movement) {
	for s := game.Square(0); s < game.SquareCount; s++ {
		for _, d := range straight {
			g.fillLine(m, s, d)
		}
		for _, d := range diagonal {
			if t := d.from(s); m == courtier && t != game.NoSquare {
				g.setReach(m, s, t, reach{way: byContact})
			}
		}
		if m == leaper {
			for _, move := range g.moves[m][s] {
				if move.empty != 0 {
					g.setReach(m, s, move.to, reach{overEmpty, move.empty})
				}
			}
		}
	}
}

func (g *geometry) setReach(m movement, s, t game.Square, r reach) {
	g.reach[m][pair(s, t)] = r
	if r.way == byContact {
		g.near[m][s] |= bit(t)
	} else {
		g.far[m][s] |= bit(t)
	}
}

// fillLine sets how a movement captures from a square in one straight direction.
func (g *geometry) fillLine(m movement, s game.Square, d offset) {
	between := uint32(0)
	for t := d.from(s); t != game.NoSquare; t = d.from(t) {
		switch {
		case m == jumper || m == vaulter:
			if between != 0 {
				g.setReach(m, s, t, reach{overScreen, between})
			}
		case between == 0:
			g.setReach(m, s, t, reach{way: byContact})
		case m == slider:
			g.setReach(m, s, t, reach{overEmpty, between})
		}
		between |= bit(t)
	}
}

// pair indexes a table of two squares.
func pair(s, t game.Square) int { return int(s)<<5 | int(t) }

// mirrorOf returns the reflection of the board that brings a square into the lower left quarter, as a mask for squares (by exclusive
// or). Under every rule a reflected position has the same value, so that a table needs only a quarter of the first piece's squares.
func mirrorOf(s game.Square) game.Square { return s>>1&1*3 | s>>4&1*28 }

// quarterIndex numbers the eight squares of the lower left quarter.
func quarterIndex(s game.Square) int { return int(s&1 | s>>1&6) }

// quarterSquare is the inverse of quarterIndex.
func quarterSquare(index int) game.Square { return game.Square(index&1 | index&6<<1) }
