package ai

import (
	"math"
	"testing"
)

func TestTenthDividesByTen(t *testing.T) {
	stream := splitMix(5)
	for _, x := range []int32{0, 9, 10, -9, -10, -11, math.MaxInt32, math.MinInt32} {
		if tenth(x) != x/10 {
			t.Errorf("a tenth of %d: %d", x, tenth(x))
		}
	}
	for range 100_000 {
		if x := int32(stream.next()); tenth(x) != x/10 {
			t.Fatalf("a tenth of %d: %d", x, tenth(x))
		}
	}
}
