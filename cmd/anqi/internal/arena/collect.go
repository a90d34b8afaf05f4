package arena

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"

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

// Judged is a position with what came of it, the winning chance of the side to move.
type Judged struct {
	Position game.Position
	Target   float64
}

// Collect plays games and returns positions of them with what came of them.
func (c *Collection) Collect(report func(games, positions int)) ([]Judged, error) {
	var judged []Judged
	engine := ai.NewEngine(c.Settings)
	for number := range c.Games {
		seen, result, err := c.play(engine, mix(c.Seed^mix(uint64(number))), sampleEvery)
		if err != nil {
			return nil, err
		}
		for _, s := range seen {
			judged = append(judged, Judged{s.position, c.Mix*scoreFor(s.position.Turn, result) + (1-c.Mix)*s.chance})
		}
		if report != nil && number%100 == 99 {
			report(number+1, len(judged))
		}
	}
	return judged, nil
}

// scoreFor is a game's result for a colour: 1 a win, 0.5 a draw, 0 a loss.
func scoreFor(colour game.Colour, result game.Result) float64 {
	switch result.Winner {
	case game.NoColour:
		return 0.5
	case colour:
		return 1
	}
	return 0
}

// visited is a position of a game with what the search thought of it.
type visited struct {
	position game.Position
	chance   float64
}

// sampleEvery is how far apart the positions kept of one game are: neighbours tell the same.
const sampleEvery = 3

// play plays one game against itself and keeps every so many positions.
func (c *Collection) play(engine *ai.Engine, seed, every uint64) (seen []visited, result game.Result, err error) {
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
		if ply > 4 && ply%every == seed%every {
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

// Samples turns the quiet ones among judged positions into what weights are fitted to.
func Samples(judged []Judged, settings ai.Settings, rules game.Rules) []ai.Sample {
	settings.TableBytes = 0
	engine := ai.NewEngine(settings)
	var samples []ai.Sample
	for i := range judged {
		if sample, ok := engine.Sample(&judged[i].Position, &rules, judged[i].Target); ok {
			samples = append(samples, sample)
		}
	}
	return samples
}

// WriteJudged writes one line for each position: the target and the position's text.
func WriteJudged(out io.Writer, judged []Judged) error {
	w := bufio.NewWriter(out)
	for i := range judged {
		fmt.Fprintf(w, "%.4f %s\n", judged[i].Target, judged[i].Position.Text())
	}
	return w.Flush()
}

// ReadJudged reads what WriteJudged wrote.
func ReadJudged(in io.Reader, rules game.Rules) (judged []Judged, err error) {
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		target, text, _ := strings.Cut(lines.Text(), " ")
		j := Judged{}
		if j.Target, err = strconv.ParseFloat(target, 64); err != nil {
			return nil, fmt.Errorf("line %d: %w", len(judged)+1, err)
		}
		if j.Position, err = game.ParsePosition(text, &rules); err != nil {
			return nil, fmt.Errorf("line %d: %w", len(judged)+1, err)
		}
		judged = append(judged, j)
	}
	return judged, lines.Err()
}
