package ai

import _ "embed" // the weights are a file

// Two small networks correct the hand-made evaluation; docs/engine.md says how they were trained and what they gave. The material
// network sees only how many pieces of each kind are alive and face down, so that a search asks it once for each stock. The
// places network sees sums over the pieces on the board (networkInputs). Each has one hidden layer whose units are cut to 0 … 1. All
// arithmetic is in whole numbers, the same on every machine.

// networkBytes are the weights, one signed byte each. Material: materialRows rows of materialUnits, the units' biases, what each adds,
// what each scales, and the scale's bias. Places: networkSize rows of placesUnits, the units' biases, what each adds, and a bias.
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

	placesUnits = 15
	placesSize  = (networkSize+2)*placesUnits + 1
	placesOne   = 16 * weightOne // what stands for 1 in a hidden unit: inputs come in sixteenths

	// Hidden units of the places network are laneBits wide and three to a word, so that one multiplication serves three: a word is the
	// sum of its units times powers of two, negative ones borrowing from the next. They stay within ±2^20.
	laneBits    = 21
	lanes       = 3
	placesWords = placesUnits / lanes
)

var networks = unpackNetworks(networkBytes)

type bothNetworks struct {
	material materialNetwork
	places   placesNetwork
}

func unpackNetworks(bytes string) (n bothNetworks) {
	n.material.unpack(bytes[:materialSize])
	n.places.unpack(bytes[materialSize:])
	return n
}

func weight(bytes string, i int) int32 { return int32(int8(bytes[i])) }

// placesNetwork judges networkInputs.
type placesNetwork struct {
	rows [networkSize][placesWords]uint64
	bias [placesWords]uint64
	add  [placesUnits]int64
	base int64
}

func (n *placesNetwork) unpack(bytes string) {
	pack := func(word *uint64, i int, value int32) { *word += uint64(int64(value)) << (laneBits * (i % lanes)) }
	for row := range n.rows {
		for i := range placesUnits {
			pack(&n.rows[row][i/lanes], i, weight(bytes, row*placesUnits+i))
		}
	}
	rest := bytes[networkSize*placesUnits:]
	for i := range placesUnits {
		pack(&n.bias[i/lanes], i, weight(rest, i)*placesOne/weightOne)
		n.add[i] = int64(weight(rest, placesUnits+i))
	}
	n.base = int64(weight(rest, 2*placesUnits)) * (placesOne / 4)
}

// judge returns what the network adds to an advantage, in hundredths of a point, on a scale of so many hundredths (Weights.hundredsNow).
func (n *placesNetwork) judge(in *networkInputs, hundreds int64) int32 {
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
	sum := n.base + weigh(a0, (*[lanes]int64)(n.add[0:])) + weigh(a1, (*[lanes]int64)(n.add[3:])) +
		weigh(a2, (*[lanes]int64)(n.add[6:])) + weigh(a3, (*[lanes]int64)(n.add[9:])) + weigh(a4, (*[lanes]int64)(n.add[12:]))
	return int32(sum * hundreds / (placesOne * weightOne))
}

// weigh cuts the units of a word to 0 … 1 and sums what they add.
func weigh(word uint64, add *[lanes]int64) int64 {
	rest := int64(word)
	u0 := rest << (64 - laneBits) >> (64 - laneBits)
	rest = (rest - u0) >> laneBits
	u1 := rest << (64 - laneBits) >> (64 - laneBits)
	u2 := (rest - u1) >> laneBits
	return max(0, min(u0, placesOne))*add[0] + max(0, min(u1, placesOne))*add[1] + max(0, min(u2, placesOne))*add[2]
}

// stockCacheSize is how many stocks a search remembers the judgement of; few occur in one search.
const stockCacheSize = 1 << 12

// stockCache remembers what the material network says. Entries follow from their key alone, so that losing them changes nothing.
type stockCache [stockCacheSize]judgement

// judgement is what the material network says of a stock.
type judgement struct {
	stock stock
	add   int32 // hundredths of a point that are red's beside the hand-made evaluation
	scale int32 // of 1024: what of the advantage can be turned into a win
}

// apply returns an advantage, in hundredths of a point, as the network sees it.
func (j *judgement) apply(points int32, turn uint8) int32 {
	add := j.add
	if turn != 0 {
		add = -add
	}
	return int32(int64(points+add) * int64(j.scale) >> 10)
}

// judge returns what the material network says of the position's stock. A stock is never 0: no side is without pieces.
func (c *stockCache) judge(p *state, w *Weights) *judgement {
	j := &c[p.stock*0x9E3779B97F4A7C15>>52]
	if j.stock != p.stock {
		*j = networks.material.judge(p, w)
	}
	return j
}

// materialNetwork judges a stock.
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

// judge asks the network from either side; what it adds is the difference, so that the sides are treated alike.
func (n *materialNetwork) judge(p *state, w *Weights) judgement {
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
	return judgement{p.stock, int32(add), max(1024/5, min(2*1024, 1024+scale*1024/one))}
}

// units returns the hidden layer as a side sees the stock.
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

// networkInputs are what the places network sees of a position, in sixteenths of about their usual size: the sums over the face-up
// pieces of the side to move, the same of the other side, then what concerns both.
type networkInputs [networkSize]int32

func (in *networkInputs) own() *[sideInputs]int32   { return (*[sideInputs]int32)(in[:sideInputs]) }
func (in *networkInputs) enemy() *[sideInputs]int32 { return (*[sideInputs]int32)(in[sideInputs:]) }

// The inputs of a side.
const (
	inMobility    = iota // empty squares beside pieces
	inSafe               // those that no enemy beats
	inFree               // empty squares by the worth of the piece beside them
	inSafeFree           // the same of the safe ones
	inDown               // face-down neighbours
	inStuck              // pieces that can neither move nor take
	inStuckWorth         // their worth
	inHunted             // worth hunted from two, three and more steps away
	_                    //
	_                    //
	inNet                // worth hunted by two or more
	inCornered           // worth hunted that has no safe square
	inHangingBest        // the largest loss that threatens, of the side to move
	inHangingRest        // its other losses
	inTrapped            // its losses without a safe square
	sideInputs
)

// The inputs that concern both sides.
const (
	inHidden = iota + 2*sideInputs
	inOwnLeft
	inEnemyLeft
	inOwnGrip
	inEnemyGrip
	inPoints
	inPointsSquared
	inQuiet // turns without progress
	inOpen  // nothing is face down
	networkSize
)

// networkLimit is the no-progress limit under which the networks were trained: with more turns left than that, none count as used.
const networkLimit = 40

// worthInputs are the inputs of a side that are sums of worth.
var worthInputs = [...]uint8{
	inFree, inSafeFree, inStuckWorth, inHunted, inHunted + 1, inHunted + 2, inNet, inCornered, inHangingBest, inHangingRest, inTrapped,
}

// sixteenths turns a worth in points into an input: 585 points are 1.
func sixteenths(worth int32) int32 { return worth * 7 >> 8 }

// share fills in what concerns both sides, points being the advantage of the side to move in hundredths.
func (in *networkInputs) share(p *state, r *searchRules, points int32) {
	enemy := p.turn ^ 1
	ahead := points * 32 / int32(r.weights.hundredsNow(p))
	in[inHidden] = int32(p.hidden)
	in[inOwnLeft] = 2 * int32(p.left[p.turn])
	in[inEnemyLeft] = 2 * int32(p.left[enemy])
	in[inOwnGrip] = 8 * int32(p.grip[p.turn])
	in[inEnemyGrip] = 8 * int32(p.grip[enemy])
	in.setPoints(max(-64, min(64, ahead)))
	in[inQuiet] = int32(max(0, networkLimit-max(0, r.limit-int(p.quiet)))) * 4 / 5
	if in[inOpen] = 0; p.hidden == 0 {
		in[inOpen] = 16
	}
}

// setPoints fills in the advantage of the side to move in thirty-seconds of the scale.
func (in *networkInputs) setPoints(ahead int32) {
	in[inPoints] = ahead
	in[inPointsSquared] = ahead * ahead / 32
}
