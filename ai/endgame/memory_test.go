package endgame

import (
	"context"
	"testing"

	"anqi/game"
)

// TestForgetsWhatTakesTooMuch: memory stays bounded over many endings, what was asked for last is there, and so are the four-piece
// endings asked for just before.
func TestForgetsWhatTakesTooMuch(t *testing.T) {
	if testing.Short() {
		t.Skip("builds wide tables")
	}
	rules := traditional(20)
	rules.ThreePieceTally = true // ranks tell classes apart: more of them than fit
	s := newSolver(t, rules)
	wide := piecesAt(t, "Ggnpp", 0, 5, 10, 15, 20)
	prepare := func(letters string) {
		if err := s.PrepareMaterial(context.Background(), parsePieces(t, letters), nil); err != nil {
			t.Fatal(err)
		}
		if s.bytes() > keptBytes {
			t.Errorf("%d bytes after %s", s.bytes(), letters)
		}
	}
	prepare("GGMNm")
	prepare("Ggnpp")
	if below := piecesAt(t, "Ggnp", 0, 5, 10, 15); !s.Ready(&wide) || !s.Ready(&below) {
		t.Error("what was asked for last is not ready")
	}
	forgot := false
	for i, red := range sets(game.Red, 2) {
		black := sets(game.Black, 2)
		for _, j := range []int{i, (i + 5) % len(black)} {
			prepare(letters(red) + letters(black[j]))
		}
		forgot = forgot || !s.Ready(&wide)
		for _, j := range []int{i, (i + 5) % len(black)} {
			if pos := piecesAt(t, letters(red)+letters(black[j]), 0, 5, 10, 15); !s.Ready(&pos) {
				t.Errorf("%s is not ready", letters(red)+letters(black[j]))
			}
		}
	}
	if !forgot {
		t.Error("nothing was forgotten: the test shows nothing")
	}
}
