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
	if other.base.Games() > l.base.Games() {
		l.base = other.base
	}
}

// Games counts the games of all columns.
func (s Standings) Games() int {
	n := 0
	for _, columns := range s.columns {
		n += columns[0].Games() + columns[1].Games()
	}
	return n
}

// resultNames are the words of how a game counts.
var resultNames = [...]string{record.Drawn: "drawn", record.Won: "won", record.Lost: "lost"}

// scoringNames are the words of what points count.
var scoringNames = [...]string{game.ScoreNone: "none", game.ScoreMultiplier: "multiplier", game.ScoreStake: "stake"}

// The numbers of words in the lines, now and in the first version of the format.
const (
	baseWords, firstBaseWords = 8 + 2*len(Tally{}), 9
	gameWords, firstGameWords = 11, 9
)

// text writes a line for every sum that is not empty, every game, and every void id.
func (l *ledger) text() []byte {
	var text strings.Builder
	for level, columns := range l.base.columns {
		for help, c := range columns {
			if c != (Column{}) {
				fmt.Fprintf(&text, "base %s %t %d %d %d %d %d", match.Level(level), help == 1, c.Wins, c.Losses, c.Draws, c.Streak, c.BestStreak)
				for _, points := range c.Tally {
					fmt.Fprintf(&text, " %d %d", points[0], points[1])
				}
				text.WriteByte('\n')
			}
		}
	}
	for _, g := range l.games {
		fmt.Fprintf(&text, "game %s %s %t %s %s %d %s %d %d %s\n",
			g.ID, g.Level, g.Help, resultNames[g.Result], g.Reason, g.Turns, scoringNames[g.Score], g.Points[0], g.Points[1], g.Preset)
	}
	for _, id := range l.void {
		fmt.Fprintf(&text, "void %s\n", id)
	}
	return []byte(text.String())
}

// parseLedger reads what text writes, strictly, and what the first version wrote.
func parseLedger(text string) (ledger, error) {
	var l ledger
	seen := map[string]bool{}
	for line := range strings.Lines(text) {
		words := strings.Split(strings.TrimSuffix(line, "\n"), " ")
		ok := false
		switch {
		case words[0] == "base" && (len(words) == baseWords || len(words) == firstBaseWords):
			ok = l.takeBase(words[1:])
		case words[0] == "game" && (len(words) == gameWords || len(words) == firstGameWords):
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
	// Of the first version there is one sum of points: the first of them.
	counts := []*int{&c.Wins, &c.Losses, &c.Draws, &c.Streak, &c.BestStreak}
	for kind := range c.Tally {
		counts = append(counts, &c.Tally[kind][0], &c.Tally[kind][1])
	}
	for i, word := range words[2:] {
		n, err := strconv.Atoi(word)
		if err != nil || n < 0 && i < 5 && counts[i] != &c.Streak {
			return false
		}
		*counts[i] = n
	}
	return true
}

// takeGame reads the words of a game after "game" and reports whether they make sense.
func (l *ledger) takeGame(words []string) bool {
	level, ok1 := match.ParseLevel(words[1])
	reason, ok2 := game.ParseReason(words[4])
	result := slices.Index(resultNames[:], words[3])
	turns, err := strconv.Atoi(words[5])
	g := match.Finished{
		ID: words[0], Level: level, Help: words[2] == "true", Result: record.GameResult(result), Reason: reason,
		Turns: turns, Preset: words[len(words)-1],
	}
	if !ok1 || !ok2 || result < 0 || err != nil || turns < 0 || words[2] != "true" && words[2] != "false" || !takePoints(&g, words[6:len(words)-1]) {
		return false
	}
	l.games = append(l.games, g)
	return true
}

// takePoints reads what a game's points count and the points of both sides; of the first version, those of one side.
func takePoints(g *match.Finished, words []string) bool {
	if len(words) == 1 {
		own, err := strconv.Atoi(words[0])
		g.Score, g.Points = firstPoints(g.Preset, own)
		return err == nil
	}
	kind := slices.Index(scoringNames[:], words[0])
	own, err1 := strconv.Atoi(words[1])
	other, err2 := strconv.Atoi(words[2])
	g.Score, g.Points = game.Scoring(kind), [2]int{own, other}
	return kind >= 0 && err1 == nil && err2 == nil
}

// firstPoints tells from the name of the rule set what the points of one side counted, and what the other side got. Where the name
// does not say it, under custom rules, they stay what they are: points of nobody knows what.
func firstPoints(preset string, own int) (game.Scoring, [2]int) {
	known, _ := game.PresetByName(preset)
	options := known.RuleSet.Options
	gain := options.Stake - options.Stake*options.FeePercent/100
	switch {
	case options.Score == game.ScoreMultiplier:
		return game.ScoreMultiplier, [2]int{own, -own}
	case options.Score == game.ScoreStake && own == gain:
		return game.ScoreStake, [2]int{own, -options.Stake}
	case options.Score == game.ScoreStake && own == -options.Stake:
		return game.ScoreStake, [2]int{own, gain}
	}
	return game.ScoreNone, [2]int{own, 0}
}
