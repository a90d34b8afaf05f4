package game_test

import (
	"slices"

	"anqi/game"
)

// targets lists the captures and dark attacks of the piece on s, as the first of a turn or in the chain that is open.
func (l *literal) targets(s game.Square) []string {
	var list []string
	own := l.squares[s].piece.Colour()
	l.reachable(s, func(to game.Square, byRank bool) {
		target := l.squares[to]
		if !target.faceUp {
			allowed := l.rules.DarkCapture
			if l.chain != nil {
				allowed = l.dark && l.rules.ChainAfterDark != game.ChainDarkNone ||
					!l.dark && l.rules.ChainAfterOpen == game.ChainOpenThenDark
			}
			if allowed {
				list = append(list, s.String()+"-"+to.String())
			}
			return
		}
		if l.chain != nil {
			if l.dark && l.rules.ChainAfterDark != game.ChainDarkThenOpen || !l.dark && l.rules.ChainAfterOpen == game.ChainOpenNone {
				return
			}
			byRank = byRank && !l.ignoresRank()
		}
		if target.piece.Colour() != own && (!byRank || l.outranks(l.squares[s].piece.Kind(), target.piece.Kind())) {
			list = append(list, s.String()+"-"+to.String())
		}
	})
	return list
}

func (l *literal) ignoresRank() bool {
	return l.rules.ChainIgnoresRank && !(l.dark && l.rules.ChainAfterDark == game.ChainDarkOnly)
}

// legal lists every legal action, sorted.
func (l *literal) legal() []string {
	var list []string
	for i, man := range l.squares {
		s := game.Square(i)
		switch {
		case l.chain != nil && man == l.chain:
			list = append(l.targets(s), "=")
		case l.chain != nil || man == nil:
		case !man.faceUp:
			list = append(list, s.String())
		case man.piece.Colour() == l.turn:
			list = append(list, l.targets(s)...)
			l.steps(s, func(to game.Square) {
				if !l.forbidden(s, to) {
					list = append(list, s.String()+"-"+to.String())
				}
			})
		}
	}
	slices.Sort(list)
	return list
}

// forbidden tries the move on the board and looks at the counts that it would bring.
func (l *literal) forbidden(from, to game.Square) bool {
	if l.rules.ChaseLimit == 0 {
		return false
	}
	man := l.squares[from]
	l.squares[from], l.squares[to] = nil, man
	over := false
	for _, target := range l.threatened(to) {
		count := 1
		if l.attacker[l.turn] == man {
			count += l.chases[l.turn][target]
		}
		over = over || count > l.rules.ChaseLimit
	}
	l.squares[from], l.squares[to] = man, nil
	return over
}

// threatened lists the face-up enemies that the piece on s could capture as the first action of a turn.
func (l *literal) threatened(s game.Square) []*chessman {
	var list []*chessman
	man := l.squares[s]
	l.reachable(s, func(to game.Square, byRank bool) {
		target := l.squares[to]
		if target.faceUp && target.piece.Colour() != man.piece.Colour() &&
			(!byRank || l.outranks(man.piece.Kind(), target.piece.Kind())) {
			list = append(list, target)
		}
	})
	return list
}
