package ui

import (
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/render/ui/tree"
)

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
		if !x.Key(tree.KeyPress{Key: key}) {
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

// What a key says stands in the line under the board too: the whole where there is room, else what is shorter; the name has the whole.
func TestWhatKeysSayIsShown(t *testing.T) {
	for _, size := range [][2]float64{{1440, 900}, {360, 640}, {320, 568}} {
		x := newTable(t, seeded(7))
		x.Resize(size[0], size[1], tree.Insets{})
		for turn := range 8 {
			for _, key := range []string{"s", "l", "k", "m"} {
				before := len(x.said)
				x.press(key)
				if len(x.said) != before+1 {
					t.Fatalf("%v, turn %d: %q said %q", size, turn, key, x.said[before:])
				}
				n := x.node("message")
				if n.Label != x.heard() {
					t.Errorf("%v, turn %d: %q shows %q, said %q", size, turn, key, n.Label, x.heard())
				}
				whole := func(text string) string { return strings.ReplaceAll(text, " ", "") }
				if painted := strings.Join(n.Lines, ""); n.Lines != nil && key != "l" && whole(painted) != whole(n.Written()) {
					t.Errorf("%v, turn %d: %q is cut: %q", size, turn, key, painted)
				}
			}
			x.myTurn()
			x.byKeyboard()
		}
		x.press("s")
		said := x.heard()
		x.wait(20 * time.Second)
		if x.node("message").Label == said {
			t.Errorf("%v: %q stays for ever", size, said)
		}
	}
}
