package record

import (
	"strconv"
	"strings"

	"anqi/game"
)

// Encode writes the record in its canonical form (docs/notation.md, section 3); a record whose turns cannot be replayed is an error.
func (r *Record) Encode() ([]byte, error) {
	state, err := r.Replay(nil)
	if err != nil {
		return nil, err
	}
	return r.Text(state.FirstColour, r.Outcome(&state)), nil
}

// Text is Encode for who has played the turns already and knows what a replay would tell: the first player's colour, and how the game
// stands after the last turn. A game is saved after every action, and a replay would be nearly all of the time that takes.
func (r *Record) Text(firstColour game.Colour, outcome Outcome) []byte {
	var text strings.Builder
	r.writeTags(&text, firstColour, outcome)
	text.WriteByte('\n')
	text.WriteString(strings.Join(append(r.tokens(), outcome.Token()), " "))
	text.WriteByte('\n')
	return []byte(text.String())
}

func (r *Record) writeTags(text *strings.Builder, firstColour game.Colour, outcome Outcome) {
	tag := func(name, value string) {
		if value != "" {
			text.WriteString("[" + name + " \"" + escape.Replace(value) + "\"]\n")
		}
	}
	tag("Game", gameName)
	tag("Date", r.Date)
	tag("First", r.First)
	tag("Second", r.Second)
	tag("Rules", r.RuleSet.Text())
	tag("Colour", firstColour.String())
	if r.Deal != nil {
		tag("Deal", r.Deal.String())
	}
	tag("Fingerprint", r.Fingerprint)
	if r.Salt != nil {
		tag("Salt", r.Salt.String())
	}
	tag("Result", outcome.Token())
	tag("Reason", outcome.Reason.String())
	for _, extra := range r.Extra {
		text.WriteString("[" + extra.Name + " \"" + escape.Replace(extra.Value) + "\"]\n")
	}
}

// escape makes a value fit between the quotes of one line.
var escape = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", " ", "\r", " ")

// tokens returns numbers, turns and comments in their order.
func (r *Record) tokens() []string {
	var tokens []string
	comments := r.Comments
	for i := 0; i <= len(r.Turns); i++ {
		for len(comments) > 0 && comments[0].Turns <= i {
			tokens = append(tokens, "{"+strings.ReplaceAll(comments[0].Text, "}", ")")+"}")
			comments = comments[1:]
		}
		if i == len(r.Turns) {
			break
		}
		if i%2 == 0 {
			tokens = append(tokens, strconv.Itoa(i/2+1)+".")
		}
		tokens = append(tokens, r.Turns[i].String())
	}
	return tokens
}
