package ui

import (
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/save"
)

// checkTree asserts what must hold of every tree: names, unique IDs, everything inside the window and nothing over the rest.
func checkTree(t *testing.T, x *playing) {
	t.Helper()
	ids := map[string]bool{}
	var placed []*Node
	x.Tree().Walk(func(n *Node) bool {
		if n.ID == "" || ids[n.ID] {
			t.Errorf("ID %q is empty or not unique", n.ID)
		}
		ids[n.ID] = true
		if n.Control() && strings.TrimSpace(n.Label) == "" {
			t.Errorf("control %q has no name", n.ID)
		}
		if n.Visible && len(n.Children) == 0 && n.Role != RoleGroup {
			placed = append(placed, n)
		}
		return true
	})
	for i, n := range placed {
		if n.Rect.X < -0.01 || n.Rect.Y < -0.01 || n.Rect.Right() > x.width+0.01 || n.Rect.Bottom() > x.height+0.01 {
			t.Errorf("%v × %v: %q at %v is not inside the window", x.width, x.height, n.ID, n.Rect)
		}
		checkText(t, x, n)
		for _, m := range placed[i+1:] {
			if n.Rect.Overlaps(m.Rect) {
				t.Errorf("%v × %v: %q %v and %q %v overlap", x.width, x.height, n.ID, n.Rect, m.ID, m.Rect)
			}
		}
	}
	for _, n := range focusable(x.Tree()) {
		if !n.Rect.Empty() && (n.Rect.W < smallestControl || n.Rect.H < smallestControl) {
			t.Errorf("%v × %v: %q is %v × %v to touch", x.width, x.height, n.ID, n.Rect.W, n.Rect.H)
		}
	}
}

// checkText asserts that what is written stays in its rectangle.
func checkText(t *testing.T, x *playing, n *Node) {
	t.Helper()
	lines := n.Lines
	if lines == nil && (n.Role == RoleText || n.Role == RoleStatus) && n.Tray == nil && n.Size > 0 {
		lines = []string{n.Label}
	}
	for _, line := range lines {
		if width := (fakeMeasurer{}).TextWidth(line, n.Size); width > n.Rect.W+0.5 {
			t.Errorf("%v × %v: %q %q is %.0f wide in %.0f", x.width, x.height, n.ID, line, width, n.Rect.W)
		}
	}
	if len(lines) > 1 && float64(len(lines))*n.Size*lineHeight > n.Rect.H+n.Size*0.5 {
		t.Errorf("%v × %v: %q has %d lines of %v in %.0f", x.width, x.height, n.ID, len(lines), n.Size, n.Rect.H)
	}
	for _, piece := range n.Tray {
		r := piece.Rect
		if r.X < n.Rect.X-0.01 || r.Y < n.Rect.Y-0.01 || r.Right() > n.Rect.Right()+0.01 || r.Bottom() > n.Rect.Bottom()+0.01 {
			t.Errorf("%v × %v: a piece of %q at %v is outside of %v", x.width, x.height, n.ID, r, n.Rect)
		}
	}
}

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
	for seed := int64(1); seed <= 4; seed++ {
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

func TestEveryControlIsReachedByTab(t *testing.T) {
	x := newTable(t, nil)
	want := map[string]bool{}
	for _, n := range tabStops(x.Tree()) {
		want[n.ID] = true
	}
	if len(want) < 10 {
		t.Fatalf("only %d tab stops", len(want))
	}
	for i := len(want); i > 0; i-- {
		x.MoveFocus(1)
		id, shown := x.FocusID()
		if !shown || x.Tree().Find(id) == nil {
			t.Fatalf("focus at %q", id)
		}
		delete(want, id)
	}
	if len(want) > 0 {
		t.Errorf("never reached: %v", want)
	}
	x.MoveFocus(-1)
	if id, _ := x.FocusID(); x.Tree().Find(id) == nil {
		t.Errorf("going back ends at %q", id)
	}
}

func TestNothingChangesWhileIdle(t *testing.T) {
	x := newTable(t, nil)
	x.wait(5 * time.Second)
	version, tree := x.Version(), x.Tree()
	x.Tick(x.now)
	for i := 0; i < 5; i++ {
		x.now = x.now.Add(time.Millisecond)
		x.Tick(x.now)
	}
	if x.Version() != version || x.Tree() != tree {
		t.Error("the version changed although nothing happened")
	}
	x.wait(10 * time.Second)
	if changes := x.Version() - version; changes > 11 {
		t.Errorf("%d changes in ten seconds, want one for each second of the time used", changes)
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

func TestTwoPlayersAgreeOnUndoAndDraw(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	x.do("square a1", "undo")
	if x.node("accept").Label == "" || x.mayAct() {
		t.Fatal("nobody is asked")
	}
	checkTree(t, x)
	x.do("decline")
	if x.Session().Match().Turns() != 1 {
		t.Error("undone without agreement")
	}
	x.do("undo", "accept")
	if x.Session().Match().Turns() != 0 {
		t.Error("not undone")
	}
	x.do("square a1", "draw")
	if x.Panel() == nil {
		t.Fatal("a draw is offered without confirmation")
	}
	x.do("draw-yes")
	if x.Tree().Find("accept") == nil {
		t.Fatalf("the other side is not asked: %q", x.heard())
	}
	x.do("accept")
	if !x.over() || !x.Session().Match().Outcome().Drawn() {
		t.Error("no draw")
	}
}

func TestResignIsConfirmed(t *testing.T) {
	x := newTable(t, seeded(11))
	x.do("square a1")
	x.myTurn()
	x.do("resign")
	if x.Panel() == nil || x.over() {
		t.Fatal("no question")
	}
	x.do("close")
	if x.over() {
		t.Fatal("resigned although the question was closed")
	}
	x.do("resign", "resign-yes")
	if !x.over() || x.Session().Match().Outcome().Winner != match.Two {
		t.Errorf("outcome %v", x.Session().Match().Outcome())
	}
	if x.sounds[len(x.sounds)-1] != SoundLoss {
		t.Errorf("sounds %v", x.sounds)
	}
	x.waitFor("the end", func() bool { return x.Panel() != nil })
	x.do("close")
	if x.node("message").Label == "" || x.Tree().Find("rematch") == nil {
		t.Error("no way on after the end")
	}
	checkTree(t, x)
	x.do("undo")
	if x.over() || !strings.Contains(x.heard(), x.Texts().Notices.UndoneResult) {
		t.Errorf("undoing the end: %q", x.heard())
	}
}

// Every panel opens by its command, takes the focus, keeps it, and gives it back.
func TestPanelsTakeAndReturnTheFocus(t *testing.T) {
	x := newTable(t, seeded(13))
	x.do("square a1")
	x.myTurn()
	for _, name := range []string{CommandNew, CommandDraw, CommandResign, CommandSettings, CommandStandings, CommandHelp, CommandKeys, CommandFair, CommandPieces, CommandMenu} {
		x.do("focus undo", name)
		if x.Panel() == nil {
			t.Errorf("%s opens nothing: %q", name, x.heard())
			continue
		}
		checkTree(t, x)
		seen := map[string]bool{}
		for i := 0; i < 100; i++ {
			id, _ := x.FocusID()
			if x.Panel().Node().Find(id) == nil {
				t.Fatalf("%s: the focus left the panel for %q", name, id)
			}
			seen[id] = true
			x.MoveFocus(1)
		}
		if stops := tabStops(x.Panel().Node()); len(seen) != len(stops) {
			t.Errorf("%s: %d of %d controls reached", name, len(seen), len(stops))
		}
		x.press("Escape")
		if id, _ := x.FocusID(); x.Panel() != nil || id != "undo" {
			t.Errorf("%s: the focus returned to %q", name, id)
		}
	}
}

// The play screen is sound in every window, in every state that puts something else on it.
func TestScreenFitsEveryWindow(t *testing.T) {
	fresh := newTable(t, nil)
	asked := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.LeftHanded = true, true }))
	asked.do("square a1", "undo")
	played := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.Coordinates = true, false }))
	playOn(played, rand.New(rand.NewSource(2)), 90)
	for i, size := range windows() {
		if i >= 19 && i%5 != 0 {
			continue
		}
		for _, x := range []*playing{fresh, asked, played} {
			x.Resize(size[0], size[1], Insets{})
			checkTree(t, x)
		}
		if t.Failed() {
			return
		}
	}
}

// Windows smaller than anybody plays on show at least the board and its buttons, and none is too small to be asked about.
func TestTinyWindows(t *testing.T) {
	fresh := newTable(t, nil)
	asked := newTable(t, withSettings(t, twoPlayers))
	asked.do("square a1", "undo")
	for _, size := range [][2]float64{{320, 256}, {256, 320}, {360, 225}, {480, 270}, {640, 200}, {280, 280}, {800, 260}, {300, 400}} {
		for _, x := range []*playing{fresh, asked} {
			x.Resize(size[0], size[1], Insets{})
			checkTree(t, x)
			x.node("counter-turns")
		}
		asked.node("accept")
	}
	for _, size := range [][2]float64{{0, 0}, {1, 1}, {100, 50}, {50, 1000}, {1000, 50}, {-5, -5}} {
		fresh.Resize(size[0], size[1], Insets{Top: 30, Left: 30})
		if fresh.Tree() == nil || fresh.Board().Rect.Empty() {
			t.Errorf("nothing at %v", size)
		}
	}
}
