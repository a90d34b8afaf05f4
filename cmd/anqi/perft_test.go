package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game/record"
)

func TestPerftOfARecordCountsUnderItsDeal(t *testing.T) {
	file := filepath.Join("../../testdata/playthroughs", "chain_1.record")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	tags, turns, _ := strings.Cut(string(data), "\n\n")
	tags = strings.ReplaceAll(strings.ReplaceAll(tags, "[Result \"1/2-1/2\"]\n", ""), "[Reason \"progress\"]", "")
	opening := strings.Join(strings.Fields(turns)[:12], " ")
	status, out, complaint := run(strings.TrimSpace(tags)+"\n\n"+opening+" *\n", "perft", "-", "2")
	if status != statusOK {
		t.Fatalf("status %d: %s", status, complaint)
	}
	// Depth 1 is what playthrough calls legal.
	_, lines, _ := run(strings.TrimSpace(tags)+"\n\n"+opening+" *\n", "playthrough", "-")
	r, state, err := record.DecodeVisit([]byte(tags+"\n\n"+opening+" *\n"), nil)
	if err != nil || lines == "" {
		t.Fatal(err)
	}
	count := len(state.Position.Actions(&r.RuleSet.Rules, nil))
	if want := fmt.Sprintf("1 %d\n2 ", count); !strings.HasPrefix(out, want) {
		t.Errorf("perft prints %q, want %q first", out, want)
	}
	for _, depth := range []string{"1", "1000000000"} {
		if status, out, _ := run("", "perft", file, depth); status != statusOK || out != "1 0\n" {
			t.Errorf("a finished game to depth %s: status %d, %.80q", depth, status, out)
		}
	}
}

// However deep the count was meant to go, it ends with the games.
func TestPerftEndsWithTheGames(t *testing.T) {
	const lastTurn = "4/4/4/4/4/4/4/R2k r - 39 -" // before the draw for lack of progress
	status, out, complaint := run("", "perft", "--position", lastTurn, "1000000000")
	if status != statusOK || out != "1 2\n2 0\n" || complaint != "" {
		t.Errorf("status %d, %.80q, %q", status, out, complaint)
	}
}
