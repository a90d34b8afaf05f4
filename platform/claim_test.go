package platform

import "testing"

// checkClaims is what the claims of two tabs or windows must pass.
func checkClaims(t *testing.T, one, two Claim) {
	t.Helper()
	var lost, got []string
	take := func(name string, how func(func(bool), func())) bool {
		result := false
		how(func(ok bool) { result = ok }, func() { lost = append(lost, name) })
		got = append(got, name)
		return result
	}
	if !take("one", one.Take) || !one.Held() {
		t.Fatal("the first does not get it")
	}
	if !take("one", one.Take) {
		t.Fatal("the holder is refused")
	}
	if take("two", two.Take) || two.Held() || !one.Held() {
		t.Fatal("two hold it")
	}
	if !take("two", two.Steal) || !two.Held() || one.Held() {
		t.Fatal("not stolen")
	}
	if len(lost) != 1 || lost[0] != "one" {
		t.Fatalf("lost was told to %v", lost)
	}
	one.Release()
	if !two.Held() {
		t.Fatal("released by one who does not hold it")
	}
	two.Release()
	if two.Held() || !take("one", one.Take) || len(lost) != 1 {
		t.Fatalf("after a release; lost was told to %v", lost)
	}
}

func TestMemoryClaims(t *testing.T) {
	m := NewMemory()
	checkClaims(t, m.Claim(), m.Twin().Claim())
}
