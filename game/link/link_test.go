package link_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"anqi/game/gametest"
	"anqi/game/link"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

// carried returns the record as a link carries it: without comments and tags that have no meaning here.
func carried(r *record.Record) *record.Record {
	rest := *r
	rest.Comments, rest.Extra = nil, nil
	return &rest
}

// checkGame makes both links of a record, reads them back, and compares with the record's text.
func checkGame(t *testing.T, name string, r *record.Record) (whole, look string) {
	t.Helper()
	whole, err := link.Encode(r)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	checkText(t, name, whole, carried(r))
	if look, err = link.EncodeToLookOn(r); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	public := carried(r)
	public.Deal, public.Salt, public.Fingerprint = nil, nil, ""
	checkText(t, name+", to look on", look, public)
	return whole, look
}

func checkText(t *testing.T, name, code string, want *record.Record) {
	t.Helper()
	content, err := link.Decode(code)
	if err != nil {
		t.Errorf("%s: %s: %v", name, code, err)
		return
	}
	got, err := content.Record.Encode()
	if err != nil {
		t.Errorf("%s: what is read cannot be written: %v", name, err)
		return
	}
	if wanted, _ := want.Encode(); !bytes.Equal(got, wanted) {
		t.Errorf("%s: read as\n%s\nwant\n%s", name, got, wanted)
	}
	if content.RuleSet != want.RuleSet {
		t.Errorf("%s: the rules of the content differ", name)
	}
}

// recordFiles returns the records of testdata, which have games of every preset and variant.
func recordFiles(t testing.TB) []string {
	var files []string
	for _, folder := range []string{"playthroughs", "games"} {
		list, err := filepath.Glob("../../testdata/" + folder + "/*.record")
		if err != nil || len(list) < 20 {
			t.Fatalf("%d records in %s: %v", len(list), folder, err)
		}
		files = append(files, list...)
	}
	return files
}

func readRecord(t testing.TB, file string) *record.Record {
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	r, err := record.Decode(data)
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	return r
}

func TestReferenceGamesGoThroughLinks(t *testing.T) {
	for _, file := range recordFiles(t) {
		checkGame(t, file, readRecord(t, file))
	}
}

func TestRandomGamesGoThroughLinks(t *testing.T) {
	games := uint64(400)
	if testing.Short() {
		games = 60
	}
	for seed := range games {
		r := recordtest.Random(seed, 300)
		if seed%3 == 0 {
			r.Date = "2026-09-03"
		}
		if seed%4 == 0 {
			r.Salt = nil
		}
		if seed%5 == 0 {
			r.Fingerprint = strings.Repeat("0", 64)
		}
		checkGame(t, "random game", r)
	}
}

// TestEveryPrefixGoesThroughALink has games that stop anywhere, in the middle of a chain too.
func TestEveryPrefixGoesThroughALink(t *testing.T) {
	for _, file := range []string{"chain_1", "chain_open_dark_1", "teahouse_1", "mainland_1"} {
		r := readRecord(t, "../../testdata/playthroughs/"+file+".record")
		r.Termination = record.Outcome{}
		step := 1
		if testing.Short() {
			step = 7
		}
		for turns := 0; turns < len(r.Turns); turns += step {
			prefix := *r
			prefix.Turns = slices.Clone(r.Turns[:turns+1])
			checkGame(t, file, &prefix)
			if last := &prefix.Turns[turns]; len(last.Actions) > 1 {
				last.Actions = last.Actions[:len(last.Actions)-1]
				checkGame(t, file+", open", &prefix)
			}
		}
	}
}

// TestLinksOf100TurnsAreShort measures whole games and random ones cut to 100 turns. A link of 100 turns has at most 200 characters,
// with deal, salt, both names and the date.
func TestLinksOf100TurnsAreShort(t *testing.T) {
	const most, turns = 200, 100
	var lengths [2][]int
	measure := func(name string, r *record.Record) {
		if len(r.Turns) > turns {
			r.Turns = r.Turns[:turns]
			r.Termination = record.Outcome{}
		}
		r.Date, r.First, r.Second = "2026-09-03", "電腦（困難）", "阿公"
		whole, look := checkGame(t, name, r)
		for i, code := range []string{whole, look} {
			if len(code) > most {
				t.Errorf("%s, %d turns: %d characters", name, len(r.Turns), len(code))
			}
			if len(r.Turns) == turns {
				lengths[i] = append(lengths[i], len(code))
			}
		}
	}
	for _, file := range recordFiles(t) {
		r := readRecord(t, file)
		random := recordtest.Random(1, 0)
		r.Salt, r.Fingerprint = random.Salt, r.Deal.Fingerprint(*random.Salt)
		measure(file, r)
	}
	games := uint64(10)
	if testing.Short() {
		games = 1
	}
	for seed := range 20 * games {
		measure("a random game by random rules", recordtest.Random(seed, turns))
	}
	for _, named := range gametest.EveryRule() {
		for seed := range games {
			measure(named.Name, recordtest.Play(gametest.Random(seed), named.RuleSet, turns))
		}
	}
	for i, kind := range []string{"to go on", "to look on"} {
		list := lengths[i]
		slices.Sort(list)
		t.Logf("%s, %d games of %d turns: %d to %d characters, half of them at most %d, 95 of 100 at most %d",
			kind, len(list), turns, list[0], list[len(list)-1], list[len(list)/2], list[len(list)*95/100])
	}
}
