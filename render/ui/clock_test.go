package ui

import (
	"anqi/assets/texts"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/render/ui/effect"
	"anqi/render/ui/panels"
	"anqi/render/ui/tree"
	"anqi/render/ui/uitest"
	"anqi/save"
)

func teahouse(s *save.Settings) {
	preset, _ := game.PresetByName("teahouse")
	s.TwoPlayers, s.RuleSet, s.First = true, preset.RuleSet, game.FirstMoveFirst
}

// The turn clock counts down in sight, warns in sound and word, stands still only while a question about the game is open, and then
// plays for the sleeper.
func TestTurnClock(t *testing.T) {
	x := newTable(t, withSettings(t, teahouse))
	x.do("square a1")
	x.wait(3 * time.Second)
	if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
		t.Errorf("after three seconds: %q", got)
	}
	for _, question := range []string{"resign", "draw"} {
		x.do(question)
		x.wait(10 * time.Second)
		x.do("close")
		if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
			t.Errorf("while %s was asked: %q", question, got)
		}
	}
	x.do("help")
	x.wait(2 * time.Second)
	x.do("close")
	if got := x.node("counter-time").Label; got != "這一手剩 15 秒" {
		t.Errorf("while the help was open: %q", got)
	}
	x.sounds, x.said = nil, nil
	x.wait(10500 * time.Millisecond)
	if got := x.node("counter-time"); got.Tone != tree.ToneWarning || len(x.sounds) == 0 || x.sounds[0] != effect.SoundWarning || x.heard() != "剩 5 秒。" {
		t.Errorf("near the end: %q %v %v %q", got.Label, got.Tone, x.sounds, x.heard())
	}
	x.wait(6 * time.Second)
	if x.Session().Match().Turns() != 2 || !strings.Contains(strings.Join(x.said, ""), "逾時") {
		t.Errorf("%d turns, said %q", x.Session().Match().Turns(), x.said)
	}
	x.SetHidden(true)
	left := x.node("counter-time").Label
	x.wait(30 * time.Second)
	x.SetHidden(false)
	if x.Session().Match().Turns() != 2 || x.node("counter-time").Label != left {
		t.Error("time went on while nothing could be seen")
	}
}

// Nothing but a question about the game stops the clock: with any other panel open it runs out, and what the panel shows of the game
// follows.
func TestTheClockRunsBehindPanels(t *testing.T) {
	for _, open := range []string{"new", "settings", "standings", "help", "keys", "pieces", "fair", "menu"} {
		x := newTable(t, withSettings(t, teahouse))
		x.Resize(360, 640, tree.Insets{})
		x.do(open)
		panel := x.Panel()
		if panel == nil {
			t.Fatalf("%s opens nothing", open)
		}
		x.wait(21 * time.Second)
		if x.Session().Match().Turns() != 1 || x.Panel() == nil {
			t.Errorf("%s: %d turns, panel %v", open, x.Session().Match().Turns(), x.Panel())
		}
		switch p := x.Panel().(type) {
		case panels.Pieces:
			if p.Position != x.position() {
				t.Error("the counts are those of before")
			}
		case panels.NewGame:
			if p.InProgress != 1 {
				t.Errorf("a game of %d turns would be thrown away without a question", p.InProgress)
			}
		}
		x.wait(90 * time.Second)
		if !x.over() || x.Panel() == nil {
			t.Errorf("%s: over %v", open, x.over())
		}
		if p, ok := x.Panel().(panels.Fair); ok && !p.State.Over {
			t.Error("the deal is not laid open after the end")
		}
		x.do("close")
		x.waitFor("the panel of the end", func() bool { _, ok := x.Panel().(panels.End); return ok })
	}
}

// The computer moves behind a panel too, and waits while a question is open.
func TestTheComputerPlaysBehindPanels(t *testing.T) {
	for open, plays := range map[string]bool{"help": true, "settings": true, "resign": false} {
		x := newTable(t, nil)
		x.do("square a1", open)
		for i := 0; i < 400 && x.Session().Match().Turns() < 2; i++ {
			x.wait(50 * time.Millisecond)
			time.Sleep(50 * time.Microsecond)
		}
		if got := x.Session().Match().Turns() == 2; got != plays {
			t.Errorf("%s: played %v", open, got)
		}
	}
}

// A reload gives no time back: in the middle of a turn what was left is left, whether or not the page had the chance to say goodbye.
func TestAReloadGivesNoTime(t *testing.T) {
	for _, goodbye := range []bool{true, false} {
		x := newTable(t, withSettings(t, teahouse))
		x.do("square a1")
		x.wait(7500 * time.Millisecond)
		if goodbye {
			x.SetHidden(true)
		}
		y := &playing{App: NewApp(x.environment), t: t, now: x.now}
		left, _ := y.Session().Clock()
		if want := 12500 * time.Millisecond; left != want && (goodbye || left < want || left > want+time.Second) {
			t.Errorf("goodbye %v: %v are left", goodbye, left)
		}
		if used := y.Session().Used(1); used < 7*time.Second || used > 7500*time.Millisecond {
			t.Errorf("goodbye %v: %v are used", goodbye, used)
		}
		y.Close()
	}
}

// Both sides' time stands in seconds beside their names, with a turn clock and without, at every size, and the end's panel says the
// same numbers of each.
func TestTheTimeOfBothSidesStandsBesideTheirNames(t *testing.T) {
	for name, change := range map[string]func(*save.Settings){"with a clock": teahouse, "without": twoPlayers} {
		for _, size := range [][2]float64{{320, 568}, {360, 640}, {640, 360}, {820, 1180}, {1440, 900}} {
			x := newTable(t, withSettings(t, change))
			x.Resize(size[0], size[1], tree.Insets{})
			x.wait(3 * time.Second)
			x.do("square a1")
			x.wait(7 * time.Second)
			for id, want := range map[string]string{"player-below": "0:03", "player-above": "0:07"} {
				n := x.node(id + "-time")
				if n.Written() != want || n.Label != uitest.Words.Play.TimeUsed.With(texts.Is("time", want)) || n.Lines != nil || n.Size < tree.SmallestText || !n.Visible {
					t.Errorf("%s, %v: %s is %q of %.1f px, want %q", name, size, id, n.Written(), n.Size, want)
				}
				if plate := x.node(id).Rect; !plate.Contains(n.Rect.X, n.Rect.Y) || n.Rect.Overlaps(x.node(id+"-name").Rect) {
					t.Errorf("%s, %v: %s stands at %v in %v", name, size, id, n.Rect, plate)
				}
			}
			if clock := x.Tree().Find("counter-time"); (clock != nil) != (name == "with a clock") {
				t.Errorf("%s, %v: the counter of the clock is %v", name, size, clock)
			}
			x.do("say status")
			x.do("resign", "resign-yes")
			x.waitFor("the end", func() bool { return x.Panel() != nil })
			if got := x.node("end-turns").Label; got != "共 1 手。用時：玩家一 3 秒，玩家二 7 秒。" {
				t.Errorf("%s, %v: the end says %q", name, size, got)
			}
		}
	}
}

func TestStatusSaysTheTimeOfBoth(t *testing.T) {
	x := newTable(t, withSettings(t, teahouse))
	x.do("square a1")
	x.wait(7 * time.Second)
	x.do("say status")
	if want := "這一手剩 13 秒，玩家一已用 0:00，玩家二已用 0:07。"; !strings.HasSuffix(x.heard(), want) {
		t.Errorf("says %q", x.heard())
	}
}
