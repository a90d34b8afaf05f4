package game_test

import (
	"slices"

	"anqi/game"
)

// reference is a second, slow implementation of the rules, written sentence by sentence with pieces that have an identity, to compare
// with the fast one. It shares nothing with package game but the vocabulary.
type reference struct {
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

func newReference(rules game.Rules, dealt func(game.Square) game.Piece) *reference {
	ref := &reference{rules: rules}
	for s := range ref.squares {
		ref.squares[s] = &chessman{piece: dealt(game.Square(s))}
	}
	ref.clearChases()
	return ref
}

func (ref *reference) clearChases() {
	ref.attacker = map[game.Colour]*chessman{}
	ref.chases = map[game.Colour]map[*chessman]int{game.Red: {}, game.Black: {}}
}

func (ref *reference) at(column, row int) (*chessman, bool) {
	s := game.NewSquare(column, row)
	if s == game.NoSquare {
		return nil, false
	}
	return ref.squares[s], true
}

// play makes an action.
func (ref *reference) play(action string) {
	if action == "=" {
		ref.chain, ref.turn = nil, ref.turn.Opponent()
		return
	}
	from, _ := game.ParseSquare(action[:2])
	if len(action) == 2 {
		ref.squares[from].faceUp = true
		if ref.turn == game.NoColour {
			ref.turn = ref.squares[from].piece.Colour()
		}
		ref.progress()
		ref.turn = ref.turn.Opponent()
		return
	}
	to, _ := game.ParseSquare(action[3:])
	if ref.squares[to] == nil {
		ref.move(from, to, action)
	} else {
		ref.attack(from, to)
	}
}

func (ref *reference) progress() {
	ref.noProgress, ref.moves = 0, nil
	ref.clearChases()
}

func (ref *reference) move(from, to game.Square, action string) {
	man := ref.squares[from]
	ref.squares[from], ref.squares[to] = nil, man
	counts := map[*chessman]int{}
	for _, target := range ref.threatened(to) {
		counts[target] = 1
		if ref.attacker[ref.turn] == man {
			counts[target] += ref.chases[ref.turn][target]
		}
	}
	ref.attacker[ref.turn], ref.chases[ref.turn] = man, counts
	ref.noProgress++
	ref.moves = append(ref.moves, action)
	ref.turn = ref.turn.Opponent()
}

func (ref *reference) attack(from, to game.Square) {
	man, target := ref.squares[from], ref.squares[to]
	byRank := true
	ref.reachable(from, func(s game.Square, ranked bool) {
		if s == to {
			byRank = ranked
		}
	})
	if ref.chain != nil {
		byRank = byRank && !ref.ignoresRank()
	}
	wasDark := !target.faceUp
	target.faceUp = true
	ref.progress()
	switch {
	case target.piece.Colour() == man.piece.Colour():
		ref.chain, ref.turn = nil, ref.turn.Opponent()
		return
	case wasDark && byRank && !ref.outranks(man.piece.Kind(), target.piece.Kind()):
		ref.squares[from] = nil
		ref.chain, ref.turn = nil, ref.turn.Opponent()
		return
	}
	ref.squares[from], ref.squares[to] = nil, man
	if ref.chain == nil {
		ref.dark = wasDark
	}
	ref.chain = man
	if ref.left(ref.turn.Opponent()) == 0 || len(ref.targets(to)) == 0 {
		ref.chain, ref.turn = nil, ref.turn.Opponent()
	}
}

func (ref *reference) left(c game.Colour) int {
	n := 0
	for _, man := range ref.squares {
		if man != nil && man.piece.Colour() == c {
			n++
		}
	}
	return n
}

// targets lists the captures and dark attacks of the piece on s, as the first of a turn or in the chain that is open.
func (ref *reference) targets(s game.Square) []string {
	var list []string
	own := ref.squares[s].piece.Colour()
	ref.reachable(s, func(to game.Square, byRank bool) {
		target := ref.squares[to]
		if !target.faceUp {
			allowed := ref.rules.DarkCapture
			if ref.chain != nil {
				allowed = ref.dark && ref.rules.ChainAfterDark != game.ChainDarkNone ||
					!ref.dark && ref.rules.ChainAfterOpen == game.ChainOpenThenDark
			}
			if allowed {
				list = append(list, s.String()+"-"+to.String())
			}
			return
		}
		if ref.chain != nil {
			if ref.dark && ref.rules.ChainAfterDark != game.ChainDarkThenOpen || !ref.dark && ref.rules.ChainAfterOpen == game.ChainOpenNone {
				return
			}
			byRank = byRank && !ref.ignoresRank()
		}
		if target.piece.Colour() != own && (!byRank || ref.outranks(ref.squares[s].piece.Kind(), target.piece.Kind())) {
			list = append(list, s.String()+"-"+to.String())
		}
	})
	return list
}

func (ref *reference) ignoresRank() bool {
	return ref.rules.ChainIgnoresRank && !(ref.dark && ref.rules.ChainAfterDark == game.ChainDarkOnly)
}

// legal lists every legal action, sorted.
func (ref *reference) legal() []string {
	var list []string
	for i, man := range ref.squares {
		s := game.Square(i)
		switch {
		case ref.chain != nil && man == ref.chain:
			list = append(ref.targets(s), "=")
		case ref.chain != nil || man == nil:
		case !man.faceUp:
			list = append(list, s.String())
		case man.piece.Colour() == ref.turn:
			list = append(list, ref.targets(s)...)
			ref.steps(s, func(to game.Square) {
				if !ref.forbidden(s, to) {
					list = append(list, s.String()+"-"+to.String())
				}
			})
		}
	}
	slices.Sort(list)
	return list
}

// forbidden tries the move on the board and looks at the counts that it would bring.
func (ref *reference) forbidden(from, to game.Square) bool {
	if ref.rules.ChaseLimit == 0 {
		return false
	}
	man := ref.squares[from]
	ref.squares[from], ref.squares[to] = nil, man
	over := false
	for _, target := range ref.threatened(to) {
		count := 1
		if ref.attacker[ref.turn] == man {
			count += ref.chases[ref.turn][target]
		}
		over = over || count > ref.rules.ChaseLimit
	}
	ref.squares[from], ref.squares[to] = man, nil
	return over
}

// threatened lists the face-up enemies that the piece on s could capture as the first action of a turn.
func (ref *reference) threatened(s game.Square) []*chessman {
	var list []*chessman
	man := ref.squares[s]
	ref.reachable(s, func(to game.Square, byRank bool) {
		target := ref.squares[to]
		if target.faceUp && target.piece.Colour() != man.piece.Colour() &&
			(!byRank || ref.outranks(man.piece.Kind(), target.piece.Kind())) {
			list = append(list, target)
		}
	})
	return list
}

var straight = [][2]int{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}

// outranks is the table of docs/rules.md, section 3, and the mainland column of docs/rules.md, section 1.
func (ref *reference) outranks(attacker, target game.Kind) bool {
	if attacker == game.Soldier && target == game.General {
		return true
	}
	if attacker == game.General && target == game.Soldier {
		return false
	}
	return ref.rank(attacker) >= ref.rank(target)
}

// rank is the place of a kind in the order in force, 1 for the lowest.
func (ref *reference) rank(k game.Kind) int {
	order := "PCNRMGK"
	if ref.rules.Order == game.MainlandOrder {
		order = "PMGCNRK"
	}
	for i := range order {
		if piece, _ := game.ParsePiece(order[i]); piece.Kind() == k {
			return i + 1
		}
	}
	return 0
}

// reachable calls found for every occupied square that the piece on s reaches by capturing, and whether rank counts there.
func (ref *reference) reachable(s game.Square, found func(to game.Square, byRank bool)) {
	kind, column, row := ref.squares[s].piece.Kind(), s.Column(), s.Row()
	jumps := kind == game.Cannon && ref.rules.Order == game.TaiwanOrder && !ref.rules.CannonContact
	for _, d := range straight {
		met := 0
		for i := 1; ; i++ {
			man, on := ref.at(column+i*d[0], row+i*d[1])
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
			case kind == game.Chariot && ref.rules.ChariotSlides && met == 1 && i > 1:
				found(to, false)
			}
		}
	}
	ref.jumpsOf(s, func(to game.Square, byRank bool) {
		if ref.squares[to] != nil {
			found(to, byRank)
		}
	})
}

// jumpsOf calls found for the squares of leaps and diagonal steps, empty or not.
func (ref *reference) jumpsOf(s game.Square, found func(to game.Square, byRank bool)) {
	kind, column, row := ref.squares[s].piece.Kind(), s.Column(), s.Row()
	for dc := -2; dc <= 2; dc++ {
		for dr := -2; dr <= 2; dr++ {
			to := game.NewSquare(column+dc, row+dr)
			if to == game.NoSquare {
				continue
			}
			switch {
			case dc*dc+dr*dr == 5 && kind == game.Horse && ref.rules.HorseLeaps:
				if leg, _ := ref.at(column+dc/2, row+dr/2); leg == nil {
					found(to, false)
				}
			case dc*dc+dr*dr == 2 && ref.rules.DiagonalCourt &&
				(kind == game.General || kind == game.Advisor || kind == game.Elephant):
				found(to, true)
			}
		}
	}
}

// steps calls found for every empty square that the piece on s moves to.
func (ref *reference) steps(s game.Square, found func(game.Square)) {
	kind, column, row := ref.squares[s].piece.Kind(), s.Column(), s.Row()
	for _, d := range straight {
		vaulting := false
		for i := 1; ; i++ {
			man, on := ref.at(column+i*d[0], row+i*d[1])
			if !on {
				break
			}
			if man != nil {
				if i == 1 && kind == game.Cannon && ref.rules.CannonVaults {
					vaulting = true
					continue
				}
				break
			}
			if i == 1 || vaulting || kind == game.Chariot && ref.rules.ChariotSlides {
				found(game.NewSquare(column+i*d[0], row+i*d[1]))
			}
		}
	}
	ref.jumpsOf(s, func(to game.Square, _ bool) {
		if ref.squares[to] == nil {
			found(to)
		}
	})
}

// result is docs/rules.md, section 4, in its order.
func (ref *reference) result() game.Result {
	if ref.chain != nil || ref.turn == game.NoColour {
		return game.Result{}
	}
	switch {
	case ref.left(game.Red) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Black}
	case ref.left(game.Black) == 0:
		return game.Result{Reason: game.ReasonPieces, Winner: game.Red}
	case len(ref.legal()) == 0:
		return game.Result{Reason: game.ReasonBlocked, Winner: ref.turn.Opponent()}
	case ref.rules.Repetition > 0 && ref.repeats():
		return game.Result{Reason: game.ReasonRepetition}
	case ref.rules.NoProgressLimit > 0 && ref.noProgress >= ref.rules.NoProgressLimit:
		return ref.tally()
	}
	return game.Result{}
}

func (ref *reference) repeats() bool {
	n := ref.rules.Repetition
	for p := 1; p*n <= len(ref.moves); p++ {
		last := ref.moves[len(ref.moves)-p:]
		same := true
		for k := 2; k <= n; k++ {
			start := len(ref.moves) - k*p
			same = same && slices.Equal(ref.moves[start:start+p], last)
		}
		if same {
			return true
		}
	}
	return false
}

func (ref *reference) tally() game.Result {
	if !ref.rules.ThreePieceTally || ref.left(game.Red)+ref.left(game.Black) > 3 {
		return game.Result{Reason: game.ReasonProgress}
	}
	difference := 0
	for _, man := range ref.squares {
		if man == nil {
			continue
		}
		if rank := ref.rank(man.piece.Kind()); man.piece.Colour() == game.Red {
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
