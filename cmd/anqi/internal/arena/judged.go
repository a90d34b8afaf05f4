package arena

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"anqi/ai"
	"anqi/game"
	"anqi/internal/lines"
)

// heldOut is one of how many games stays out of the fit, to see whether the weights serve games that they were not fitted to.
const heldOut = 10

// Samples turns the quiet ones among judged positions into what weights are fitted to, with a target that is the game's result for a
// share of mix and for the rest what the search thought. One game in ten is held out; its samples have the result alone.
func Samples(judged []Judged, settings ai.Settings, rules game.Rules, mix float64) (samples, held []ai.Sample) {
	settings.HashBytes = 0
	engine := ai.NewEngine(settings)
	for i := range judged {
		j := &judged[i]
		out, target := j.Game%heldOut == heldOut-1, float64(mix*j.Result)+float64((1-mix)*j.Chance)
		if out {
			target = j.Result
		}
		switch sample, ok := engine.Sample(&j.Position, &rules, target); {
		case ok && out:
			held = append(held, sample)
		case ok:
			samples = append(samples, sample)
		}
	}
	return samples, held
}

// WriteJudged writes one line for each position: the game's number and result, the search's chance and the position's text.
func WriteJudged(out io.Writer, judged []Judged) error {
	w := bufio.NewWriter(out)
	for i := range judged {
		j := &judged[i]
		fmt.Fprintln(w, j.Game, j.Result, j.Chance, j.Position.Text())
	}
	return w.Flush()
}

// ReadJudged reads what WriteJudged wrote.
func ReadJudged(in io.Reader, rules game.Rules) (judged []Judged, err error) {
	read := lines.NewReader(in)
	for {
		line, err := read.Next()
		if errors.Is(err, io.EOF) {
			return judged, nil
		} else if err != nil {
			return nil, err
		}
		j := Judged{}
		words := strings.SplitN(line, " ", 4)
		_, err = fmt.Sscan(strings.Join(words[:len(words)-1], " "), &j.Game, &j.Result, &j.Chance)
		if err == nil {
			j.Position, err = game.ParsePosition(words[len(words)-1], &rules)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", read.Number(), err)
		}
		judged = append(judged, j)
	}
}
