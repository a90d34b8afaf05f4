package match

import (
	"testing"

	"anqi/game"
)

// TestComputerSeesPublicOnly checks that two deals which agree on what is open give the computer the same call.
func TestComputerSeesPublicOnly(t *testing.T) {
	var answers [2]game.Action
	for i, letters := range [...]string{ordered, "KppppppCCNNRRMMGGkggmmrrnnccPPPPP"[:32]} {
		d := dealt(t, game.DefaultRuleSet(), fix(letters))
		b := newTable(t, 1)
		b.do(b.StartMatch(d, Setup{Seats: [2]Seat{{}, {Level: LevelEasy}}}, b.now))
		b.do(b.Play(game.FlipAction(0), b.now))
		<-b.job.done
		answers[i] = b.job.answer.Action
	}
	if answers[0] != answers[1] {
		t.Fatalf("answers %v and %v", answers[0], answers[1])
	}
}

// fix completes 32 letters to a deal: what is too many becomes what is missing.
func fix(letters string) string {
	left := map[byte]int{}
	for i := range game.PieceLetters {
		piece, _ := game.ParsePiece(game.PieceLetters[i])
		left[game.PieceLetters[i]] = piece.Kind().Count()
	}
	out := []byte(letters)
	for i, letter := range out {
		if left[letter] > 0 {
			left[letter]--
			continue
		}
		out[i] = 0
	}
	for i, letter := range out {
		for j := 0; letter == 0 && j < len(game.PieceLetters); j++ {
			if c := game.PieceLetters[j]; left[c] > 0 {
				left[c]--
				out[i], letter = c, c
			}
		}
	}
	return string(out)
}

func TestRevealOnlyAtTheEnd(t *testing.T) {
	m := dealt(t, game.DefaultRuleSet(), ordered)
	script(t, m, "a1")
	if _, _, told := m.Reveal(); told {
		t.Fatal("the deal is told while the game goes on")
	}
	if r := m.PublicRecord(false); r.Deal != nil || r.Salt != nil || r.Fingerprint != m.Fingerprint() {
		t.Fatal("the public record of an unfinished game tells the deal or no fingerprint")
	}
	if r := m.PublicRecord(true); r.Deal == nil || r.Salt == nil {
		t.Fatal("the person asked for the deal and did not get it")
	}
	if _, err := m.Resign(One); err != nil {
		t.Fatal(err)
	}
	d, salt, told := m.Reveal()
	if !told || d.String() != ordered || d.Fingerprint(salt) != m.Fingerprint() {
		t.Fatal("the deal is not told at the end, or does not fit the fingerprint")
	}
	if r := m.PublicRecord(false); r.Deal == nil || r.Termination.Winner != Two {
		t.Fatalf("the record of a finished game: %+v", r)
	}
	if err := m.MoveTo(1); err != nil {
		t.Fatal(err)
	}
	if _, _, told := m.Reveal(); told {
		t.Fatal("the deal is told after the end was undone")
	}
}
