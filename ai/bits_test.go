package ai

import (
	"testing"

	"anqi/game"
)

// slowTargets walks the four lines from a square.
func slowTargets(s game.Square, occupied board32) (set board32) {
	for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
		met := 0
		column, row := s.Column()+d[0], s.Row()+d[1]
		for ; game.NewSquare(column, row) != game.NoSquare; column, row = column+d[0], row+d[1] {
			at := game.NewSquare(column, row)
			if occupied>>at&1 == 0 {
				continue
			}
			if met++; met == 2 {
				set |= 1 << at
				break
			}
		}
	}
	return set
}

func TestCannonTargets(t *testing.T) {
	stream := splitMix(7)
	for i := range games(20_000) {
		occupied := board32(stream.next())
		if i%2 == 0 {
			occupied &= board32(stream.next())
		}
		for s := game.Square(0); s < game.SquareCount; s++ {
			if got, want := cannonTargets(uint(s), occupied), slowTargets(s, occupied); got != want {
				t.Fatalf("from %v over %08x: %08x, want %08x", s, occupied, got, want)
			}
		}
	}
}

func TestAdjacent(t *testing.T) {
	for a := game.Square(0); a < game.SquareCount; a++ {
		for b := game.Square(0); b < game.SquareCount; b++ {
			dx, dy := a.Column()-b.Column(), a.Row()-b.Row()
			if got, want := adjacent[a]>>b&1 == 1, dx*dx+dy*dy == 1; got != want {
				t.Errorf("%v beside %v: %v", a, b, got)
			}
		}
	}
}

func TestTakesEqualsTheRules(t *testing.T) {
	rules := traditional()
	for a := game.Soldier; a <= game.General; a++ {
		for b := game.Soldier; b <= game.General; b++ {
			if want := a != game.Cannon && rules.Captures(a, b); takes(a, b) != want {
				t.Errorf("%v takes %v: %v", a, b, !want)
			}
		}
	}
}
