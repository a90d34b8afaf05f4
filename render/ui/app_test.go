package ui

import (
	"math/rand"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/match"
	"anqi/render/ui/tree"
)

func TestFreshAppIsPlayable(t *testing.T) {
	x := newTable(t, nil)
	checkTree(t, x)
	if !x.Session().AgainstComputer() || x.Session().Level() != match.LevelMedium || !x.Session().PersonToMove() {
		t.Fatal("the first game is not against the medium computer with the person to begin")
	}
	cells := 0
	x.Tree().Walk(func(n *tree.Node) bool {
		if n.Role == tree.RoleCell {
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
		label := x.node(tree.SquareID(game.Square(s))).Label
		if mark == tree.TargetMove && !strings.Contains(label, "可走到這裡") || mark == tree.TargetCapture && !strings.Contains(label, "可吃") {
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

// A hint stands alone on the board: a piece that was chosen before, or while the hint was on its way, is let go with its targets.
func TestAHintLetsGoOfWhatWasChosen(t *testing.T) {
	for _, chosen := range []string{"before", "meanwhile"} {
		x := newTable(t, nil)
		x.playUntil(func() bool { x.myTurn(); return len(x.movers()) > 0 })
		from := x.movers()[0]
		if chosen == "before" {
			x.do("square "+from.String(), "hint")
		} else {
			x.do("hint", "square "+from.String())
		}
		if x.Board().Selected != from {
			t.Fatalf("%s: nothing is chosen", chosen)
		}
		x.waitFor("a hint", func() bool { _, shown := x.Session().HintShown(); return shown })
		b := x.Board()
		if b.Selected != game.NoSquare || b.Targets != ([game.SquareCount]tree.TargetKind{}) || b.HintFrom == game.NoSquare {
			t.Errorf("%s: chosen is %v, hinted %v, targets %v", chosen, b.Selected, b.HintFrom, b.Targets)
		}
	}
}
