package ui

import (
	"errors"
	"testing"

	"anqi/assets/texts"
)

var errNo = errors.New("no")

// Nothing is told as done before the machine has said so, and what it could not do is told as well.
func TestResultsAreTold(t *testing.T) {
	x := newTable(t, nil)
	words := &x.Texts().Results
	for _, test := range []struct {
		what   string
		answer func()
		want   string
	}{
		{"a copy", func() { x.Copied(nil) }, words.Copied},
		{"a copy that failed", func() { x.Copied(errNo) }, words.NotCopied},
		{"a download", func() { x.FileSaved("", nil) }, words.Handed},
		{"a file", func() { x.FileSaved("/home/x/game.txt", nil) }, words.Saved.With(texts.Is("path", "/home/x/game.txt"))},
		{"a file that failed", func() { x.FileSaved("", errNo) }, words.NotSaved},
		{"a refused full screen", func() { x.FullScreenAnswered(errNo) }, words.NoFullScreen},
	} {
		test.answer()
		x.drain()
		if got := x.node("message").Label; got != test.want || x.heard() != test.want {
			t.Errorf("%s: the line shows %q, %q is heard; want %q", test.what, got, x.heard(), test.want)
		}
	}
	x.FullScreenAnswered(nil)
	x.drain()
	if x.heard() != words.NoFullScreen {
		t.Errorf("a full screen that can be seen is told: %q", x.heard())
	}
}

// A panel that copies shows what came of it, not what was meant, until it is used again.
func TestPanelShowsWhatCameOfACopy(t *testing.T) {
	x := newTable(t, func(e *Environment) { e.Page = true })
	words := &x.Texts().Results
	x.do("fair", "fair-copy")
	if x.heard() == words.Copied || x.root.Find("fair-answer") != nil {
		t.Errorf("%q before the machine has answered", x.heard())
	}
	for _, test := range []struct {
		err  error
		want string
	}{{errNo, words.NotCopiedPage}, {nil, words.Copied}} {
		x.Copied(test.err)
		x.drain()
		if n := x.node("fair-answer"); n.Label != test.want || x.heard() != test.want {
			t.Errorf("the panel shows %q, %q is heard; want %q", n.Label, x.heard(), test.want)
		}
	}
	x.do("fair-copy")
	if x.Tree().Find("fair-answer") != nil {
		t.Error("an earlier answer stands beside the next question")
	}
}

func TestRefusedClaimIsTold(t *testing.T) {
	x := newTable(t, func(e *Environment) { e.Elsewhere = true })
	x.do("claim-yes")
	x.ClaimRefused()
	x.drain()
	if want := x.Texts().Results.NotClaimed; x.heard() != want {
		t.Errorf("%q is heard, want %q", x.heard(), want)
	}
}
