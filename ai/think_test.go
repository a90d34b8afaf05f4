package ai

import (
	"context"
	"errors"
	"os"
	"slices"
	"testing"

	"anqi/game"
)

func TestEveryLevelPlaysEveryPresetLegally(t *testing.T) {
	for _, preset := range game.Presets() {
		rules := preset.RuleSet.Rules
		for _, level := range Levels {
			engine, stream := NewEngine(DefaultParameters()), splitMix(uint64(level)+9)
			dealt := shuffled(uint64(level))
			p := game.Start()
			for range 60 {
				if p.Result(&rules).Over() {
					break
				}
				a, err := engine.Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: level, Nodes: 400, Seed: stream.next()}, nil)
				if err != nil {
					t.Fatalf("%s, %v, %s: %v", preset.Name, level, p.Text(), err)
				}
				if a.Chance < 0 || a.Chance > 1 || len(a.Lines) == 0 || a.Lines[0].Action != a.Action {
					t.Fatalf("%s, %v, %s: analysis %+v", preset.Name, level, p.Text(), a)
				}
				next, err := p.Apply(&rules, a.Action, shown(&p, a.Action, &dealt))
				if err != nil {
					t.Fatalf("%s, %v, %s: %v", preset.Name, level, p.Text(), err)
				}
				p = next
			}
		}
	}
}

// Variants that no preset has, one at a time and all together where they go together.
func TestExpertPlaysEveryVariant(t *testing.T) {
	base := game.Rules{NoProgressLimit: 40}
	variants := map[string]func(r *game.Rules){
		"dark capture":   func(r *game.Rules) { r.DarkCapture = true },
		"open chains":    func(r *game.Rules) { r.ChainAfterOpen = game.ChainOpenOnly },
		"dark chains":    func(r *game.Rules) { r.DarkCapture, r.ChainAfterDark = true, game.ChainDarkOnly },
		"horse leaps":    func(r *game.Rules) { r.HorseLeaps = true },
		"chariot slides": func(r *game.Rules) { r.ChariotSlides = true },
		"cannon vaults":  func(r *game.Rules) { r.CannonVaults = true },
		"cannon contact": func(r *game.Rules) { r.CannonContact = true },
		"diagonal court": func(r *game.Rules) { r.DiagonalCourt = true },
		"all": func(r *game.Rules) {
			*r = game.Rules{NoProgressLimit: 40, ChaseLimit: 4, DarkCapture: true, ChainAfterOpen: game.ChainOpenThenDark, ChainAfterDark: game.ChainDarkThenOpen,
				ChainIgnoresRank: true, HorseLeaps: true, ChariotSlides: true, CannonVaults: true, DiagonalCourt: true}
		},
	}
	for name, change := range variants {
		rules := base
		change(&rules)
		if err := rules.Validate(); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		dealt, p := shuffled(77), game.Start()
		engine := NewEngine(DefaultParameters())
		for ply := range 120 {
			if p.Result(&rules).Over() {
				break
			}
			a, err := engine.Think(context.Background(), SearchRequest{Position: p, Rules: rules, Level: Expert, Nodes: 600, Seed: 1}, nil)
			if err != nil {
				t.Fatalf("%s, ply %d, %s: %v", name, ply, p.Text(), err)
			}
			next, err := p.Apply(&rules, a.Action, shown(&p, a.Action, &dealt))
			if err != nil {
				t.Fatalf("%s, ply %d, %s: %v", name, ply, p.Text(), err)
			}
			p = next
		}
	}
}

func TestTheSameRequestGetsTheSameAnswer(t *testing.T) {
	rules := traditional()
	engine := NewEngine(DefaultParameters())
	randomGame(t, &rules, 5, 60, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
		for _, level := range Levels {
			request := SearchRequest{Position: *p, Rules: rules, Level: level, Nodes: 500, Seed: 3}
			kept, err := engine.Think(context.Background(), request, nil)
			if err != nil {
				continue
			}
			fresh, err := NewEngine(DefaultParameters()).Think(context.Background(), request, nil)
			if err != nil || fresh.Action != kept.Action || fresh.Chance != kept.Chance || fresh.Nodes != kept.Nodes {
				t.Fatalf("%v, %s: %+v and %+v (%v)", level, p.Text(), kept, fresh, err)
			}
		}
	})
}

func TestGameOverIsAnError(t *testing.T) {
	rules := traditional()
	for _, text := range []string{"4/4/4/4/4/4/4/K3 b - 0 -", "4/4/4/4/4/4/g3/Pg2 r - 0 -"} {
		_, err := Think(context.Background(), SearchRequest{Position: mustPosition(t, text), Rules: rules, Level: Hard}, nil)
		if !errors.Is(err, ErrGameOver) {
			t.Errorf("%s: error %v", text, err)
		}
	}
}

func TestOpeningIsAFlipBySeed(t *testing.T) {
	rules, seen := traditional(), map[game.Action]bool{}
	for seed := range uint64(64) {
		a := think(t, SearchRequest{Position: game.Start(), Rules: rules, Level: Expert, Seed: seed})
		if !a.Action.IsFlip() || a.Chance != 0.5 {
			t.Fatalf("seed %d: %+v", seed, a)
		}
		seen[a.Action] = true
	}
	if len(seen) < 20 {
		t.Errorf("64 seeds open in only %d ways", len(seen))
	}
}

func TestOnlyAndLines(t *testing.T) {
	rules := traditional()
	p := mustPosition(t, "4/1R2/4/2n1/4/1k2/4/2P1 r - 0 -")
	only := []game.Action{{From: 2, To: 6}, {From: 2, To: 1}}
	a := think(t, SearchRequest{Position: p, Rules: rules, Level: Hard, Only: only, Lines: 2})
	if len(a.Lines) != 2 || !slices.Contains(only, a.Lines[0].Action) || !slices.Contains(only, a.Lines[1].Action) {
		t.Errorf("lines %v, wanted only %v", a.Lines, only)
	}
	if a.Lines[0].Chance < a.Lines[1].Chance {
		t.Errorf("lines out of order: %v", a.Lines)
	}
}

// Deals that agree on what was opened give the same position, and so the same action; here through the game itself, by
// replaying one game's actions with another order of what stays face down.
func TestNonInterference(t *testing.T) {
	rules := traditional()
	games, nodes := uint64(60), 2000
	switch {
	case os.Getenv("ANQI_LONG") != "":
		games = 10_000
	case testing.Short():
		games = 10
	}
	engine := NewEngine(DefaultParameters())
	compared := 0
	for seed := range games {
		stream := splitMix(seed)
		one, p, actions := shuffled(seed), game.Start(), []game.Action(nil)
		for range 6 + stream.below(30) {
			legal := p.Actions(&rules, nil)
			if p.Result(&rules).Over() {
				break
			}
			a := legal[stream.below(len(legal))]
			p.Advance(&rules, a, shown(&p, a, &one))
			actions = append(actions, a)
		}
		two := otherDeal(&p, one, &stream)
		q := game.Start()
		for _, a := range actions {
			q.Advance(&rules, a, shown(&q, a, &two))
		}
		for _, level := range Levels {
			request := SearchRequest{Position: p, Rules: rules, Level: level, Nodes: nodes, Seed: seed}
			first, err1 := engine.Think(context.Background(), request, nil)
			request.Position = q
			second, err2 := engine.Think(context.Background(), request, nil)
			if first.Action != second.Action || first.Chance != second.Chance || !errors.Is(err1, err2) {
				t.Fatalf("seed %d, %v: %v and %v", seed, level, first, second)
			}
			compared++
		}
	}
	if compared < int(games) {
		t.Errorf("only %d comparisons", compared)
	}
}

// otherDeal shuffles what is still face down.
func otherDeal(p *game.Position, dealt [game.SquareCount]game.Piece, stream *splitMix) [game.SquareCount]game.Piece {
	var down []int
	for s, piece := range p.Board {
		if piece == game.FaceDown {
			down = append(down, s)
		}
	}
	for i := len(down) - 1; i > 0; i-- {
		j := stream.below(i + 1)
		dealt[down[i]], dealt[down[j]] = dealt[down[j]], dealt[down[i]]
	}
	return dealt
}

// TestNonInterferenceAtFullBudget is TestNonInterference for expert's own budget, on few deals.
func TestNonInterferenceAtFullBudget(t *testing.T) {
	if os.Getenv("ANQI_LONG") == "" {
		t.Skip("twenty searches of half a million nodes; set ANQI_LONG")
	}
	rules := traditional()
	for seed := range uint64(20) {
		stream := splitMix(seed)
		one, p, q := shuffled(seed), game.Start(), game.Start()
		var actions []game.Action
		for range 4 + stream.below(20) {
			a := RandomAction(p, rules, stream.next())
			p.Advance(&rules, a, shown(&p, a, &one))
			actions = append(actions, a)
		}
		two := otherDeal(&p, one, &stream)
		for _, a := range actions {
			q.Advance(&rules, a, shown(&q, a, &two))
		}
		first, second := think(t, SearchRequest{Position: p, Rules: rules, Level: Expert}), think(t, SearchRequest{Position: q, Rules: rules, Level: Expert})
		if first.Action != second.Action || first.Chance != second.Chance {
			t.Fatalf("seed %d: %v and %v", seed, first, second)
		}
	}
}
