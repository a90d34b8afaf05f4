package ui

import (
	"math/rand"
	"strings"
	"testing"
	"time"

	"anqi/game"
	"anqi/game/match"
	"anqi/platform"
	"anqi/save"
)

// opened is an App over a storage that lives longer than it.
func opened(t *testing.T, storage platform.Storage, change func(*Environment)) *playing {
	return newTable(t, func(e *Environment) {
		e.Store = save.Open(storage, nil)
		if change != nil {
			change(e)
		}
	})
}

func TestReloadRestoresEverything(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, seeded(31))
	playOn(x, rand.New(rand.NewSource(1)), 12)
	x.myTurn()
	before, turns := x.position(), x.Session().Match().Turns()
	taken := x.node("taken-below").Label
	x.Close()
	y := opened(t, storage, nil)
	if y.position() != before || y.Session().Match().Turns() != turns || y.node("taken-below").Label != taken {
		t.Error("the game is not the same after a reload")
	}
	if got := y.node("message").Label; got != y.Texts().Notices.Restored.WithNumber(turns) {
		t.Errorf("the message says %q", got)
	}
	checkTree(t, y)
	y.do("dismiss")
	if y.Tree().Find("dismiss") != nil || y.node("message").Label == "" {
		t.Error("after dismissing the notice the last turn should stand there")
	}
	for _, e := range y.effects {
		if _, moving := e.(Animate); moving {
			t.Error("a restored game is animated")
		}
	}
}

func TestDamagedGameIsToldAndSetAside(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, nil)
	x.do("square a1")
	x.myTurn()
	x.Close()
	if err := storage.Set(save.KeyGame, []byte("no game at all")); err != nil {
		t.Fatal(err)
	}
	y := opened(t, storage, nil)
	if y.Session().Match().Turns() != 0 || y.node("message").Label != y.Texts().Notices.Damaged {
		t.Errorf("after damage: %d turns, %q", y.Session().Match().Turns(), y.node("message").Label)
	}
	keys, err := storage.Keys("anqi.aside.")
	if err != nil || len(keys) != 1 {
		t.Errorf("set aside: %v %v", keys, err)
	}
	checkTree(t, y)
	y.do("square a1")
	if y.Session().Match().Turns() != 1 {
		t.Error("play does not go on")
	}
}

// What the other side answers is shown over the word about the reload.
func TestAnswerReplacesTheNotice(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, withSettings(t, twoPlayers))
	x.do("square b3")
	x.Close()
	y := opened(t, storage, nil)
	if y.Tree().Find("dismiss") == nil {
		t.Fatal("no word about the reload")
	}
	if _, err := y.Session().OfferDraw(y.now); err != nil {
		t.Fatal(err)
	}
	y.do("decline")
	if got := y.node("message").Label; got != y.heard() || y.Tree().Find("dismiss") != nil {
		t.Errorf("heard %q, the message is %q", y.heard(), got)
	}
}

// That a game counts as one with help is said once, whatever is reloaded.
func TestHelpIsSaidOnce(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, seeded(33))
	remarks := func(x *playing) int { return strings.Count(strings.Join(x.said, ""), x.Texts().Play.WithHelp) }
	x.do("square a1")
	x.myTurn()
	x.do("undo", "square a1")
	x.myTurn()
	x.do("undo")
	if remarks(x) != 1 {
		t.Errorf("said %d times", remarks(x))
	}
	x.Close()
	y := opened(t, storage, nil)
	y.do("square a1")
	y.myTurn()
	y.do("undo")
	if !y.Session().Help() || remarks(y) != 0 {
		t.Errorf("said %d times after a reload", remarks(y))
	}
}

// A second window of the same game sleeps, says so, and goes on where the first one stood once the person wants it.
func TestSecondWindow(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, withSettings(t, twoPlayers))
	x.do("square a1")
	y := opened(t, storage, func(e *Environment) { e.Elsewhere = true })
	if y.Panel() == nil {
		t.Fatal("the second window does not say so")
	}
	checkTree(t, y)
	y.do("close", "square b1", "undo", "new", "settings")
	if y.Session().Match().Turns() != 1 || y.Panel() != nil {
		t.Error("the second window plays all the same")
	}
	if y.node("message").Label != y.Texts().Notices.SecondTab || y.node("claim").Label == "" {
		t.Errorf("message %q", y.node("message").Label)
	}
	x.do("square b1", "square c1")
	y.do("claim")
	if !has[StealClaim](y.effects) {
		t.Fatal("nobody is asked for the claim")
	}
	x.SetElsewhere()
	x.drain()
	if taken := x.Texts().Notices.TakenOver; x.heard() != taken || x.node("claim-text").Label != taken || x.node("message").Label != taken {
		t.Errorf("the first window says %q and %q", x.heard(), x.node("message").Label)
	}
	y.Claimed()
	if y.Session().Match().Turns() != 3 {
		t.Errorf("the second window goes on after %d turns", y.Session().Match().Turns())
	}
	y.do("square d1")
	if y.Session().Match().Turns() != 4 {
		t.Errorf("and does not play: %s", y.heard())
	}
	x.do("close", "square d2")
	if x.Session().Match().Turns() != 3 {
		t.Error("the first window still plays")
	}
}

func has[E Effect](effects []Effect) bool {
	for _, e := range effects {
		if _, is := e.(E); is {
			return true
		}
	}
	return false
}

// A finished game counts once, whatever is reloaded and undone, and its result is taken back by an undo.
func TestStandingsCountOnce(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, seeded(41))
	playOn(x, rand.New(rand.NewSource(5)), 600)
	games := func(x *playing) int {
		all := 0
		standings := x.environment.Store.Standings()
		for _, help := range []bool{false, true} {
			c := standings.Column(match.LevelMedium, help)
			all += c.Wins + c.Losses + c.Draws
		}
		return all
	}
	if !x.over() || games(x) != 1 {
		t.Fatalf("%d games counted", games(x))
	}
	y := opened(t, storage, nil)
	if games(y) != 1 || y.Panel() != nil {
		t.Errorf("%d games after a reload, panel %v", games(y), y.Panel())
	}
	y.do("undo")
	if games(y) != 0 {
		t.Errorf("%d games after the end was undone", games(y))
	}
	y.do("redo")
	y.waitFor("the end again", func() bool { return y.over() })
	if games(y) != 1 {
		t.Errorf("%d games in the end", games(y))
	}
}

func teahouse(s *save.Settings) {
	preset, _ := game.PresetByName("teahouse")
	s.TwoPlayers, s.RuleSet, s.First = true, preset.RuleSet, game.FirstMoveFirst
}

// The turn clock counts down in sight, warns in sound and word, stands still while a panel asks, and then plays for the sleeper.
func TestTurnClock(t *testing.T) {
	x := newTable(t, withSettings(t, teahouse))
	x.do("square a1")
	x.wait(3 * time.Second)
	if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
		t.Errorf("after three seconds: %q", got)
	}
	x.do("help")
	x.wait(10 * time.Second)
	x.do("close")
	if got := x.node("counter-time").Label; got != "這一手剩 17 秒" {
		t.Errorf("while a panel was open: %q", got)
	}
	x.sounds, x.said = nil, nil
	x.wait(12500 * time.Millisecond)
	if got := x.node("counter-time"); got.Tone != ToneWarning || len(x.sounds) == 0 || x.sounds[0] != SoundWarning || x.heard() != "剩 5 秒。" {
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

func TestMuteIsRememberedAndSilent(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, nil)
	x.do("square a1")
	if len(x.sounds) == 0 || x.sounds[0] != SoundFlip {
		t.Errorf("a flip sounds like %v", x.sounds)
	}
	x.myTurn()
	x.do("sound")
	x.sounds = nil
	x.do("square b1", "square c1", "undo")
	if len(x.sounds) != 0 || !x.node("sound").Pressed {
		t.Errorf("muted, but %v", x.sounds)
	}
	y := opened(t, storage, nil)
	if !y.Settings().Muted {
		t.Error("mute is forgotten")
	}
}
