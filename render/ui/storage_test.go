package ui

import (
	"strings"
	"testing"

	"anqi/platform"
	"anqi/render/ui/effect"
)

// The browser is asked to keep the standings once there are some, and the panel says what it has answered.
func TestStandingsAreToBeKept(t *testing.T) {
	asked := func(x *playing) int {
		count := 0
		for _, e := range x.effects {
			if _, is := e.(effect.KeepStorage); is {
				count++
			}
		}
		return count
	}
	resigned := func(page bool) *playing {
		x := opened(t, platform.NewMemoryStorage(), func(e *Environment) {
			withSettings(t, twoPlayers)(e)
			e.Page = page
		})
		x.do("square a1", "square b1")
		if asked(x) != 0 {
			t.Error("asked before there is anything to lose")
		}
		x.do("resign", "resign-yes")
		if !x.over() {
			t.Fatal("the game goes on")
		}
		return x
	}
	x := resigned(true)
	if asked(x) != 1 {
		t.Errorf("asked %d times after the first game", asked(x))
	}
	x.do("standings")
	said := &x.Texts().Standings
	if line := x.node("standings-kept").Label; line != said.Kept+said.KeptForNow || asked(x) != 1 {
		t.Errorf("the panel says %q", line)
	}
	x.SetStorageKept(true)
	if line := x.node("standings-kept").Label; line != said.Kept+said.KeptForGood {
		t.Errorf("the open panel says %q", line)
	}
	native := resigned(false)
	native.do("standings")
	if asked(native) != 0 || native.Tree().Find("standings-kept") != nil || strings.Contains(native.heard(), said.Kept) {
		t.Error("a window speaks of browsers")
	}
}
