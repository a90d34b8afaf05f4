package link

// coder reads or writes a code; the code's description calls it with a value, and goes on with the value that it returns. Writing, that
// is the value itself; reading, the value given is ignored and the one that stands in the code returned.
//
// The code is one number. Reading takes digits off its low end: a digit that has n equally likely values is the remainder by n, and
// the quotient is what is left. With weights, as for the pieces still face down, likely values cost less: a value with the weight w
// of W stands for w of the W remainders, and which one it was stays in the number. Writing does the same backwards, from the last
// digit to the first, so the digits are kept until all are known.
type coder struct {
	decoding bool
	number   number  // reading: what is left
	digits   []digit // writing: in the order of reading
}

// digit is a value's share of the remainders by total: those from start on, size of them.
type digit struct{ start, size, total uint32 }

// choose codes a value from 0 to count-1, all equally likely; count is 1 to 2^32-1.
func (c *coder) choose(value, count int) int {
	if c.decoding {
		return int(c.number.divide(uint32(count)))
	}
	c.digits = append(c.digits, digit{uint32(value), 1, uint32(count)})
	return value
}

// chooseWeighted codes an index of weights, whose sum is 1 to 2^32-1.
func (c *coder) chooseWeighted(index int, weights []int) int {
	total := 0
	for _, weight := range weights {
		total += weight
	}
	rest := 0
	if c.decoding {
		rest = int(c.number.divide(uint32(total)))
		for index = 0; rest >= weights[index]; index++ {
			rest -= weights[index]
		}
		c.number.multiplyAdd(uint32(weights[index]), uint32(rest))
		return index
	}
	for _, weight := range weights[:index] {
		rest += weight
	}
	c.digits = append(c.digits, digit{uint32(rest), uint32(weights[index]), uint32(total)})
	return index
}

// flag codes a yes or no, of which no is so many times as likely.
func (c *coder) flag(value bool, unlikely int) bool {
	index := 0
	if value {
		index = 1
	}
	return c.chooseWeighted(index, []int{unlikely, 1}) == 1
}

// finish returns the characters of what was written.
func (c *coder) finish() string {
	var n number
	for i := len(c.digits) - 1; i >= 0; i-- {
		d := c.digits[i]
		rest := n.divide(d.size)
		n.multiplyAdd(d.total, d.start+rest)
	}
	return n.text()
}
