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

func thirdTimeout(turns []record.Turn) bool {
	n := len(turns)
	return n >= 4 && turns[n-2].Clock && turns[n-4].Clock
}

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

func TestEveryPrefixReplaysToTheSamePosition(t *testing.T) {
	for seed := range uint64(40) {
		r := randomRecord(seed, 120)
		state := record.NewState()
		for n, turn := range r.Turns {
			prefix := *r
			prefix.Turns = r.Turns[:n]
			replayed, err := prefix.Replay(nil)
			if err != nil || replayed != state {
				t.Fatalf("seed %d: after %d turns the replay differs: %v", seed, n, err)
			}
			if err := state.Play(&r.RuleSet, turn, nil); err != nil {
				t.Fatalf("seed %d, turn %d: %v", seed, n, err)
			}
		}
	}
}

func TestRecordWithoutDealReplaysFromItsFlips(t *testing.T) {
	r := randomRecord(3, 60)
	told, err := r.Replay(nil)
	if err != nil {
		t.Fatal(err)
	}
	r.Deal = nil
	untold, err := r.Replay(nil)
	if err != nil || told != untold {
		t.Errorf("without the deal the position differs: %v", err)
	}
	if _, known := r.FingerprintFits(); known {
		t.Error("a fingerprint is judged without the deal")
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

func TestPlayerOfATurnAndOfAChain(t *testing.T) {
	set, _ := game.ParseRuleSet("custom DarkCapture=true ChainAfterDark=dark")
	state := record.NewState()
	for i, step := range []struct {
		action string
		player int
	}{{"a1(M)", 1}, {"d8(p)", 2}, {"a1-b1(p)", 1}, {"b1-b2(n)", 1}, {"=", 1}} {
		if state.Player() != step.player {
			t.Errorf("step %d: player %d, want %d", i, state.Player(), step.player)
		}
		played, err := record.ParsePlayed(step.action)
		if err != nil {
			t.Fatal(err)
		}
		if err := state.Act(&set, played, nil); err != nil {
			t.Fatal(err)
		}
	}
	if state.Player() != 2 || state.Turns != 3 || state.Plies != 5 {
		t.Errorf("player %d, %d turns, %d plies", state.Player(), state.Turns, state.Plies)
	}
	if state.Colour(1) != game.Red || state.Colour(2) != game.Black || state.PlayerOf(game.Black) != 2 || state.PlayerOf(game.NoColour) != 0 {
		t.Error("colours of the players")
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

func BenchmarkReplay(b *testing.B) {
	var r *record.Record
	for seed := uint64(0); r == nil || len(r.Turns) < 200; seed++ {
		r = randomRecord(seed, 200)
	}
	for b.Loop() {
		if _, err := r.Replay(nil); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(r.Turns)), "turns")
}
