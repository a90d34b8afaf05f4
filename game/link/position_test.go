package link_test

import (
	"testing"

	"anqi/game"
	"anqi/game/gametest"
	"anqi/game/link"
	"anqi/game/record"
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

func TestPositionsWithoutALink(t *testing.T) {
	set := game.DefaultRuleSet()
	p := game.Start()
	p.Chain = 5
	if code, err := link.EncodePosition(&set, &p); err == nil {
		t.Errorf("a position inside a chain has the link %s", code)
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
