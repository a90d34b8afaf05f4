package game_test

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
)

var update = flag.Bool("update", false, "write the perft files anew instead of comparing with them")

const perftFolder = "../testdata/perft"

// TestPerftFiles compares with the counts of positions from openings, middle games and endgames under every preset and variant.
func TestPerftFiles(t *testing.T) {
	for i, named := range gametest.EveryRule() {
		t.Run(named.Name, func(t *testing.T) {
			name := filepath.Join(perftFolder, named.Name+".txt")
			if *update {
				writePerftFile(t, name, named.RuleSet, uint64(i))
			}
			comparePerftFile(t, name, named.RuleSet)
		})
	}
}

// comparePerftFile reads lines "COUNT COUNT ... | POSITION", the counts of depth 1, 2, ...
func comparePerftFile(t *testing.T, name string, set game.RuleSet) {
	file, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	positions := 0
	for scanner := bufio.NewScanner(file); scanner.Scan(); {
		if strings.HasPrefix(scanner.Text(), "#") {
			continue
		}
		counts, text, _ := strings.Cut(scanner.Text(), " | ")
		p, err := game.ParsePosition(text, &set.Rules)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		for i, word := range strings.Fields(counts) {
			want, err := strconv.ParseUint(word, 10, 64)
			if err != nil {
				t.Fatal(err)
			}
			if got := game.Perft(&p, &set.Rules, i+1, nil); got != want {
				t.Errorf("%s, depth %d: %d, want %d", text, i+1, got, want)
			}
		}
		positions++
	}
	if positions < 5 {
		t.Errorf("only %d positions", positions)
	}
}

// writePerftFile takes positions from random games: two early, two in the middle, and two endings.
func writePerftFile(t *testing.T, name string, set game.RuleSet, seed uint64) {
	lines := []string{"# " + set.Text(), "# counts of depth 1, 2, ... | position; written by go test ./game -run PerftFiles -update"}
	random := gametest.Random(seed)
	for _, wanted := range []struct{ faceDown, depth int }{{28, 2}, {24, 2}, {14, 2}, {8, 3}, {2, 4}, {0, 4}} {
		p := randomPosition(t, set, random, wanted.faceDown)
		var counts []string
		for depth := 1; depth <= wanted.depth; depth++ {
			counts = append(counts, strconv.FormatUint(game.Perft(&p, &set.Rules, depth, nil), 10))
		}
		lines = append(lines, fmt.Sprintf("%s | %s", strings.Join(counts, " "), p.Text()))
	}
	if err := os.WriteFile(name, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
}

// randomPosition plays random games until one stands between turns, unfinished, some turns after so few pieces are face down.
func randomPosition(t *testing.T, set game.RuleSet, random interface{ IntN(int) int }, faceDown int) game.Position {
	stream := gametest.Random(uint64(random.IntN(1 << 30)))
	for range 10_000 {
		dealt := gametest.Deal(stream)
		p := game.Start()
		for extra := 3; !p.Result(&set.Rules).Over(); {
			if p.FaceDownCount() <= faceDown && p.Chain == game.NoSquare {
				if extra--; extra < 0 {
					return p
				}
			}
			action, _ := gametest.Action(stream, &p, &set.Rules)
			p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
		}
	}
	t.Fatal("no such position was reached")
	return game.Position{}
}
