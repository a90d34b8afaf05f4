package save

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
)

// resultNames are the words of how a game counts.
var resultNames = [...]string{record.Drawn: "drawn", record.Won: "won", record.Lost: "lost"}

// text writes a line for every sum that is not empty, every game, and every void id.
func (l *ledger) text() []byte {
	var text strings.Builder
	for level, columns := range l.base.columns {
		for help, c := range columns {
			if c != (Column{}) {
				fmt.Fprintf(&text, "base %s %t %d %d %d %d %d %d\n",
					match.Level(level), help == 1, c.Wins, c.Losses, c.Draws, c.Streak, c.BestStreak, c.Points)
			}
		}
	}
	for _, g := range l.games {
		fmt.Fprintf(&text, "game %s %s %t %s %s %d %d %s\n",
			g.ID, g.Level, g.Help, resultNames[g.Result], g.Reason, g.Turns, g.Points, g.Preset)
	}
	for _, id := range l.void {
		fmt.Fprintf(&text, "void %s\n", id)
	}
	return []byte(text.String())
}

// parseLedger reads what text writes, strictly.
func parseLedger(text string) (ledger, error) {
	var l ledger
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), " ")
		ok := false
		switch {
		case words[0] == "base" && len(words) == 9:
			ok = l.takeBase(words[1:])
		case words[0] == "game" && len(words) == 9:
			ok = !seen[words[1]] && l.takeGame(words[1:])
			seen[words[1]] = true
		case words[0] == "void" && len(words) == 2:
			l.void, ok = append(l.void, words[1]), true
		}
		if !ok {
			return ledger{}, fmt.Errorf("%w: standings line %q", ErrDamaged, line)
		}
	}
	return l, nil
}

// takeBase reads the words of a sum after "base" and reports whether they make sense.
func (l *ledger) takeBase(words []string) bool {
	level, ok := match.ParseLevel(words[0])
	if !ok || words[1] != "true" && words[1] != "false" {
		return false
	}
	c := &l.base.columns[level][helpIndex(words[1] == "true")]
	for i, at := range [...]*int{&c.Wins, &c.Losses, &c.Draws, &c.Streak, &c.BestStreak, &c.Points} {
		n, err := strconv.Atoi(words[2+i])
		if err != nil || n < 0 && at != &c.Streak && at != &c.Points {
			return false
		}
		*at = n
	}
	return true
}

// takeGame reads the words of a game after "game" and reports whether they make sense.
func (l *ledger) takeGame(words []string) bool {
	level, ok1 := match.ParseLevel(words[1])
	reason, ok2 := game.ParseReason(words[4])
	result := slices.Index(resultNames[:], words[3])
	turns, err1 := strconv.Atoi(words[5])
	points, err2 := strconv.Atoi(words[6])
	if !ok1 || !ok2 || result < 0 || err1 != nil || err2 != nil || turns < 0 || words[2] != "true" && words[2] != "false" {
		return false
	}
	l.games = append(l.games, match.Finished{
		ID: words[0], Level: level, Help: words[2] == "true", Result: record.GameResult(result), Reason: reason,
		Turns: turns, Points: points, Preset: words[7],
	})
	return true
}
