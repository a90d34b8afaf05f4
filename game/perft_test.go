package game_test

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
)

func TestPerftFromTheStart(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	start := game.Start()
	for depth, want := range []uint64{1, 448, 192_448} {
		if got := game.Perft(&start, &rules, depth, nil); got != want {
			t.Errorf("depth %d: %d, want %d", depth, got, want)
		}
	}
	dealt := gametest.Deal(gametest.Random(1))
	for depth, want := range []uint64{1, 32, 992} {
		if got := game.Perft(&start, &rules, depth, dealt.At); got != want {
			t.Errorf("under a deal, depth %d: %d, want %d", depth, got, want)
		}
	}
	if got := game.Perft(&start, &rules, 3, dealt.At); got < 29_760 {
		t.Errorf("depth 3 has %d sequences, fewer than its flips alone", got)
	}
}

func TestFinishedGameHasNoContinuation(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	p, err := game.ParsePosition("4/4/4/4/4/4/4/R3 b - 0 -", &rules)
	if err != nil {
		t.Fatal(err)
	}
	if got := game.Perft(&p, &rules, 1, nil); got != 0 {
		t.Errorf("%d sequences after the end", got)
	}
}

var update = flag.Bool("update", false, "write the perft files that are missing; delete one to have it written anew")

const perftFolder = "../testdata/perft"

// TestPerftFiles compares with the counts of positions from openings, middle games and endgames under every preset and variant.
func TestPerftFiles(t *testing.T) {
	for i, named := range gametest.EveryRule() {
		t.Run(named.Name, func(t *testing.T) {
			name := filepath.Join(perftFolder, named.Name+".txt")
			if _, err := os.Stat(name); *update && errors.Is(err, fs.ErrNotExist) {
				writePerftFile(t, name, named.RuleSet, uint64(i))
			}
			comparePerftFile(t, name, named.RuleSet)
		})
	}
}

// TestEveryFieldIsInForceSomewhere: a rule that no set of gametest.EveryRule has would be in no perft file and no recorded game.
func TestEveryFieldIsInForceSomewhere(t *testing.T) {
	standard := game.DefaultRuleSet()
	for _, field := range game.Fields() {
		values := map[int]bool{field.Get(&standard): true}
		for _, named := range gametest.EveryRule() {
			values[field.Get(&named.RuleSet)] = true
		}
		if field.Group != game.OptionGroup && len(values) < max(2, len(field.Words)) {
			t.Errorf("%s only has the values %v", field.Name, values)
		}
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

func BenchmarkPerft(b *testing.B) {
	for _, text := range []string{"traditional", "tournament", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			dealt := gametest.Deal(gametest.Random(9))
			p := game.Start()
			stream := gametest.Random(9)
			for p.FaceDownCount() > 16 {
				action, _ := gametest.Action(stream, &p, &set.Rules)
				p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
			}
			var actions uint64
			for b.Loop() {
				actions += game.Perft(&p, &set.Rules, 4, dealt.At)
			}
			b.ReportMetric(float64(actions)/b.Elapsed().Seconds(), "actions/s")
		})
	}
}

func BenchmarkPlayout(b *testing.B) {
	for _, text := range []string{"traditional", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			stream := gametest.Random(5)
			dealt := gametest.Deal(stream)
			plies := 0
			for b.Loop() {
				var room [game.MaxActions]game.Action
				for p := game.Start(); !p.Result(&set.Rules).Over(); plies++ {
					actions := p.Actions(&set.Rules, room[:0])
					action := actions[stream.IntN(len(actions))]
					p.Advance(&set.Rules, action, gametest.Shown(&p, dealt, action))
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
		})
	}
}

// BenchmarkApply plays a game through the checked way, which decides the legality of every action.
func BenchmarkApply(b *testing.B) {
	for _, text := range []string{"traditional", "chain"} {
		b.Run(text, func(b *testing.B) {
			set, _ := game.ParseRuleSet(text)
			stream := gametest.Random(5)
			dealt := gametest.Deal(stream)
			plies := 0
			b.ReportAllocs()
			for b.Loop() {
				for p := game.Start(); !p.Result(&set.Rules).Over(); plies++ {
					action, _ := gametest.Action(stream, &p, &set.Rules)
					next, err := p.Apply(&set.Rules, action, gametest.Shown(&p, dealt, action))
					if err != nil {
						b.Fatal(err)
					}
					p = next
				}
			}
			b.ReportMetric(float64(plies)/b.Elapsed().Seconds(), "plies/s")
		})
	}
}
