package record

import (
	"errors"
	"fmt"
	"strings"

	"anqi/game"
)

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
