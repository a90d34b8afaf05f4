package game_test

import "anqi/game"

var straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

// outranks is the table of section 3 and the mainland column of section 1.
func (l *literal) outranks(attacker, target game.Kind) bool {
	order := "PCNRMGK"
	if l.rules.Order == game.MainlandOrder {
		order = "PMGCNRK"
	}
	rank := func(k game.Kind) int {
		for i := range order {
			if piece, _ := game.ParsePiece(order[i]); piece.Kind() == k {
				return i
			}
		}
		return -1
	}
	if attacker == game.Soldier && target == game.General {
		return true
	}
	if attacker == game.General && target == game.Soldier {
		return false
	}
	return rank(attacker) >= rank(target)
}

// reachable calls found for every occupied square that the piece on s reaches by capturing, and whether rank counts there.
func (l *literal) reachable(s game.Square, found func(to game.Square, byRank bool)) {
	kind, column, row := l.squares[s].piece.Kind(), s.Column(), s.Row()
	jumps := kind == game.Cannon && l.rules.Order == game.TaiwanOrder && !l.rules.CannonContact
	for _, d := range straight {
		met := 0
		for i := 1; ; i++ {
			man, on := l.at(column+i*d[0], row+i*d[1])
			if !on {
				break
			}
			if man == nil {
				continue
			}
			met++
			to := game.NewSquare(column+i*d[0], row+i*d[1])
			switch {
			case jumps && met == 2:
				found(to, false)
			case !jumps && met == 1 && i == 1:
				found(to, true)
			case kind == game.Chariot && l.rules.ChariotSlides && met == 1 && i > 1:
				found(to, false)
			}
		}
	}
	l.jumpsOf(s, func(to game.Square, byRank bool) {
		if l.squares[to] != nil {
			found(to, byRank)
		}
	})
}

// jumpsOf calls found for the squares of leaps and diagonal steps, empty or not.
func (l *literal) jumpsOf(s game.Square, found func(to game.Square, byRank bool)) {
	kind, column, row := l.squares[s].piece.Kind(), s.Column(), s.Row()
	for dc := -2; dc <= 2; dc++ {
		for dr := -2; dr <= 2; dr++ {
			to := game.NewSquare(column+dc, row+dr)
			if to == game.NoSquare {
				continue
			}
			switch {
			case dc*dc+dr*dr == 5 && kind == game.Horse && l.rules.HorseLeaps:
				if leg, _ := l.at(column+dc/2, row+dr/2); leg == nil {
					found(to, false)
				}
			case dc*dc+dr*dr == 2 && l.rules.DiagonalCourt &&
				(kind == game.General || kind == game.Advisor || kind == game.Elephant):
				found(to, true)
			}
		}
	}
}

// steps calls found for every empty square that the piece on s moves to.
func (l *literal) steps(s game.Square, found func(game.Square)) {
	kind, column, row := l.squares[s].piece.Kind(), s.Column(), s.Row()
	for _, d := range straight {
		vaulting := false
		for i := 1; ; i++ {
			man, on := l.at(column+i*d[0], row+i*d[1])
			if !on {
				break
			}
			if man != nil {
				if i == 1 && kind == game.Cannon && l.rules.CannonVaults {
					vaulting = true
					continue
				}
				break
			}
			if i == 1 || vaulting || kind == game.Chariot && l.rules.ChariotSlides {
				found(game.NewSquare(column+i*d[0], row+i*d[1]))
			}
		}
	}
	l.jumpsOf(s, func(to game.Square, _ bool) {
		if l.squares[to] == nil {
			found(to)
		}
	})
}
