package tournament

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"anqi/game"
	"anqi/game/record"
)

// parseTurns reads the numbered pairs of turns.
func (p *parser) parseTurns() error {
	for number := 1; ; number++ {
		text, ok := numbered(p.lines[0], number)
		if !ok {
			break
		}
		p.next()
		words := strings.Split(text, " ")
		if len(words) > 2 {
			return wrongTurn(number, fmt.Errorf("there are %d turns in a pair", len(words)))
		}
		for _, word := range words {
			if err := p.parseTurn(word); err != nil {
				return wrongTurn(number, err)
			}
		}
		if len(words) == 1 {
			break
		}
	}
	if first, _, _ := strings.Cut(p.lines[0], " "); strings.HasSuffix(first, ".") {
		return wrong(Damaged, "after %d turns comes %.60q", len(p.record.Turns), p.lines[0])
	}
	return nil
}

// numbered returns what stands behind the number of a pair of turns.
func numbered(line string, number int) (string, bool) {
	return strings.CutPrefix(line, strconv.Itoa(number)+". ")
}

// parseTurn reads a turn; the client writes flips and moves as we do, and no other turns exist in tournaments.
func (p *parser) parseTurn(word string) error {
	played, err := record.ParsePlayed(word)
	switch {
	case err != nil:
		return err
	case played.Action.IsStop():
		return fmt.Errorf("%q is no turn", word)
	case played.Action.IsFlip() && played.Shown == game.Empty:
		return fmt.Errorf("%s turns up a piece, and it is not said which", word)
	case !played.Action.IsFlip() && played.Shown != game.Empty:
		return fmt.Errorf("%s turns up nothing", word)
	}
	p.record.Turns = append(p.record.Turns, record.Turn{Actions: []record.Played{played}})
	return nil
}

// ruleSets returns what the game can have been played by, the likeliest first; the client does not write it. A game is a draw after 60
// turns without capture or flip, or 180 where a tournament says so, and when the same turns were made three times in a row. Clients
// that give no reason for the end noticed that one turn late.
func (p *parser) ruleSets() []game.RuleSet {
	long, _ := game.PresetByName("tcga")
	usual, late := long.RuleSet, long.RuleSet
	usual.NoProgressLimit = 60
	late.NoProgressLimit, late.Repetition = 60, 4
	if p.end.line != "" && p.end.reason != "" {
		return []game.RuleSet{usual, long.RuleSet}
	}
	return []game.RuleSet{usual, long.RuleSet, late}
}

// replay plays the turns by the first rule set under which they do not go on after the end of the game.
func (p *parser) replay() (record.State, error) {
	var first error
	for _, set := range p.ruleSets() {
		p.record.RuleSet = set
		state, err := p.record.Replay(nil)
		switch {
		case err == nil:
			return state, nil
		case !state.Result.Over():
			return state, wrongTurn(0, err) // what is wrong is not that the game goes on after its end
		case first == nil:
			first = wrongTurn(0, err)
		}
	}
	return record.State{}, first
}

// date returns the day as we write it; what is not written as the client does is kept as it stands.
func date(text string) string {
	for _, layout := range []string{"3:04pm Jan 2, 2006", "3:04pm Jan 2  2006"} {
		if day, err := time.Parse(layout, text); err == nil {
			return day.Format(time.DateOnly)
		}
	}
	return text
}
