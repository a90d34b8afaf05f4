package tree

import (
	"testing"
)

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
