package ai

import (
	"testing"

	"anqi/game"
)

func TestNetworkFileHasItsSize(t *testing.T) {
	if len(networkBytes) != materialSize+placesSize {
		t.Errorf("network.bin has %d bytes, the layout %d", len(networkBytes), materialSize+placesSize)
	}
}

// plainPlaces computes the places network from the file, one unit after the other.
func plainPlaces(in *networkInputs, hundreds int64) int32 {
	bytes := networkBytes[materialSize:]
	rest := bytes[networkSize*placesUnits:]
	sum := int64(weight(rest, 2*placesUnits)) * (placesOne / 4)
	for unit := range placesUnits {
		acc := int64(weight(rest, unit)) * (placesOne / weightOne)
		for i, x := range in {
			acc += int64(x) * int64(weight(bytes, i*placesUnits+unit))
		}
		sum += max(0, min(acc, placesOne)) * int64(weight(rest, placesUnits+unit))
	}
	return int32(sum * hundreds / (placesOne * weightOne))
}

// Three units share a word: none may run into the next.
func TestPackedUnitsEqualPlainOnes(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	search := newSearchRules(&rules, w)
	different := map[int32]bool{}
	for seed := range games(60) {
		randomGame(t, &rules, seed, 250, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, w)
			var in networkInputs
			in.share(&s, &search, s.points(w, &in))
			hundreds := w.hundredsNow(&s)
			got, want := networks.places.judge(&in, hundreds), plainPlaces(&in, hundreds)
			if got != want {
				t.Fatalf("%s: %d, one by one %d", p.Text(), got, want)
			}
			different[got] = true
		})
	}
	if len(different) < 100 {
		t.Errorf("only %d different judgements", len(different))
	}
}

// What the material network adds must change its sign with the colours, and what it scales must not change.
func TestMaterialNetworkTreatsColoursAlike(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	uneven := 0
	for seed := range games(60) {
		randomGame(t, &rules, seed, 250, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, w)
			other := s
			for piece := range s.alive {
				other.alive[piece], other.unseen[piece] = s.alive[piece^8], s.unseen[piece^8]
			}
			a, b := networks.material.judge(&s, w), networks.material.judge(&other, w)
			if a.add != -b.add || a.scale != b.scale {
				t.Fatalf("%s: %+v, colours swapped %+v", p.Text(), a, b)
			}
			if a.add != 0 {
				uneven++
			}
		})
	}
	if uneven == 0 {
		t.Error("the network says nothing of any position")
	}
}

// A stock is the number of every piece alive and face down, and nothing else.
func TestStockIsExact(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	seen := map[stock][2][game.PieceCount]uint8{}
	for seed := range games(60) {
		randomGame(t, &rules, seed, 250, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, w)
			numbers := [2][game.PieceCount]uint8{s.alive, s.unseen}
			if before, ok := seen[s.stock]; ok && before != numbers {
				t.Fatalf("%s: stock %x stands for %v and %v", p.Text(), s.stock, before, numbers)
			}
			seen[s.stock] = numbers
		})
	}
	stocks := map[[2][game.PieceCount]uint8]stock{}
	for key, numbers := range seen {
		if before, ok := stocks[numbers]; ok {
			t.Errorf("%v has the stocks %x and %x", numbers, before, key)
		}
		stocks[numbers] = key
	}
}
