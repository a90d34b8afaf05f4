package render

import (
	"testing"

	"anqi/assets/sounds"
	"anqi/render/art"
	"anqi/render/ui/effect"
	"anqi/render/ui/tree"
)

func TestEverySoundCanBeMade(t *testing.T) {
	for _, name := range []effect.SoundName{
		effect.SoundFlip, effect.SoundMove, effect.SoundCapture, effect.SoundWarning, effect.SoundRefused, effect.SoundWin, effect.SoundLoss, effect.SoundDraw,
	} {
		if _, ok := sounds.Make(string(name)); !ok {
			t.Errorf("there is no sound %q", name)
		}
	}
}

// TestEveryIconCanBeDrawn looks through everything that the interface shows, in windows with room for all and for little.
func TestEveryIconCanBeDrawn(t *testing.T) {
	typefaces := windowTypefaces()
	seen := map[string]bool{}
	for _, width := range []float64{360, 820, 1440} {
		for name, prepare := range states {
			if name == "end" {
				continue // a whole game; its icons are among the others
			}
			shown := newTable(typefaces, width, 900)
			prepare(shown)
			shown.app.Tree().Walk(func(n *tree.Node) bool {
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
		w := newShow(s, 300, 500)
		var played []effect.Sound
		w.options.Sound = func(sound effect.Sound) { played = append(played, sound) }
		knock := effect.Sound{Name: effect.SoundMove, Volume: 0.5}
		s.effects = []effect.Effect{knock}
		w.frame(0)
		if len(played) != 0 {
			t.Error("a sound was played before the person did anything")
		}
		w.options.Gesture = func() bool { return true }
		s.effects = []effect.Effect{knock}
		w.frame(0)
		if len(played) != 1 || played[0] != knock {
			t.Errorf("after a gesture %v was played, want %v", played, knock)
		}
	})
}

func TestEffectsReachTheirHook(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		w := newShow(s, 300, 500)
		var got []effect.Effect
		synced := 0
		w.options.Effect = func(e effect.Effect) { got = append(got, e) }
		w.options.Synced = func() { synced++ }
		s.effects = []effect.Effect{effect.Say{Line: "x"}, effect.Animate{Millis: 100}, effect.Copy{Text: "y"}}
		w.frame(0)
		if len(got) != 2 || got[0] != (effect.Say{Line: "x"}) || got[1] != (effect.Copy{Text: "y"}) || synced != 1 {
			t.Errorf("the hooks got %v and %d calls", got, synced)
		}
	})
}

func TestLayoutUsesThePixelRatio(t *testing.T) {
	onStage(func() {
		s := newScene(40, false)
		w := newShow(s, 300, 500)
		w.options.PixelRatio = func() float64 { return 2.5 }
		width, height := w.LayoutF(900, 1600)
		if s.width != 360 || s.height != 640 || width != 900 || height != 1600 {
			t.Errorf("CSS size %v × %v, screen %v × %v; want 360 × 640 and 900 × 1600", s.width, s.height, width, height)
		}
	})
}
