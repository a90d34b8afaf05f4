package endgame

import (
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
	actions [][]choice
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
	var positions []game.Position
	for code := range o.nodes {
		pos, ok := o.position(code)
		if !ok || o.code(&pos) != code {
			continue
		}
		o.nodes[code] = int32(len(positions))
		positions = append(positions, pos)
		o.turn = append(o.turn, pos.Turn)
	}
	for i := range positions {
		o.actions = append(o.actions, o.choices(t, &positions[i]))
	}
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

// choices lists what the actions of a position lead to, chains taken to their best end for the mover.
func (o *oracle) choices(t testing.TB, pos *game.Position) []choice {
	var list []choice
	for _, a := range pos.Actions(&o.rules, nil) {
		plain := pos.Step(a) == game.StepMove
		next := *pos
		next.Advance(&o.rules, a, game.Empty)
		if result := next.Result(&o.rules); plain && !result.Over() {
			list = append(list, choice{node: o.nodes[o.code(&next)]})
			continue
		}
		list = append(list, choice{-1, o.settle(t, &next, pos.Turn)})
	}
	return list
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
	atLimit := make([]int8, len(o.actions))
	for i := range atLimit {
		atLimit[i] = o.valueAtLimit()
	}
	o.values = append(o.values, atLimit)
	for left := 1; left <= o.rules.NoProgressLimit; left++ {
		before, now := o.values[left-1], make([]int8, len(o.actions))
		for i, choices := range o.actions {
			view := sign(o.turn[i])
			best := int8(-1) // no action loses
			for _, c := range choices {
				value := c.fixed
				if c.node >= 0 {
					value = before[c.node]
				}
				best = max(best, view*value)
			}
			now[i] = view * best
		}
		o.values = append(o.values, now)
	}
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
