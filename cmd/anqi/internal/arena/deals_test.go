package arena

import "testing"

func TestDealsFollowFromTheSeed(t *testing.T) {
	one, _ := dealOf(5)
	again, _ := dealOf(5)
	other, _ := dealOf(6)
	if one != again || one == other {
		t.Error("deals do not follow from their seeds")
	}
}
