// Command endings finds games that lead into endings, for tests and measurements in the browser: player one's last turn, which is
// not in the printed turns, captures the piece that leaves exactly the wanted ones, all face up.
//
// Usage: endings PIECES[=OUTCOME] ...
//
// PIECES are as in records, player one's side first: KGMk, kmG. OUTCOME is win, draw or loss for player two, who is to move then.
// It prints a line of JSON for each: what was asked for, the deal's 32 letters, the turns up to there, and the last turn's two
// squares. The same request always finds the same game.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"

	"anqi/ai/endgame"
	"anqi/game"
)

// tries is how many games are played at random before a request is given up.
const tries = 20_000

// leastDistance is how many turns a won ending is away from the next capture or the end at least, so that there is something to
// look at.
const leastDistance = 6

// found is a game that leads into an ending, as it is printed.
type found struct {
	Wanted string `json:"wanted"`
	Pieces string `json:"pieces"`
	Turns  string `json:"turns"`
	From   string `json:"from"`
	To     string `json:"to"`
}

func main() {
	for _, wanted := range os.Args[1:] {
		f, err := find(wanted)
		if err == nil {
			err = json.NewEncoder(os.Stdout).Encode(f)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "endings:", err)
			os.Exit(1)
		}
	}
}

// find plays games at random until one ends as wanted.
func find(wanted string) (found, error) {
	pieces, outcome, _ := strings.Cut(wanted, "=")
	goal, colour, err := parse(pieces)
	if err != nil {
		return found{}, err
	}
	rules := game.DefaultRuleSet().Rules
	solver, err := endgame.New(rules)
	if err != nil {
		return found{}, err
	}
	for seed := range uint64(tries) {
		g := walk{goal: goal, colour: colour, random: rand.New(rand.NewPCG(seed, 1))}
		f, position, ok := g.play()
		if !ok {
			continue
		}
		if err := solver.Prepare(context.Background(), &position, nil); err != nil {
			return found{}, err
		}
		result, distance, _ := solver.Probe(&position)
		if outcome == "" || outcome == outcomes[result] && (result == endgame.Draw || distance >= leastDistance) {
			f.Wanted = wanted
			return f, nil
		}
	}
	return found{}, fmt.Errorf("no game into %s in %d tries", wanted, tries)
}

var outcomes = map[endgame.Value]string{endgame.Win: "win", endgame.Draw: "draw", endgame.Loss: "loss"}

// parse reads the pieces to be left; the first one's colour is player one's.
func parse(wanted string) (goal goals, first game.Colour, err error) {
	for i := range wanted {
		piece, ok := game.ParsePiece(wanted[i])
		if !ok || piece.Kind() == game.NoKind {
			return goal, 0, fmt.Errorf("%q is no list of pieces", wanted)
		}
		if i == 0 {
			first = piece.Colour()
		}
		goal[piece]++
	}
	return goal, first, nil
}
