package bench

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"anqi/game"
)

// The file changes only with what the search does. Whoever means to change that writes it anew:
//
//	go run ./cmd/anqi bench --signature > ai/bench/testdata/signature.txt
//
// Where tests are slow only the shorter searches are carried out.
func TestSignatureIsThatOfTheFile(t *testing.T) {
	if testing.Short() {
		compareShortSearches(t)
		return
	}
	results, nodes, err := Signature(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	want, got := signatureFile(t), strings.Split(Text(results, nodes), "\n")
	if len(want) != len(got) {
		t.Errorf("%d lines, the file has %d", len(got), len(want))
	}
	for i := range min(len(want), len(got)) {
		if got[i] != want[i] {
			t.Errorf("line %d is\n%s\nthe file has\n%s", i+1, got[i], want[i])
		}
	}
	checkTerms(t, results)
}

// signatureFile returns the lines of the file.
func signatureFile(t *testing.T) []string {
	t.Helper()
	file, err := os.ReadFile("testdata/signature.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(file), "\n")
}

// compareShortSearches carries out the searches that take few nodes by the file, and adds the file up.
func compareShortSearches(t *testing.T) {
	const few = 6_000
	lines, searches, sum := signatureFile(t), Searches(), 0
	for i, s := range searches {
		var nodes int
		if _, err := fmt.Sscan(lines[i], &nodes); err != nil {
			t.Fatalf("line %d: %v", i+1, err)
		}
		if sum += nodes; nodes > few {
			continue
		}
		found, err := s.run(context.Background())
		if got := (SearchResult{s, found}).String(); err != nil || got != lines[i] {
			t.Errorf("line %d is\n%s\nthe file has\n%s (%v)", i+1, got, lines[i], err)
		}
	}
	if want := fmt.Sprintf("signature %d", sum); len(lines) != len(searches)+2 || lines[len(searches)] != want {
		t.Errorf("%d lines for %d searches, the last one %q, not %s", len(lines), len(searches), lines[len(searches)], want)
	}
}

// checkTerms reports the terms whose absence changes no search of the signature: it would not notice if they were lost.
func checkTerms(t *testing.T, results []SearchResult) {
	t.Helper()
	found := map[string]SearchResult{}
	for _, r := range results {
		found[r.Name] = r
	}
	for _, term := range terms {
		changed := false
		for name, with := range found {
			if start, ok := strings.CutSuffix(name, "with every term"); ok {
				without, ok := found[start+"without "+term]
				changed = changed || ok && (without.Found.Nodes != with.Found.Nodes || without.Found.Chance != with.Found.Chance)
			}
		}
		if !changed {
			t.Errorf("the signature is the same without %s", term)
		}
	}
}

func TestSignatureRepeats(t *testing.T) {
	for _, s := range Searches()[15:23] {
		one, err := s.run(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		again, err := s.run(context.Background())
		if err != nil || one.Nodes != again.Nodes || one.Action != again.Action || one.Chance != again.Chance {
			t.Errorf("%s: %d nodes, then %d (%v)", s.Name, one.Nodes, again.Nodes, err)
		}
	}
}

// Every rule that decides what is legal or how a game ends is in force in some search.
func TestSignatureSeesEveryRule(t *testing.T) {
	for _, field := range game.Fields() {
		if field.Group == game.OptionGroup {
			continue
		}
		standard, seen := game.DefaultRuleSet(), false
		for _, s := range Searches() {
			set, err := game.ParseRuleSet(s.Rules)
			if err != nil {
				t.Fatal(err)
			}
			seen = seen || field.Get(&set) != field.Get(&standard)
		}
		if !seen {
			t.Errorf("no search has another %s than the default rules", field.Name)
		}
	}
}

func TestPositionsForSpeedAreReadable(t *testing.T) {
	rules := game.DefaultRuleSet().Rules
	for _, text := range Positions() {
		if p, err := game.ParsePosition(text, &rules); err != nil || p.Result(&rules).Over() {
			t.Errorf("%s: %v", text, err)
		}
	}
}

func TestWrongSearchesAreErrors(t *testing.T) {
	for _, s := range []Search{{Rules: "none"}, {Rules: traditional, Position: "x"}, {Rules: traditional, Position: opening, Off: "nothing"}} {
		if _, err := s.run(context.Background()); err == nil {
			t.Errorf("%+v was searched", s)
		}
	}
}
