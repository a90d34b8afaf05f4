package arena

import (
	"math"
	"testing"
)

func TestElo(t *testing.T) {
	for _, test := range []struct {
		pairs         [5]int
		share         float64
		elo, interval float64
	}{
		{[5]int{0, 0, 10, 0, 0}, 0.5, 0, 0},
		{[5]int{50, 0, 0, 0, 50}, 0.5, 0, 68}, // pairs all won or all lost: variance 1/4 of 100
		{[5]int{25, 0, 0, 0, 75}, 0.75, 191, 79},
		{[5]int{0, 100, 0, 0, 0}, 0.25, -191, 0},
	} {
		s := Score{Pairs: test.pairs}
		elo, interval := s.Elo()
		if math.Abs(s.Share()-test.share) > 1e-9 || math.Abs(elo-test.elo) > 1 {
			t.Errorf("%v: share %.3f, Elo %.1f", test.pairs, s.Share(), elo)
		}
		if test.interval > 0 && math.Abs(interval-test.interval) > 1 {
			t.Errorf("%v: interval %.1f, want %.0f", test.pairs, interval, test.interval)
		}
	}
	all := Score{Pairs: [5]int{0, 0, 0, 0, 20}}
	if elo, interval := all.Elo(); math.IsInf(elo, 0) || math.IsNaN(interval) || elo < 400 {
		t.Errorf("everything won: %v ±%v", elo, interval)
	}
}

func TestSequentialTest(t *testing.T) {
	test := Test{0, 20}
	for _, c := range []struct {
		pairs [5]int
		want  string
	}{
		{[5]int{}, Undecided},
		{[5]int{10, 20, 40, 20, 10}, Undecided},
		{[5]int{10, 20, 40, 90, 60}, Accepted},
		{[5]int{60, 90, 40, 20, 10}, Rejected},
		{[5]int{400, 800, 1600, 800, 400}, Rejected}, // surely not 20 better
	} {
		if got := test.Verdict(&Score{Pairs: c.pairs}); got != c.want {
			t.Errorf("%v: %s, want %s (ratio %.2f)", c.pairs, got, c.want, test.Ratio(&Score{Pairs: c.pairs}))
		}
	}
}
