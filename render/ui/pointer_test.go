package ui

import (
	"testing"

	"anqi/game"
	"anqi/render/ui/tree"
)

// middleOf returns the middle of a node.
func (x *playing) middleOf(id string) (float64, float64) {
	x.t.Helper()
	r := x.node(id).Rect
	return r.X + r.W/2, r.Y + r.H/2
}

// tap presses and releases the pointer in the middle of a node.
func (x *playing) tap(id string) {
	x.t.Helper()
	x.PointerDown(x.middleOf(id))
	x.PointerUp(x.middleOf(id))
	x.drain()
}

func TestPointerTaps(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	x.tap("square-a1")
	if x.Session().Match().Turns() != 1 {
		t.Fatal("a tap does not flip")
	}
	x.PointerDown(x.middleOf("square-b1"))
	x.PointerUp(x.middleOf("square-b2"))
	if x.Session().Match().Turns() != 1 {
		t.Error("a press that slides off a square flips")
	}
	x.tap("open-help")
	if x.Panel() == nil {
		t.Error("a tap on a button does nothing")
	}
}

func TestPointerDrags(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	x.playUntil(func() bool { return len(x.movers()) > 0 })
	var action game.Action
	for _, a := range x.Session().Match().Actions(nil) {
		if !a.IsFlip() {
			action = a
		}
	}
	cursor := x.Session().Match().Cursor()
	x.PointerDown(x.middleOf(tree.SquareID(action.From)))
	x.PointerMove(x.middleOf(tree.SquareID(action.To)))
	if b := x.Board(); b.Dragged != action.From || b.Selected != action.From {
		t.Fatalf("dragging %v: %v", action, b.Dragged)
	}
	x.PointerUp(x.middleOf(tree.SquareID(action.To)))
	if x.Session().Match().Cursor() != cursor+1 || x.Board().Dragged != game.NoSquare {
		t.Errorf("the drag did not play %v: %s", action, x.heard())
	}
}

// Whatever ends a drag without a place on the board lets the piece go: it stands where it stood, nothing is selected, and neither
// the release that follows nor a further move does anything.
func TestDragsThatAreLetGo(t *testing.T) {
	for name, end := range map[string]func(*playing){
		"Escape":             func(x *playing) { x.press("Escape") },
		"a cancelled press":  func(x *playing) { x.PointerCancel() },
		"a hidden window":    func(x *playing) { x.SetHidden(true); x.SetHidden(false) },
		"a release outside":  func(x *playing) { x.PointerUp(1, 1) },
		"another press":      func(x *playing) { x.PointerCancel(); x.PointerDown(1, 1) },
		"a panel that opens": func(x *playing) { x.do("help", "close") },
	} {
		x := newTable(t, withSettings(t, twoPlayers))
		x.playUntil(func() bool { return len(x.movers()) > 0 })
		var action game.Action
		for _, a := range x.Session().Match().Actions(nil) {
			if !a.IsFlip() {
				action = a
			}
		}
		cursor := x.Session().Match().Cursor()
		x.PointerDown(x.middleOf(tree.SquareID(action.From)))
		x.PointerMove(x.middleOf(tree.SquareID(action.To)))
		end(x)
		x.PointerMove(x.middleOf(tree.SquareID(action.To)))
		x.PointerUp(x.middleOf(tree.SquareID(action.To)))
		if b := x.Board(); x.Session().Match().Cursor() != cursor || b.Dragged != game.NoSquare || b.Selected != game.NoSquare {
			t.Errorf("%s: %v was played, or the piece is still held (%v, %v)", name, action, b.Dragged, b.Selected)
		}
	}
}

func TestNoDragInAFrame(t *testing.T) {
	x := newTable(t, func(e *Environment) {
		e.Framed = true
		withSettings(t, twoPlayers)(e)
	})
	x.playUntil(func() bool { return len(x.movers()) > 0 })
	r := x.node(tree.SquareID(x.movers()[0])).Rect
	x.PointerDown(r.X+5, r.Y+5)
	x.PointerMove(r.X+5, r.Y+r.H*2)
	if x.Board().Dragged != game.NoSquare {
		t.Error("a piece is dragged although the page may want to scroll")
	}
}

// A piece that can do nothing is chosen all the same, by tap, key or drag, and its neighbour tells why.
func TestAStuckPieceTellsWhyAtItsNeighbour(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	from, to := game.NoSquare, game.NoSquare
	x.playUntil(func() bool {
		from, to = x.stuckPair()
		return from != game.NoSquare
	})
	if from == game.NoSquare {
		t.Fatal("no stuck piece beside an enemy")
	}
	p := x.position()
	want := x.voiceNow().Refusal(&p, x.Session().Match().Rules(), game.MoveAction(from, to), p.Refusal(x.Session().Match().Rules(), game.MoveAction(from, to)))
	for name, choose := range map[string]func(){
		"tap": func() { x.tap(tree.SquareID(from)); x.tap(tree.SquareID(to)) },
		"keys": func() {
			for _, s := range []game.Square{from, to} {
				x.do("focus " + tree.SquareID(s))
				x.press("Enter")
			}
		},
		"drag": func() {
			x.PointerDown(x.middleOf(tree.SquareID(from)))
			x.PointerMove(x.middleOf(tree.SquareID(to)))
			x.PointerUp(x.middleOf(tree.SquareID(to)))
			x.drain()
		},
	} {
		x.do("release")
		if choose(); x.heard() != want || x.node("message").Label != want || x.Board().Selected != from {
			t.Errorf("%s: %v to %v says %q, want %q", name, from, to, x.heard(), want)
		}
	}
}

// stuckPair returns an own piece that can do nothing and an enemy beside it.
func (x *playing) stuckPair() (from, to game.Square) {
	p, rules := x.position(), x.Session().Match().Rules()
	for s := game.Square(0); s < game.SquareCount; s++ {
		if p.Board[s].Kind() == game.NoKind || p.Board[s].Colour() != p.Turn || p.ActionsFrom(rules, s, nil) != nil {
			continue
		}
		for _, near := range [...]game.Square{s + game.Columns, s - game.Columns} {
			if near < game.SquareCount && p.Board[near].Colour() == p.Turn.Opponent() {
				return s, near
			}
		}
	}
	return game.NoSquare, game.NoSquare
}
