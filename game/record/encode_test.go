package record_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"anqi/game"
	"anqi/game/deal"
	"anqi/game/gametest"
	"anqi/game/record"
)

func TestRandomRecordsAreWrittenAndReadBack(t *testing.T) {
	for seed := range uint64(300) {
		r := randomRecord(seed, 400)
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
		data, err := randomRecord(seed, 30).Encode()
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

// randomRecord plays a random game of at most so many turns; some of its turns are the clock's where there is one.
func randomRecord(seed uint64, turns int) *record.Record {
	random := gametest.Random(seed)
	set := gametest.RuleSet(random)
	dealt := gametest.Deal(random)
	salt, _ := deal.NewSalt(gametest.Bytes(random))
	r := &record.Record{RuleSet: set, Deal: &dealt, Salt: &salt, Fingerprint: dealt.Fingerprint(salt), First: "甲", Second: "乙"}
	state := record.NewState()
	for !state.Result.Over() && len(r.Turns) < turns {
		turn := randomTurn(random, &state, &set, dealt)
		if set.TurnSeconds > 0 && random.IntN(4) == 0 && !thirdTimeout(r.Turns) {
			turn.Clock = true
		}
		if random.IntN(20) == 0 {
			r.Comments = append(r.Comments, record.Comment{Turns: len(r.Turns), Text: "一手"})
		}
		r.Turns = append(r.Turns, turn)
	}
	return r
}

func randomTurn(random interface{ IntN(int) int }, state *record.State, set *game.RuleSet, dealt deal.Deal) record.Turn {
	var turn record.Turn
	stream := gametest.Random(uint64(random.IntN(1 << 30)))
	for {
		action, _ := gametest.Action(stream, &state.Position, &set.Rules)
		played := record.Played{Action: action, Shown: gametest.Shown(&state.Position, dealt, action)}
		if err := state.Act(set, played, nil); err != nil {
			panic(err) // the action came from the list of legal ones
		}
		turn.Actions = append(turn.Actions, played)
		if state.Position.Chain == game.NoSquare {
			return turn
		}
	}
}

// thirdTimeout reports whether one more turn by the clock would be the third in a row of its player.
func thirdTimeout(turns []record.Turn) bool {
	n := len(turns)
	return n >= 4 && turns[n-2].Clock && turns[n-4].Clock
}
