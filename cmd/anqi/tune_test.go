package main

import (
	"os"
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

// Rounds and epochs over nothing end at once, however many are asked for.
func TestNothingToFitToEnds(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "empty.txt")
	if err := os.WriteFile(empty, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for _, arguments := range [][]string{
		{"tune", "--rounds", "1000000000", "--games", "0"},
		{"tune", "--from", empty},
		{"train", "--from", empty, "--out", filepath.Join(filepath.Dir(empty), "network.bin"), "--epochs", "1000000000"},
	} {
		if status, out, complaint := run("", arguments...); status != statusError || out != "" || !strings.Contains(complaint, "nothing to") {
			t.Errorf("%v: status %d, %.200q, %q", arguments, status, out, complaint)
		}
	}
}
