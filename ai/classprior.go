package ai

import (
	_ "embed" // for the table
	"strconv"
	"strings"

	"anqi/game"
)

// verdictText is what "anqi endgame --verdicts 5" prints: a line for each class of endings of two to five pieces under a no-progress
// limit of 40 turns.
//
//go:embed verdicts.txt
var verdictText string

// verdictPieces is the number of pieces, face up or down, up to which endings have a verdict.
const verdictPieces = 5

// verdict sums up the exact results of a class of endings: those of all placements in which nobody can capture. Most classes hardly
// depend on the placement.
type verdict struct {
	signature uint32  // of the class, 0 where there is no verdict
	wins      [2]int8 // how many more placements the side to move wins than loses, in tenths, red and black to move
}

func (v *verdict) known() bool { return v.signature != 0 }

// verdicts is a hash table with linear probing; a class is in it with its colours either way round.
var verdicts = func() (table [1 << 10]verdict) {
	for line := range strings.Lines(verdictText) {
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
		same, swapped := signature(&alive)
		*verdictAt(&table, same) = verdict{same, [2]int8{int8(redWins), int8(blackWins)}}
		*verdictAt(&table, swapped) = verdict{swapped, [2]int8{int8(blackWins), int8(redWins)}}
	}
	return table
}()

// verdictAt returns the place of a signature, a free one if it is not there.
func verdictAt(table *[1 << 10]verdict, signature uint32) *verdict {
	for i := signature; ; i++ {
		if v := &table[i%uint32(len(table))]; v.signature == signature || !v.known() {
			return v
		}
	}
}

// verdictOf returns the verdict on a material of both colours and at most verdictPieces pieces, none for others.
func verdictOf(alive *[game.PieceCount]uint8) verdict {
	same, _ := signature(alive)
	return *verdictAt(&verdicts, same)
}

// signature returns a number that materials of one class share and those of other classes do not have, up to verdictPieces pieces, and that
// of the material with the colours swapped. How many enemies every piece can capture, and could be captured by, is enough for
// that: a test goes through all materials.
func signature(alive *[game.PieceCount]uint8) (same, swapped uint32) {
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
func relation(steppers, cannons, hunters uint8) uint32 {
	return relationNumbers[(steppers|cannons<<3|hunters<<5)&255]
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
