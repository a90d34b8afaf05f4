package ai

import _ "embed" // the weights are a file

// Two small networks correct the hand-made evaluation; docs/engine.md says how they work and docs/experiments.md what they gave. The
// material network sees how many pieces of each kind are alive and face down, so that a search asks it once for each material key. The
// placement network sees sums over the pieces on the board (networkInputs). Each has one hidden layer; a unit's sum is cut off below 0
// and above 1. All arithmetic is in whole numbers, so that it is the same on every machine.

// networkBytes holds the networks' weights, one signed byte each, as "anqi train" writes them. First those of the material network:
// materialRows rows of materialUnits, the units' biases, what each unit adds, what each scales, and the scale's bias. Then those of
// the placement network: networkSize rows of placementUnits, the units' biases, what each unit adds, and a bias.
//
//go:embed network.bin
var networkBytes string

const (
	weightOne = 64 // what stands for 1 in a weight

	materialUnits  = 16
	materialCounts = 6                       // a piece's number: 0 to 5
	materialRows   = 2 * 14 * materialCounts // alive and face down, each of 14 pieces
	materialOut    = 128                     // what stands for 1 in the material network's results
	materialSize   = materialRows*materialUnits + 3*materialUnits + 1

	placementUnits = 15
	placementSize  = (networkSize+2)*placementUnits + 1
	placementOne   = 16 * weightOne // what stands for 1 in a hidden unit: inputs come in sixteenths

	// Three hidden units of the placement network share a word, so that one multiplication serves three: unit i counts 2^(i·laneBits)
	// times. A negative unit borrows from the one above it, which weightedSum pays back. Units stay within ±2^20.
	laneBits       = 21
	lanes          = 3
	placementWords = placementUnits / lanes
)

var networks = unpackNetworks(networkBytes)

type bothNetworks struct {
	material  materialNetwork
	placement placementNetwork
}

func unpackNetworks(bytes string) (n bothNetworks) {
	n.material.unpack(bytes[:materialSize])
	n.placement.unpack(bytes[materialSize:])
	return n
}

func weight(bytes string, i int) int32 { return int32(int8(bytes[i])) }

// placementNetwork evaluates networkInputs.
type placementNetwork struct {
	rows [networkSize][placementWords]uint64
	bias [placementWords]uint64
	add  [placementUnits]int64
	base int64
}

func (n *placementNetwork) unpack(bytes string) {
	pack := func(word *uint64, i int, value int32) { *word += uint64(int64(value)) << (laneBits * (i % lanes)) }
	for row := range n.rows {
		for i := range placementUnits {
			pack(&n.rows[row][i/lanes], i, weight(bytes, row*placementUnits+i))
		}
	}
	rest := bytes[networkSize*placementUnits:]
	for i := range placementUnits {
		pack(&n.bias[i/lanes], i, weight(rest, i)*placementOne/weightOne)
		n.add[i] = int64(weight(rest, placementUnits+i))
	}
	n.base = int64(weight(rest, 2*placementUnits)) * (placementOne / 4)
}

// evaluate returns what the network adds to an advantage, in hundredths of a point; hundreds is the scale of the position
// (Weights.hundredsNow).
func (n *placementNetwork) evaluate(in *networkInputs, hundreds int64) int32 {
	a0, a1, a2, a3, a4 := n.bias[0], n.bias[1], n.bias[2], n.bias[3], n.bias[4] // the compiler keeps no array in registers
	for i, x := range in {
		if x == 0 {
			continue
		}
		row, factor := &n.rows[i], uint64(int64(x))
		a0 += factor * row[0]
		a1 += factor * row[1]
		a2 += factor * row[2]
		a3 += factor * row[3]
		a4 += factor * row[4]
	}
	sum := n.base + weightedSum(a0, (*[lanes]int64)(n.add[0:])) + weightedSum(a1, (*[lanes]int64)(n.add[3:])) +
		weightedSum(a2, (*[lanes]int64)(n.add[6:])) + weightedSum(a3, (*[lanes]int64)(n.add[9:])) + weightedSum(a4, (*[lanes]int64)(n.add[12:]))
	return int32(sum * hundreds / (placementOne * weightOne))
}

// weightedSum takes the three units of a word apart, cuts each to 0 … 1 and sums up what they add.
func weightedSum(word uint64, add *[lanes]int64) int64 {
	rest := int64(word)
	u0 := rest << (64 - laneBits) >> (64 - laneBits)
	rest = (rest - u0) >> laneBits
	u1 := rest << (64 - laneBits) >> (64 - laneBits)
	u2 := (rest - u1) >> laneBits
	return max(0, min(u0, placementOne))*add[0] + max(0, min(u1, placementOne))*add[1] + max(0, min(u2, placementOne))*add[2]
}

// materialCacheSize is the number of material keys whose entries a search remembers; few keys occur in one search.
const materialCacheSize = 1 << 12

// materialCache remembers what the material network said. An entry follows from its key alone, so that losing one changes nothing.
type materialCache [materialCacheSize]materialEntry

// materialEntry is what the material network says of a material key.
type materialEntry struct {
	key   materialKey
	add   int32 // to red's advantage, in hundredths of a point
	scale int32 // of 1024: how much of the advantage can be turned into a win
}

// apply returns the advantage of the side to move as the network corrects it, in hundredths of a point.
func (e *materialEntry) apply(points int32, turn uint8) int32 {
	add := e.add
	if turn != 0 {
		add = -add
	}
	return int32(int64(points+add) * int64(e.scale) >> 10)
}

// lookUp returns the entry of the position's material. Its key is never 0, as that of a free place is: no side is without pieces.
func (c *materialCache) lookUp(p *state, w *Weights) *materialEntry {
	e := &c[p.materialKey*0x9E3779B97F4A7C15>>52]
	if e.key != p.materialKey {
		*e = networks.material.evaluate(p, w)
	}
	return e
}

// materialNetwork evaluates the pieces alive and face down.
type materialNetwork struct {
	rows      [materialRows][materialUnits]int32
	bias      [materialUnits]int32
	add       [materialUnits]int32
	scale     [materialUnits]int32
	scaleBias int32
}

func (n *materialNetwork) unpack(bytes string) {
	for i := range materialRows * materialUnits {
		n.rows[i/materialUnits][i%materialUnits] = weight(bytes, i)
	}
	rest := bytes[materialRows*materialUnits:]
	for i := range materialUnits {
		n.bias[i], n.add[i], n.scale[i] = weight(rest, i), weight(rest, materialUnits+i), weight(rest, 2*materialUnits+i)
	}
	n.scaleBias = weight(rest, 3*materialUnits)
}

// evaluate asks the network from either side's view. The difference of what the two views add is red's, and both scale, so that the
// colours are treated alike.
func (n *materialNetwork) evaluate(p *state, w *Weights) materialEntry {
	const one = weightOne * materialOut
	sum, scale := int32(0), n.scaleBias*weightOne
	for view := range uint8(2) {
		sign := 1 - 2*int32(view)
		units := n.units(p, view)
		for i, unit := range units {
			unit = max(0, min(unit, weightOne))
			sum += sign * unit * n.add[i]
			scale += unit * n.scale[i]
		}
	}
	add := int64(sum) * w.hundredsNow(p) / one
	return materialEntry{p.materialKey, int32(add), max(1024/5, min(2*1024, 1024+scale*1024/one))}
}

// units returns the hidden layer as a side sees the material: view 0 is red's, in view 1 the colours are swapped.
func (n *materialNetwork) units(p *state, view uint8) [materialUnits]int32 {
	units := n.bias
	for piece := range uint8(len(p.alive)) {
		if piece&7 == 0 {
			continue
		}
		row, seen := int(piece&7)-1+7*int(piece>>3), piece^view<<3
		alive := &n.rows[row*materialCounts+int(p.alive[seen])]
		unseen := &n.rows[(14+row)*materialCounts+int(p.unseen[seen])]
		for i := range units {
			units[i] += alive[i]
			if p.hidden > 0 {
				units[i] += unseen[i]
			}
		}
	}
	return units
}

// networkInputs are what the placement network sees of a position: sums over the face-up pieces of the side to move, the same of the
// other side, then what concerns both. All are scaled so that their usual size is about 16.
type networkInputs [networkSize]int32

func (in *networkInputs) own() *[sideInputs]int32   { return (*[sideInputs]int32)(in[:sideInputs]) }
func (in *networkInputs) enemy() *[sideInputs]int32 { return (*[sideInputs]int32)(in[sideInputs:]) }

// The inputs of a side.
const (
	inMobility       = iota // empty squares beside pieces
	inSafe                  // those that no enemy beats
	inFree                  // empty squares beside pieces, each by the value of its piece
	inSafeFree              // the same of the safe ones
	inDown                  // face-down pieces beside pieces
	inStuck                 // pieces that can neither move nor capture
	inStuckValue            // the value of these
	inApproached            // the value of pieces whose nearest attacker is two steps away,
	_                       // three,
	_                       // and more
	inSecondAttacker        // the value of pieces with two attackers within three steps
	inCornered              // the value of pieces with an attacker within three steps and without a safe square
	inHangingBest           // the largest loss that threatens, of the side to move only
	inHangingRest           // its other losses
	inTrapped               // its losses of pieces without a safe square
	sideInputs
)

// The inputs that concern both sides.
const (
	inHidden         = iota + 2*sideInputs
	inOwnLeft        // pieces on the board
	inEnemyLeft      //
	inOwnAttackers   // fewestAttackers
	inEnemyAttackers //
	inPoints         // advantage of the side to move
	inPointsSquared  //
	inNoProgress     // turns without progress
	inOpen           // nothing is face down
	networkSize
)

// networkLimit is the no-progress limit of the games that the networks were trained on. Under a longer limit turns without progress
// count only once no more than this many are left.
const networkLimit = 40

// valueInputs are the inputs of a side that are sums of values.
var valueInputs = [...]uint8{
	inFree, inSafeFree, inStuckValue, inApproached, inApproached + 1, inApproached + 2, inSecondAttacker, inCornered, inHangingBest, inHangingRest, inTrapped,
}

// sixteenths turns a value in points into an input, of which 16 are 585 points.
func sixteenths(value int32) int32 { return value * 7 >> 8 }

// share fills in what concerns both sides, points being the advantage of the side to move in hundredths.
func (in *networkInputs) share(p *state, r *searchRules, points int32) {
	enemy := p.turn ^ 1
	ahead := points * 32 / int32(r.weights.hundredsNow(p))
	in[inHidden] = int32(p.hidden)
	in[inOwnLeft] = 2 * int32(p.left[p.turn])
	in[inEnemyLeft] = 2 * int32(p.left[enemy])
	in[inOwnAttackers] = 8 * int32(p.fewestAttackers[p.turn])
	in[inEnemyAttackers] = 8 * int32(p.fewestAttackers[enemy])
	in.setPoints(max(-64, min(64, ahead)))
	in[inNoProgress] = int32(max(0, networkLimit-max(0, r.limit-int(p.noProgress)))) * 4 / 5
	if in[inOpen] = 0; p.hidden == 0 {
		in[inOpen] = 16
	}
}

// setPoints fills in the advantage of the side to move in thirty-seconds of the scale.
func (in *networkInputs) setPoints(ahead int32) {
	in[inPoints] = ahead
	in[inPointsSquared] = ahead * ahead / 32
}
