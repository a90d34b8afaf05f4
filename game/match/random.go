package match

import (
	"fmt"
	"io"
)

// uniform draws a number from 0 to n-1, all equally likely, from random bytes; n is 1 to 65536. Values past the last whole
// multiple of n are drawn again, so there is no bias.
func uniform(random io.Reader, n int) (int, error) {
	limit := 65536 - 65536%n
	var b [2]byte
	for {
		if _, err := io.ReadFull(random, b[:]); err != nil {
			return 0, fmt.Errorf("read randomness: %w", err)
		}
		if v := int(b[0])<<8 | int(b[1]); v < limit {
			return v % n, nil
		}
	}
}
