package arena

import (
	"context"

	"anqi/ai"
	"anqi/game"
)

// Collection says how positions for fitting weights are gathered by self-play.
type Collection struct {
	Settings ai.Settings
	Rules    game.Rules
	Games    int
	Nodes    int
	Seed     uint64
	Mix      float64 // share of the game's result in the target; the rest is what the search thought
	Random   int     // of so many actions one is random, so that games differ in more than the deal; 0 none
}

// Collect plays games and returns their quiet positions with what came of them.
func (c *Collection) Collect(report func(games, samples int)) ([]ai.Sample, error) {
	var samples []ai.Sample
	engine := ai.NewEngine(c.Settings)
	for number := range c.Games {
		seen, result, err := c.play(engine, mix(c.Seed^mix(uint64(number))))
		if err != nil {
			return nil, err
		}
		for _, s := range seen {
			target := 0.5
			if result.Winner != game.NoColour {
				target = 0
				if result.Winner == s.position.Turn {
					target = 1
				}
			}
			target = c.Mix*target + (1-c.Mix)*s.chance
			if sample, ok := engine.Sample(&s.position, &c.Rules, target); ok {
				samples = append(samples, sample)
			}
		}
		if report != nil && number%100 == 99 {
			report(number+1, len(samples))
		}
	}
	return samples, nil
}

// visited is a position of a game with what the search thought of it.
type visited struct {
	position game.Position
	chance   float64
}

// sampleEvery is how far apart the positions kept of one game are: neighbours tell the same.
const sampleEvery = 3

// play plays one game against itself.
func (c *Collection) play(engine *ai.Engine, seed uint64) (seen []visited, result game.Result, err error) {
	dealt, err := dealOf(seed)
	if err != nil {
		return nil, result, err
	}
	p := game.Start()
	for ply := uint64(0); ply < maxTurns; ply++ {
		if result = p.Result(&c.Rules); result.Over() {
			return seen, result, nil
		}
		a, chance, err := c.choose(engine, &p, seed+ply)
		if err != nil {
			return nil, result, err
		}
		if ply > 4 && ply%sampleEvery == seed%sampleEvery {
			seen = append(seen, visited{p, chance})
		}
		shown := game.Empty
		if p.NeedsReveal(a) {
			shown = dealt.At(a.To)
		}
		if p, err = p.Apply(&c.Rules, a, shown); err != nil {
			return nil, result, err
		}
	}
	return seen, result, nil
}

func (c *Collection) choose(engine *ai.Engine, p *game.Position, seed uint64) (game.Action, float64, error) {
	analysis, err := engine.Think(context.Background(), ai.Request{Position: *p, Rules: c.Rules, Level: ai.Expert, Nodes: c.Nodes, Seed: seed}, nil)
	if err == nil && c.Random > 0 && mix(seed)%uint64(c.Random) == 0 {
		return ai.RandomAction(*p, c.Rules, mix(seed+1)), analysis.Chance, nil
	}
	return analysis.Action, analysis.Chance, err
}
