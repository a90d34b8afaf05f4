package qrcode

import (
	"errors"
	"fmt"
)

// This file reads a code by the standard (ISO/IEC 18004), independently of the library that writes it: version and format with their
// checks, the mask, the blocks with their error correction, the bytes. It reads level L and bytes only, and corrects nothing: a code
// that is right has nothing to correct.

// Error correction level L by version: bytes of error correction in a block, and blocks.
var (
	correctionBytes = [...]int{
		7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
		28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
	}
	blockCounts = [...]int{
		1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
		8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
	}
)

type reader struct {
	code    *Code
	version int
	fixed   [][]bool // modules that are no data, by row and column
}

// read returns the text of a code.
func read(code *Code) (string, error) {
	r := reader{code: code, version: (code.Size - 17) / 4}
	if code.Size != 17+4*r.version || r.version < 1 || r.version > 40 {
		return "", fmt.Errorf("%d modules are no size of a code", code.Size)
	}
	r.fixed = make([][]bool, code.Size)
	for row := range r.fixed {
		r.fixed[row] = make([]bool, code.Size)
	}
	if err := r.patterns(); err != nil {
		return "", err
	}
	if err := r.versionBits(); err != nil {
		return "", err
	}
	mask, err := r.format()
	if err != nil {
		return "", err
	}
	data, err := r.blocks(r.codewords(mask))
	if err != nil {
		return "", err
	}
	return text(data, r.version)
}

// patterns checks finder, timing and alignment patterns, and marks them as fixed.
func (r *reader) patterns() error {
	last := r.code.Size - 1
	for i := 8; i <= last-8; i++ {
		if r.take(i, 6) != (i%2 == 0) || r.take(6, i) != (i%2 == 0) {
			return errors.New("a timing pattern is wrong")
		}
	}
	for _, centre := range [][2]int{{3, 3}, {last - 3, 3}, {3, last - 3}} {
		if !r.rings(centre[0], centre[1], 4) {
			return errors.New("a finder pattern is wrong")
		}
	}
	positions := r.alignment()
	for _, x := range positions {
		for _, y := range positions {
			corner := x == 6 && y == 6 || x == 6 && y == last-6 || x == last-6 && y == 6
			if !corner && !r.rings(x, y, 2) {
				return errors.New("an alignment pattern is wrong")
			}
		}
	}
	return nil
}

// take marks a module as fixed and returns it.
func (r *reader) take(column, row int) bool {
	r.fixed[row][column] = true
	return r.code.Dark(column, row)
}

// rings checks the square rings around a centre, of which those at distance 2 and 4 are light in a finder, and that at 1 in an alignment
// pattern.
func (r *reader) rings(column, row, radius int) bool {
	for y := row - radius; y <= row+radius; y++ {
		for x := column - radius; x <= column+radius; x++ {
			if x < 0 || y < 0 || x >= r.code.Size || y >= r.code.Size {
				continue
			}
			distance := max(abs(x-column), abs(y-row))
			light := distance == radius/2 && radius == 2 || radius == 4 && (distance == 2 || distance == 4)
			if r.take(x, y) == light {
				return false
			}
		}
	}
	return true
}

func abs(n int) int { return max(n, -n) }

// alignment returns the coordinates of alignment patterns: evenly spaced from the far end, the first one at 6.
func (r *reader) alignment() []int {
	if r.version == 1 {
		return nil
	}
	count := r.version/7 + 2
	step := (r.version*8 + count*3 + 5) / (count*4 - 4) * 2
	positions := []int{6}
	for i := count - 2; i >= 0; i-- {
		positions = append(positions, r.code.Size-7-i*step)
	}
	return positions
}

// remainder divides a number by a polynomial over two elements.
func remainder(value, polynomial, bits int) int {
	for i := 31; i >= bits; i-- {
		if value>>i&1 == 1 {
			value ^= polynomial << (i - bits)
		}
	}
	return value
}

// versionBits checks both copies of the version, which larger codes have.
func (r *reader) versionBits() error {
	if r.version < 7 {
		return nil
	}
	one, other := 0, 0
	for i := 17; i >= 0; i-- {
		near, far := i/3, r.code.Size-11+i%3
		one, other = one<<1|bit(r.take(far, near)), other<<1|bit(r.take(near, far))
	}
	if one != other || remainder(one, 0x1f25, 12) != 0 || one>>12 != r.version {
		return fmt.Errorf("the version is %x and %x", one, other)
	}
	return nil
}

func bit(dark bool) int {
	if dark {
		return 1
	}
	return 0
}

// format checks both copies of level and mask and returns the mask.
func (r *reader) format() (mask int, err error) {
	last := r.code.Size - 1
	one, other := 0, 0
	for i := range 15 {
		column, row := 8, 8
		switch {
		case i < 6:
			column = i
		case i == 6:
			column = 7
		case i == 8:
			row = 7
		case i > 8:
			row = 14 - i
		}
		one = one<<1 | bit(r.take(column, row))
		if i < 7 {
			other = other<<1 | bit(r.take(8, last-i))
		} else {
			other = other<<1 | bit(r.take(last-14+i, 8))
		}
	}
	if !r.take(8, last-7) {
		return 0, errors.New("the dark module is light")
	}
	format := one ^ 0x5412
	if one != other || remainder(format, 0x537, 10) != 0 || format>>13 != 1 {
		return 0, fmt.Errorf("the format is %x and %x", one, other)
	}
	return format >> 10 & 7, nil
}

// masks are the patterns that are laid over the data, by column and row.
var masks = [8]func(x, y int) bool{
	func(x, y int) bool { return (x+y)%2 == 0 },
	func(_, y int) bool { return y%2 == 0 },
	func(x, _ int) bool { return x%3 == 0 },
	func(x, y int) bool { return (x+y)%3 == 0 },
	func(x, y int) bool { return (x/3+y/2)%2 == 0 },
	func(x, y int) bool { return x*y%2+x*y%3 == 0 },
	func(x, y int) bool { return (x*y%2+x*y%3)%2 == 0 },
	func(x, y int) bool { return ((x+y)%2+x*y%3)%2 == 0 },
}

// codewords reads the data up and down in pairs of columns, from the right; the column of the timing pattern does not count.
func (r *reader) codewords(mask int) []byte {
	var bytes []byte
	value, bits := 0, 0
	upward := true
	for right := r.code.Size - 1; right > 0; right -= 2 {
		if right == 6 {
			right--
		}
		for i := range r.code.Size {
			row := i
			if upward {
				row = r.code.Size - 1 - i
			}
			for _, column := range []int{right, right - 1} {
				if r.fixed[row][column] {
					continue
				}
				value = value<<1 | bit(r.code.Dark(column, row) != masks[mask](column, row))
				if bits++; bits == 8 {
					bytes = append(bytes, byte(value))
					value, bits = 0, 0
				}
			}
		}
		upward = !upward
	}
	return bytes
}

// blocks takes the interleaved blocks apart, checks the error correction of each, and returns their data one after another.
func (r *reader) blocks(codewords []byte) ([]byte, error) {
	count, correction := blockCounts[r.version-1], correctionBytes[r.version-1]
	short := len(codewords)/count - correction
	long := len(codewords) % count // blocks at the end that have a byte more
	blocks := make([][]byte, count)
	for i := range short + 1 {
		for b := range blocks {
			if i < short || b >= count-long {
				blocks[b] = append(blocks[b], codewords[0])
				codewords = codewords[1:]
			}
		}
	}
	var data []byte
	for _, block := range blocks {
		data = append(data, block...)
	}
	for range correction {
		for b := range blocks {
			blocks[b] = append(blocks[b], codewords[0])
			codewords = codewords[1:]
		}
	}
	for b, block := range blocks {
		for root, i := byte(1), 0; i < correction; root, i = multiply(root, 2), i+1 {
			sum := byte(0)
			for _, value := range block {
				sum = multiply(sum, root) ^ value
			}
			if sum != 0 {
				return nil, fmt.Errorf("block %d does not fit its error correction", b)
			}
		}
	}
	return data, nil
}

// multiply is the multiplication of the field of 256 elements that the error correction calculates in.
func multiply(a, b byte) byte {
	product := 0
	for i := 7; i >= 0; i-- {
		product <<= 1
		if product&0x100 != 0 {
			product ^= 0x11d
		}
		if b>>i&1 == 1 {
			product ^= int(a)
		}
	}
	return byte(product)
}

// text reads one segment of bytes and checks that nothing but padding follows.
func text(data []byte, version int) (string, error) {
	at := 0
	next := func(bits int) int {
		value := 0
		for range bits {
			value = value<<1 | int(data[at/8]>>(7-at%8)&1)
			at++
		}
		return value
	}
	if mode := next(4); mode != 4 {
		return "", fmt.Errorf("mode %d is not that of bytes", mode)
	}
	lengthBits := 8
	if version >= 10 {
		lengthBits = 16
	}
	var bytes []byte
	for range next(lengthBits) {
		bytes = append(bytes, byte(next(8)))
	}
	if at+4 <= 8*len(data) && next(4) != 0 {
		return "", errors.New("a second segment follows")
	}
	return string(bytes), nil
}
