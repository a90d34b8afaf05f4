package ai

import (
	"context"
	"reflect"
	"slices"
	"testing"

	"anqi/ai/endgame"
	"anqi/game"
	"anqi/game/gametest"
)

// withField returns the default rules with one field, by its place in game.Rules, set to something that is not zero.
func withField(i int) (rules game.Rules) {
	field := reflect.ValueOf(&rules).Elem().Field(i)
	switch field.Kind() {
	case reflect.Bool:
		field.SetBool(true)
	case reflect.Uint8:
		field.SetUint(1)
	default:
		field.SetInt(60)
	}
	return rules
}

// What the fast search and the endgame tables know is listed here once more, so that a field that is new to game.Rules is refused by
// both until someone teaches them and says so here.
func TestRulesThatTheFastPartsServeAreListed(t *testing.T) {
	fast := []string{"NoProgressLimit", "ChaseLimit", "Repetition", "ThreePieceTally", "ChainIgnoresRank"}
	tables := []string{"NoProgressLimit", "ThreePieceTally", "DarkCapture", "ChainAfterOpen", "ChainAfterDark", "ChainIgnoresRank", "HorseLeaps",
		"ChariotSlides", "CannonVaults", "CannonContact", "DiagonalCourt", "Order"}
	kind := reflect.TypeFor[game.Rules]()
	for i := range kind.NumField() {
		name, rules := kind.Field(i).Name, withField(i)
		if got, want := servesFast(&rules), slices.Contains(fast, name); got != want {
			t.Errorf("the fast search serves rules with %s: %v, want %v", name, got, want)
		}
		if got, want := endgame.Applies(&rules), slices.Contains(tables, name); got != want {
			t.Errorf("the endgame tables serve rules with %s: %v, want %v", name, got, want)
		}
	}
}

// Under random rules the generator of the fast search, where it serves them, has the actions and the ends of the rules, and whichever
// search answers considers legal actions only.
func TestSearchPlaysByRandomRules(t *testing.T) {
	served, answered := 0, 0
	for seed := range games(150) {
		random := gametest.Random(seed)
		rules, dealt := gametest.RuleSet(random).Rules, gametest.Deal(random)
		if seed%2 == 0 { // few random rule sets are served
			rules = game.Rules{NoProgressLimit: 20 + random.IntN(60), ChaseLimit: random.IntN(4), Repetition: 2 * random.IntN(2), ThreePieceTally: random.IntN(2) == 0}
		}
		engine, p := NewEngine(DefaultParameters()), game.Start()
		for ply := range 120 {
			if p.Result(&rules).Over() {
				break
			}
			if servesFast(&rules) && p.Turn != game.NoColour {
				served++
				checkGenerator(t, &p, &rules)
			}
			if ply%20 == 7 {
				answered++
				checkAnswer(t, engine, &p, &rules)
			}
			a, _ := gametest.Action(random, &p, &rules)
			p.Advance(&rules, a, gametest.Shown(&p, dealt, a))
		}
	}
	if served < 30*int(games(150)) || answered < 2*int(games(150)) {
		t.Errorf("only %d positions of the fast search, %d answers", served, answered)
	}
}

// checkGenerator compares the actions of the fast search, and whether the game is over after each, with those of the rules.
func checkGenerator(t *testing.T, p *game.Position, rules *game.Rules) {
	t.Helper()
	s := newState(p, weightsForTest())
	s.chase.set(p)
	got, want := sortedMoves(&s, rules.ChaseLimit), sortedActions(p, rules)
	if !slices.Equal(got, want) {
		t.Fatalf("%+v, %s: actions %v, the rules have %v", *rules, p.Text(), got, want)
	}
	searcher := searcher{rules: newSearchRules(rules, weightsForTest())}
	for _, m := range got {
		if m.isFlip() {
			continue
		}
		after, next := s, *p
		after.step(m.from(), m.to(), &searcher.rules)
		next.Advance(rules, m.action(), game.Empty)
		result := next.Result(rules)
		if _, over := searcher.ended(&after, 1); over != result.Over() && result.Reason != game.ReasonRepetition {
			t.Fatalf("%+v, %v in %s: over %v, by the rules %v", *rules, m.action(), p.Text(), over, result)
		}
	}
}

// checkAnswer asks every level for an action and compares what it considered with the legal actions.
func checkAnswer(t *testing.T, engine *Engine, p *game.Position, rules *game.Rules) {
	t.Helper()
	legal := p.Actions(rules, nil)
	for _, level := range Levels {
		a, err := engine.Think(context.Background(), SearchRequest{Position: *p, Rules: *rules, Level: level, Nodes: 200, Seed: 1, Lines: len(legal)}, nil)
		if err != nil {
			t.Fatalf("%+v, %v, %s: %v", *rules, level, p.Text(), err)
		}
		for _, line := range append(a.Lines, Line{Action: a.Action}) {
			if !slices.Contains(legal, line.Action) {
				t.Fatalf("%+v, %v, %s: %v is considered, legal are %v", *rules, level, p.Text(), line.Action, legal)
			}
		}
	}
}
