package match

import "anqi/game"

// Player is one of the two players in the order of acting: One makes the first action of the game. Which colour a player
// has is known after the first flip.
type Player uint8

// The players, and nobody.
const (
	Nobody Player = iota
	One
	Two
)

// Other returns the opponent; the opponent of nobody is nobody.
func (p Player) Other() Player {
	switch p {
	case One:
		return Two
	case Two:
		return One
	}
	return Nobody
}

// index is the player's place in arrays of two.
func (p Player) index() int {
	if p == Two {
		return 1
	}
	return 0
}

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

// Outcome is how a match stands. Unlike game.Result it names players, because a game can be resigned before anybody has a
// colour.
type Outcome struct {
	Reason game.Reason // NoReason while the game goes on
	Winner Player      // Nobody while it goes on and in a draw
}

// Over reports whether the match has ended.
func (o Outcome) Over() bool { return o.Reason != game.NoReason }

// Drawn reports whether it ended without a winner.
func (o Outcome) Drawn() bool { return o.Over() && o.Winner == Nobody }
