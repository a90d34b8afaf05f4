package match

import "anqi/game/record"

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
