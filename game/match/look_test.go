package match

import (
	"bytes"
	"reflect"
	"testing"

	"anqi/game"
)

// look is everything that a person can see of a match.
type look struct {
	position        game.Position
	outcome         Outcome
	mover           Player
	colours         [2]game.Colour
	turns, faceDown int
	toDraw          int
	timeOuts        [2]int
	captured        [2][]game.Piece
	last            []Step
}

func lookAt(m *Match) look {
	position := m.Position()
	return look{
		position: position, outcome: m.Outcome(), mover: m.ToMove(), colours: [2]game.Colour{m.Colour(One), m.Colour(Two)},
		turns: m.Turns(), faceDown: m.FaceDown(), toDraw: m.TurnsToDraw(), timeOuts: [2]int{m.TimeOuts(One), m.TimeOuts(Two)},
		captured: [2][]game.Piece{m.Captured(One), m.Captured(Two)}, last: append([]Step(nil), m.LastTurn()...),
	}
}

// looksOf computes the looks at every cursor up to the present one, by replay.
func looksOf(t *testing.T, m *Match) []look {
	t.Helper()
	end := m.Cursor()
	looks := make([]look, 0, end+1)
	for cursor := 0; cursor <= end; cursor++ {
		if err := m.MoveTo(cursor); err != nil {
			t.Fatal(err)
		}
		looks = append(looks, lookAt(m))
	}
	return looks
}

// checkUndo goes back to the start and forward to the end one step at a time.
func checkUndo(t *testing.T, m *Match, looks []look) {
	t.Helper()
	for cursor := len(looks) - 1; cursor >= 0; cursor-- {
		compare(t, m, looks, cursor)
	}
	for cursor := range looks {
		compare(t, m, looks, cursor)
	}
}

// checkBackAndForth goes to the start, to the last cursor and back in one leap each.
func checkBackAndForth(t *testing.T, m *Match, looks []look) {
	t.Helper()
	for _, cursor := range [...]int{0, max(len(looks)-2, 0), len(looks) - 1} {
		compare(t, m, looks, cursor)
	}
}

func compare(t *testing.T, m *Match, looks []look, cursor int) {
	t.Helper()
	if err := m.MoveTo(cursor); err != nil {
		t.Fatal(err)
	}
	if got := lookAt(m); !reflect.DeepEqual(got, looks[cursor]) {
		t.Fatalf("%s: at %d of %d\n got %+v\nwant %+v", m.RuleSet().Text(), cursor, len(looks)-1, got, looks[cursor])
	}
	if replayed, err := m.Record().Encode(); err != nil || !bytes.Equal(m.text("", "", ""), replayed) {
		t.Fatalf("at %d the game is saved as\n%s\nand after a replay as\n%s\n%v", cursor, m.text("", "", ""), replayed, err)
	}
	if m.MoverAt(cursor) != m.ToMove() {
		t.Fatalf("at %d MoverAt says %v, ToMove %v", cursor, m.MoverAt(cursor), m.ToMove())
	}
}
