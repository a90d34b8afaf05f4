package ai

import _ "embed" // the weights are a file

// Two small networks correct the hand-made evaluation; docs/engine.md says how they were trained and what they gave. The material
// network sees only how many pieces of each kind are alive and face down, so that a search asks it once for each stock (stock.go). The
// places network sees sums over the pieces on the board (inputs.go). Each has one hidden layer whose units are cut to 0 … 1. All
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
