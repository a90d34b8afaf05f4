package art

import (
	"image"
	"testing"

	"anqi/game"
)

func TestPiecesDifferWithoutColour(t *testing.T) {
	studio := newTestStudio(t)
	for _, diameter := range []int{22, 36, 60, 120} {
		pieces := allPieces()
		pictures := make([]*image.RGBA, len(pieces))
		for i, piece := range pieces {
			pictures[i] = studio.Piece(piece, diameter)
		}
		for i := range pieces {
			for j := range i {
				if n := differing(pictures[i], pictures[j]); n < diameter*diameter/40 {
					t.Errorf("diameter %d: %v and %v differ in %d pixels only", diameter, pieces[i], pieces[j], n)
				}
			}
		}
	}
}

func TestRingsTellTheSidesApart(t *testing.T) {
	studio := newTestStudio(t)
	const diameter = 120
	// Along the upward ray from the middle, where every piece has its ring: how many dark runs are there near the rim?
	runs := func(piece game.Piece) int {
		picture, count, dark := studio.Piece(piece, diameter), 0, false
		for y := 4; y < diameter*14/100; y++ {
			now := grey(picture, diameter/2, y) < 100
			if now && !dark {
				count++
			}
			dark = now
		}
		return count
	}
	for _, kind := range []game.Kind{game.Soldier, game.Cannon, game.Horse, game.Chariot, game.Elephant, game.Advisor, game.General} {
		if n := runs(game.NewPiece(game.Red, kind)); n != 1 {
			t.Errorf("red kind %d has %d rings, want 1", kind, n)
		}
		if n := runs(game.NewPiece(game.Black, kind)); n != 2 {
			t.Errorf("black kind %d has %d rings, want 2", kind, n)
		}
	}
}
