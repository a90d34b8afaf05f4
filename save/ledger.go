package save

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"anqi/game"
	"anqi/game/match"
)

// How many finished games are kept one by one. Beyond mostGames the oldest are summed up, down to keptGames.
const (
	mostGames = 5000
	keptGames = 4000
)

// mostVoid is how many of the last games a reset remembers, so that the one that still lies on the table is not counted again.
const mostVoid = 8

// ledger is what the standings are computed from: the finished games, oldest first.
type ledger struct {
	base  Standings // of games that are no longer kept one by one
	games []match.Finished
	void  []string // ids of games that a reset has taken out
}

func (l *ledger) standings() Standings { return l.base.with(l.games) }

// keep counts a game, replacing what it counted for before, and reports whether anything changed.
func (l *ledger) keep(g match.Finished) bool {
	if slices.Contains(l.void, g.ID) {
		return false
	}
	if i := l.find(g.ID); i >= 0 {
		if l.games[i] == g {
			return false
		}
		l.games = slices.Delete(l.games, i, i+1)
	}
	l.games = append(l.games, g)
	if extra := len(l.games) - keptGames; len(l.games) > mostGames {
		l.base = l.base.with(l.games[:extra])
		l.games = slices.Clone(l.games[extra:])
	}
	return true
}

// drop takes a game out and reports whether anything changed.
func (l *ledger) drop(id string) bool {
	if i := slices.Index(l.void, id); i >= 0 {
		l.void = slices.Delete(l.void, i, i+1)
		return true
	}
	i := l.find(id)
	if i < 0 {
		return false
	}
	l.games = slices.Delete(l.games, i, i+1)
	return true
}

// find returns the place of a game, the newest first, -1 if it is not there.
func (l *ledger) find(id string) int {
	for i := len(l.games) - 1; i >= 0; i-- {
		if l.games[i].ID == id {
			return i
		}
	}
	return -1
}

// reset returns an empty ledger that remembers the last games.
func (l *ledger) reset() ledger {
	void := l.void
	for _, g := range l.games[max(len(l.games)-mostVoid, 0):] {
		void = append(void, g.ID)
	}
	return ledger{void: slices.Clone(void[max(len(void)-mostVoid, 0):])}
}

// merge adds the games of another ledger that are not here yet, before those that are here. Of two sums of older games, which may
// overlap, the larger is kept.
func (l *ledger) merge(other ledger) {
	var added []match.Finished
	for _, g := range other.games {
		if l.find(g.ID) < 0 {
			added = append(added, g)
		}
	}
	l.games = append(added, l.games...)
	if other.base.games() > l.base.games() {
		l.base = other.base
	}
}

func (s Standings) games() int {
	n := 0
	for _, columns := range s.columns {
		n += columns[0].Games() + columns[1].Games()
	}
	return n
}

var standingNames = [...]string{match.Drawn: "drawn", match.Won: "won", match.Lost: "lost"}

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
			g.ID, g.Level, g.Help, standingNames[g.Result], g.Reason, g.Turns, g.Points, g.Preset)
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

func (l *ledger) takeGame(words []string) bool {
	level, ok1 := match.ParseLevel(words[1])
	reason, ok2 := game.ParseReason(words[4])
	result := slices.Index(standingNames[:], words[3])
	turns, err1 := strconv.Atoi(words[5])
	points, err2 := strconv.Atoi(words[6])
	if !ok1 || !ok2 || result < 0 || err1 != nil || err2 != nil || turns < 0 || words[2] != "true" && words[2] != "false" {
		return false
	}
	l.games = append(l.games, match.Finished{
		ID: words[0], Level: level, Help: words[2] == "true", Result: match.Standing(result), Reason: reason,
		Turns: turns, Points: points, Preset: words[7],
	})
	return true
}
