package train

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"anqi/ai"
	"anqi/game"
	"anqi/internal/lines"
)

// Reader makes examples for training of what arena.Collection.WriteGames wrote.
type Reader struct {
	Rules  game.Rules
	Lambda float64 // how much of a position's target is the target of the next position; the rest is the chance that its search gave it (Sutton 1988)
	Every  int     // one of so many positions is kept

	parameters ai.Parameters
	engine     *ai.Engine
	examples   []Example
	game       []turn
}

// turn is a line of a game.
type turn struct {
	game           int
	result, chance float64
	text           string
}

// NewReader returns a reader for games of the shipped engine.
func NewReader(rules game.Rules) *Reader {
	parameters := ai.DefaultParameters()
	parameters.HashBytes = 0
	return &Reader{Rules: rules, Lambda: 0.97, Every: 2, parameters: parameters, engine: ai.NewEngine(parameters)}
}

// Read adds the examples of a file; first is added to the numbers of its games, which only have to differ.
func (r *Reader) Read(in io.Reader, first int) error {
	read := lines.NewReader(in)
	for {
		line, err := read.Next()
		if errors.Is(err, io.EOF) {
			return r.finish()
		} else if err != nil {
			return err
		}
		t, err := parseTurn(line)
		if err != nil {
			return fmt.Errorf("line %d: %w", read.Number(), err)
		}
		t.game += first
		if len(r.game) > 0 && r.game[0].game != t.game {
			if err := r.finish(); err != nil {
				return err
			}
		}
		r.game = append(r.game, t)
	}
}

// Examples returns everything read.
func (r *Reader) Examples() []Example { return r.examples }

func parseTurn(line string) (t turn, err error) {
	parts := strings.SplitN(line, " ", 4)
	if len(parts) < 4 {
		return t, fmt.Errorf("four parts are needed: game, result, chance, position")
	}
	if t.game, err = strconv.Atoi(parts[0]); err != nil {
		return t, err
	}
	if t.result, err = strconv.ParseFloat(parts[1], 64); err != nil {
		return t, err
	}
	t.chance, err = strconv.ParseFloat(parts[2], 64)
	t.text = parts[3]
	return t, err
}

// finish turns the game read last into examples, from its end backwards.
func (r *Reader) finish() error {
	turns := r.game
	r.game = r.game[:0]
	for i := len(turns) - 1; i >= 0; i-- {
		t := &turns[i]
		p, err := game.ParsePosition(t.text, &r.Rules)
		if err != nil {
			return err
		}
		target := t.result
		if i < len(turns)-1 {
			target = 1 - turns[i+1].chance // the next turn's target, the other side's
		}
		t.chance = r.Lambda*target + (1-r.Lambda)*t.chance
		if i%r.Every == 0 {
			r.keep(&p, t)
		}
	}
	return nil
}

// keep adds a quiet position that no endgame table answers.
func (r *Reader) keep(p *game.Position, t *turn) {
	sample, quiet := r.engine.Sample(p, &r.Rules, 0)
	if !quiet {
		return
	}
	seen := sample.Network(&r.Rules, &r.parameters.Weights)
	if seen.Hidden > 0 || seen.Pieces > 4 {
		r.examples = append(r.examples, Example{NetworkSample: seen, Game: t.game, Target: float32(t.chance)})
	}
}
