package ui

import "testing"

func TestCommandsAreReadBack(t *testing.T) {
	for _, c := range []Command{{"square", "b3"}, {"undo", ""}, {"newgame-level", "hard"}, {"move", "b3-c3"}} {
		if got, ok := ParseCommand(c.String()); !ok || got != c {
			t.Errorf("%v reads back as %v", c, got)
		}
	}
	if _, ok := ParseCommand(""); ok {
		t.Error("nothing is a command")
	}
}

// Nonsense from outside changes nothing and breaks nothing.
func TestNonsenseIsHarmless(t *testing.T) {
	x := newTable(t, nil)
	cursor := x.Session().Match().Cursor()
	x.do("square z9", "square", "move a1", "move a1-zz", "nothing", "accept", "decline", "end", "stop", "say", "say x", "focus nowhere", "close", "dismiss", "claim", "release")
	if x.Session().Match().Cursor() != cursor {
		t.Error("nonsense was played")
	}
	checkTree(t, x)
}
