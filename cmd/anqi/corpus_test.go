package main

import (
	"encoding/json"
	"errors"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
	"anqi/game/record"
)

var update = flag.Bool("update", false, "write our own playthroughs that are missing; delete one to have it written anew")

// TestReferenceGames replays the reference games of every preset, every variant alone, mixtures and rare endings.
func TestReferenceGames(t *testing.T) {
	compareFolder(t, "../../testdata/playthroughs", 75)
}

// TestOwnGames replays whole random games under every preset and variant; opening, middle game and ending are all in each.
func TestOwnGames(t *testing.T) {
	const folder = "../../testdata/games"
	if *update {
		for i, named := range gametest.EveryRule() {
			name := filepath.Join(folder, named.Name)
			if _, err := os.Stat(name + ".record"); errors.Is(err, fs.ErrNotExist) {
				writeOwnGame(t, name, named.RuleSet, uint64(100+i))
			}
		}
	}
	compareFolder(t, folder, len(gametest.EveryRule()))
}

func compareFolder(t *testing.T, folder string, count int) {
	files, err := filepath.Glob(filepath.Join(folder, "*.record"))
	if err != nil || len(files) != count {
		t.Fatalf("%d records in %s, want %d (%v)", len(files), folder, count, err)
	}
	for _, file := range files {
		status, out, complaint := run("", "playthrough", file)
		if status != statusOK || complaint != "" {
			t.Errorf("%s: status %d, %s", file, status, complaint)
			continue
		}
		want, err := os.ReadFile(strings.TrimSuffix(file, ".record") + ".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		compareLines(t, file, out, string(want))
	}
}

// compareLines compares line by line as JSON values.
func compareLines(t *testing.T, file, got, want string) {
	t.Helper()
	gotLines, wantLines := strings.Split(strings.TrimSpace(got), "\n"), strings.Split(strings.TrimSpace(want), "\n")
	for i := range min(len(gotLines), len(wantLines)) {
		var one, other any
		if err := json.Unmarshal([]byte(gotLines[i]), &one); err != nil {
			t.Fatalf("%s, line %d: %v", file, i+1, err)
		}
		if err := json.Unmarshal([]byte(wantLines[i]), &other); err != nil {
			t.Fatalf("%s, line %d: %v", file, i+1, err)
		}
		if !reflect.DeepEqual(one, other) {
			t.Errorf("%s, line %d:\n%s\nwant\n%s", file, i+1, gotLines[i], wantLines[i])
			return
		}
	}
	if len(gotLines) != len(wantLines) {
		t.Errorf("%s: %d lines, want %d", file, len(gotLines), len(wantLines))
	}
}

func writeOwnGame(t *testing.T, name string, set game.RuleSet, seed uint64) {
	random := gametest.Random(seed)
	dealt := gametest.Deal(random)
	r := record.Record{RuleSet: set, Deal: &dealt}
	state := record.NewState()
	for !state.Result.Over() && len(r.Turns) < 400 {
		var turn record.Turn
		for open := true; open; open = state.Position.Chain != game.NoSquare {
			action, _ := gametest.Action(random, &state.Position, &set.Rules)
			played := record.Played{Action: action, Shown: gametest.Shown(&state.Position, dealt, action)}
			if err := state.Act(&set, played, nil); err != nil {
				t.Fatal(err)
			}
			turn.Actions = append(turn.Actions, played)
		}
		r.Turns = append(r.Turns, turn)
	}
	data, err := r.Encode()
	if err != nil {
		t.Fatal(err)
	}
	_, out, complaint := run(string(data), "playthrough", "-")
	if complaint != "" {
		t.Fatal(complaint)
	}
	for ending, text := range map[string]string{".record": string(data), ".jsonl": out} {
		if err := os.WriteFile(name+ending, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
