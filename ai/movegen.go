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

// moveList holds the moves of a node with the scores that order them.
type moveList struct {
	moves  [maxMoves]move
	scores [maxMoves]int32
	size   int
}

// maxMoves bounds the actions of a position: 16 pieces with four steps, two cannons with four shots and 32 flips never meet.
const maxMoves = 112

func (l *moveList) add(m move, score int32) {
	l.moves[l.size], l.scores[l.size] = m, score
	l.size++
}

// pick moves the best of the remaining moves to place i and returns it with its score.
func (l *moveList) pick(i int) (move, int32) {
	best, most := i, l.scores[i]
	for j := i + 1; j < l.size; j++ {
		if score := l.scores[j]; score > most {
			best, most = j, score
		}
	}
	l.moves[i], l.moves[best] = l.moves[best], l.moves[i]
	l.scores[i], l.scores[best] = l.scores[best], l.scores[i]
	return l.moves[i], l.scores[i]
}

// victims returns the face-up enemies of a side that a piece of that kind captures on an adjacent square; nothing for the
// cannon, which has no adjacent captures.
func (p *state) victims(side uint8, kind game.Kind) bitboard {
	enemy := p.pieces[(side^1)<<3:][:8]
	switch kind {
	case game.Soldier:
		return enemy[game.Soldier] | enemy[game.General]
	case game.General:
		return p.side[side^1] &^ enemy[game.Soldier]
	case game.Cannon:
		return 0
	}
	set := enemy[game.Soldier] | enemy[game.Cannon]
	for k := game.Horse; k <= kind; k++ {
		set |= enemy[k]
	}
	return set
}

// attackers returns the face-up pieces of a side that capture an enemy of that kind on an adjacent square.
func (p *state) attackers(side uint8, kind game.Kind) bitboard {
	own := p.pieces[side<<3:][:8]
	switch kind {
	case game.Soldier:
		return p.side[side] &^ (own[game.General] | own[game.Cannon])
	case game.General:
		return own[game.Soldier] | own[game.General]
	case game.Cannon:
		return p.side[side] &^ (own[game.Soldier] | own[game.Cannon])
	}
	set := own[game.General]
	for k := kind; k <= game.Advisor; k++ {
		set |= own[k]
	}
	return set
}

// allAttackers returns for every kind what attackers returns for one.
func (p *state) allAttackers(side uint8) [game.KindCount]bitboard {
	own := p.pieces[side<<3:][:8]
	soldiers, general := own[game.Soldier], own[game.General]
	advisor := general | own[game.Advisor]
	elephant := advisor | own[game.Elephant]
	chariot := elephant | own[game.Chariot]
	horse := chariot | own[game.Horse]
	return [game.KindCount]bitboard{
		game.Soldier: horse&^general | soldiers, game.Cannon: horse, game.Horse: horse, game.Chariot: chariot,
		game.Elephant: elephant, game.Advisor: advisor, game.General: soldiers | general,
	}
}

// captures adds every capture of the side to move; the list's scores are left 0.
func (p *state) captures(list *moveList) {
	side, enemy := p.turn, p.side[p.turn^1]
	own := p.pieces[side<<3:][:8]
	near := spread(enemy)
	if p.side[side]&near == 0 && own[game.Cannon] == 0 {
		return
	}
	for kind := game.Soldier; kind <= game.General; kind++ {
		if kind == game.Cannon {
			continue
		}
		pieces := own[kind] & near
		if pieces == 0 {
			continue
		}
		victims := p.victims(side, kind)
		for ; pieces != 0; pieces &= pieces - 1 {
			from := firstSquare(pieces)
			for to := adjacent[from] & victims; to != 0; to &= to - 1 {
				list.add(newMove(from, firstSquare(to)), 0)
			}
		}
	}
	for cannons := own[game.Cannon]; cannons != 0; cannons &= cannons - 1 {
		from := firstSquare(cannons)
		for to := cannonTargets(from, p.occupied()) & enemy; to != 0; to &= to - 1 {
			list.add(newMove(from, firstSquare(to)), 0)
		}
	}
}

// plainMoves adds every move to an empty square, the chase rule not looked at.
func (p *state) plainMoves(list *moveList) {
	empty := p.empty()
	for pieces := p.side[p.turn] & spread(empty); pieces != 0; pieces &= pieces - 1 {
		from := firstSquare(pieces)
		for to := adjacent[from] & empty; to != 0; to &= to - 1 {
			list.add(newMove(from, firstSquare(to)), 0)
		}
	}
}

// flips adds a flip of every face-down piece.
func (p *state) flips(list *moveList) {
	for down := p.down; down != 0; down &= down - 1 {
		s := firstSquare(down)
		list.add(newMove(s, s), 0)
	}
}

// actions fills the list with all legal actions.
func (p *state) actions(list *moveList, chaseLimit int) {
	list.size = 0
	p.captures(list)
	p.plainMoves(list)
	p.flips(list)
	if chaseLimit > 0 && p.chase.mover[p.turn] != noChaser {
		p.dropForbidden(list, chaseLimit)
	}
}

// dropForbidden removes the moves that the chase rule forbids.
func (p *state) dropForbidden(list *moveList, limit int) {
	kept := 0
	for i := range list.size {
		if m := list.moves[i]; !p.chaseForbids(m, limit) {
			list.moves[kept], list.scores[kept] = m, list.scores[i]
			kept++
		}
	}
	list.size = kept
}

// canAct reports whether the side to move has any action.
func (p *state) canAct(chaseLimit int) bool {
	if p.down != 0 {
		return true
	}
	if chaseLimit == 0 && p.side[p.turn]&spread(p.empty()) != 0 {
		return true
	}
	var list moveList
	p.actions(&list, chaseLimit)
	return list.size > 0
}
