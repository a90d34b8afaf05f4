package ai

import (
	_ "embed" // for classPriorText
	"strconv"
	"strings"

	"anqi/game"
)

// classPriorText is what "anqi endgame --class-priors 5" prints: a line for each class of endings of two to five pieces, under a
// no-progress limit of 40 turns.
//
//go:embed classpriors.txt
var classPriorText string

// classPriorPieces is the number of pieces, face up or down, up to which endings have a class prior.
const classPriorPieces = 5

// classPrior is what usually becomes of a class of endings, before one looks where the pieces stand: the exact results of all
// placements in which nobody can capture, summed up. In most classes the placement hardly matters.
type classPrior struct {
	class uint32  // which one, 0 where none is known
	wins  [2]int8 // tenths of the placements that the side to move wins, less those that it loses; red to move and black to move
}

func (c *classPrior) known() bool { return c.class != 0 }

// classPriors is a hash map with linear probing; a class is in it twice, with the colours either way round.
var classPriors = func() (priors [1 << 10]classPrior) {
	for line := range strings.Lines(classPriorText) {
		letters, numbers, _ := strings.Cut(line, " ")
		red, numbers, _ := strings.Cut(numbers, " ")
		black := strings.TrimSpace(numbers)
		var alive [game.PieceCount]uint8
		for i := range len(letters) {
			piece, _ := game.ParsePiece(letters[i])
			alive[piece]++
		}
		redWins, _ := strconv.Atoi(red)
		blackWins, _ := strconv.Atoi(black)
		same, swapped := classOf(&alive)
		*classPriorAt(&priors, same) = classPrior{same, [2]int8{int8(redWins), int8(blackWins)}}
		*classPriorAt(&priors, swapped) = classPrior{swapped, [2]int8{int8(blackWins), int8(redWins)}}
	}
	return priors
}()

// classPriorAt returns the place of a class in the map, a free one if it is not there.
func classPriorAt(priors *[1 << 10]classPrior, class uint32) *classPrior {
	for i := class; ; i++ {
		if place := &priors[i%uint32(len(priors))]; place.class == class || !place.known() {
			return place
		}
	}
}

// classPriorOf returns the class prior of a material of both colours with at most classPriorPieces pieces. Others have none.
func classPriorOf(alive *[game.PieceCount]uint8) classPrior {
	same, _ := classOf(alive)
	return *classPriorAt(&classPriors, same)
}

// classOf returns a number that names the class of a material, and the number of the same material with the colours swapped. Up to
// classPriorPieces pieces no two classes have the same number, although it follows from no more than how many enemies every piece can
// capture and how many could capture it: a test goes through all materials.
func classOf(alive *[game.PieceCount]uint8) (same, swapped uint32) {
	red, black := relationSum(alive[:8], alive[8:]), relationSum(alive[8:], alive[:8])
	return red + 3*black | 1, black + 3*red | 1
}

// relationSum adds up the relations of a side's pieces to the enemy, by kinds alive.
func relationSum(own, enemy []uint8) (sum uint32) {
	own, enemy = own[:8], enemy[:8]
	cannons, soldiers, generals := enemy[game.Cannon], enemy[game.Soldier], enemy[game.General]
	above := generals + enemy[game.Horse] + enemy[game.Chariot] + enemy[game.Elephant] + enemy[game.Advisor]
	sum += relation(0, jumps, above) * uint32(own[game.Cannon])
	sum += relation(soldiers+generals, 0, soldiers+above-generals) * uint32(own[game.Soldier])
	sum += relation(above, cannons, soldiers+generals) * uint32(own[game.General])
	below := soldiers
	for kind := game.Horse; kind <= game.Advisor; kind++ {
		below += enemy[kind]
		sum += relation(below, cannons, above) * uint32(own[kind])
		above -= enemy[kind]
	}
	return scramble(sum)
}

// jumps stands for the number of cannons that a cannon captures on the next square.
const jumps = 3

// relation is a number for a piece by how many steppers and cannons of the enemy it can capture on the next square, and how many
// could capture it there: with few pieces left never more than four, two and four.
func relation(steppers, cannons, attackers uint8) uint32 {
	return relationNumbers[(steppers|cannons<<3|attackers<<5)&255]
}

var relationNumbers = func() (numbers [1 << 8]uint32) {
	for i := range numbers {
		numbers[i] = scramble(uint32(i) + 1)
	}
	return numbers
}()

// scramble is the finalizer of MurmurHash3 (Appleby 2011, public domain) for 32 bits.
func scramble(x uint32) uint32 {
	x = (x ^ x>>16) * 0x85EBCA6B
	x = (x ^ x>>13) * 0xC2B2AE35
	return x ^ x>>16
}
