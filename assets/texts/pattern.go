package texts

import (
	"strconv"
	"strings"
)

// Pattern1 is a text with one gap, written {1}. The same gap may stand more than once, and in any order.
type Pattern1 string

// Pattern2 is a text with the gaps {1} and {2}.
type Pattern2 string

// Pattern3 is a text with the gaps {1} to {3}.
type Pattern3 string

// Pattern4 is a text with the gaps {1} to {4}.
type Pattern4 string

// With fills the gap.
func (p Pattern1) With(first string) string { return fill(string(p), first) }

// WithNumber fills the gap with a number in digits.
func (p Pattern1) WithNumber(n int) string { return fill(string(p), Number(n)) }

// With fills the gaps.
func (p Pattern2) With(first, second string) string { return fill(string(p), first, second) }

// WithNumbers fills the gaps with numbers in digits.
func (p Pattern2) WithNumbers(first, second int) string {
	return fill(string(p), Number(first), Number(second))
}

// With fills the gaps.
func (p Pattern3) With(first, second, third string) string {
	return fill(string(p), first, second, third)
}

// With fills the gaps.
func (p Pattern4) With(first, second, third, fourth string) string {
	return fill(string(p), first, second, third, fourth)
}

// fill replaces the gaps in one pass, so that a value which looks like a gap is left as it is.
func fill(pattern string, values ...string) string {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		if gap := gapAt(pattern, i); gap >= 1 && gap <= len(values) {
			b.WriteString(values[gap-1])
			i += 2
			continue
		}
		b.WriteByte(pattern[i])
	}
	return b.String()
}

// gapAt returns the number of the gap that starts at byte i, 0 if none does.
func gapAt(pattern string, i int) int {
	if i+2 < len(pattern) && pattern[i] == '{' && pattern[i+2] == '}' {
		return int(pattern[i+1]) - '0'
	}
	return 0
}

// Number writes n in digits, with a comma between thousands and a true minus sign.
func Number(n int) string {
	if n < 0 {
		return "−" + Number(-n)
	}
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}
