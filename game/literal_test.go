package game_test

import (
	"slices"

	"anqi/game"
)

// literal is a second, slow reading of the rules, written sentence by sentence with pieces that have an identity, to compare with the
// fast one. Nothing of it is shared with package game but the vocabulary.
type literal struct {
	rules   game.Rules
	squares [32]*chessman
	turn    game.Colour
	chain   *chessman
	dark    bool // the chain's first capture was dark
	quiet   int
	moves   []string
	hunter  map[game.Colour]*chessman
	chases  map[game.Colour]map[*chessman]int
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
	l.hunter = map[game.Colour]*chessman{}
	l.chases = map[game.Colour]map[*chessman]int{game.Red: {}, game.Black: {}}
}

func (l *literal) at(column, row int) (*chessman, bool) {
	s := game.NewSquare(column, row)
	if s == game.NoSquare {
		return nil, false
	}
	return l.squares[s], true
}

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
		if l.hunter[l.turn] == man {
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
	l.quiet, l.moves = 0, nil
	l.clearChases()
}

func (l *literal) move(from, to game.Square, action string) {
	man := l.squares[from]
	l.squares[from], l.squares[to] = nil, man
	counts := map[*chessman]int{}
	for _, target := range l.threatened(to) {
		counts[target] = 1
		if l.hunter[l.turn] == man {
			counts[target] += l.chases[l.turn][target]
		}
	}
	l.hunter[l.turn], l.chases[l.turn] = man, counts
	l.quiet++
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

// result is section 4, in its order.
func (l *literal) result() game.Result {
	if l.chain != nil || l.turn == game.NoColour {
		return game.Result{}
	}
	switch {
	case l.left(game.Red) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Black}
	case l.left(game.Black) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Red}
	case len(l.legal()) == 0:
		return game.Result{Reason: game.ReasonBlocked, Winner: l.turn.Opponent()}
	case l.rules.Repetition > 0 && l.repeats():
		return game.Result{Reason: game.ReasonRepetition}
	case l.rules.NoProgressLimit > 0 && l.quiet >= l.rules.NoProgressLimit:
		return l.tally()
	}
	return game.Result{}
}

func (l *literal) repeats() bool {
	n := l.rules.Repetition
	for p := 1; p*n <= len(l.moves); p++ {
		last := l.moves[len(l.moves)-p:]
		same := true
		for k := 2; k <= n; k++ {
			start := len(l.moves) - k*p
			same = same && slices.Equal(l.moves[start:start+p], last)
		}
		if same {
			return true
		}
	}
	return false
}

func (l *literal) tally() game.Result {
	if !l.rules.ThreePieceTally || l.left(game.Red)+l.left(game.Black) > 3 {
		return game.Result{Reason: game.ReasonProgress}
	}
	difference := 0
	for _, man := range l.squares {
		if man == nil {
			continue
		}
		if rank := l.rules.Rank(man.piece.Kind()); man.piece.Colour() == game.Red {
			difference += rank
		} else {
			difference -= rank
		}
	}
	switch {
	case difference > 0:
		return game.Result{Reason: game.ReasonTally, Winner: game.Red}
	case difference < 0:
		return game.Result{Reason: game.ReasonTally, Winner: game.Black}
	}
	return game.Result{Reason: game.ReasonProgress}
}
