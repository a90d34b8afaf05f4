package ui

import (
	"testing"

	"anqi/platform"
	"anqi/render/ui/effect"
)

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
	if !has[effect.StealClaim](y.effects) {
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

// A page that comes back from the browser's cache goes on as it was, unless another has played on.
func TestReturned(t *testing.T) {
	storage := platform.NewMemoryStorage()
	x := opened(t, storage, withSettings(t, twoPlayers))
	x.do("square a1", "settings")
	x.Returned()
	if x.Panel() == nil || x.Session().Match().Turns() != 1 {
		t.Error("nothing has changed, but the page has not stayed as it was")
	}
	y := opened(t, storage, withSettings(t, twoPlayers))
	y.do("square b1")
	x.Returned()
	if x.Panel() != nil || x.Session().Match().Turns() != 2 {
		t.Errorf("it goes on after %d turns", x.Session().Match().Turns())
	}
	x.do("square c1")
	if x.Session().Match().Turns() != 3 {
		t.Errorf("and does not play: %s", x.heard())
	}
}

func has[E effect.Effect](effects []effect.Effect) bool {
	for _, e := range effects {
		if _, is := e.(E); is {
			return true
		}
	}
	return false
}
