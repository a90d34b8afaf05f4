package link_test

import (
	"errors"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
	"anqi/game/link"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

// checkPosition makes a link of a position, reads it back, and compares rules and text.
func checkPosition(t *testing.T, set *game.RuleSet, p *game.Position) string {
	t.Helper()
	code, err := link.EncodePosition(set, p)
	if err != nil {
		t.Fatalf("%s: %v", p.Text(), err)
	}
	content, err := link.Decode(code)
	if err != nil {
		t.Fatalf("%s: %s: %v", p.Text(), code, err)
	}
	if content.Record != nil || content.RuleSet != *set || content.Position.Text() != p.Text() {
		t.Errorf("%s: read as %s by %s", p.Text(), content.Position.Text(), content.RuleSet.Text())
	}
	return code
}

func TestPositionsGoThroughLinks(t *testing.T) {
	longest := 0
	for _, file := range recordFiles(t) {
		r := readRecord(t, file)
		_, err := r.Replay(func(_ *game.Rules, state *record.State, _ record.Played) {
			if state.Position.Chain == game.NoSquare && state.Plies%7 == 0 {
				longest = max(longest, len(checkPosition(t, &r.RuleSet, &state.Position)))
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("at most %d characters", longest)
}

func TestPositionTextsGoThroughLinks(t *testing.T) {
	for _, text := range []string{
		"????/????/????/????/????/????/????/???? - KGGMMRRNNCCPPPPPkggmmrrnnccppppp 0 -",
		"4/4/4/4/4/4/4/R2k r - 0 -",
		"4/4/4/4/4/4/4/R2k b - 39 -",
		"4/4/4/4/4/4/4/R2k b - 32767 -",
		"4/4/4/4/4/4/4/4 r - 0 -",
		"4/4/4/4/4/4/4/1R1k r - 2 a1-b1,c1-d1",
		"4/4/4/4/4/4/4/1R1k b - 1 a1-b1",
		"?3/4/4/4/4/4/4/1R1k b p 1 a1-b1",
	} {
		for _, named := range gametest.EveryRule() {
			p, err := game.ParsePosition(text, &named.RuleSet.Rules)
			if err != nil {
				t.Fatalf("%s: %v", text, err)
			}
			checkPosition(t, &named.RuleSet, &p)
		}
	}
}

// TestWhatHasNoLink has a game or a position for every problem of making a link.
func TestWhatHasNoLink(t *testing.T) {
	set := game.DefaultRuleSet()
	p := game.Start()
	p.Chain = 5
	_, err := link.EncodePosition(&set, &p)
	checkProblem(t, "a position inside a chain", err, link.OpenChain)
	long, err := game.ParsePosition("4/4/4/4/4/4/4/R2k r - 4096 "+strings.Repeat("a1-b1,d1-c1,b1-a1,c1-d1,", 1024)[:4096*6-1], &set.Rules)
	if err != nil {
		t.Fatal(err)
	}
	_, err = link.EncodePosition(&set, &long)
	checkProblem(t, "a position of many moves", err, link.TooLong)
	endless, err := game.ParseRuleSet("custom NoProgressLimit=0 Repetition=9")
	if err != nil {
		t.Fatal(err)
	}
	random := gametest.Random(3)
	endlessGame := recordtest.Play(random, endless, link.MaxActions+1)
	for len(endlessGame.Turns) <= link.MaxActions {
		endlessGame = recordtest.Play(random, endless, link.MaxActions+1)
	}
	_, err = link.Encode(endlessGame)
	checkProblem(t, "a game of many turns", err, link.TooLong)
	for name, r := range map[string]*record.Record{
		"an end that there is not": {RuleSet: set, Termination: record.Outcome{Reason: game.ReasonResign}},
		"half a fingerprint":       {RuleSet: set, Fingerprint: "abc"},
		"a short fingerprint":      {RuleSet: set, Fingerprint: "abcd"},
	} {
		_, err := link.Encode(r)
		checkProblem(t, name, err, link.Unwritable)
	}
	var turn *record.Error
	if _, err := link.Encode(&record.Record{RuleSet: set, Turns: make([]record.Turn, 1)}); !errors.As(err, &turn) || turn.Pair != 1 {
		t.Errorf("a game that cannot be replayed: %v", err)
	}
}

func checkProblem(t *testing.T, name string, err error, want link.Problem) {
	t.Helper()
	var wrong *link.Error
	if !errors.As(err, &wrong) || wrong.Problem != want {
		t.Errorf("%s: %v, want problem %d", name, err, want)
	}
}

func TestFind(t *testing.T) {
	for text, want := range map[string]string{
		"https://example.org/play.html#game=1abc": "1abc",
		"play.html#game=1abc":                     "1abc",
		"#game=1abc":                              "1abc",
		"https://example.org/play.html#lang=zh&game=1abc&ply=3": "1abc",
		"看這盤棋 https://example.org/play.html#game=1abc，很精彩":      "1abc",
		"<https://example.org/#game=1abc>.":                     "1abc",
		"#game= #game=1abc":                                     "1abc",
		"1abc":                                                  "",
		"game=1abc":                                             "",
		"https://example.org/?endgame=1abc":                     "",
		"":                                                      "",
	} {
		if code, found := link.Find(text); code != want || found != (want != "") {
			t.Errorf("%q: %q, %v", text, code, found)
		}
	}
	if code, _ := link.Find("#" + link.Fragment("1abc")); code != "1abc" {
		t.Errorf("its own fragment: %q", code)
	}
}
