package game

import (
	"slices"
	"strings"
	"testing"
)

// rulesOf reads a rule text such as "custom DarkCapture=true", "traditional" when empty.
func rulesOf(t *testing.T, text string) *Rules {
	t.Helper()
	if text == "" {
		text = "traditional"
	}
	set, err := ParseRuleSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return &set.Rules
}

// put builds a position from words such as "b3R c3p d8?" (square and piece), the colour to move (r or b), and the letters that are
// face down.
func put(t *testing.T, pieces, turn, unseen string) Position {
	t.Helper()
	p := Position{Chain: NoSquare}
	for word := range strings.FieldsSeq(pieces) {
		square, ok := ParseSquare(word[:2])
		piece, known := ParsePiece(word[2])
		if word[2] == '?' {
			piece, known = FaceDown, true
		}
		if !ok || !known || p.Board[square] != Empty {
			t.Fatalf("bad piece %q", word)
		}
		p.Board[square] = piece
	}
	if unseen == "" {
		unseen = "-"
	}
	read, err := ParsePosition(p.boardText()+" "+turn+" "+unseen+" 0 -", rulesOf(t, ""))
	if err != nil {
		t.Fatal(err)
	}
	return read
}

// words returns actions as sorted text, those from one square only if it is named.
func words(actions []Action, from string) string {
	var list []string
	for _, a := range actions {
		if from == "" || strings.HasPrefix(a.String(), from) {
			list = append(list, a.String())
		}
	}
	slices.Sort(list)
	return strings.Join(list, " ")
}

func legal(p *Position, r *Rules, from string) string { return words(p.Actions(r, nil), from) }

// play applies actions such as "b3-c3", "b3(P)", "b3-c3(n)" or "=" one after the other.
func play(t *testing.T, p Position, r *Rules, actions string) Position {
	t.Helper()
	for word := range strings.FieldsSeq(actions) {
		next, err := p.Apply(r, parseShown(t, word).action, parseShown(t, word).shown)
		if err != nil {
			t.Fatalf("%s: %v", word, err)
		}
		p = next
	}
	return p
}

type shownAction struct {
	action Action
	shown  Piece
}

func parseShown(t *testing.T, word string) shownAction {
	t.Helper()
	text, shown, _ := strings.Cut(strings.TrimSuffix(word, ")"), "(")
	action, ok := ParseAction(text)
	if !ok {
		t.Fatalf("bad action %q", word)
	}
	if shown == "" {
		return shownAction{action, Empty}
	}
	piece, _ := ParsePiece(shown[0])
	return shownAction{action, piece}
}

// refused asserts that an action is not legal for a reason.
func refused(t *testing.T, p Position, r *Rules, action string, want RefusalReason) {
	t.Helper()
	a, ok := ParseAction(action)
	if !ok {
		t.Fatalf("bad action %q", action)
	}
	if got := p.Refusal(r, a).Reason; got != want {
		t.Errorf("%s is refused for %q, want %q", action, refusalTexts[got], refusalTexts[want])
	}
	if _, err := p.Apply(r, a, Empty); err == nil && want != NotRefused {
		t.Errorf("Apply accepts %s", action)
	}
}

// board returns the pieces on the board as words like those of put, face-down ones included.
func board(p *Position) string {
	var list []string
	for s, piece := range p.Board {
		if piece != Empty {
			list = append(list, Square(s).String()+piece.String())
		}
	}
	return strings.Join(list, " ")
}
