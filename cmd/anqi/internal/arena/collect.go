package arena

import (
	"context"

	"anqi/ai"
	"anqi/ai/endgame"
	"anqi/game"
)

// Collection says how positions for fitting weights are gathered by self-play.
type Collection struct {
	Settings ai.Settings
	Rules    game.Rules
	First    int // number of the first game; deals follow from numbers
	Games    int
	Nodes    int
	Seed     uint64
	Random   int // of so many actions one is random, so that games differ in more than the deal; 0 none
}

// Judged is a position with what came of it, as winning chances of the side to move.
type Judged struct {
	Game     int     // its number
	Result   float64 // of the game: 0, 0.5 or 1
	Chance   float64 // what the search thought
	Position game.Position
}

// Collect plays games and returns positions of them with what came of them. A game that the exact endgame tables know is not played out.
func (c *Collection) Collect(report func(games, positions int)) ([]Judged, error) {
	var judged []Judged
	engine := ai.NewEngine(c.Settings)
	tables := c.tables()
	for number := range c.Games {
		number += c.First
		seen, winner, err := c.play(engine, tables, seedOf(c.Seed, number), sampleEvery)
		if err != nil {
			return nil, err
		}
		for _, s := range seen {
			s.Game, s.Result = number, scoreFor(s.Position.Turn, winner)
			judged = append(judged, s)
		}
		if report != nil && number%100 == 99 {
			report(number+1, len(judged))
		}
	}
	return judged, nil
}

// tables returns the exact endings, nil where the rules have none: every game is played out.
func (c *Collection) tables() *endgame.Solver {
	tables, err := endgame.New(c.Rules)
	if err != nil {
		return nil
	}
	return tables
}

// scoreFor is a game's result for a colour: 1 a win, 0.5 a draw, 0 a loss.
func scoreFor(colour, winner game.Colour) float64 {
	switch winner {
	case game.NoColour:
		return 0.5
	case colour:
		return 1
	}
	return 0
}

// sampleEvery is how far apart the positions kept of one game are: neighbours tell nearly the same.
const sampleEvery = 2

// play plays one game against itself and keeps every so many positions. The winner is no colour in a draw.
func (c *Collection) play(engine *ai.Engine, tables *endgame.Solver, seed, every uint64) (seen []Judged, winner game.Colour, err error) {
	dealt, err := dealOf(seed)
	if err != nil {
		return nil, winner, err
	}
	p := game.Start()
	for ply := uint64(0); ply < maxTurns; ply++ {
		if result := p.Result(&c.Rules); result.Over() {
			return seen, result.Winner, nil
		}
		if winner, ok := solved(tables, &p); ok {
			return seen, winner, nil
		}
		a, chance, err := c.choose(engine, &p, seed+ply)
		if err != nil {
			return nil, winner, err
		}
		if ply > 4 && ply%every == seed%every {
			seen = append(seen, Judged{Position: p, Chance: chance})
		}
		if p, err = p.Apply(&c.Rules, a, shownBy(dealt, &p, a)); err != nil {
			return nil, winner, err
		}
	}
	return seen, game.NoColour, nil
}

// solvedPieces is up to how many pieces games are decided by the exact tables. It is a number of its own, so that tuning repeats
// when the engine learns more endings.
const solvedPieces = 4

// solved returns who wins a position that the exact tables know; no colour in a draw.
func solved(tables *endgame.Solver, p *game.Position) (winner game.Colour, ok bool) {
	pieces := 0
	for _, piece := range p.Board {
		if piece != game.Empty {
			pieces++
		}
	}
	if tables == nil || pieces > solvedPieces || p.FaceDownCount() > 0 || tables.Prepare(context.Background(), p, nil) != nil {
		return game.NoColour, false
	}
	switch value, _, known := tables.Probe(p); value {
	case endgame.Win:
		return p.Turn, known
	case endgame.Loss:
		return p.Turn.Opponent(), known
	default:
		return game.NoColour, known
	}
}

func (c *Collection) choose(engine *ai.Engine, p *game.Position, seed uint64) (game.Action, float64, error) {
	analysis, err := engine.Think(context.Background(), ai.Request{Position: *p, Rules: c.Rules, Level: ai.Expert, Nodes: c.Nodes, Seed: seed}, nil)
	if err == nil && c.Random > 0 && mix(seed)%uint64(c.Random) == 0 {
		return ai.RandomAction(*p, c.Rules, mix(seed+1)), analysis.Chance, nil
	}
	return analysis.Action, analysis.Chance, err
}
