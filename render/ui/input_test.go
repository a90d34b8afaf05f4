package ui

import (
	"strings"
	"testing"

	"anqi/game"
	"anqi/save"
)

func TestArrowsWalkTheScreen(t *testing.T) {
	for _, test := range []struct {
		w, h float64
		keys string
		want string
	}{
		{900, 600, "ArrowRight ArrowRight ArrowDown", "b3"}, // lying: to the right is along the rows
		{900, 600, "ArrowLeft ArrowUp", "a1"},
		{900, 600, "End", "a8"},
		{900, 600, "^End", "d8"},
		{900, 600, "^End ^Home", "a1"},
		{900, 600, "End ArrowDown Home", "b1"},
		{600, 900, "ArrowUp ArrowRight", "b2"},
		{600, 900, "End ArrowUp", "d2"},
		{600, 900, "^Home", "a8"},
		{600, 900, "b 7", "b7"},
		{600, 900, "D 8", "d8"},
		{600, 900, "c 4", "c4"},
		{600, 900, "a x 4", "a1"},
	} {
		x := newTable(t, nil)
		x.Resize(test.w, test.h, Insets{})
		for _, key := range strings.Fields(test.keys) {
			name, ctrl := strings.CutPrefix(key, "^")
			x.Key(KeyPress{Key: name, Ctrl: ctrl})
		}
		if id, shown := x.FocusID(); id != "square-"+test.want || !shown {
			t.Errorf("%v × %v %s: focus at %s (%v)", test.w, test.h, test.keys, id, shown)
		}
		if n := x.node("square-" + test.want); !n.TabStop {
			t.Errorf("%s is not the board's tab stop", n.ID)
		}
	}
}

func TestLetterKeys(t *testing.T) {
	x := newTable(t, seeded(51))
	for _, test := range []struct{ key, want string }{
		{"s", "請你翻第一子。已走 0 手"},
		{"l", "還沒有走過。"},
		{"k", "還沒翻出的子：紅帥 一 子"},
		{"o", "棋盤上沒有你能動的子。"},
		{"c", "現在沒有可以吃的子。"},
		{"y", "沒有可以恢復的棋。"},
		{"u", "沒有可以悔的棋。"},
		{"m", "已靜音。"},
		{"m", "已開啟音效。"},
	} {
		x.press(test.key)
		if !strings.HasPrefix(x.heard(), test.want) {
			t.Errorf("%s says %q, want %q", test.key, x.heard(), test.want)
		}
	}
	x.press("f", "Enter")
	x.myTurn()
	x.press("L")
	if !strings.HasPrefix(x.heard(), "上一手：電腦") {
		t.Errorf("L says %q", x.heard())
	}
	x.press("K")
	if !strings.Contains(x.heard(), "還沒有子被吃") {
		t.Errorf("K says %q", x.heard())
	}
	for key, id := range map[string]string{"?": "help", "n": "new"} {
		x.press(key)
		if x.Panel() == nil || !strings.HasPrefix(x.Panel().Node().ID, id) {
			t.Errorf("%s opens %v", key, x.Panel())
		}
		x.press("Escape")
	}
	for _, key := range []KeyPress{{Key: "Tab"}, {Key: "F5"}, {Key: "r", Ctrl: true}, {Key: "a", Alt: true}, {Key: "h", Meta: true}, {Key: "x"}} {
		if x.Key(key) {
			t.Errorf("%+v was taken from the browser", key)
		}
	}
}

// With the focus on a button, letters are not commands, Enter and Space press it.
func TestKeysOnButtons(t *testing.T) {
	x := newTable(t, nil)
	x.do("focus sound")
	if x.Key(KeyPress{Key: "m"}) || x.Settings().Muted {
		t.Error("a letter acts outside of the board")
	}
	x.press("Enter")
	if !x.Settings().Muted {
		t.Error("Enter does not press the button")
	}
	x.press(" ")
	if x.Settings().Muted {
		t.Error("Space does not press the button")
	}
	x.do("focus redo")
	version := x.Session().Match().Cursor()
	x.press("Enter")
	if x.Session().Match().Cursor() != version {
		t.Error("a disabled button acts")
	}
}

func TestPointerTapsAndDrags(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	middle := func(id string) (float64, float64) {
		r := x.node(id).Rect
		return r.X + r.W/2, r.Y + r.H/2
	}
	tap := func(id string) {
		px, py := middle(id)
		x.PointerDown(px, py)
		x.PointerUp(px, py)
		x.drain()
	}
	tap("square-a1")
	if x.Session().Match().Turns() != 1 {
		t.Fatal("a tap does not flip")
	}
	px, py := middle("square-b1")
	x.PointerDown(px, py)
	x.PointerUp(middle("square-b2"))
	if x.Session().Match().Turns() != 1 {
		t.Error("a press that slides off a square flips")
	}
	x.playUntil(func() bool { return len(x.movers()) > 0 })
	var action game.Action
	for _, a := range x.Session().Match().Actions(nil) {
		if !a.IsFlip() {
			action = a
		}
	}
	cursor := x.Session().Match().Cursor()
	x.PointerDown(middle(SquareID(action.From)))
	x.PointerMove(middle(SquareID(action.To)))
	if b := x.Board(); b.Dragged != action.From || b.Selected != action.From {
		t.Fatalf("dragging %v: %v", action, b.Dragged)
	}
	x.PointerUp(middle(SquareID(action.To)))
	if x.Session().Match().Cursor() != cursor+1 || x.Board().Dragged != game.NoSquare {
		t.Errorf("the drag did not play %v: %s", action, x.heard())
	}
	tap("open-help")
	if x.Panel() == nil {
		t.Error("a tap on a button does nothing")
	}
}

func TestNoDragInAFrame(t *testing.T) {
	x := newTable(t, func(e *Environment) {
		e.Framed = true
		withSettings(t, twoPlayers)(e)
	})
	x.playUntil(func() bool { return len(x.movers()) > 0 })
	r := x.node(SquareID(x.movers()[0])).Rect
	x.PointerDown(r.X+5, r.Y+5)
	x.PointerMove(r.X+5, r.Y+r.H*2)
	if x.Board().Dragged != game.NoSquare {
		t.Error("a piece is dragged although the page may want to scroll")
	}
}

func TestAnimationFollowsTheSettings(t *testing.T) {
	for _, test := range []struct {
		animation save.Animation
		reduced   bool
		millis    int
	}{{save.AnimationSystem, false, 200}, {save.AnimationSystem, true, 0}, {save.AnimationNormal, true, 200}, {save.AnimationFast, false, 110}, {save.AnimationOff, false, 0}} {
		x := newTable(t, func(e *Environment) {
			e.ReducedMotion = test.reduced
			withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.Animation = true, test.animation })(e)
		})
		x.do("square c3")
		millis := 0
		for _, e := range x.effects {
			if a, is := e.(Animate); is {
				millis = a.Millis
				if len(a.Motions) != 1 || a.Motions[0].Kind != MotionFlip || a.Before[square(t, "c3")] != game.FaceDown {
					t.Errorf("planned %+v", a.Motions)
				}
			}
		}
		if millis != test.millis {
			t.Errorf("%v, reduced %v: %d ms", test.animation, test.reduced, millis)
		}
	}
}

func TestBoardsAreCompared(t *testing.T) {
	rules := ruleSet(t, "traditional")
	a := parse(t, middle, rules)
	b := parse(t, "4/4/4/4/3p/4/?2C/1RPk r p 0 -", rules)
	motions := compareBoards(&a.Board, &b.Board)
	back := compareBoards(&b.Board, &a.Board)
	if len(motions) != 2 || motions[0].Kind != MotionGlide || motions[1].Kind != MotionVanish {
		t.Errorf("a capture: %+v", motions)
	}
	if len(back) != 2 || back[0].Kind != MotionGlide || back[1].Kind != MotionAppear || back[1].Piece != piece('n') {
		t.Errorf("taken back: %+v", back)
	}
	c := a
	c.Board[4] = piece('p')
	if got := compareBoards(&a.Board, &c.Board); len(got) != 1 || got[0].Kind != MotionFlip {
		t.Errorf("a flip: %+v", got)
	}
	if got := compareBoards(&c.Board, &a.Board); len(got) != 1 || got[0].Kind != MotionCover {
		t.Errorf("a flip taken back: %+v", got)
	}
}

func TestCommandsAreReadBack(t *testing.T) {
	for _, c := range []Command{{"square", "b3"}, {"undo", ""}, {"newgame-level", "hard"}, {"move", "b3-c3"}} {
		if got, ok := ParseCommand(c.String()); !ok || got != c {
			t.Errorf("%v reads back as %v", c, got)
		}
	}
	if _, ok := ParseCommand(""); ok {
		t.Error("nothing is a command")
	}
}

// Nonsense from outside changes nothing and breaks nothing.
func TestNonsenseIsHarmless(t *testing.T) {
	x := newTable(t, nil)
	cursor := x.Session().Match().Cursor()
	x.do("square z9", "square", "move a1", "move a1-zz", "nothing", "accept", "decline", "end", "stop", "say", "say x", "focus nowhere", "close", "dismiss", "claim", "release")
	if x.Session().Match().Cursor() != cursor {
		t.Error("nonsense was played")
	}
	checkTree(t, x)
}
