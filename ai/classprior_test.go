package ai

import (
	"context"
	"math"
	"os"
	"testing"

	"anqi/ai/endgame"
	"anqi/game"
)

// eachMaterial visits every choice of pieces of both colours, red first, up to a number of pieces.
func eachMaterial(pieces int, visit func(alive *[game.PieceCount]uint8, count int)) {
	var alive [game.PieceCount]uint8
	var choose func(piece game.Piece, left int)
	choose = func(piece game.Piece, left int) {
		if piece == game.PieceCount {
			var colours [2]uint8
			for p, n := range alive {
				colours[p>>3] += n
			}
			if colours[0] > 0 && colours[1] > 0 {
				visit(&alive, pieces-left)
			}
			return
		}
		for n := range min(left, piece.Kind().Count()) + 1 {
			alive[piece] = uint8(n)
			choose(piece+1, left-n)
		}
		alive[piece] = 0
	}
	choose(0, pieces)
}

// TestClassNumbersNameClasses: there are as many numbers as classes of endings, and every material has a class prior. As the number
// follows from who captures whom, materials of one class share it.
func TestClassNumbersNameClasses(t *testing.T) {
	rules := traditional()
	var seen [classPriorPieces + 1]map[uint32]bool
	for i := range seen {
		seen[i] = map[uint32]bool{}
	}
	eachMaterial(classPriorPieces, func(alive *[game.PieceCount]uint8, count int) {
		same, swapped := classOf(alive)
		seen[count][min(same, swapped)] = true
		if v := classPriorOf(alive); !v.known() {
			t.Errorf("no class prior of %v", *alive)
		}
	})
	for pieces := 2; pieces <= classPriorPieces; pieces++ {
		if _, classes, err := endgame.Classes(&rules, pieces); err != nil || len(seen[pieces]) != classes {
			t.Errorf("%d pieces: %d numbers, %d classes, %v", pieces, len(seen[pieces]), classes, err)
		}
	}
}

// TestClassPriorsAreExact works out a part of them again, with ANQI_LONG all of it.
func TestClassPriorsAreExact(t *testing.T) {
	rules := traditional()
	solver, err := endgame.New(rules)
	if err != nil {
		t.Fatal(err)
	}
	for pieces, every := range [classPriorPieces + 1]int{2: 1, 3: 3, 4: 15, 5: 200} {
		if pieces < 2 || testing.Short() && pieces > 3 {
			continue
		}
		if os.Getenv("ANQI_LONG") != "" {
			every = 1
		}
		for i, material := range endgame.Representatives(&rules, pieces) {
			if i%every != every/2 {
				continue
			}
			var alive [game.PieceCount]uint8
			for _, p := range material {
				alive[p]++
			}
			counts, err := solver.CountQuiet(context.Background(), material, nil)
			if err != nil {
				t.Fatal(err)
			}
			v := classPriorOf(&alive)
			for side, c := range counts.Sides {
				if want := math.Round(10 * float64(c.Won-c.Lost) / float64(c.Won+c.Drawn+c.Lost)); float64(v.wins[side]) != want {
					t.Errorf("%v, side %d to move: %d tenths in the file, %v by the solver", material, side, v.wins[side], want)
				}
			}
		}
	}
}

// TestClassPriorsDecideBetweenClasses: a cannon against three soldiers holds, a horse against two soldiers and a horse does not, while
// the values of the pieces say the opposite. A capture finds the class prior of what is left.
func TestClassPriorsDecideBetweenClasses(t *testing.T) {
	rules := traditional()
	drawn, lost := mustPosition(t, "C3/4/4/4/4/3p/1p2/3p r - 0 -"), mustPosition(t, "N3/4/4/4/4/3p/1p2/3n r - 0 -")
	for _, share := range []int{0, 30} {
		w := DefaultWeights()
		w.ClassPriors = share
		search := newSearchRules(&rules, &w)
		a, b := newState(&drawn, &w), newState(&lost, &w)
		if holds := a.evaluate(&search) > b.evaluate(&search); holds != (share > 0) {
			t.Errorf("class priors %d: cannon %d, horse %d", share, a.evaluate(&search), b.evaluate(&search))
		}
	}
	w := weightsForTest()
	search := newSearchRules(&rules, w)
	six, five := mustPosition(t, "N3/4/4/4/4/n2p/P2p/3p b - 0 -"), mustPosition(t, "N3/4/4/4/4/3p/n2p/3p r - 0 -")
	p, want := newState(&six, w), newState(&five, w)
	if p.prior.known() {
		t.Error("a class prior of six pieces")
	}
	if p.step(8, 4, &search); !p.prior.known() || p.prior != want.prior {
		t.Errorf("%+v after the capture, want %+v", p.prior, want.prior)
	}
}
