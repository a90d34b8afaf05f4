package ai

import (
	"strconv"
	"testing"
)

func TestParametersTakeWhatIsWithinTheirBounds(t *testing.T) {
	s := DefaultParameters()
	for _, parameter := range s.List() {
		for _, n := range []int{parameter.Low, parameter.High, parameter.Shipped} {
			if err := s.Set(parameter.Name, strconv.Itoa(n)); err != nil || *parameter.Value != n {
				t.Errorf("%s=%d: %d (%v)", parameter.Name, n, *parameter.Value, err)
			}
		}
		for _, n := range []int{parameter.Low - 1, parameter.High + 1} {
			if err := s.Set(parameter.Name, strconv.Itoa(n)); err == nil || *parameter.Value != parameter.Shipped {
				t.Errorf("%s=%d: accepted, or changed to %d", parameter.Name, n, *parameter.Value)
			}
		}
	}
	for _, name := range []string{"tempo", "approach", "noise", "null-move", "reductions", "futility", "endgames", "networks", "flip-depth"} {
		s := DefaultParameters()
		before := s
		if err := s.Set("off", name); err != nil || s == before {
			t.Errorf("off=%s changes nothing (%v)", name, err)
		}
	}
	for _, bad := range [][2]string{{"colour", "1"}, {"tempo", "much"}, {"off", "all"}, {"off", ""}} {
		s := DefaultParameters()
		if s.Set(bad[0], bad[1]) == nil {
			t.Errorf("%s=%s was accepted", bad[0], bad[1])
		}
	}
}

// The lists say of every number where it starts, what is shipped and what switches it off, all within its bounds; and the engine is
// shipped with what they say.
func TestListsOfParametersAgreeWithThemselves(t *testing.T) {
	shipped, start := DefaultParameters(), Parameters{Weights: StartingWeights()}
	now, first, names := shipped.List(), start.Weights.terms(), map[string]bool{}
	for i, parameter := range now {
		for _, n := range []int{parameter.Start, parameter.Shipped, parameter.Off} {
			if n < parameter.Low || n > parameter.High {
				t.Errorf("%s: %d is not within %d and %d", parameter.Name, n, parameter.Low, parameter.High)
			}
		}
		if *parameter.Value != parameter.Shipped || i < len(first) && *first[i].Value != parameter.Start {
			t.Errorf("%s: the engine has %d", parameter.Name, *parameter.Value)
		}
		if names[parameter.Name] {
			t.Errorf("%s stands twice in the lists", parameter.Name)
		}
		names[parameter.Name] = true
	}
}

// No number within its bounds makes a search fail: the smallest and the largest of each are tried.
func TestBoundsAreSafe(t *testing.T) {
	rules, nodes := traditional(), 2_000
	if testing.Short() {
		nodes = 400
	}
	shipped := DefaultParameters()
	for _, parameter := range shipped.List() {
		for _, n := range []int{parameter.Low, parameter.High} {
			s := DefaultParameters()
			s.HashBytes = 1 << 14
			if parameter.Name == "hash-bytes" {
				n = min(n, 1<<20)
			}
			if err := s.Set(parameter.Name, strconv.Itoa(n)); err != nil {
				t.Fatal(err)
			}
			for _, text := range benchTexts {
				a, err := NewEngine(s).Think(t.Context(), SearchRequest{Position: mustPosition(t, text), Rules: rules, Level: Expert, Nodes: nodes}, nil)
				if err != nil || a.Chance < 0 || a.Chance > 1 || len(a.Lines) == 0 {
					t.Errorf("%s=%d: %+v (%v)", parameter.Name, n, a, err)
				}
			}
		}
	}
}

func TestApproachTermIsOff(t *testing.T) {
	s := DefaultParameters()
	if err := s.Set("off", "approach"); err != nil || s.Weights.Approach != [2][5]int{} {
		t.Errorf("approach %v (%v)", s.Weights.Approach, err)
	}
}
