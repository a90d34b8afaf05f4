package ui

import (
	"math/rand"

	"anqi/game"
)

// playOn plays for the persons, captures first, until the game is over or a number of actions has been made.
func playOn(x *playing, random *rand.Rand, actions int) {
	x.t.Helper()
	for i := 0; i < actions; i++ {
		x.myTurn()
		if x.over() {
			return
		}
		if i%10 == 0 {
			checkTree(x.t, x)
		}
		before := x.Session().Match().Cursor()
		x.act(x.pick(random))
		if x.Session().Match().Cursor() == before {
			x.t.Fatalf("nothing happened: %s", x.heard())
		}
	}
}

// pick chooses an action: a capture where there is one, else a flip, else a move.
func (x *playing) pick(random *rand.Rand) game.Action {
	p := x.position()
	actions := x.Session().Match().Actions(nil)
	best := actions[random.Intn(len(actions))]
	for _, a := range actions {
		switch p.Step(a) {
		case game.StepCapture:
			return a
		case game.StepFlip:
			best = a
		}
	}
	return best
}

// movers are the own pieces that can do something.
func (x *playing) movers() []game.Square {
	var squares []game.Square
	for _, a := range x.Session().Match().Actions(nil) {
		if !a.IsFlip() && !a.IsStop() {
			squares = append(squares, a.From)
		}
	}
	return squares
}

func (x *playing) playUntil(done func() bool) {
	x.t.Helper()
	random := rand.New(rand.NewSource(3))
	for i := 0; i < 300 && !done() && !x.over(); i++ {
		x.act(x.pick(random))
	}
	if !done() {
		x.t.Fatal("the situation did not come about")
	}
}

// myTurn waits until a person is to move or the game is over.
func (x *playing) myTurn() {
	x.t.Helper()
	x.waitFor("a person's turn", func() bool { return x.Session().PersonToMove() || x.over() })
}

// act plays an action through commands: taps on squares, or the stop.
func (x *playing) act(a game.Action) {
	x.t.Helper()
	switch {
	case a.IsStop():
		x.do("stop")
	case a.IsFlip():
		x.do("square " + a.From.String())
	default:
		if x.controller.Selected != a.From {
			x.do("square " + a.From.String())
		}
		x.do("square " + a.To.String())
	}
}
