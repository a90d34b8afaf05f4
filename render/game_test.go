package render

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"anqi/assets/fonts"
	"anqi/assets/sounds"
	"anqi/render/art"
	"anqi/render/ui"
)

func TestEverySoundCanBeMade(t *testing.T) {
	for _, name := range []ui.SoundName{
		ui.SoundFlip, ui.SoundMove, ui.SoundCapture, ui.SoundWarning, ui.SoundRefused, ui.SoundWin, ui.SoundLoss, ui.SoundDraw,
	} {
		if _, ok := sounds.Make(string(name)); !ok {
			t.Errorf("there is no sound %q", name)
		}
	}
}

// TestEveryIconCanBeDrawn looks through everything that the interface shows, in windows with room for all and for little.
func TestEveryIconCanBeDrawn(t *testing.T) {
	typefaces, err := LoadTypefaces(fonts.Text())
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, width := range []float64{360, 820, 1440} {
		for name, prepare := range states {
			if name == "end" {
				continue // a whole game; its icons are among the others
			}
			shown := newTable(typefaces, width, 900)
			prepare(shown)
			shown.app.Tree().Walk(func(n *ui.Node) bool {
				if n.Icon != "" && !art.HasIcon(n.Icon) {
					t.Errorf("%s has the icon %q, which cannot be drawn", n.ID, n.Icon)
				}
				seen[n.Icon] = true
				return true
			})
		}
	}
	if len(seen) < 12 {
		t.Errorf("only %d icons were met: %v", len(seen), seen)
	}
}

func TestNoSoundBeforeAGesture(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		w := newShow(t, s, 300, 500)
		var played []ui.Sound
		w.options.Sound = func(sound ui.Sound) { played = append(played, sound) }
		knock := ui.Sound{Name: ui.SoundMove, Volume: 0.5}
		s.effects = []ui.Effect{knock}
		w.frame(0)
		if len(played) != 0 {
			t.Error("a sound was played before the person did anything")
		}
		w.options.Gesture = func() bool { return true }
		s.effects = []ui.Effect{knock}
		w.frame(0)
		if len(played) != 1 || played[0] != knock {
			t.Errorf("after a gesture %v was played, want %v", played, knock)
		}
	})
}

func TestEffectsReachTheirHook(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		w := newShow(t, s, 300, 500)
		var got []ui.Effect
		synced := 0
		w.options.Effect = func(e ui.Effect) { got = append(got, e) }
		w.options.Synced = func() { synced++ }
		s.effects = []ui.Effect{ui.Say{Line: "x"}, ui.Animate{Millis: 100}, ui.Copy{Text: "y"}}
		w.frame(0)
		if len(got) != 2 || got[0] != (ui.Say{Line: "x"}) || got[1] != (ui.Copy{Text: "y"}) || synced != 1 {
			t.Errorf("the hooks got %v and %d calls", got, synced)
		}
	})
}

func TestLayoutUsesThePixelRatio(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		w := newShow(t, s, 300, 500)
		w.options.PixelRatio = func() float64 { return 2.5 }
		width, height := w.LayoutF(900, 1600)
		if s.width != 360 || s.height != 640 || width != 900 || height != 1600 {
			t.Errorf("CSS size %v × %v, screen %v × %v; want 360 × 640 and 900 × 1600", s.width, s.height, width, height)
		}
	})
}

func TestKeyNames(t *testing.T) {
	for _, test := range []struct {
		key   ebiten.Key
		shift bool
		want  string
	}{
		{ebiten.KeyA, false, "a"}, {ebiten.KeyA, true, "A"}, {ebiten.KeyDigit7, false, "7"}, {ebiten.KeyNumpad3, false, "3"},
		{ebiten.KeySlash, true, "?"}, {ebiten.KeySpace, false, " "}, {ebiten.KeyArrowLeft, true, "ArrowLeft"},
		{ebiten.KeyEscape, false, "Escape"}, {ebiten.KeyF9, false, ""},
	} {
		if got := keyName(test.key, test.shift); got != test.want {
			t.Errorf("key %v, shift %v: %q, want %q", test.key, test.shift, got, test.want)
		}
	}
}

func TestPanelByPointer(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		s.tree.Children = append(s.tree.Children, dialog())
		w := newShow(t, s, 500, 700)
		w.frame(0)
		tap := func(id string) {
			for _, item := range append(w.sheet.Body, w.sheet.Foot...) {
				if item.Node.ID == id {
					x, y := item.Rect.X+item.Rect.W/2, item.Rect.Y+item.Rect.H/2
					w.press(x, y)
					w.release(x, y)
					return
				}
			}
			t.Errorf("%s is not on the sheet", id)
		}
		tap("sample-level-hard")
		tap("sample-close")
		want := []ui.Command{
			{Name: ui.CommandFocus, Value: "sample-level-hard"}, {Name: "sample-level", Value: "hard"},
			{Name: ui.CommandFocus, Value: "sample-close"}, {Name: ui.CommandClose},
		}
		if len(s.commands) != len(want) {
			t.Errorf("commands %v, want %v", s.commands, want)
			return
		}
		for i := range want {
			if s.commands[i] != want[i] {
				t.Errorf("command %d is %v, want %v", i, s.commands[i], want[i])
			}
		}
	})
}

// TestFocusStaysInSight walks through a long panel with Tab, as the keyboard does in a window.
func TestFocusStaysInSight(t *testing.T) {
	onStage(func() {
		typefaces, err := LoadTypefaces(fonts.Text())
		if err != nil {
			t.Error(err)
			return
		}
		shown := newTable(typefaces, 360, 640)
		shown.app.Do(ui.Command{Name: ui.CommandNew})
		loop := NewGame(shown.app, typefaces, Options{PixelRatio: func() float64 { return 1 }})
		loop.LayoutF(360, 640)
		screen := ebiten.NewImage(360, 640)
		visited := map[string]bool{}
		for range 40 {
			loop.key(ui.KeyPress{Key: "Tab"})
			loop.Draw(screen)
			id, focused := shown.app.FocusID()
			visited[id] = true
			if !focused || loop.sheet == nil {
				t.Errorf("after Tab the focus is at %q (shown %v) and the panel is %v", id, focused, loop.sheet != nil)
				return
			}
			checkInSight(t, loop, id)
		}
		if len(visited) < 4 || loop.sheet.Limit() == 0 {
			t.Errorf("Tab met %v in a panel that scrolls by %.0f", visited, loop.sheet.Limit())
		}
	})
}

// checkInSight looks whether the part of the open panel with that ID can be seen where it is scrolled to.
func checkInSight(t *testing.T, g *Game, id string) {
	t.Helper()
	for _, item := range g.sheet.Foot {
		if item.Node.ID == id {
			return
		}
	}
	for _, item := range g.sheet.Body {
		if item.Node.ID == id {
			top, bottom := item.Rect.Y-g.scroll, item.Rect.Bottom()-g.scroll
			if top < g.sheet.View.Y-1 || bottom > g.sheet.View.Bottom()+1 {
				t.Errorf("%s stands from %.0f to %.0f, outside the view %v", id, top, bottom, g.sheet.View)
			}
			return
		}
	}
	t.Errorf("the focus is at %q, which the panel does not show", id)
}
