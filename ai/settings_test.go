package ai

import "testing"

func TestSettings(t *testing.T) {
	s := DefaultSettings()
	for _, setting := range s.List() {
		if err := s.Set(setting.Name, "17"); err != nil || *setting.Value != 17 {
			t.Errorf("%s: %d (%v)", setting.Name, *setting.Value, err)
		}
	}
	for _, name := range []string{"tempo", "hunt", "noise", "null-move", "reductions", "pruning", "endgames", "networks", "flip-depth"} {
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

func TestHuntTermIsOff(t *testing.T) {
	s := DefaultSettings()
	if err := s.Set("off", "hunt"); err != nil || s.Weights.Hunt != [2][5]int{} {
		t.Errorf("hunt %v (%v)", s.Weights.Hunt, err)
	}
}
