package link_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/gametest"
	"anqi/game/link"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

var update = flag.Bool("update", false, "write the links of this version anew; those of a version that is out must never change")

// goldenFile has the links that version 1 of the code made: one a line, after a tab what it carries. They must be read for ever.
const goldenFile = "../../testdata/links/version1.txt"

// TestLinksOfVersion1 reads every link of the file and compares with the record or position that it was made of, and makes it again.
func TestLinksOfVersion1(t *testing.T) {
	if *update {
		writeGolden(t)
	}
	data, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(data)), "\n")
	if len(lines) < 200 {
		t.Fatalf("only %d links", len(lines))
	}
	for _, line := range lines {
		code, words, _ := strings.Cut(line, "\t")
		kind, what, _ := strings.Cut(words, " ")
		content, err := link.Decode(code)
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		switch kind {
		case "game", "look":
			compareGolden(t, what, code, kind == "look", content)
		case "position":
			text, rules, _ := strings.Cut(what, "; ")
			if content.Position.Text() != text || content.RuleSet.Text() != rules {
				t.Errorf("%s is read as %s; %s", line, content.Position.Text(), content.RuleSet.Text())
			}
		default:
			t.Errorf("%q is no kind of link", kind)
		}
	}
}

func compareGolden(t *testing.T, file, code string, look bool, content link.Content) {
	want := readRecord(t, filepath.Join("../../testdata", file))
	again, err := link.Encode(want)
	if look {
		want.Deal, want.Salt, want.Fingerprint = nil, nil, ""
		again, err = link.EncodeToLookOn(want)
	}
	if err != nil || again != code {
		t.Errorf("%s is written as %s now: %v", file, again, err)
	}
	checkText(t, file, code, want)
}

// writeGolden makes the file: every reference game in both kinds, and positions on the way of some.
func writeGolden(t *testing.T) {
	var text strings.Builder
	for _, file := range append(recordFiles(t), writeOwnRecords(t)...) {
		r := readRecord(t, file)
		whole, look := checkGame(t, file, r)
		name := strings.TrimPrefix(file, "../../testdata/")
		fmt.Fprintf(&text, "%s\tgame %s\n%s\tlook %s\n", whole, name, look, name)
	}
	for _, named := range gametest.EveryRule() {
		r := readRecord(t, "../../testdata/games/"+named.Name+".record")
		_, err := r.Replay(func(_ *game.Rules, state *record.State, _ record.Played) {
			if state.Position.Chain == game.NoSquare && (state.Plies == 0 || state.Plies == 60 || state.Plies == 130) {
				code := checkPosition(t, &r.RuleSet, &state.Position)
				fmt.Fprintf(&text, "%s\tposition %s; %s\n", code, state.Position.Text(), r.RuleSet.Text())
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(goldenFile, []byte(text.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}

// writeOwnRecords makes records of what the reference games lack: players, dates, salts, clocks, ends by act, turns that stand open.
func writeOwnRecords(t *testing.T) []string {
	var files []string
	for seed := range uint64(10) {
		set := gametest.RuleSet(gametest.Random(seed))
		set.TurnSeconds = int(seed%2) * 20
		r := recordtest.Play(gametest.Random(seed), set, 20+int(seed)*3)
		r.Comments = nil
		r.Date = fmt.Sprintf("20%02d-0%d-28", 26+seed*7, 1+seed%9)
		r.First, r.Second = []string{"阿公", "Ông nội", "電腦（專家）", ""}[seed%4], []string{"小明", "", "a name of 𝟛 kinds of characters"}[seed%3]
		if state, err := r.Replay(nil); err == nil && !state.Result.Over() {
			r.Termination = []record.Outcome{
				{}, {Reason: game.ReasonAgreement}, {Reason: game.ReasonResign, Winner: record.One}, {Reason: game.ReasonResign, Winner: record.Two},
				{Reason: game.ReasonTime, Winner: record.One}, {Reason: game.ReasonTime, Winner: record.Two},
			}[seed%6]
		}
		switch seed {
		case 6:
			r.Salt = nil
		case 7:
			r.Fingerprint = strings.Repeat("0123456789abcdef", 4)
		case 8:
			r.Fingerprint = ""
		case 9:
			r.Deal, r.Salt = nil, nil
		}
		data, err := r.Encode()
		if err != nil {
			t.Fatal(err)
		}
		file := fmt.Sprintf("../../testdata/links/%d.record", seed)
		if err := os.WriteFile(file, data, 0o644); err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}
