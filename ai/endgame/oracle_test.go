package endgame

import (
	"context"
	"strings"
	"testing"

	"anqi/game"
)

// The oracle solves an ending the slow way, sharing nothing with the solver: it asks package game for the actions and results of
// every placement and works out, for one turn left before the limit, then two, and so on, who wins.

// oracle holds the values of one material for every number of turns left: values[left][node] for red, where a node is a placement
// with a side to move.
type oracle struct {
	rules   game.Rules
	pieces  []game.Piece
	nodes   []int32 // index of the node of a placement and side, -1 when squares coincide
	choices []choice
	first   []int32 // by node: its first choice; one more at the end
	turn    []game.Colour
	values  [][]int8
	smaller map[string]*oracle
}

// choice is what an action leads to: a fixed result, or a node with one turn less.
type choice struct {
	node  int32 // -1: the result is fixed
	fixed int8
}

func newOracle(t testing.TB, rules game.Rules, letters string, known map[string]*oracle) *oracle {
	letters = sortedLetters(letters)
	if o := known[letters]; o != nil {
		return o
	}
	o := &oracle{rules: rules, pieces: parsePieces(t, letters), smaller: known}
	known[letters] = o
	for i := range letters {
		if rest := letters[:i] + letters[i+1:]; strings.ToUpper(rest) != rest && strings.ToLower(rest) != rest {
			newOracle(t, rules, rest, known)
		}
	}
	o.enumerate(t)
	o.iterate()
	return o
}

func sortedLetters(letters string) string {
	var sorted strings.Builder
	for _, letter := range game.PieceLetters {
		sorted.WriteString(strings.Repeat(string(letter), strings.Count(letters, string(letter))))
	}
	return sorted.String()
}

// code numbers the placement of the pieces in the oracle's order with a side to move. Equal pieces stand in the order of their squares.
func (o *oracle) code(pos *game.Position) int {
	code := 0
	used := uint32(0)
	for _, piece := range o.pieces {
		for s, p := range pos.Board {
			if p == piece && used>>s&1 == 0 {
				used |= 1 << s
				code = code<<5 | s
				break
			}
		}
	}
	return code<<1 | int(pos.Turn-game.Red)
}

func (o *oracle) enumerate(t testing.TB) {
	o.nodes = make([]int32, 2<<(5*len(o.pieces)))
	for i := range o.nodes {
		o.nodes[i] = -1
	}
	for code := range o.nodes {
		if pos, ok := o.position(code); ok && o.code(&pos) == code {
			o.nodes[code] = int32(len(o.turn))
			o.turn = append(o.turn, pos.Turn)
		}
	}
	for code, node := range o.nodes {
		if node >= 0 {
			pos, _ := o.position(code)
			o.first = append(o.first, int32(len(o.choices)))
			o.addChoices(t, &pos)
		}
	}
	o.first = append(o.first, int32(len(o.choices)))
}

// position is the inverse of code.
func (o *oracle) position(code int) (game.Position, bool) {
	pos := game.Position{Turn: game.Red + game.Colour(code&1), Chain: game.NoSquare}
	for i := len(o.pieces) - 1; i >= 0; i-- {
		code >>= 1
		s := code & 31
		code >>= 4
		if pos.Board[s] != game.Empty {
			return pos, false
		}
		pos.Board[s] = o.pieces[i]
	}
	return pos, true
}

// addChoices lists what the actions of a position lead to, chains taken to their best end for the mover.
func (o *oracle) addChoices(t testing.TB, pos *game.Position) {
	var room [game.MaxActions]game.Action
	for _, a := range pos.Actions(&o.rules, room[:0]) {
		plain := pos.Step(a) == game.StepMove
		next := *pos
		next.Advance(&o.rules, a, game.Empty)
		if result := next.Result(&o.rules); plain && !result.Over() {
			o.choices = append(o.choices, choice{node: o.nodes[o.code(&next)]})
			continue
		}
		o.choices = append(o.choices, choice{-1, o.settle(t, &next, pos.Turn)})
	}
}

// settle returns red's value of a position just after a capture of the mover, possibly within a chain, or after the end.
func (o *oracle) settle(t testing.TB, pos *game.Position, mover game.Colour) int8 {
	if pos.Chain != game.NoSquare {
		best := int8(-2)
		for _, a := range pos.Actions(&o.rules, nil) {
			next := *pos
			next.Advance(&o.rules, a, game.Empty)
			best = max(best, sign(mover)*o.settle(t, &next, mover))
		}
		return sign(mover) * best
	}
	if result := pos.Result(&o.rules); result.Over() {
		return sign(result.Winner)
	}
	letters := ""
	for _, p := range pos.Board {
		if p != game.Empty {
			letters += p.String()
		}
	}
	smaller := o.smaller[sortedLetters(letters)]
	return smaller.values[o.rules.NoProgressLimit][smaller.nodes[smaller.code(pos)]]
}

func sign(c game.Colour) int8 { return [3]int8{0, 1, -1}[c] }

func (o *oracle) iterate() {
	for left := 0; left <= o.rules.NoProgressLimit; left++ {
		now := make([]int8, len(o.turn))
		for node := range now {
			choices := o.choices[o.first[node]:o.first[node+1]]
			switch {
			case left > 0 || len(choices) == 0:
				now[node] = o.best(choices, left, sign(o.turn[node]))
			default:
				now[node] = o.valueAtLimit()
			}
		}
		o.values = append(o.values, now)
	}
}

// best is red's result of the best choice for a side; having none loses.
func (o *oracle) best(choices []choice, left int, view int8) int8 {
	best := int8(-1)
	for _, c := range choices {
		value := c.fixed
		if c.node >= 0 {
			value = o.values[left-1][c.node]
		}
		best = max(best, view*value)
	}
	return view * best
}

// valueAtLimit is red's result when the limit is reached.
func (o *oracle) valueAtLimit() int8 {
	if !o.rules.ThreePieceTally || len(o.pieces) > 3 {
		return 0
	}
	sum := 0
	for _, p := range o.pieces {
		sum += int(sign(p.Colour())) * o.rules.Rank(p.Kind())
	}
	switch {
	case sum > 0:
		return 1
	case sum < 0:
		return -1
	}
	return 0
}

// variants are rules under which the solver must agree with the oracle, with endings that bring out what differs.
func variants() []struct {
	name    string
	rules   game.Rules
	endings []string
} {
	with := func(limit int, change func(*game.Rules)) game.Rules {
		rules := traditional(limit)
		change(&rules)
		return rules
	}
	preset := func(name string, limit int) game.Rules {
		p, _ := game.PresetByName(name)
		p.RuleSet.NoProgressLimit = limit
		return p.RuleSet.Rules
	}
	return []struct {
		name    string
		rules   game.Rules
		endings []string
	}{
		{"traditional, 20 turns", traditional(20), []string{"Kg", "Pk", "Cc", "GNm", "KPk", "CPk", "CCp", "Kcp"}},
		{"traditional, 40 turns", traditional(40), []string{"GGm", "KCg", "Rnp"}},
		{"street tally", preset("street", 24), []string{"Gm", "GNm", "KPk", "CPk", "Mrr", "Kpp"}},
		{"mainland", preset("mainland", 24), []string{"Kc", "RNc", "CCg", "Kpp", "Gcm"}},
		{"diagonal court", with(20, func(r *game.Rules) { r.DiagonalCourt = true }), []string{"Gm", "KMg", "Nkg"}},
		{"horse leaps", with(20, func(r *game.Rules) { r.HorseLeaps = true }), []string{"Nk", "NNk", "NPn", "Cnk"}},
		{"chariot slides", with(20, func(r *game.Rules) { r.ChariotSlides = true }), []string{"Rk", "RPr", "Cgr"}},
		{"cannon vaults", with(20, func(r *game.Rules) { r.CannonVaults = true }), []string{"Ck", "CPk", "CCp", "Pcm"}},
		{"cannon by contact", with(20, func(r *game.Rules) { r.CannonContact = true }), []string{"Cp", "CPc", "Ncp"}},
		{"open chains", with(20, func(r *game.Rules) { r.ChainAfterOpen = game.ChainOpenOnly }), []string{"Kmn", "Cpp", "Gkp"}},
		{"chains without rank", with(20, func(r *game.Rules) {
			r.ChainAfterOpen, r.ChainIgnoresRank, r.ThreePieceTally = game.ChainOpenOnly, true, true
		}), []string{"Mnk", "Ppg", "Kgp"}},
		{"leaps, slides and vaults together", with(20, func(r *game.Rules) {
			r.HorseLeaps, r.ChariotSlides, r.CannonVaults, r.DiagonalCourt = true, true, true, true
		}), []string{"RNc", "CRk", "Mnr"}},
	}
}

// TestAgreesWithOracle compares every placement, every no-progress count and every distance with the slow independent solution.
func TestAgreesWithOracle(t *testing.T) {
	for _, v := range variants() {
		t.Run(v.name, func(t *testing.T) {
			s := newSolver(t, v.rules)
			known := map[string]*oracle{}
			endings, stride := v.endings, 1
			if testing.Short() { // the race detector is slow
				endings, stride = endings[:1], 7
			}
			for _, letters := range endings {
				compareAll(t, s, newOracle(t, v.rules, letters, known), stride)
			}
		})
	}
}

// TestFourPiecesAgreeWithOracle does the same with four pieces, for a selection of no-progress counts.
func TestFourPiecesAgreeWithOracle(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	for _, letters := range []string{"GCmp"} {
		compareAll(t, newSolver(t, traditional(40)), newOracle(t, traditional(40), letters, map[string]*oracle{}), 3)
	}
}

// compareAll compares every stride-th no-progress count.
func compareAll(t *testing.T, s *Solver, o *oracle, stride int) {
	t.Helper()
	if err := s.PrepareMaterial(context.Background(), o.pieces, nil); err != nil {
		t.Fatal(err)
	}
	limit := o.rules.NoProgressLimit
	wrong := 0
	for code, node := range o.nodes {
		if node < 0 {
			continue
		}
		pos, _ := o.position(code)
		for quiet := 0; quiet < limit && wrong < 5; quiet += stride {
			pos.NoProgressCount = uint16(quiet)
			want := o.values[limit-quiet][node] * sign(pos.Turn)
			value, distance, ok := s.Probe(&pos)
			if !ok || int8(value) != want {
				t.Errorf("%s: %v at distance %d, %v, want %d", pos.Text(), value, distance, ok, want)
				wrong++
			}
			if value != Draw && !o.rules.ThreePieceTally {
				at := o.values[distance][node] * sign(pos.Turn)
				if at != want || distance > 0 && o.values[distance-1][node] != 0 {
					t.Errorf("%s: %v at distance %d is not the least number of turns", pos.Text(), value, distance)
					wrong++
				}
			}
		}
	}
}
