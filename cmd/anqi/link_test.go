package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game/record"
)

// TestGamesGoThroughTheLinkCommand prints a link of every reference game and the record of that link again.
func TestGamesGoThroughTheLinkCommand(t *testing.T) {
	files, err := filepath.Glob("../../testdata/playthroughs/*.record")
	if err != nil || len(files) != 75 {
		t.Fatalf("%d records: %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		checkLink(t, file, r)
		r.Deal = nil
		checkLink(t, file, r, "--look")
	}
}

func checkLink(t *testing.T, file string, want *record.Record, flags ...string) {
	t.Helper()
	status, address, complaint := run("", append([]string{"link", file}, flags...)...)
	if status != statusOK || complaint != "" || !strings.HasPrefix(address, "play.html#game=1") {
		t.Fatalf("%s: status %d, %q, %s", file, status, address, complaint)
	}
	text, err := want.Encode()
	if err != nil {
		t.Fatal(err)
	}
	if status, out, complaint := run("", "record", strings.TrimSpace(address)); status != statusOK || out != string(text) {
		t.Errorf("%s: %s gives status %d, %s\n%s", file, address, status, complaint, out)
	}
}

// TestCommandsTakeLinks gives a link, as an argument and on standard input, to every command that takes a record.
func TestCommandsTakeLinks(t *testing.T) {
	const file = "../../testdata/playthroughs/chain_1.record"
	_, address, _ := run("", "link", file)
	address = strings.TrimSpace(address)
	for _, words := range [][]string{{"playthrough", ""}, {"record", ""}, {"link", ""}, {"link", "", "--look"}, {"perft", "", "1"}} {
		arguments := func(name string) []string {
			list := append([]string{}, words...)
			list[1] = name
			return list
		}
		status, want, complaint := run("", arguments(file)...)
		if status != statusOK {
			t.Fatalf("%v: %s", words, complaint)
		}
		if status, out, complaint := run("", arguments(address)...); status != statusOK || out != want {
			t.Errorf("%v of a link: status %d, %s", words, status, complaint)
		}
		if status, out, complaint := run(address+"\n", arguments("-")...); status != statusOK || out != want {
			t.Errorf("%v of a link on standard input: status %d, %s", words, status, complaint)
		}
	}
}
