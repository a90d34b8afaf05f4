// Package record reads, writes and replays the record 「棋譜」 of a game. It imports game, game/deal and the standard library.
package record

import (
	"anqi/game"
	"anqi/game/deal"
)

// Played is an action that was made and the piece that it turned up, game.Empty if none.
type Played struct {
	Action game.Action
	Shown  game.Piece
}

// String writes the action as records do: "b3(P)", "b3-c3", "b3-c3(n)", "=".
func (p Played) String() string {
	if p.Shown == game.Empty {
		return p.Action.String()
	}
	return p.Action.String() + "(" + p.Shown.String() + ")"
}

// Turn is what one player did: one action, or the captures of a chain and perhaps a stop.
type Turn struct {
	Actions []Played
	Clock   bool // the clock played the turn, or the rest of it
}

// Comment is a text in braces and where it stands: after that many turns.
type Comment struct {
	Turns int
	Text  string
}

// Tag is a header line that this package gives no meaning to.
type Tag struct {
	Name, Value string
}

// Record is a game: everything else about it is computed from these fields by Replay.
type Record struct {
	RuleSet             game.RuleSet
	Date, First, Second string     // free texts, "" if unknown
	Deal                *deal.Deal // nil if it is not told
	Fingerprint         string     // "" if it is not told
	Salt                *deal.Salt // nil if it is not told
	Turns               []Turn
	Termination         Outcome   // how the game ended other than by its turns: agreement, resignation or time; zero if it did not
	Comments            []Comment // in the order of their places
	Extra               []Tag     // unknown tags, kept
}

// MaxBytes is the length from which on a text is not read as a record: far more than any game that people play.
const MaxBytes = 1 << 20

// FingerprintFits reports whether deal and salt give the fingerprint; known is false when any of the three is missing.
func (r *Record) FingerprintFits() (fits, known bool) {
	if r.Deal == nil || r.Salt == nil || r.Fingerprint == "" {
		return false, false
	}
	return r.Deal.Fingerprint(*r.Salt) == r.Fingerprint, true
}
