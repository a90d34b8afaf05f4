package record

import (
	"strconv"
	"strings"
)

// Encode writes the record in its canonical form (docs/notation.md, section 3); a record whose turns cannot be replayed is an error.
func (r *Record) Encode() ([]byte, error) {
	state, err := r.Replay(nil)
	if err != nil {
		return nil, err
	}
	outcome := r.Outcome(&state)
	var text strings.Builder
	r.writeTags(&text, &state, outcome)
	text.WriteByte('\n')
	text.WriteString(strings.Join(append(r.tokens(), outcome.Token()), " "))
	text.WriteByte('\n')
	return []byte(text.String()), nil
}

func (r *Record) writeTags(text *strings.Builder, state *State, outcome Outcome) {
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
	tag("Colour", state.FirstColour.String())
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
