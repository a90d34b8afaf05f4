package ui

import (
	"strings"
	"testing"

	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
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
		x.Resize(test.w, test.h, tree.Insets{})
		for _, key := range strings.Fields(test.keys) {
			name, ctrl := strings.CutPrefix(key, "^")
			x.Key(tree.KeyPress{Key: name, Ctrl: ctrl})
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
		{"y", "沒有可以重做的棋。"},
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
}

func TestBrowsersKeysAreLeftAlone(t *testing.T) {
	x := newTable(t, nil)
	for _, key := range []tree.KeyPress{{Key: "Tab"}, {Key: "F5"}, {Key: "r", Ctrl: true}, {Key: "a", Alt: true}, {Key: "h", Meta: true}, {Key: "x"}} {
		if x.Key(key) {
			t.Errorf("%+v was taken from the browser", key)
		}
	}
}

// With the focus on a button, Enter and Space press it; the keys of the board work there as well.
func TestKeysOnButtons(t *testing.T) {
	x := newTable(t, nil)
	x.do("focus sound")
	x.press("m")
	if id, _ := x.FocusID(); !x.Settings().Muted || id != "sound" {
		t.Errorf("with the focus on a button, a letter does nothing, or moves it to %q", id)
	}
	x.press("m", "Enter")
	if !x.Settings().Muted {
		t.Error("Enter does not press the button")
	}
	x.press(" ")
	if x.Settings().Muted {
		t.Error("Space does not press the button")
	}
	x.press("ArrowRight")
	if id, _ := x.FocusID(); id != "square-a2" {
		t.Errorf("an arrow on a button leads to %q", id)
	}
	x.do("focus redo")
	version := x.Session().Match().Cursor()
	x.press("Enter")
	if x.Session().Match().Cursor() != version {
		t.Error("a disabled button acts")
	}
}

// With the focus on nothing, the keys of the board work, and Enter shows the board's square before it acts there.
func TestKeysWithTheFocusOnNothing(t *testing.T) {
	for _, press := range []struct{ key, id string }{{"ArrowDown", "square-b1"}, {"f", "square-a2"}, {"Enter", "square-a1"}, {" ", "square-a1"}, {"m", ""}} {
		x := newTable(t, nil)
		x.do("focus")
		x.press(press.key)
		if id, _ := x.FocusID(); id != press.id || x.Session().Match().Turns() != 0 {
			t.Errorf("%q leads from nothing to %q after %d turns, want %q", press.key, id, x.Session().Match().Turns(), press.id)
		}
	}
}

// The board has the focus when play starts, and where a pointer leads back to play; a key leaves it where it was.
func TestFocusWherePlayGoesOn(t *testing.T) {
	onBoard := func(x *playing, what string) {
		t.Helper()
		if id, _ := x.FocusID(); id != "square-a1" || !x.focus.onBoard() {
			t.Errorf("%s: the focus is on %q", what, id)
		}
	}
	x := newTable(t, func(e *Environment) { e.Page = true })
	onBoard(x, "a page that opens")
	x.tap("sound")
	onBoard(x, "a tap on a switch")
	x.do("focus new", "new", "newgame-start")
	onBoard(x, "a new game")
	x.tap("open-help")
	x.Tap(tree.Command{Name: tree.CommandClose})
	if id, _ := x.FocusID(); id != "open-help" {
		t.Errorf("a closed panel gives the focus to %q", id)
	}
	x.do("focus", "help", "close")
	onBoard(x, "a closed panel with nothing to return to")
	x.do("focus sound")
	x.press("Enter")
	if id, _ := x.FocusID(); id != "sound" {
		t.Errorf("a key moves the focus to %q", id)
	}
}

// A held key moves on, and acts once.
func TestHeldKeys(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	held := func(key string) bool { return x.Key(tree.KeyPress{Key: key, Repeat: true}) }
	x.press("ArrowRight")
	if !held("ArrowRight") || x.focus.square.String() != "a3" {
		t.Errorf("a held arrow stops at %v", x.focus.square)
	}
	x.press("Enter")
	if turns := x.Session().Match().Turns(); !held("Enter") || !held(" ") || x.Session().Match().Turns() != turns || turns != 1 {
		t.Errorf("a held Enter acts again, or %d turns were made", turns)
	}
	for _, key := range []string{"n", "m", "u", "f", "?", "="} {
		version := x.Version()
		if held(key); x.Version() != version || x.Panel() != nil {
			t.Errorf("a held %q acts", key)
		}
	}
	x.press("?")
	if !held("Escape") || x.Panel() == nil {
		t.Error("a held Escape closes a panel")
	}
}

// In a window the arrows change the inputs of a panel, as a page's own inputs do.
func TestKeysChangeTheInputsOfAWindow(t *testing.T) {
	x := newTable(t, withSettings(t, func(s *save.Settings) { s.Volume, s.Animation = 50, save.AnimationFast }))
	x.do(tree.CommandSettings)
	chain := panels.NewGameField + "ChainAfterOpen"
	for _, test := range []struct{ input, key, want string }{
		{panels.SettingsVolume, "ArrowRight", "55"}, {panels.SettingsVolume, "ArrowUp", "60"}, {panels.SettingsVolume, "ArrowLeft", "55"},
		{panels.SettingsVolume, "PageDown", "30"}, {panels.SettingsVolume, "PageUp", "55"},
		{chain, "ArrowDown", "open"}, {chain, "ArrowRight", "open+dark"}, {chain, "ArrowDown", "open+dark"}, {chain, "ArrowUp", "open"},
	} {
		if test.input == chain && x.panel.Node().Find(chain) == nil {
			x.do(tree.CommandClose, tree.CommandNew)
			x.Do(x.node("newgame-preset-custom").Command)
		}
		x.moveFocus(test.input)
		x.press(test.key)
		if got := x.node(test.input).Value; got != test.want {
			t.Errorf("%s at %s: %s, want %s", test.key, test.input, got, test.want)
		}
	}
}

// Where there are no keys none are offered, in the toolbar, the menu or the help, until one has been used.
func TestKeysAreOfferedWhereThereAreKeys(t *testing.T) {
	for _, keyless := range []bool{false, true} {
		x := newTable(t, func(e *Environment) { e.Keyless = keyless })
		want := 4
		if keyless {
			want = 0
		}
		if got := x.keysOffered(); got != want {
			t.Errorf("keyless %v: offered at %d places", keyless, got)
		}
		x.press("ArrowRight")
		if got := x.keysOffered(); got != 4 {
			t.Errorf("keyless %v: after a key offered at %d places", keyless, got)
		}
	}
}

// keysOffered counts at how many of four places the list of keys is offered.
func (x *playing) keysOffered() (places int) {
	for _, at := range []struct {
		width, height float64
		id            string
		commands      []string
	}{
		{1440, 900, "open-keys", nil},
		{360, 640, "menu-open-keys", []string{"menu"}},
		{360, 640, "help-keys", []string{"help"}},
		{360, 640, "help-keys", []string{"new", "newgame-rules"}},
	} {
		x.Resize(at.width, at.height, tree.Insets{})
		x.do(at.commands...)
		if x.Tree().Find(at.id) != nil {
			places++
		}
		x.do("close")
	}
	return places
}
