package main

import (
	"math/rand/v2"
	"strings"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/match"
)

// goals counts the pieces to be left, by piece.
type goals [game.PieceCount]int

// walk is one game of two sides that both want the goal and nothing else.
type walk struct {
	goal   goals
	colour game.Colour // of player one
	random *rand.Rand
	match  *match.Match
}

// play returns the game and the position after its last turn, which is not played yet.
func (w *walk) play() (f found, end game.Position, ok bool) {
	letters := []byte("KGGMMRRNNCCPPPPPkggmmrrnnccppppp")
	w.random.Shuffle(len(letters), func(i, j int) { letters[i], letters[j] = letters[j], letters[i] })
	dealt, err := deal.Parse(string(letters))
	if err != nil {
		return f, end, false
	}
	w.match, err = match.New(game.DefaultRuleSet(), dealt, deal.Salt{})
	if err != nil {
		return f, end, false
	}
	for !w.match.Outcome().Over() {
		action, last := w.choose()
		if last {
			end = w.match.Position()
			end.Advance(w.match.Rules(), action, game.Empty)
			f = found{Pieces: string(letters), Turns: w.turns(), From: action.From.String(), To: action.To.String()}
			return f, end, !end.Result(w.match.Rules()).Over()
		}
		if _, err := w.match.Play(action); err != nil || w.colour != w.match.Colour(match.One) {
			return f, end, false
		}
	}
	return f, end, false
}

// choose prefers captures of pieces that are to go, then flips, then moves. It reports whether the action is the last one.
func (w *walk) choose() (game.Action, bool) {
	position := w.match.Position()
	left, spare := w.count(&position)
	var captures, flips, moves []game.Action
	for _, a := range w.match.Actions(nil) {
		switch position.Step(a) {
		case game.StepFlip:
			flips = append(flips, a)
		case game.StepMove:
			moves = append(moves, a)
		case game.StepCapture:
			target := position.Board[a.To]
			switch {
			case left[target] <= w.goal[target]:
			case spare > 1 || position.FaceDownCount() > 0:
				captures = append(captures, a)
			case w.match.ToMove() == match.One:
				return a, true
			}
		}
	}
	for _, list := range [][]game.Action{captures, flips, moves} {
		if len(list) > 0 && (len(list) == len(moves) || w.random.IntN(10) > 0) {
			return list[w.random.IntN(len(list))], false
		}
	}
	all := w.match.Actions(nil)
	return all[w.random.IntN(len(all))], false
}

// count returns how many of each piece are left, and how many more than the goal there are in all.
func (w *walk) count(p *game.Position) (left goals, spare int) {
	for _, piece := range p.Board {
		if piece.Kind() != game.NoKind {
			left[piece]++
		}
	}
	for piece, n := range p.Unseen {
		left[piece] += int(n)
	}
	for piece, n := range left {
		spare += n - w.goal[piece]
	}
	return left, spare
}

// turns are the game's turns as a record writes them.
func (w *walk) turns() string {
	text, err := w.match.Record().Encode()
	if err != nil {
		return ""
	}
	_, body, _ := strings.Cut(string(text), "\n\n")
	return strings.TrimSpace(strings.TrimSuffix(strings.Join(strings.Fields(body), " "), "*"))
}
