package ui

import (
	"math/rand"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
)

// checkTree asserts what must hold of every tree: names, unique IDs, everything inside the window and nothing over the rest.
// checkText asserts that what is written stays in its rectangle.
func TestFreshAppIsPlayable(t *testing.T) {
	x := newTable(t, nil)
	checkTree(t, x)
	if !x.Session().AgainstComputer() || x.Session().Level() != match.LevelMedium || !x.Session().PersonToMove() {
		t.Fatal("the first game is not against the medium computer with the person to begin")
	}
	cells := 0
	x.Tree().Walk(func(n *Node) bool {
		if n.Role == RoleCell {
			cells++
		}
		return true
	})
	if cells != 32 {
		t.Errorf("%d cells", cells)
	}
	if got := x.node("square-b3").Label; got != "b3 暗子，可翻開" {
		t.Errorf("b3 is called %q", got)
	}
	if got := x.node("status").Label; got != "請你翻第一子" {
		t.Errorf("status %q", got)
	}
}

// A whole game against the computer, through commands only; the tree stays sound all the way.
func TestWholeGameThroughCommands(t *testing.T) {
	games := int64(4)
	if testing.Short() {
		games = 1
	}
	for seed := int64(1); seed <= games; seed++ {
		x := newTable(t, seeded(seed))
		x.do("sound")
		playOn(x, rand.New(rand.NewSource(seed)), 600)
		if !x.over() {
			t.Fatalf("seed %d: the game does not end", seed)
		}
		x.waitFor("the panel of the end", func() bool { return x.Panel() != nil })
		checkTree(t, x)
		x.do("close", "rematch")
		if x.over() || x.Session().Match().Turns() > 1 {
			t.Fatal("no rematch")
		}
		if x.Session().SeatOf(match.One) != 1 {
			t.Error("the first move was not swapped")
		}
	}
}

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

// The first turns by keyboard alone: F finds a face-down piece, Enter flips; O and C find own pieces and captures.
func TestGameByKeyboardAlone(t *testing.T) {
	x := newTable(t, seeded(5))
	for i := 0; i < 400 && !x.over(); i++ {
		x.myTurn()
		if x.over() {
			break
		}
		x.byKeyboard()
	}
	if !x.over() {
		t.Fatal("no end by keyboard")
	}
	if x.Session().Match().Turns() < 20 {
		t.Errorf("only %d turns", x.Session().Match().Turns())
	}
}

func (x *playing) press(keys ...string) {
	x.t.Helper()
	for _, key := range keys {
		if !x.Key(KeyPress{Key: key}) {
			x.t.Fatalf("key %q was not used with the focus at %q", key, x.focus.id)
		}
		x.drain()
	}
}

// byKeyboard makes one action by keys.
func (x *playing) byKeyboard() {
	x.t.Helper()
	a := x.pick(rand.New(rand.NewSource(int64(x.Session().Match().Cursor()))))
	before := x.Session().Match().Cursor()
	switch {
	case a.IsStop():
		x.press("=")
	case a.IsFlip():
		x.press("f", "Enter")
	default:
		name := a.From.String()
		x.press(name[:1], name[1:], "Enter")
		x.walkTo(a.To)
		x.press(" ")
	}
	if x.Session().Match().Cursor() == before {
		x.t.Fatalf("%v did nothing: %s", a, x.heard())
	}
}

// walkTo goes to a square by arrows.
func (x *playing) walkTo(to game.Square) {
	board := x.Board()
	for i := 0; x.focus.square != to && i < 20; i++ {
		c, r := board.Place(x.focus.square)
		tc, tr := board.Place(to)
		switch {
		case c < tc:
			x.press("ArrowRight")
		case c > tc:
			x.press("ArrowLeft")
		case r < tr:
			x.press("ArrowDown")
		default:
			x.press("ArrowUp")
		}
	}
}

func TestUndoRedoAndHint(t *testing.T) {
	x := newTable(t, seeded(7))
	x.do("undo")
	if x.heard() != x.Texts().Say.NothingToUndo {
		t.Errorf("heard %q", x.heard())
	}
	x.do("square b3")
	x.myTurn()
	board := x.position().Board
	x.do("undo")
	if x.position().Board[9] != game.FaceDown || x.Session().Match().Turns() != 0 || !strings.HasPrefix(x.heard(), "已悔棋。") {
		t.Errorf("after undo: %v, %q", x.position().Board[9], x.heard())
	}
	x.do("redo")
	if x.position().Board != board {
		t.Error("redo did not come back")
	}
	x.do("hint")
	x.waitFor("a hint", func() bool { _, shown := x.Session().HintShown(); return shown })
	if !strings.HasPrefix(x.heard(), "建議") || x.Board().HintFrom == game.NoSquare {
		t.Errorf("hint: %q, %v", x.heard(), x.Board().HintFrom)
	}
	if !x.Session().Help() {
		t.Error("the hint does not count as help")
	}
	checkTree(t, x)
}

func TestOneSentenceATurn(t *testing.T) {
	x := newTable(t, seeded(9))
	x.said = nil
	x.do("square b3")
	if len(x.said) != 1 || !strings.HasPrefix(x.said[0], "你翻開 b3，是") || !strings.Contains(x.said[0], "你執") {
		t.Errorf("said %q", x.said)
	}
	x.said = nil
	x.myTurn()
	if len(x.said) != 1 || !strings.HasPrefix(x.said[0], "電腦") {
		t.Errorf("the computer's turn said %q", x.said)
	}
	if x.node("message").Label != x.said[0] {
		t.Errorf("below the board stands %q", x.node("message").Label)
	}
}

func TestSelectAndRelease(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	x.playUntil(func() bool { return len(x.movers()) > 0 })
	from := x.movers()[0]
	name := from.String()
	x.do("square " + name)
	if x.Board().Selected != from || !strings.Contains(x.node("square-"+name).Label, "已選取") || !x.node("square-"+name).Selected {
		t.Fatalf("%s is not selected: %q", name, x.node("square-"+name).Label)
	}
	for s, mark := range x.Board().Targets {
		label := x.node(SquareID(game.Square(s))).Label
		if mark == TargetMove && !strings.Contains(label, "可走到這裡") || mark == TargetCapture && !strings.Contains(label, "可吃") {
			t.Errorf("target %v is called %q", game.Square(s), label)
		}
	}
	x.do("square " + name)
	if x.Board().Selected != game.NoSquare {
		t.Error("a second tap does not let go")
	}
	x.do("square "+name, "release")
	if x.Board().Selected != game.NoSquare {
		t.Error("Escape does not let go")
	}
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

// Every panel opens by its command, takes the focus, keeps it, and gives it back.
// The play screen is sound in every window, in every state that puts something else on it.
// Windows smaller than anybody plays on show at least the board and its buttons, and none is too small to be asked about.
