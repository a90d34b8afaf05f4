package match

import (
	"anqi/game/record"
)

// Player is a player as records count them: One makes the first action of the game.
type Player = record.Player

// The players, and nobody.
const (
	Nobody = record.Nobody
	One    = record.One
	Two    = record.Two
)

// Outcome is how a match stands and, once it is over, who won and why, as records tell it.
type Outcome = record.Outcome

// Level is how strongly a seat plays; NoLevel is a person.
type Level uint8

// The levels of the computer, weakest first.
const (
	NoLevel Level = iota
	LevelEasy
	LevelMedium
	LevelHard
	LevelExpert
)

var levelNames = [...]string{"person", "easy", "medium", "hard", "expert"}

// Levels are the levels of the computer, weakest first.
func Levels() []Level { return []Level{LevelEasy, LevelMedium, LevelHard, LevelExpert} }

// String returns the word that saved games and standings use.
func (l Level) String() string {
	if int(l) < len(levelNames) {
		return levelNames[l]
	}
	return "unknown"
}

// ParseLevel reads what String writes.
func ParseLevel(word string) (Level, bool) {
	for i, name := range levelNames {
		if name == word {
			return Level(i), true
		}
	}
	return NoLevel, false
}

// Seat is who sits at one of the two places of the table. Seat 0 is the person who opened the game, or player one; seat 1 is
// the computer or player two. Which seat moves first changes from game to game.
type Seat struct {
	Level Level  // NoLevel is a person
	Name  string // for the record only
}

// Seats returns who sits where.
func (s *Session) Seats() [2]Seat { return s.seats }

// SeatOf returns the seat of a player, -1 for Nobody.
func (s *Session) SeatOf(p Player) int {
	switch p {
	case One:
		return s.first
	case Two:
		return 1 - s.first
	}
	return -1
}

// PlayerAt returns the player on a seat, Nobody for a seat that does not exist.
func (s *Session) PlayerAt(seat int) Player {
	switch {
	case seat != 0 && seat != 1:
		return Nobody
	case seat == s.first:
		return One
	}
	return Two
}

// AgainstComputer reports whether one seat is the computer's and the other a person's.
func (s *Session) AgainstComputer() bool {
	return (s.seats[0].Level == NoLevel) != (s.seats[1].Level == NoLevel)
}

// Level returns the level of the computer at the table, NoLevel between two people.
func (s *Session) Level() Level { return max(s.seats[0].Level, s.seats[1].Level) }

// isPerson reports whether the player is a person.
func (s *Session) isPerson(p Player) bool {
	seat := s.SeatOf(p)
	return seat >= 0 && s.seats[seat].Level == NoLevel
}

// PersonToMove reports whether the table waits for a person's action.
func (s *Session) PersonToMove() bool {
	return s.match != nil && s.isPerson(s.match.ToMove())
}
