package ui

import (
	"testing"
)

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
