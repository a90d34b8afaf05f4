package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/record"
	"anqi/game/record/recordtest"
)

func TestRandomRecordsAreWrittenAndReadBack(t *testing.T) {
	for seed := range uint64(300) {
		r := recordtest.Random(seed, 400)
		data, err := r.Encode()
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		read, err := record.Decode(data)
		if err != nil {
			t.Fatalf("seed %d: %v\n%s", seed, err, data)
		}
		again, err := read.Encode()
		if err != nil || !bytes.Equal(data, again) {
			t.Fatalf("seed %d: %q is written as %q: %v", seed, data, again, err)
		}
		if fits, known := read.FingerprintFits(); !fits || !known {
			t.Errorf("seed %d: its own fingerprint does not fit", seed)
		}
	}
}

func TestReferenceRecordsAreCanonical(t *testing.T) {
	files, err := filepath.Glob("../../testdata/playthroughs/*.record")
	if err != nil || len(files) != 75 {
		t.Fatalf("%d reference records: %v", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := record.Decode(data)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		again, err := r.Encode()
		if err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if read, err := record.Decode(again); err != nil || len(read.Turns) != len(r.Turns) {
			t.Errorf("%s does not survive: %v", file, err)
		}
	}
}

func TestDecodeVisitTellsOfTheActionsBeforeAnError(t *testing.T) {
	var seen []string
	visit := func(_ *game.Rules, state *record.State, played record.Played) {
		if state.Plies != len(seen) {
			t.Errorf("ply %d, want %d", state.Plies, len(seen))
		}
		seen = append(seen, played.String())
	}
	_, _, err := record.DecodeVisit([]byte("1. a1(M) b1(r) 2. c1(P) b1-a1 *"), visit)
	if err == nil || strings.Join(seen, " ") != "a1(M) b1(r) c1(P)" {
		t.Errorf("seen %v, error %v", seen, err)
	}
}

func FuzzDecode(f *testing.F) {
	for seed := range uint64(8) {
		data, err := recordtest.Random(seed, 30).Encode()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(data)
	}
	f.Add([]byte("[Rules \"custom TurnSeconds=20\"]\n\n1. a1(M)! {x} b1(r) *"))
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.Decode(data)
		if err != nil {
			return
		}
		encoded, err := r.Encode()
		if err != nil {
			t.Fatalf("%q is read but not written: %v", data, err)
		}
		again, err := record.Decode(encoded)
		if err != nil {
			t.Fatalf("%q is written as %q: %v", data, encoded, err)
		}
		if twice, _ := again.Encode(); !bytes.Equal(twice, encoded) {
			t.Fatalf("%q is written as %q", encoded, twice)
		}
	})
}
