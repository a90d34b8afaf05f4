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
	return choose(t, newComputer(), position, match.Request{Level: level, Purpose: purpose, Seed: 1})
}

func choose(t *testing.T, c *computer, position game.Position, request match.Request) match.Answer {
	t.Helper()
	answer, err := c.Choose(context.Background(), position, game.DefaultRuleSet().Rules, request, func() {})
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
			{lost, match.PurposeTurn, false, false, true},
			{won, match.PurposeTurn, false, false, false},
			{drawn, match.PurposeTurn, false, true, false},
			{lost, match.PurposeJudge, false, false, false},
			{won, match.PurposeJudge, true, false, false},
			{drawn, match.PurposeJudge, true, false, false},
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
		"KGGM/4/4/4/4/4/4/p1p1 r - 0 -": true,
		"KGGM/4/4/4/4/4/4/p1p1 b - 0 -": false,
	} {
		if a := ask(t, text, match.LevelMedium, match.PurposeJudge); a.Agrees != agrees {
			t.Errorf("%s: agrees %v", text, a.Agrees)
		}
		if a := ask(t, text, match.LevelMedium, match.PurposeTurn); a.Offers {
			t.Errorf("%s: offers a draw", text)
		}
	}
	start := game.Start()
	if a := ask(t, start.Text(), match.LevelEasy, match.PurposeTurn); a.Lost || a.Offers {
		t.Errorf("at the start: %+v", a)
	}
}

// Nobody gets a draw out of the computer by asking early or by asking often: after one flip each it declines whatever it thinks, and
// later the same position gets the same answer, whoever is to move and whatever was thought before.
func TestDrawsCannotBeFarmed(t *testing.T) {
	rules, c := game.DefaultRuleSet().Rules, newComputer()
	position := func(text string) game.Position {
		p, err := game.ParsePosition(text, &rules)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	young := position("K???/????/????/????/????/????/????/???p r GGMMRRNNCCPPPPPkggmmrrnnccpppp 0 -")
	better := position("4/1K2/1??1/4/4/1G2/4/2p1 r gP 0 -")
	for _, level := range match.Levels() {
		for seed := range uint64(3) {
			for _, toMove := range [...]bool{false, true} {
				request := match.Request{Level: level, Purpose: match.PurposeJudge, Seed: seed, ToMove: toMove}
				if choose(t, c, young, request).Agrees {
					t.Errorf("%v, seed %d, to move %v: agrees in a young game", level, seed, toMove)
				}
				if agrees := choose(t, c, better, request).Agrees; agrees == toMove {
					t.Errorf("%v, seed %d, to move %v: agrees %v", level, seed, toMove, agrees)
				}
			}
			choose(t, c, better, match.Request{Level: level, Purpose: match.PurposeTurn, Seed: seed})
		}
	}
}
