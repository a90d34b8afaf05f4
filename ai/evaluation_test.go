package ai

import (
	"math"
	"testing"

	"anqi/game"
)

func TestTenthDividesByTen(t *testing.T) {
	stream := splitMix(5)
	for _, x := range []int32{0, 9, 10, -9, -10, -11, math.MaxInt32, math.MinInt32} {
		if tenth(x) != x/10 {
			t.Errorf("a tenth of %d: %d", x, tenth(x))
		}
	}
	for range 100_000 {
		if x := int32(stream.next()); tenth(x) != x/10 {
			t.Fatalf("a tenth of %d: %d", x, tenth(x))
		}
	}
}

func TestValuesByNaturalEnemies(t *testing.T) {
	w := weightsForTest()
	value := func(text string, letter byte) int16 {
		p := mustPosition(t, text)
		s := newState(&p, w)
		piece, _ := game.ParsePiece(letter)
		return s.values[piece]
	}
	alone := value("R3/4/4/4/4/4/4/p3 r - 0 -", 'R')
	threatened := value("R3/4/4/4/4/4/4/pm2 r - 0 -", 'R')
	unseen := value("R3/4/4/4/4/4/4/p?2 r m 0 -", 'R')
	if alone <= threatened || threatened != unseen {
		t.Errorf("a chariot without natural enemies %d, with one seen %d, with one unseen %d", alone, threatened, unseen)
	}
	if free, soldier := value("K3/4/4/4/4/4/4/g3 r - 0 -", 'K'), value("K3/4/4/4/4/4/4/gp2 r - 0 -", 'K'); free <= soldier {
		t.Errorf("a general free of soldiers %d, with one about %d", free, soldier)
	}
	if same := value("R3/4/4/4/4/4/4/pc2 r - 0 -", 'R'); same != alone {
		t.Errorf("a cannon changed the value of a chariot from %d to %d", alone, same)
	}
}

func TestEvaluationIsAntisymmetric(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	randomGame(t, &rules, 8, 80, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
		s := newState(p, w)
		swapped := swapColours(p)
		other := newState(&swapped, w)
		search := newSearchRules(&rules, w)
		search.materials = new(materialCache)
		if a, b := s.evaluate(&search), other.evaluate(&search); a != b {
			t.Fatalf("%s: %d, with the colours swapped %d", p.Text(), a, b)
		}
	})
}

// swapColours gives every piece and the turn the other colour.
func swapColours(p *game.Position) game.Position {
	q := *p
	for s, piece := range p.Board {
		if piece.Kind() != game.NoKind {
			q.Board[s] = piece ^ 8
		}
	}
	for piece := range p.Unseen {
		q.Unseen[piece^8] = p.Unseen[piece]
	}
	q.Turn = p.Turn.Opponent()
	return q
}

func TestStaticExchange(t *testing.T) {
	w := weightsForTest()
	for _, test := range []struct {
		name, text, capture string
		sign                int // of the gain
	}{
		{"free soldier", "k3/4/4/4/2p1/2G1/4/K3 r - 0 -", "c3-c4", 1},
		{"soldier guarded by the general", "4/4/4/2k1/2p1/2G1/4/K3 r - 0 -", "c3-c4", -1},
		{"soldier guarded by what cannot take back", "4/4/4/2n1/2p1/2G1/4/K3 r - 0 -", "c3-c4", 1},
		{"guarded by a cannon over a screen", "2c1/2P1/4/4/2p1/2G1/4/K3 r - 0 -", "c3-c4", -1},
		{"the capturing piece was the screen: no defender is left", "4/4/4/4/pMc1/4/4/K3 r - 0 -", "b4-a4", 1},
		{"the shot at a guarded soldier costs the cannon", "2k1/2p1/4/2P1/4/4/2C1/K3 r - 0 -", "c2-c7", -1},
		{"the shot at the general does not", "2p1/2k1/4/2P1/4/4/2C1/K3 r - 0 -", "c2-c7", 1},
	} {
		p := mustPosition(t, test.text)
		s := newState(&p, w)
		a, _ := game.ParseAction(test.capture)
		if gain := s.staticExchange(uint(a.From), uint(a.To)); gain*int32(test.sign) <= 0 {
			t.Errorf("%s: %s gains %d", test.name, test.capture, gain)
		}
	}
}
