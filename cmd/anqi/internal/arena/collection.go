package arena

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"anqi/ai"
	"anqi/ai/endgame"
	"anqi/game"
	"anqi/internal/lines"
)

// Collection says how positions for fitting weights are gathered by self-play.
type Collection struct {
	Parameters ai.Parameters
	Rules      game.Rules
	First      int // number of the first game; the deal of a game follows from its number
	Games      int
	Nodes      int
	Seed       uint64
	Random     int // of so many actions one is random, so that games differ in more than the deal; 0 none
}

// LabelledPosition is a position with what came of it, from the side to move.
type LabelledPosition struct {
	Game     int     // its number
	Result   float64 // of the game: 0, 0.5 or 1
	Chance   float64 // the winning chance that the search gave it
	Position game.Position
}

// Collect plays games and returns positions of them with what came of them. A game that the exact endgame tables know is not played out.
func (c *Collection) Collect(report func(games, positions int)) ([]LabelledPosition, error) {
	var positions []LabelledPosition
	engine := ai.NewEngine(c.Parameters)
	tables := c.tables()
	for number := range c.Games {
		number += c.First
		seen, winner, err := c.play(engine, tables, seedOf(c.Seed, number), sampleEvery)
		if err != nil {
			return nil, err
		}
		for _, s := range seen {
			s.Game, s.Result = number, scoreFor(s.Position.Turn, winner)
			positions = append(positions, s)
		}
		if report != nil && number%100 == 99 {
			report(number+1, len(positions))
		}
	}
	return positions, nil
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
func (c *Collection) play(engine *ai.Engine, tables *endgame.Solver, seed, every uint64) (seen []LabelledPosition, winner game.Colour, err error) {
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
			seen = append(seen, LabelledPosition{Position: p, Chance: chance})
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
	analysis, err := engine.Think(context.Background(), ai.SearchRequest{Position: *p, Rules: c.Rules, Level: ai.Expert, Nodes: c.Nodes, Seed: seed}, nil)
	if err == nil && c.Random > 0 && mix(seed)%uint64(c.Random) == 0 {
		return ai.RandomAction(*p, c.Rules, mix(seed+1)), analysis.Chance, nil
	}
	return analysis.Action, analysis.Chance, err
}

// WriteGames plays games and writes a line for each of their positions from the sixth turn on: the game's number, what came of it for the
// side to move (1, 0.5 or 0), the chance that the search gave it, and the position's text. Games are numbered from first.
func (c *Collection) WriteGames(out io.Writer, first int) error {
	w := bufio.NewWriter(out)
	engine, tables := ai.NewEngine(c.Parameters), c.tables()
	for number := first; number < first+c.Games; number++ {
		seen, winner, err := c.play(engine, tables, seedOf(c.Seed, number), 1)
		if err != nil {
			return err
		}
		for _, s := range seen {
			fmt.Fprintf(w, "%d %.1f %.4f %s\n", number, scoreFor(s.Position.Turn, winner), s.Chance, s.Position.Text())
		}
	}
	return w.Flush()
}

// heldOut: one of so many games stays out of the fit, to see whether the weights serve games that they were not fitted to.
const heldOut = 10

// Samples turns the quiet ones among the positions into samples that weights are fitted to. Their target is the game's result for a
// share of mix, and for the rest the chance that the search gave. One game in ten is held out; its samples have the result alone.
func Samples(positions []LabelledPosition, parameters ai.Parameters, rules game.Rules, mix float64) (samples, held []ai.Sample) {
	parameters.HashBytes = 0
	engine := ai.NewEngine(parameters)
	for i := range positions {
		p := &positions[i]
		out, target := p.Game%heldOut == heldOut-1, float64(mix*p.Result)+float64((1-mix)*p.Chance)
		if out {
			target = p.Result
		}
		switch sample, ok := engine.Sample(&p.Position, &rules, target); {
		case ok && out:
			held = append(held, sample)
		case ok:
			samples = append(samples, sample)
		}
	}
	return samples, held
}

// WriteLabelled writes one line for each position: the game's number and result, the search's chance and the position's text.
func WriteLabelled(out io.Writer, positions []LabelledPosition) error {
	w := bufio.NewWriter(out)
	for i := range positions {
		p := &positions[i]
		fmt.Fprintln(w, p.Game, p.Result, p.Chance, p.Position.Text())
	}
	return w.Flush()
}

// ReadLabelled reads what WriteLabelled wrote.
func ReadLabelled(in io.Reader, rules game.Rules) (positions []LabelledPosition, err error) {
	read := lines.NewReader(in)
	for {
		line, err := read.Next()
		if errors.Is(err, io.EOF) {
			return positions, nil
		} else if err != nil {
			return nil, err
		}
		p := LabelledPosition{}
		words := strings.SplitN(line, " ", 4)
		_, err = fmt.Sscan(strings.Join(words[:len(words)-1], " "), &p.Game, &p.Result, &p.Chance)
		if err == nil {
			p.Position, err = game.ParsePosition(words[len(words)-1], &rules)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", read.Number(), err)
		}
		positions = append(positions, p)
	}
}
