package save

import (
	"slices"

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
