package main

import (
	"context"
	"testing"

	"anqi/game"
	"anqi/game/match"
)

func ask(t *testing.T, text string, level match.Level, purpose match.Purpose) match.Answer {
	t.Helper()
	rules := game.DefaultRuleSet().Rules
	position, err := game.ParsePosition(text, &rules)
	if err != nil {
		t.Fatal(err)
	}
	answer, err := newComputer().Choose(context.Background(), position, rules, match.Request{Level: level, Purpose: purpose, Seed: 1}, func() {})
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// What is certain about an ending decides about draws and giving up, at every level and from either side of the question.
func TestComputerKnowsWhatIsCertain(t *testing.T) {
	const (
		lost  = "K3/4/1G2/4/4/4/2k1/4 b - 0 -" // general and advisor hunt a general down
		won   = "K3/4/1G2/4/4/4/2k1/4 r - 0 -"
		drawn = "C3/4/4/4/4/4/1c2/4 r - 0 -"
	)
	for _, level := range match.Levels() {
		for _, test := range []struct {
			position             string
			purpose              match.Purpose
			agrees, offers, lost bool
		}{
			{lost, match.PurposeTurn, true, false, true},
			{won, match.PurposeTurn, false, false, false},
			{drawn, match.PurposeTurn, true, true, false},
			{lost, match.PurposeJudge, false, false, false},
			{won, match.PurposeJudge, true, false, true},
			{drawn, match.PurposeJudge, true, true, false},
		} {
			a := ask(t, test.position, level, test.purpose)
			if a.Agrees != test.agrees || a.Offers != test.offers || a.Lost != test.lost {
				t.Errorf("%v, %s, purpose %d: agrees %v, offers %v, lost %v", level, test.position, test.purpose, a.Agrees, a.Offers, a.Lost)
			}
		}
	}
}

// Where the tables do not serve, the search's opinion decides, and nothing counts as lost on an opinion.
func TestComputerJudgesWithoutTables(t *testing.T) {
	for text, agrees := range map[string]bool{
		"KGGM/4/4/4/4/4/4/p1p1 r - 0 -": false,
		"KGGM/4/4/4/4/4/4/p1p1 b - 0 -": true,
	} {
		if a := ask(t, text, match.LevelMedium, match.PurposeTurn); a.Agrees != agrees || a.Offers {
			t.Errorf("%s: agrees %v, offers %v", text, a.Agrees, a.Offers)
		}
	}
	start := game.Start()
	if a := ask(t, start.Text(), match.LevelEasy, match.PurposeTurn); a.Lost || a.Offers {
		t.Errorf("at the start: %+v", a)
	}
}
