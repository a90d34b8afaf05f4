package ui

import (
	"math/rand"
	"strings"
	"testing"

	"anqi/game/match"
	"anqi/platform"
	"anqi/render/ui/effect"
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
	if got := y.node("message").Label; got != y.Texts().Notices.Restored.With(y.Texts().Amount("turns", turns)) {
		t.Errorf("the message says %q", got)
	}
	checkTree(t, y)
	y.do("dismiss")
	if y.Tree().Find("dismiss") != nil || y.node("message").Label == "" {
		t.Error("after dismissing the notice the last turn should stand there")
	}
	for _, e := range y.effects {
		if _, moving := e.(effect.Animate); moving {
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

func TestMuteIsRememberedAndSilent(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, nil)
	x.do("square a1")
	if len(x.sounds) == 0 || x.sounds[0] != effect.SoundFlip {
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
