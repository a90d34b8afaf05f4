package save

import (
	"anqi/game"
	"anqi/game/match"
	"anqi/game/record"
)

// Column is how games against one opponent went, as the person at the device sees it.
type Column struct {
	Wins, Losses, Draws int
	Streak              int // games in a row that were won, negative: lost; a draw ends it
	BestStreak          int // the most games won in a row
	Tally               Tally
}

// Tally is the sums of net scores by what they count: game.ScoreMultiplier points, game.ScoreStake what was won and lost of stakes.
// In either the person, or player one, comes first, then the other side. Under game.ScoreNone stands what earlier versions had added
// up without saying what it counted, and of the first side only.
type Tally [game.ScoreStake + 1][2]int

// Plus returns the sums of both.
func (t Tally) Plus(other Tally) Tally {
	for kind, points := range other {
		for side, n := range points {
			t[kind][side] += n
		}
	}
	return t
}

// Games returns how many games the column counts.
func (c Column) Games() int { return c.Wins + c.Losses + c.Draws }

// columnCount is one column for each level and one for two people.
const columnCount = int(match.LevelExpert) + 1

// Standings are the 「戰績」: a column for each level of the computer, games with help apart, and one for two people.
type Standings struct {
	columns [columnCount][2]Column
}

// Column returns the games against a level of the computer, with help or without.
func (s Standings) Column(level match.Level, help bool) Column {
	if int(level) >= columnCount {
		return Column{}
	}
	return s.columns[level][helpIndex(help)]
}

// TwoPlayers returns the games between two people, as player one, on seat 0, sees them.
func (s Standings) TwoPlayers() Column { return s.columns[match.NoLevel][0] }

func helpIndex(help bool) int {
	if help {
		return 1
	}
	return 0
}

// Fold counts finished games, oldest first. It is the only way in which standings come about.
func Fold(games []match.Finished) Standings { return Standings{}.with(games) }

// with counts further games.
func (s Standings) with(games []match.Finished) Standings {
	for _, g := range games {
		if int(g.Level) < columnCount {
			s.columns[g.Level][helpIndex(g.Help && g.Level != match.NoLevel)].add(g)
		}
	}
	return s
}

func (c *Column) add(g match.Finished) {
	if int(g.Score) < len(c.Tally) {
		c.Tally[g.Score][0] += g.Points[0]
		c.Tally[g.Score][1] += g.Points[1]
	}
	switch g.Result {
	case record.Won:
		c.Wins++
		c.Streak = max(c.Streak, 0) + 1
		c.BestStreak = max(c.BestStreak, c.Streak)
	case record.Lost:
		c.Losses++
		c.Streak = min(c.Streak, 0) - 1
	default:
		c.Draws++
		c.Streak = 0
	}
}

// KeepResult implements match.Keeper. A game counts once, however often it is kept.
func (s *Store) KeepResult(finished match.Finished) error {
	if !s.ledger.keep(finished) {
		return nil
	}
	return s.keepLedger()
}

// DropResult implements match.Keeper.
func (s *Store) DropResult(id string) error {
	if !s.ledger.drop(id) {
		return nil
	}
	return s.keepLedger()
}

func (s *Store) keepLedger() error { return s.write(KeyStandings, kindStandings, s.ledger.text()) }

// Standings returns the standings of all finished games.
func (s *Store) Standings() Standings { return s.ledger.standings() }

// ResetStandings forgets all finished games; one that still lies on the table is not counted again.
func (s *Store) ResetStandings() error {
	s.ledger = s.ledger.reset()
	return s.keepLedger()
}

// ExportStandings returns the standings as a file that ImportStandings reads.
func (s *Store) ExportStandings() []byte { return seal(kindStandings, s.ledger.text()) }

// ImportStandings adds the games of an exported file that are not here yet. ErrForeign, ErrNewer and ErrDamaged leave everything
// as it was.
func (s *Store) ImportStandings(data []byte) error {
	text, err := unseal(kindStandings, data)
	if err != nil {
		return err
	}
	other, err := parseLedger(string(text))
	if err != nil {
		return err
	}
	s.ledger.merge(other)
	return s.keepLedger()
}
