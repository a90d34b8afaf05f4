package ai

import (
	"strconv"
	"testing"
)

func TestSettingsTakeWhatIsWithinTheirBounds(t *testing.T) {
	s := DefaultSettings()
	for _, setting := range s.List() {
		for _, n := range []int{setting.Low, setting.High, setting.Shipped} {
			if err := s.Set(setting.Name, strconv.Itoa(n)); err != nil || *setting.Value != n {
				t.Errorf("%s=%d: %d (%v)", setting.Name, n, *setting.Value, err)
			}
		}
		for _, n := range []int{setting.Low - 1, setting.High + 1} {
			if err := s.Set(setting.Name, strconv.Itoa(n)); err == nil || *setting.Value != setting.Shipped {
				t.Errorf("%s=%d: accepted, or changed to %d", setting.Name, n, *setting.Value)
			}
		}
	}
	for _, name := range []string{"tempo", "approach", "noise", "null-move", "reductions", "futility", "endgames", "networks", "flip-depth"} {
		s := DefaultSettings()
		before := s
		if err := s.Set("off", name); err != nil || s == before {
			t.Errorf("off=%s changes nothing (%v)", name, err)
		}
	}
	for _, bad := range [][2]string{{"colour", "1"}, {"tempo", "much"}, {"off", "all"}, {"off", ""}} {
		s := DefaultSettings()
		if s.Set(bad[0], bad[1]) == nil {
			t.Errorf("%s=%s was accepted", bad[0], bad[1])
		}
	}
}

// The lists say of every number where it starts, what is shipped and what switches it off, all within its bounds; and the engine is
// shipped with what they say.
func TestListsOfSettingsAgreeWithThemselves(t *testing.T) {
	shipped, start := DefaultSettings(), Settings{Weights: StartingWeights()}
	now, first, names := shipped.List(), start.Weights.terms(), map[string]bool{}
	for i, setting := range now {
		for _, n := range []int{setting.Start, setting.Shipped, setting.Off} {
			if n < setting.Low || n > setting.High {
				t.Errorf("%s: %d is not within %d and %d", setting.Name, n, setting.Low, setting.High)
			}
		}
		if *setting.Value != setting.Shipped || i < len(first) && *first[i].Value != setting.Start {
			t.Errorf("%s: the engine has %d", setting.Name, *setting.Value)
		}
		if names[setting.Name] {
			t.Errorf("%s stands twice in the lists", setting.Name)
		}
		names[setting.Name] = true
	}
}

// No number within its bounds makes a search fail: the smallest and the largest of each are tried.
func TestBoundsAreSafe(t *testing.T) {
	rules := traditional()
	shipped := DefaultSettings()
	for _, setting := range shipped.List() {
		for _, n := range []int{setting.Low, setting.High} {
			s := DefaultSettings()
			s.HashBytes = 1 << 14
			if setting.Name == "hash-bytes" {
				n = min(n, 1<<20)
			}
			if err := s.Set(setting.Name, strconv.Itoa(n)); err != nil {
				t.Fatal(err)
			}
			for _, text := range benchTexts {
				a, err := NewEngine(s).Think(t.Context(), Request{Position: mustPosition(t, text), Rules: rules, Level: Expert, Nodes: 2_000}, nil)
				if err != nil || a.Chance < 0 || a.Chance > 1 || len(a.Lines) == 0 {
					t.Errorf("%s=%d: %+v (%v)", setting.Name, n, a, err)
				}
			}
		}
	}
}

func TestApproachTermIsOff(t *testing.T) {
	s := DefaultSettings()
	if err := s.Set("off", "approach"); err != nil || s.Weights.Approach != [2][5]int{} {
		t.Errorf("approach %v (%v)", s.Weights.Approach, err)
	}
}
