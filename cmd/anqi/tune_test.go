package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// A tiny run gives the same lines when it is made again, and its last fit when it reads the positions of the first one.
func TestTuneRepeats(t *testing.T) {
	positions := filepath.Join(t.TempDir(), "positions.txt")
	tiny := []string{"tune", "--rounds", "2", "--games", "10", "--nodes", "40"}
	status, first, complaint := run("", append(tiny, "--save", positions)...)
	if status != statusOK || strings.Count(first, "loss after") != 2 || !strings.Contains(first, "\nscale ") {
		t.Fatalf("status %d, %s, %s", status, first, complaint)
	}
	if _, again, _ := run("", tiny...); again != first {
		t.Errorf("first\n%s\nthen\n%s", first, again)
	}
	if _, fitted, _ := run("", "tune", "--from", positions); !strings.HasSuffix(first, fitted) {
		t.Errorf("first\n%s\nfrom its positions\n%s", first, fitted)
	}
	if _, other, _ := run("", append(tiny, "--seed", "2")...); other == first {
		t.Error("another seed gives the same")
	}
	if status, _, complaint := run("", "tune", "--from", positions, "--check"); status != statusError || !strings.Contains(complaint, "shipped weights") {
		t.Errorf("weights of twenty games pass the check: status %d, %s", status, complaint)
	}
}
