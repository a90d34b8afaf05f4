package game_test

import "anqi/game"

// literal is a second, slow reading of the rules, written sentence by sentence with pieces that have an identity, to compare with the
// fast one. Nothing of it is shared with package game but the vocabulary.
type literal struct {
	rules      game.Rules
	squares    [32]*chessman
	turn       game.Colour
	chain      *chessman
	dark       bool // the chain's first capture was dark
	noProgress int
	moves      []string
	attacker   map[game.Colour]*chessman
	chases     map[game.Colour]map[*chessman]int
}

type chessman struct {
	piece  game.Piece
	faceUp bool
}

func newLiteral(rules game.Rules, dealt func(game.Square) game.Piece) *literal {
	l := &literal{rules: rules}
	for s := range l.squares {
		l.squares[s] = &chessman{piece: dealt(game.Square(s))}
	}
	l.clearChases()
	return l
}

func (l *literal) clearChases() {
	l.attacker = map[game.Colour]*chessman{}
	l.chases = map[game.Colour]map[*chessman]int{game.Red: {}, game.Black: {}}
}

func (l *literal) at(column, row int) (*chessman, bool) {
	s := game.NewSquare(column, row)
	if s == game.NoSquare {
		return nil, false
	}
	return l.squares[s], true
}

// play makes an action.
func (l *literal) play(action string) {
	if action == "=" {
		l.chain, l.turn = nil, l.turn.Opponent()
		return
	}
	from, _ := game.ParseSquare(action[:2])
	if len(action) == 2 {
		l.squares[from].faceUp = true
		if l.turn == game.NoColour {
			l.turn = l.squares[from].piece.Colour()
		}
		l.progress()
		l.turn = l.turn.Opponent()
		return
	}
	to, _ := game.ParseSquare(action[3:])
	if l.squares[to] == nil {
		l.move(from, to, action)
	} else {
		l.attack(from, to)
	}
}

func (l *literal) progress() {
	l.noProgress, l.moves = 0, nil
	l.clearChases()
}

func (l *literal) move(from, to game.Square, action string) {
	man := l.squares[from]
	l.squares[from], l.squares[to] = nil, man
	counts := map[*chessman]int{}
	for _, target := range l.threatened(to) {
		counts[target] = 1
		if l.attacker[l.turn] == man {
			counts[target] += l.chases[l.turn][target]
		}
	}
	l.attacker[l.turn], l.chases[l.turn] = man, counts
	l.noProgress++
	l.moves = append(l.moves, action)
	l.turn = l.turn.Opponent()
}

func (l *literal) attack(from, to game.Square) {
	man, target := l.squares[from], l.squares[to]
	byRank := true
	l.reachable(from, func(s game.Square, ranked bool) {
		if s == to {
			byRank = ranked
		}
	})
	if l.chain != nil {
		byRank = byRank && !l.ignoresRank()
	}
	wasDark := !target.faceUp
	target.faceUp = true
	l.progress()
	switch {
	case target.piece.Colour() == man.piece.Colour():
		l.chain, l.turn = nil, l.turn.Opponent()
		return
	case wasDark && byRank && !l.outranks(man.piece.Kind(), target.piece.Kind()):
		l.squares[from] = nil
		l.chain, l.turn = nil, l.turn.Opponent()
		return
	}
	l.squares[from], l.squares[to] = nil, man
	if l.chain == nil {
		l.dark = wasDark
	}
	l.chain = man
	if l.left(l.turn.Opponent()) == 0 || len(l.targets(to)) == 0 {
		l.chain, l.turn = nil, l.turn.Opponent()
	}
}

func (l *literal) left(c game.Colour) int {
	n := 0
	for _, man := range l.squares {
		if man != nil && man.piece.Colour() == c {
			n++
		}
	}
	return n
}
