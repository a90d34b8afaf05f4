package ui

import (
	"testing"

	"anqi/game"
	"anqi/platform"
	"anqi/save"
)

// newTestStore keeps everything in memory.
func newTestStore(t *testing.T) *save.Store {
	t.Helper()
	return save.Open(platform.NewMemoryStorage(), nil)
}

// refusing is a storage that takes nothing.
type refusing struct{ *platform.MemoryStorage }

func (refusing) Set(string, []byte) error { return platform.ErrRefused }

func TestPlayGoesOnWithoutStorage(t *testing.T) {
	x := newTable(t, func(e *Environment) { e.Store = save.Open(refusing{platform.NewMemoryStorage()}, nil) })
	if got := x.node("message").Label; got != x.Texts().Notices.StorageRefused {
		t.Errorf("the message says %q", got)
	}
	checkTree(t, x)
	x.do("square a1")
	x.myTurn()
	x.do("square b2", "sound", "undo")
	if x.Session().Match().Turns() == 0 && x.position() == game.Start() {
		t.Error("play does not go on")
	}
	told := 0
	for _, line := range x.said {
		if line == x.Texts().Notices.StorageRefused {
			told++
		}
	}
	if told != 1 {
		t.Errorf("told %d times", told)
	}
}
