package ui

import (
	"math/rand"
	"strconv"
	"testing"
	"time"

	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

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
	x.wait(30 * time.Second)
	if changes := x.Version() - version; changes != 30 {
		t.Errorf("%d changes in half a minute, want one for each second of the time used", changes)
	}
	if got := x.node("player-below-time"); got.Label != "已用 0:35" || got.Text != "0:35" {
		t.Errorf("after 35 seconds: %q", got.Label)
	}
}

// The play screen is sound in every window, in every state that puts something else on it.
func TestScreenFitsEveryWindow(t *testing.T) {
	fresh := newTable(t, nil)
	asked := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.LeftHanded = true, true }))
	asked.do("square a1", "undo")
	played := newTable(t, withSettings(t, func(s *save.Settings) { s.TwoPlayers, s.Coordinates = true, false }))
	playOn(played, rand.New(rand.NewSource(2)), 90)
	for i, size := range uitest.Windows() {
		if i >= 19 && i%5 != 0 {
			continue
		}
		for _, x := range []*playing{fresh, asked, played} {
			x.Resize(size[0], size[1], tree.Insets{})
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
			x.Resize(size[0], size[1], tree.Insets{})
			checkTree(t, x)
			x.node("counter-turns")
		}
		asked.node("accept")
	}
	for _, size := range [][2]float64{{0, 0}, {1, 1}, {100, 50}, {50, 1000}, {1000, 50}, {-5, -5}} {
		fresh.Resize(size[0], size[1], tree.Insets{Top: 30, Left: 30})
		if fresh.Tree() == nil || fresh.Board().Rect.Empty() {
			t.Errorf("nothing at %v", size)
		}
	}
}

// The theme follows the system's wish for contrast unless one was chosen, and whoever paints is told of a change.
func TestThemeFollowsTheWishForContrast(t *testing.T) {
	x := newTable(t, nil)
	if theme := x.Theme(); theme != "" {
		t.Errorf("the theme is %q", theme)
	}
	x.SetHighContrast(true)
	x.drain()
	if _, told := x.effects[len(x.effects)-1].(effect.SettingsChanged); !told || x.Theme() != ContrastTheme {
		t.Errorf("with the wish the theme is %q, told %v", x.Theme(), told)
	}
	chosen := newTable(t, func(e *Environment) {
		withSettings(t, func(s *save.Settings) { s.Theme = "honey" })(e)
		e.HighContrast = true
	})
	if theme := chosen.Theme(); theme != "honey" {
		t.Errorf("the theme that was chosen gives way to %q", theme)
	}
}

// Every kind in a tray that counts has its number beside it, the general too, of which there is one.
func TestEveryKindInATrayIsNumbered(t *testing.T) {
	x := newTable(t, withSettings(t, twoPlayers))
	playOn(x, rand.New(rand.NewSource(6)), 60)
	for _, id := range []string{"unseen", "taken-above", "taken-below"} {
		tray := x.node(id).Tray
		if len(tray) == 0 {
			t.Fatalf("%s is empty", id)
		}
		for _, p := range tray {
			if p.Number() != strconv.Itoa(p.Count) {
				t.Errorf("%s: %v, of which there are %d, carries %q", id, p.Piece, p.Count, p.Number())
			}
		}
	}
}
