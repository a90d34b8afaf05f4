package web

import (
	"testing"
	"time"
)

// TestNoSliceIsLongerThanAsked lets a computation run on a clock of its own: between two moments at which the page may
// answer there is never more than the slice and one step of the computation.
func TestNoSliceIsLongerThanAsked(t *testing.T) {
	for _, test := range []struct {
		name    string
		visible bool
		step    time.Duration
		limit   time.Duration
	}{
		{"visible, short steps", true, 300 * time.Microsecond, sliceVisible},
		{"visible, long steps", true, 5 * time.Millisecond, sliceVisible},
		{"hidden", false, time.Millisecond, sliceHidden},
	} {
		t.Run(test.name, func(t *testing.T) {
			var now, gave time.Duration
			longest, times := time.Duration(0), 0
			s := &slicer{
				now:     func() time.Duration { return now },
				visible: func() bool { return test.visible },
				giveWay: func() {
					longest, times = max(longest, now-gave), times+1
					now += 20 * time.Millisecond // the page's own work
					gave = now
				},
			}
			for range 10_000 {
				now += test.step
				s.pause()
			}
			if longest < test.limit || longest > test.limit+test.step {
				t.Errorf("longest slice %v, asked for %v in steps of %v", longest, test.limit, test.step)
			}
			if times == 0 {
				t.Error("the page was never let in")
			}
		})
	}
}
