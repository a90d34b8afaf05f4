package ai

import (
	"context"
	"testing"

	"anqi/game"
)

// convert lets one level play a solved win against another and reports how it ended.
func convert(t *testing.T, text string, winner, defender Level) game.Result {
	t.Helper()
	rules, p := traditional(), mustPosition(t, text)
	strong := p.Turn
	engines := map[game.Colour]*Engine{strong: NewEngine(DefaultParameters()), strong.Opponent(): NewEngine(DefaultParameters())}
	for !p.Result(&rules).Over() {
		level := winner
		if p.Turn != strong {
			level = defender
		}
		a, err := engines[p.Turn].Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: level, Nodes: 5_000, Seed: 2}, nil)
		if err != nil {
			t.Fatalf("%s: %v", p.Text(), err)
		}
		if p.Turn == strong && a.Solved != SolvedWin {
			t.Fatalf("%s: %v with %d pieces, the win was let go", p.Text(), a.Solved, len(material(&p)))
		}
		p.Advance(&rules, a.Action, game.Empty)
	}
	return p.Result(&rules)
}

func TestSolvedWinsAreConverted(t *testing.T) {
	for _, text := range []string{
		"G2G/4/4/4/4/4/4/m3 r - 0 -", // two advisors against an elephant
		"4/4/R3/4/4/4/4/n3 r - 0 -",  // one against one, at an odd distance
		"G3/4/4/3M/4/4/2n1/p3 r - 0 -",
	} {
		for _, level := range []Level{Hard, Expert} {
			if result := convert(t, text, level, Expert); result.Winner != game.Red {
				t.Errorf("%s, %v: %+v", text, level, result)
			}
		}
	}
}

func TestFivePiecesProbeFour(t *testing.T) {
	rules := traditional()
	p := mustPosition(t, "4/4/4/1G1G/1p2/m3/p3/4 r - 0 -")
	with := think(t, SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 20_000})
	if len(material(&p)) != 5 || with.Nodes == 0 || with.Chance < 0.99 {
		t.Errorf("two advisors against elephant and two soldiers: chance %.3f at depth %d in %d nodes", with.Chance, with.Depth, with.Nodes)
	}
	parameters := DefaultParameters()
	parameters.Features.Endgames = false
	without, err := NewEngine(parameters).Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 20_000}, nil)
	if err != nil || without.Chance >= with.Chance {
		t.Errorf("without the tables: chance %.6f, with them %.6f (%v)", without.Chance, with.Chance, err)
	}
}

func TestTablesAreOffWhereTheMovesBeforeCount(t *testing.T) {
	for _, name := range []string{"tournament", "tcga"} {
		preset, _ := game.PresetByName(name)
		p := mustPosition(t, "G2G/4/4/4/4/4/4/m3 r - 0 -")
		engine := NewEngine(DefaultParameters())
		a, err := engine.Think(context.Background(), SearchRequest{Position: p, Rules: preset.RuleSet.Rules, Level: Expert, Nodes: 3_000}, nil)
		if err != nil || engine.endings.solver != nil {
			t.Errorf("%s: tables in use (%v)", name, err)
		}
		if a.Nodes == 0 {
			t.Errorf("%s: answered without a search", name)
		}
	}
}

func TestOneKnownPieceFaceDownIsCertain(t *testing.T) {
	rules := traditional()
	// The face-down piece is red's second advisor: with it two advisors win against an elephant.
	p := mustPosition(t, "G2?/4/4/4/4/4/4/m3 r G 0 -")
	a := think(t, SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 20_000})
	if a.Chance < 0.99 {
		t.Errorf("chance %.3f at depth %d by %v", a.Chance, a.Depth, a.Action)
	}
}

// A review asks what the played action was worth: in a solved ending the answer is exact.
func TestOnlyIsExactInEndings(t *testing.T) {
	rules := traditional()
	for _, test := range []struct {
		text, action string
		want         float64
	}{
		{"4/4/R3/4/4/4/4/n3 r - 0 -", "a6-a5", 1},
		{"G2G/4/4/4/4/4/4/m3 b - 0 -", "a1-a2", 0},
	} {
		only, _ := game.ParseAction(test.action)
		a := think(t, SearchRequest{Position: mustPosition(t, test.text), Rules: rules, Level: Expert, Only: []game.Action{only}})
		if a.Action != only || a.Chance != test.want || a.Solved == Unsolved {
			t.Errorf("%s: %+v, want chance %v", test.action, a, test.want)
		}
	}
	drawn := mustPosition(t, "4/4/4/4/1c2/4/C3/4 r - 0 -")
	only, _ := game.ParseAction("a2-a1")
	if a := think(t, SearchRequest{Position: drawn, Rules: rules, Level: Expert, Only: []game.Action{only}}); a.Solved != SolvedDraw || a.Chance != 0.5 {
		t.Errorf("cannon against cannon: %+v", a)
	}
}
