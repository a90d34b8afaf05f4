package game

import (
	"strings"
	"testing"
)

// docs/notation.md, section 5: the position text.

const startText = "????/????/????/????/????/????/????/???? - KGGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -"

func TestStartText(t *testing.T) {
	p := Start()
	if got := p.Text(); got != startText {
		t.Errorf("start: %s", got)
	}
	if read, err := ParsePosition(startText, rulesOf(t, "")); err != nil || read != p {
		t.Errorf("read back: %v", err)
	}
}

func TestPositionTextHasRowEightFirst(t *testing.T) {
	p := put(t, "a8R b8? d1k", "b", "P")
	if got, want := p.Text(), "R?2/4/4/4/4/4/4/3k b P 0 -"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestMovesOfAPositionGiveChaseCountsAndRepetition(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5 Repetition=2")
	p := play(t, chaseStart(t), r, chaseMoves)
	read, err := ParsePosition(p.Text(), r)
	if err != nil || read != p {
		t.Fatalf("%s: %v", p.Text(), err)
	}
	refused(t, read, r, "a6-a7", RefusedChase)
	repeated := play(t, put(t, "a1R d8k", "r", ""), r, strings.Repeat(shuttle+" ", 2))
	read, err = ParsePosition(repeated.Text(), r)
	if err != nil || read.Result(r).Reason != ReasonRepetition {
		t.Errorf("%s: %v %v", repeated.Text(), read.Result(r), err)
	}
}

func TestUnknownMovesStartAtNothing(t *testing.T) {
	r := rulesOf(t, "custom ChaseLimit=5")
	p := play(t, chaseStart(t), r, chaseMoves)
	text := p.Text()
	read, err := ParsePosition(text[:strings.LastIndex(text, " ")]+" -", r)
	if err != nil || read.NoProgressCount != 10 {
		t.Fatal(err)
	}
	refused(t, read, r, "a6-a7", NotRefused)
	if next := play(t, read, r, "a6-a7"); !strings.HasSuffix(next.Text(), " 11 -") {
		t.Errorf("moves that are not all known are written: %s", next.Text())
	}
}

// unseenRunOver has so many pieces of a kind that a count of eight bits would begin anew.
var unseenRunOver = "4/4/4/4/4/4/4/R2k r " + strings.Repeat("G", 256) + " 0 -"

func TestPositionTextIsReadStrictly(t *testing.T) {
	for text, want := range map[string]string{
		"":                                           "five parts",
		"4/4/4/4/4/4/4/R2k r - 0":                    "five parts",
		"4/4/4/4/4/4/R2k r - 0 -":                    "7 rows",
		"4/4/4/4/4/4/4/R3k r - 0 -":                  "has 5 columns",
		"4/4/4/4/4/4/4/R1k r - 0 -":                  "has 3 columns",
		"4/4/4/4/4/4/4/R4k r - 0 -":                  "columns",
		"4/4/4/4/4/4/4/R5k r - 0 -":                  "no piece",
		"4/4/4/4/4/4/4/X2k r - 0 -":                  "no piece",
		"4/4/4/4/4/4/4/K2K r - 0 -":                  "2 of K",
		"4/4/4/4/4/4/4/?2k r - 0 -":                  "UNSEEN has 0",
		"4/4/4/4/4/4/4/R2k r P 0 -":                  "UNSEEN has 1",
		"4/4/4/4/4/4/4/?2k r k 0 -":                  "2 of k",
		"4/4/4/4/4/4/4/?2k r X 0 -":                  "no piece",
		"4/4/4/4/4/4/4/?2k r KK 0 -":                 "more than 1 of K",
		unseenRunOver:                                "more than 2 of G",
		"4/4/4/4/4/4/4/R2k w - 0 -":                  "TURN",
		"4/4/4/4/4/4/4/R2k - - 0 -":                  "all pieces face down",
		"4/4/4/4/4/4/4/R2k r - x -":                  "QUIET",
		"4/4/4/4/4/4/4/R2k r - -1 -":                 "QUIET",
		"4/4/4/4/4/4/4/R2k r - 99999 -":              "QUIET",
		"4/4/4/4/4/4/4/R2k r - 40000 -":              "QUIET",
		"4/4/4/4/4/4/4/R2k r - 2 a2-a1":              "QUIET says 2",
		"4/4/4/4/4/4/4/R2k r - 1 a1":                 "no move",
		"4/4/4/4/4/4/4/R2k r - 1 a2-a1":              "cannot have led",
		"4/4/4/4/4/4/4/R2k r - 1 c2-d1":              "not one that the piece can make",
		"4/4/4/4/4/4/4/R2k r - 1 c1-d1,":             "QUIET says 1",
		startText[:40] + "r" + startText[41:]:        "nobody has a colour",
		strings.TrimSuffix(startText, "0 -") + "3 -": "before the first flip",
	} {
		if _, err := ParsePosition(text, rulesOf(t, "")); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func FuzzPositionText(f *testing.F) {
	f.Add(startText)
	f.Add("R?2/4/4/4/4/4/4/3k b P 2 a7-a8,c1-d1")
	f.Fuzz(func(t *testing.T, text string) {
		r := rulesOf(t, "custom ChaseLimit=2 Repetition=2")
		p, err := ParsePosition(text, r)
		if err != nil {
			return
		}
		again, err := ParsePosition(p.Text(), r)
		if err != nil || again != p {
			t.Errorf("%q is written as %q: %v", text, p.Text(), err)
		}
		for _, a := range p.Actions(r, nil) {
			if p.Refusal(r, a).Refused() {
				t.Errorf("%s is listed and refused", a)
			}
		}
	})
}
