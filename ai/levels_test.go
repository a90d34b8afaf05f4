package ai

import (
	"context"
	"os"
	"slices"
	"testing"

	"anqi/game"
)

// errorBounds are by how much winning chance an action of a level may be worse than the best, as hard without handicap sees it.
var errorBounds = [...]float64{Easy: 0.30, Medium: 0.15, Hard: 0.08}

// levelPositions plays games of hard against itself and returns positions spread over them.
func levelPositions(t *testing.T, number int) (positions []game.Position) {
	t.Helper()
	rules := traditional()
	for seed := uint64(1); len(positions) < number; seed++ {
		engine, stream := NewEngine(DefaultParameters()), splitMix(seed)
		dealt, p := shuffled(seed), game.Start()
		for ply := 0; !p.Result(&rules).Over() && ply < 200; ply++ {
			if ply > 1 && stream.below(10) == 0 {
				positions = append(positions, p)
			}
			a, err := engine.Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: Hard, Nodes: 1_000, Seed: seed}, nil)
			if err != nil {
				t.Fatal(err)
			}
			p.Advance(&rules, a.Action, shown(&p, a.Action, &dealt))
		}
	}
	return positions[:number]
}

// TestErrorsAreBounded compares a level's action with the best, each searched as the only one. It takes a dozen positions; ANQI_LONG=1 makes
// them a thousand.
func TestErrorsAreBounded(t *testing.T) {
	number := 12
	switch {
	case os.Getenv("ANQI_LONG") != "":
		number = 1000
	case testing.Short():
		number = 3
	}
	rules := traditional()
	parameters := DefaultParameters()
	parameters.NoNoise = true
	reference := NewEngine(parameters)
	search := func(p *game.Position, only ...game.Action) Analysis {
		a, err := reference.Think(context.Background(), SearchRequest{Position: *p, Rules: rules, Level: Hard, Only: only}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	var errors [len(errorBounds)][]float64
	for i, p := range levelPositions(t, number) {
		best := search(&p).Action
		reached := search(&p, best).Chance
		for level, bound := range errorBounds {
			a := think(t, SearchRequest{Position: p, Rules: rules, Level: Level(level), Seed: uint64(i)})
			loss := reached - search(&p, a.Action).Chance
			errors[level] = append(errors[level], loss)
			if loss > bound {
				t.Errorf("%v plays %v in %s: %.3f worse than the best", Level(level), a.Action, p.Text(), loss)
			}
		}
	}
	for level, list := range errors {
		slices.Sort(list)
		sum := 0.0
		for _, e := range list {
			sum += max(e, 0)
		}
		t.Logf("%v: mean error %.4f, 90 %% below %.3f, 99 %% below %.3f, largest %.3f", Level(level), sum/float64(len(list)),
			list[len(list)*9/10], list[len(list)*99/100], list[len(list)-1])
	}
}

func TestLevelNames(t *testing.T) {
	for _, level := range Levels {
		if parsed, ok := ParseLevel(level.String()); !ok || parsed != level {
			t.Errorf("%v read back as %v", level, parsed)
		}
	}
	if _, ok := ParseLevel("grandmaster"); ok {
		t.Error("a level of no level")
	}
	for i := 1; i < len(Levels); i++ {
		if Levels[i].Nodes() <= Levels[i-1].Nodes() {
			t.Errorf("%v has no larger budget than %v", Levels[i], Levels[i-1])
		}
	}
}
