// Package record reads, writes and replays the record 「棋譜」 of a game. It imports game, game/deal and the standard library.
package record

import (
	"errors"
	"fmt"
	"strings"

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

// Error is what is wrong with a record and where.
type Error struct {
	Pair int // the number of the pair of turns, 0 for the tags and the end
	Err  error
}

// Error says where and what.
func (e *Error) Error() string {
	if e.Pair == 0 {
		return e.Err.Error()
	}
	return fmt.Sprintf("turn %d: %v", e.Pair, e.Err)
}

// Unwrap returns what is wrong without the place.
func (e *Error) Unwrap() error { return e.Err }

// String writes the turn as records do.
func (t Turn) String() string {
	words := make([]string, len(t.Actions))
	for i, played := range t.Actions {
		words[i] = played.String()
	}
	text := strings.Join(words, ",")
	if t.Clock {
		text += "!"
	}
	return text
}

// ParseTurn reads what Turn.String writes. Whether the turn is legal is for State.Play to say.
func ParseTurn(text string) (Turn, error) {
	body, clock := strings.CutSuffix(text, "!")
	turn := Turn{Clock: clock}
	for word := range strings.SplitSeq(body, ",") {
		played, err := ParsePlayed(word)
		if err != nil {
			return Turn{}, err
		}
		turn.Actions = append(turn.Actions, played)
	}
	return turn, nil
}

// ParsePlayed reads what Played.String writes.
func ParsePlayed(text string) (Played, error) {
	words, shown, bracket := strings.Cut(text, "(")
	action, ok := game.ParseAction(words)
	if !ok {
		return Played{}, fmt.Errorf("%q is no turn", clip(text))
	}
	if !bracket {
		return Played{Action: action}, nil
	}
	letter, closed := strings.CutSuffix(shown, ")")
	if !closed || len(letter) != 1 {
		return Played{}, fmt.Errorf("%q does not show one piece in brackets", clip(text))
	}
	piece, ok := game.ParsePiece(letter[0])
	if !ok {
		return Played{}, fmt.Errorf("%q in brackets is no piece", letter)
	}
	if action.IsStop() {
		return Played{}, errors.New("a stop shows no piece")
	}
	return Played{action, piece}, nil
}

// clip keeps a message short whatever it quotes.
func clip(text string) string {
	const longest = 40
	if len(text) <= longest {
		return text
	}
	return strings.ToValidUTF8(text[:longest], "") + "…"
}
