package ai

import (
	"testing"

	"anqi/game"
)

func TestNetworkFileHasItsSize(t *testing.T) {
	if len(networkBytes) != materialSize+placementSize {
		t.Errorf("network.bin has %d bytes, the layout %d", len(networkBytes), materialSize+placementSize)
	}
}

// plainPlacement computes the placement network from the file, one unit after the other.
func plainPlacement(in *networkInputs, hundreds int64) int32 {
	bytes := networkBytes[materialSize:]
	rest := bytes[networkSize*placementUnits:]
	sum := int64(weight(rest, 2*placementUnits)) * (placementOne / 4)
	for unit := range placementUnits {
		acc := int64(weight(rest, unit)) * (placementOne / weightOne)
		for i, x := range in {
			acc += int64(x) * int64(weight(bytes, i*placementUnits+unit))
		}
		sum += max(0, min(acc, placementOne)) * int64(weight(rest, placementUnits+unit))
	}
	return int32(sum * hundreds / (placementOne * weightOne))
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
			got, want := networks.placement.evaluate(&in, hundreds), plainPlacement(&in, hundreds)
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
			a, b := networks.material.evaluate(&s, w), networks.material.evaluate(&other, w)
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

// A material key is the number of every piece alive and face down, and nothing else.
func TestMaterialKeyIsExact(t *testing.T) {
	rules, w := traditional(), weightsForTest()
	seen := map[materialKey][2][game.PieceCount]uint8{}
	for seed := range games(60) {
		randomGame(t, &rules, seed, 250, func(p *game.Position, _ *[game.SquareCount]game.Piece) {
			s := newState(p, w)
			numbers := [2][game.PieceCount]uint8{s.alive, s.unseen}
			if before, ok := seen[s.materialKey]; ok && before != numbers {
				t.Fatalf("%s: material key %x stands for %v and %v", p.Text(), s.materialKey, before, numbers)
			}
			seen[s.materialKey] = numbers
		})
	}
	keys := map[[2][game.PieceCount]uint8]materialKey{}
	for key, numbers := range seen {
		if before, ok := keys[numbers]; ok {
			t.Errorf("%v has the material keys %x and %x", numbers, before, key)
		}
		keys[numbers] = key
	}
}
