package link

import "strings"

// number is a natural number of any size, 32 bits a part, the lowest first and no zero at the end. math/big could do the same, but
// links need three operations by small numbers only.
type number []uint32

// alphabet are the digits that a number is written with: letters and digits alone, which no program that finds links in a text
// takes for the punctuation after one.
const (
	alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	base     = uint32(len(alphabet))
)

func (n number) isZero() bool { return len(n) == 0 }

// multiplyAdd changes the number to n×factor + addend.
func (n *number) multiplyAdd(factor, addend uint32) {
	carry := uint64(addend)
	for i, part := range *n {
		carry += uint64(part) * uint64(factor)
		(*n)[i] = uint32(carry)
		carry >>= 32
	}
	if carry > 0 {
		*n = append(*n, uint32(carry))
	}
}

// divide changes the number to its quotient by a divisor, which is not 0, and returns the remainder.
func (n *number) divide(divisor uint32) (remainder uint32) {
	parts := *n
	rest := uint64(0)
	for i := len(parts) - 1; i >= 0; i-- {
		rest = rest<<32 | uint64(parts[i])
		parts[i] = uint32(rest / uint64(divisor))
		rest %= uint64(divisor)
	}
	for len(parts) > 0 && parts[len(parts)-1] == 0 {
		parts = parts[:len(parts)-1]
	}
	*n = parts
	return uint32(rest)
}

// text writes the number with the digits of alphabet, the highest first; zero is no digit at all. The number is used up.
func (n *number) text() string {
	var digits []byte
	for !n.isZero() {
		digits = append(digits, alphabet[n.divide(base)])
	}
	for i, j := 0, len(digits)-1; i < j; i, j = i+1, j-1 {
		digits[i], digits[j] = digits[j], digits[i]
	}
	return string(digits)
}

// parseNumber reads what text writes.
func parseNumber(text string) (number, bool) {
	n := make(number, 0, len(text)*6/32+1) // a digit is worth less than six bits
	for i := range len(text) {
		digit := strings.IndexByte(alphabet, text[i])
		if digit < 0 || i == 0 && digit == 0 {
			return nil, false
		}
		n.multiplyAdd(base, uint32(digit))
	}
	return n, true
}
